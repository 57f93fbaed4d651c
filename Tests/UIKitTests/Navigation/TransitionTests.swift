import Testing
import UIKit
import UIKitHost

/// Custom and interactive transitions as their animators and coordinators see them.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionTests {
  @Test func contextKnowsViewsAndFrames() {
    let (scene, _, animator) = customScene()
    let first = scene.screens[0]
    let next = scene.screen("B")
    var seen = 0
    animator.inAnimate = { context in
      seen += 1
      #expect(context.view(forKey: .from) === first.view)
      #expect(context.view(forKey: .to) === next.view)
      #expect(first.view.superview === context.containerView)
      #expect(next.view.superview == nil)
      #expect(context.initialFrame(for: first) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(context.finalFrame(for: first) == .zero)
      #expect(context.initialFrame(for: next) == .zero)
      #expect(context.finalFrame(for: next) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
    }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(seen == 1)
    #expect(first.view.superview == nil)
  }
}
