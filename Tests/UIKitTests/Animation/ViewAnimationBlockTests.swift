import Testing
import UIKit
import UIKitHost

/// Blocks within blocks, blocks without animation.
@MainActor @Suite(.warningsAreRead) struct ViewAnimationBlockTests: DotSuite {
  let dot = Dot()

  @Test func aNestedBlockMayOverrideTheDuration() {
    host.activate()
    #expect(UIView.inheritedAnimationDuration == 0)
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
}
