import Testing
import UIKitHost

@testable import UIKit

@MainActor
struct ViewAnimationTests {
  private let host = Host(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test
  func theModelChangesAtOnceAndTheScreenInTime() {
    host.activate()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    #expect(view.center.x == 110)
    host.advance(by: 0.5)
    #expect(abs(shownX - 60) < 3)
    host.advance(by: 0.6)
    #expect(shownX == 110)
  }

  /// A mask view is in no window, and animates all the same.
  @Test
  func aMaskViewAnimatesWhereItMasks() {
    host.activate()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
    mask.backgroundColor = .black
    view.mask = mask
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      mask.frame.size.width = 100
    } completion: {
      finished = $0
    }
    host.advance(by: 0.5)
    #expect(finished == nil)
    #expect(host.pixel(at: CGPoint(x: 40, y: 50)).red == 255)
    #expect(host.pixel(at: CGPoint(x: 40, y: 50)).green == 0)
    #expect(
      host.pixel(at: CGPoint(x: 80, y: 50)).green == host.pixel(at: CGPoint(x: 150, y: 50)).green)
    #expect(host.pixel(at: CGPoint(x: 80, y: 50)).red == host.pixel(at: CGPoint(x: 150, y: 50)).red)
    host.advance(by: 0.6)
    #expect(finished == true)
    #expect(host.pixel(at: CGPoint(x: 80, y: 50)).red == 255)
  }

  @Test
  func completionComesAtTheEndAndSaysFinished() {
    host.activate()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    host.advance(by: 0.25)
    #expect(finished == nil)
    host.advance(by: 0.15)
    #expect(finished == true)
  }

  @Test
  func aRemovedAnimationHasNotFinished() {
    host.activate()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    host.advance(by: 0.1)
    view.layer.removeAllAnimations()
    host.advance(by: 0.05)
    #expect(finished == false)
  }

  @Test
  func theAnimationOfAViewThatLeavesStopsUnfinished() {
    host.activate()
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    host.advance(by: 0.1)
    view.removeFromSuperview()
    host.advance(by: 0.1)
    #expect(finished == false)
  }

  @Test
  func aViewThatIsAddedAnimatesInTheSameTurn() {
    host.activate()
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.addSubview(new)
    new.alpha = 0
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { new.alpha = 1 }
    host.advance(by: 0.2)
    let shown = new.layer.presentation()?.opacity ?? -1
    #expect((0.4...0.55).contains(shown))
  }

  @Test
  func animationsFollowTheTimeOfTheLayersAbove() {
    host.activate()
    host.window.layer.speed = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    host.advance(by: 0.5)
    #expect(shownX == 10)
    host.window.layer.timeOffset = 0.5
    host.advance(by: 1.0 / 60)
    #expect(abs(shownX - 60) < 3)
  }

  @Test
  func withoutDurationTheCompletionComesInTheNextTurn() {
    host.activate()
    var finished: Bool?
    UIView.animate(withDuration: 0) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0.5)
    #expect(finished == nil)
    host.advance(by: 1.0 / 60)
    #expect(finished == true)
  }

  @Test
  func nothingAnimatesWithoutAnimation() {
    host.activate()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 110 }
    }
    host.advance(by: 0.05)
    #expect(shownX == 110)
  }

  @Test
  func animationsCanBeSwitchedOff() {
    host.activate()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 110 }
    UIView.setAnimationsEnabled(true)
    host.advance(by: 0.05)
    #expect(shownX == 110)
  }

  @Test
  func aNestedBlockInheritsTheDuration() {
    host.activate()
    var inherited: TimeInterval = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) {
        inherited = UIView.inheritedAnimationDuration
        view.center.x = 110
      }
    }
    #expect(inherited == 1)
    host.advance(by: 0.5)
    #expect(abs(shownX - 60) < 3)
  }

  @Test
  func aNestedBlockMayOverrideTheDuration() {
    host.activate()
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 110
      }
    }
    host.advance(by: 0.2)
    #expect(shownX == 110)
  }

  @Test
  func aDelayHoldsTheOldValue() {
    host.activate()
    UIView.animate(withDuration: 0.2, delay: 0.5, options: .curveLinear) { view.center.x = 110 }
    host.advance(by: 0.4)
    #expect(shownX == 10)
    host.advance(by: 0.4)
    #expect(shownX == 110)
  }

  @Test
  func beginFromCurrentStateStartsWhereTheScreenIs() {
    host.activate()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    host.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) {
      view.center.x = 10
    }
    host.advance(by: 1.0 / 60)
    #expect(abs(shownX - 60) < 4)
    host.advance(by: 1.1)
    #expect(shownX == 10)
  }

  @Test
  func aSpringOvershootsAndArrives() {
    host.activate()
    var most: CGFloat = 0
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) {
      view.center.x = 110
    }
    for _ in 0..<60 {
      host.advance(by: 1.0 / 60)
      most = max(most, shownX)
    }
    #expect(most > 112)
    #expect(shownX == 110)
  }

  @Test
  func aCriticalSpringDoesNotOvershoot() {
    host.activate()
    let spring = Spring(dampingRatio: 1, initialVelocity: 0).fitted(to: 0.5)
    #expect(abs(spring.settlingDuration - 0.5) < 0.001)
    for step in 0...50 { #expect(spring.value(at: Double(step) / 100) <= 1) }
  }

  @Test
  func aSpringStartsWithItsVelocity() {
    host.activate()
    let spring = Spring(dampingRatio: 0.8, initialVelocity: 3).fitted(to: 0.5)
    #expect(abs(spring.value(at: 0.001) / 0.001 - 3) < 0.2)
  }

  @Test
  func keyframesRunInTheirParts() {
    host.activate()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: KeyframeOptions.linear
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.center.x = 110
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 60
      }
    }
    host.advance(by: 0.5)
    #expect(abs(shownX - 108) < 3)
    host.advance(by: 0.6)
    #expect(shownX == 60)
  }

  @Test
  func aTransitionDissolves() {
    host.activate()
    view.backgroundColor = .white
    host.advance(by: 0.05)
    var finished: Bool?
    UIView.transition(with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear])
    {
      view.backgroundColor = .black
    } completion: {
      finished = $0
    }
    host.advance(by: 0.2)
    let middle = host.pixel(at: CGPoint(x: 10, y: 10)).red
    #expect((90...165).contains(middle))
    host.advance(by: 0.3)
    #expect(finished == true)
    #expect(host.pixel(at: CGPoint(x: 10, y: 10)).red == 0)
  }
}

private enum KeyframeOptions {
  static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
