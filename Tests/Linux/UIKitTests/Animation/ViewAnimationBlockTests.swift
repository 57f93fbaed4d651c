import Testing
import UIKit
import UIKitHost

/// Blocks within blocks, blocks without animation.
@MainActor @Suite(.warningsAreRead) struct ViewAnimationBlockTests {
  private let canvas = Canvas(size: CGSize(width: 200, height: 200))
  private let view: UIView
  private var host: Host { canvas.host }
  private var shownX: CGFloat { view.shownX }

  init() {
    view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func nothingAnimatesWithoutAnimation() {
    host.activate()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 105 }
    }
    host.advance(by: 0.05)
    #expect(shownX == 105)
  }

  @Test func animationsCanBeSwitchedOff() {
    host.activate()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    UIView.setAnimationsEnabled(true)
    host.advance(by: 0.05)
    #expect(shownX == 105)
  }

  @Test func aNestedBlockInheritsTheDuration() {
    host.activate()
    var inherited: TimeInterval = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) {
        inherited = UIView.inheritedAnimationDuration
        view.center.x = 105
      }
    }
    #expect(inherited == 1)
    host.advance(by: 0.5)
    #expect(abs(shownX - 55) < 3)
  }

  @Test func aNestedBlockMayOverrideTheDuration() {
    host.activate()
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 105
      }
    }
    host.advance(by: 0.2)
    #expect(shownX == 105)
  }

  @Test func performWithoutAnimationInsideABlockJumps() {
    host.activate()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 50 }
      #expect(UIView.areAnimationsEnabled)
    }
    host.advance(by: 0.1)
    #expect(shownX == 50)
  }

  @Test func animationsSwitchedOffJumpAndComplete() {
    host.activate()
    UIView.setAnimationsEnabled(false)
    var words: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.center.x = 50
    } completion: {
      words.append($0)
    }
    UIView.setAnimationsEnabled(true)
    host.advance(by: 0.1)
    #expect(shownX == 50)
    #expect(words == [true])
  }

  @Test func anInnerBlockInheritsTheOuterDuration() {
    host.activate()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) { view.center.x = 105 }
    }
    host.advance(by: 0.5)
    #expect(abs(shownX - 55) < 20)
  }

  @Test func anInnerBlockMayOverrideTheDuration() {
    host.activate()
    UIView.animate(withDuration: 5) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 105
      }
    }
    host.advance(by: 0.3)
    #expect(shownX == 105)
  }

  @Test func theInheritedDurationIsKnownInsideABlock() {
    host.activate()
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) {
      #expect(abs(UIView.inheritedAnimationDuration - 0.7) < 0.0001)
    }
  }
}
