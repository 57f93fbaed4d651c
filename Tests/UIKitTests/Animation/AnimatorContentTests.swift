import Testing
import UIKit
import UIKitHost

/// What an animator animates: additions, delays, springs, nested blocks.
@MainActor @Suite(.warningsAreRead) struct AnimatorContentTests: DotSuite {
  let dot = Dot()

  @Test func delayedAnimationsStartLaterAndEndTogether() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ [view] in view.center.x = 105 }, delayFactor: 0.5)
    animator.startAnimation()
    host.advance(by: 0.45)
    #expect(shownX == 5)
    host.advance(by: 0.3)
    #expect(abs(shownX - 55) < 4)
    host.advance(by: 0.3)
    #expect(shownX == 105)
  }

  @Test func nestedBlocksAreUnderItsControl() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animate(withDuration: 0.1) { view.center.x = 105 }
    }
    animator.fractionComplete = 0.5
    host.advance(by: 0.2)
    #expect(shownX == 55)
    animator.stopAnimation(true)
  }

  @Test func animationsAddedWhileRunningTakeTheRemainingTime() {
    host.activate()
    let animator = animator()
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.addAnimations { view.alpha = 0 }
    host.advance(by: 0.25)
    let opacity = view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7)
    host.advance(by: 0.4)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func twoAnimatorsOfOneViewDoNotDisturbEachOther() {
    host.activate()
    let animator = animator()
    let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    fade.fractionComplete = 0.25
    host.advance(by: 2)
    #expect(shownX == 105)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
    fade.stopAnimation(false)
    fade.finishAnimation(at: .start)
    #expect(view.alpha == 1)
  }

  @Test(arguments: [true, false])
  func anAnimatorTakesTouchesFromItsViewsIfTold(allowed: Bool) {
    host.activate()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.advance(by: 0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.isUserInteractionEnabled = allowed
    animator.startAnimation()
    host.advance(by: 0.3)
    #expect((canvas.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view) == allowed)
    host.advance(by: 1)
    #expect(canvas.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }
}
