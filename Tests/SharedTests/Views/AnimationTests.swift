import UIKit
import XCTest

/// Animations of views and layers.
final class AnimationTests: XCTestCase {
  @MainActor private func dot() async -> (Phone, UIView) {
    let phone = await Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    view.backgroundColor = .red
    await phone.show(view)
    return (phone, view)
  }

  @MainActor private func x(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.position.x ?? .nan
  }

  @MainActor private func animate(
    _ duration: TimeInterval = 2, _ options: UIView.AnimationOptions = .curveLinear,
    _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: changes,
      completion: completion)
  }

  /// The model changes at once, the screen in time.
  @MainActor func testTheModelChangesAtOnceAndTheScreenInTime() async {
    let (phone, view) = await dot()
    animate { view.center.x = 210 }
    XCTAssertEqual(view.center.x, 210)
    await phone.wait(1)
    XCTAssertEqual(x(view), 110, accuracy: 40)
    await phone.wait(1.5)
    XCTAssertEqual(x(view), 210)
  }

  /// The completion says that the animation has finished.
  @MainActor func testTheCompletionSaysThatItFinished() async {
    let (phone, view) = await dot()
    var ends: [Bool] = []
    animate(0.6) {
      view.center.x = 210
    } completion: {
      ends.append($0)
    }
    await phone.wait(0.3)
    XCTAssertEqual(ends, [])
    await phone.settle()
    XCTAssertEqual(ends, [true])
  }

  /// A removed animation has not finished.
  @MainActor func testARemovedAnimationHasNotFinished() async {
    let (phone, view) = await dot()
    var ends: [Bool] = []
    animate {
      view.center.x = 210
    } completion: {
      ends.append($0)
    }
    await phone.wait(0.3)
    view.layer.removeAllAnimations()
    await phone.wait(0.3)
    XCTAssertEqual(ends, [false])
  }

  /// Of two moves the first runs on beneath the second, and both finish.
  @MainActor func testTwoMovesAreAdditive() async {
    let (phone, view) = await dot()
    var ends: [String] = []
    animate {
      view.center.x = 210
    } completion: {
      ends.append("first \($0)")
    }
    await phone.wait(0.5)
    let before = x(view)
    animate {
      view.center.x = 10
    } completion: {
      ends.append("second \($0)")
    }
    await phone.turn()
    XCTAssertEqual(x(view), before, accuracy: 40)
    await phone.wait(3)
    XCTAssertEqual(ends, ["first true", "second true"])
    XCTAssertEqual(x(view), 10)
  }

  /// An opacity starts from the model, and ends the animation before it.
  @MainActor func testAnOpacityStartsFromTheModel() async {
    let (phone, view) = await dot()
    var ends: [Bool] = []
    animate {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    await phone.wait(0.3)
    animate {
      view.alpha = 1
    } completion: {
      ends.append($0)
    }
    await phone.turn()
    XCTAssertLessThan(view.layer.presentation()?.opacity ?? 1, 0.3)
    await phone.wait(2.5)
    XCTAssertEqual(ends, [false, true])
  }

  /// From the current state a move is added to the one that runs on beneath it.
  @MainActor func testFromTheCurrentStateAMoveIsAddedToTheFirst() async {
    let (phone, view) = await dot()
    var ends: [Bool] = []
    animate {
      view.center.x = 210
    } completion: {
      ends.append($0)
    }
    await phone.wait(1)
    let before = x(view)
    animate(2, [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 10
    } completion: {
      ends.append($0)
    }
    await phone.turn()
    XCTAssertEqual(x(view), before, accuracy: 30)
    XCTAssertEqual(ends, [])
    await phone.wait(2.5)
    XCTAssertEqual(ends, [true, true])
  }

  /// A nested block has the duration of the outer one.
  @MainActor func testANestedBlockInheritsItsDuration() async {
    let (phone, view) = await dot()
    var inherited: TimeInterval = 0
    animate(2) {
      UIView.animate(withDuration: 0.1) {
        inherited = UIView.inheritedAnimationDuration
        view.alpha = 0
      }
    }
    XCTAssertEqual(inherited, 2)
    await phone.wait(0.5)
    XCTAssertGreaterThan(view.layer.presentation()?.opacity ?? 0, 0.4)
    view.layer.removeAllAnimations()
  }

  /// Inside `performWithoutAnimation` nothing is animated.
  @MainActor func testWithoutAnimationNothingIsAnimated() async {
    let (_, view) = await dot()
    animate { UIView.performWithoutAnimation { view.center.x = 210 } }
    XCTAssertTrue(view.layer.animationKeys()?.isEmpty ?? true)
  }

  /// Switched off, animations change at once and complete.
  @MainActor func testAnimationsCanBeSwitchedOff() async {
    let (phone, view) = await dot()
    UIView.setAnimationsEnabled(false)
    var ends: [Bool] = []
    animate {
      view.center.x = 210
    } completion: {
      ends.append($0)
    }
    UIView.setAnimationsEnabled(true)
    XCTAssertFalse(view.isAnimating)
    await phone.wait(0.3)
    XCTAssertEqual(x(view), 210)
    XCTAssertEqual(ends, [true])
  }

  /// A block that changes nothing completes at once.
  @MainActor func testABlockThatChangesNothingCompletesSoon() async {
    let (phone, _) = await dot()
    var ends: [Bool] = []
    animate(5) {
    } completion: {
      ends.append($0)
    }
    await phone.wait(0.3)
    XCTAssertEqual(ends, [true])
  }

  /// A bare layer animates by itself, in a quarter of a second.
  @MainActor func testABareLayerAnimatesByItself() async {
    let (phone, view) = await dot()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    await phone.wait(0.2)
    layer.opacity = 0
    XCTAssertEqual(layer.animation(forKey: "opacity")?.duration ?? -1, 0.25, accuracy: 0.26)
    XCTAssertNotNil(layer.animation(forKey: "opacity"))
    await phone.settle()
    XCTAssertNil(layer.animation(forKey: "opacity"))
  }

  /// A view's layer doesn't animate by itself.
  @MainActor func testAViewsLayerDoesNotAnimateByItself() async {
    let (_, view) = await dot()
    view.layer.opacity = 0
    XCTAssertNil(view.layer.animation(forKey: "opacity"))
  }

  /// With actions disabled a bare layer doesn't animate.
  @MainActor func testWithActionsDisabledNothingIsAnimated() async {
    let (phone, view) = await dot()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    await phone.wait(0.2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    XCTAssertNil(layer.animation(forKey: "opacity"))
  }

  /// A layer's animation leaves the model, and is removed at its end.
  @MainActor func testALayersAnimationLeavesTheModel() async {
    let (phone, view) = await dot()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 100
    move.toValue = 200
    move.duration = 1
    view.layer.add(move, forKey: "move")
    await phone.wait(0.5)
    XCTAssertEqual(x(view), 150, accuracy: 40)
    XCTAssertEqual(view.layer.position.x, 10)
    await phone.wait(0.8)
    XCTAssertNil(view.layer.animation(forKey: "move"))
    XCTAssertEqual(x(view), 10)
  }

  /// The layer keeps a copy of its animation.
  @MainActor func testTheLayerKeepsACopyOfItsAnimation() async {
    let (phone, view) = await dot()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 100
    move.toValue = 100
    move.duration = 5
    view.layer.add(move, forKey: "move")
    move.toValue = 1_000
    await phone.wait(0.3)
    XCTAssertEqual(x(view), 100)
    view.layer.removeAllAnimations()
  }

  /// The completion of a transaction comes after its animations.
  @MainActor func testATransactionsCompletionComesAfterItsAnimations() async {
    let (phone, view) = await dot()
    let done = Calls()
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { done.note("done") } }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 1
    view.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    await phone.wait(0.4)
    XCTAssertEqual(done.all, [])
    await phone.wait(1)
    XCTAssertEqual(done.all, ["done"])
  }

  /// A layer's speed and time offset hold its time still.
  @MainActor func testALayersTimeCanBeHeld() async {
    let (phone, view) = await dot()
    view.layer.speed = 0
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    view.layer.add(move, forKey: "move")
    await phone.turn()
    view.layer.timeOffset = 0.25
    await phone.wait(0.1)
    XCTAssertEqual(x(view), 25, accuracy: 1)
    view.layer.timeOffset = 0.75
    await phone.wait(0.1)
    XCTAssertEqual(x(view), 75, accuracy: 1)
  }

  /// A keyframe animation passes its values.
  @MainActor func testKeyframesPassTheirValues() async {
    let (phone, view) = await dot()
    view.layer.speed = 0
    let move = CAKeyframeAnimation(keyPath: "position.x")
    move.values = [0, 100, 50]
    move.keyTimes = [0, 0.5, 1]
    move.duration = 1
    view.layer.add(move, forKey: "move")
    await phone.turn()
    view.layer.timeOffset = 0.5
    await phone.wait(0.1)
    XCTAssertEqual(x(view), 100, accuracy: 1)
    view.layer.timeOffset = 0.75
    await phone.wait(0.1)
    XCTAssertEqual(x(view), 75, accuracy: 1)
  }
}
