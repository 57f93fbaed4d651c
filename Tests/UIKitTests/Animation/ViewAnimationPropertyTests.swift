import QuartzCore
import Testing
import UIKit
import UIKitHost

/// Which properties an animation block animates, and from where, as developers have measured it.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewAnimationPropertyTests {
  private let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func show() {
    host.activate()
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  @Test func theZPositionDoesNotAnimate() {
    show()
    UIView.animate(withDuration: 1) { view.layer.zPosition = 5 }
    #expect(view.layer.animationKeys()?.isEmpty != false)
    #expect(view.layer.zPosition == 5)
  }

  @Test func aBackgroundFromNothingAnimatesInAView() {
    show()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .red
    }
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    host.advance(by: 0.5)
    let alpha = view.layer.presentation()?.backgroundColor?.alpha ?? -1
    #expect(abs(alpha - 0.5) < 0.05)
    host.advance(by: 1)
    #expect(view.layer.presentation()?.backgroundColor?.alpha == 1)
  }

  @Test func aBackgroundFromNothingJumpsOnABareLayer() {
    show()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    host.advance(by: 0.1)
    layer.backgroundColor = UIColor.red.cgColor
    host.advance(by: 1.0 / 60)
    #expect(layer.presentation()?.backgroundColor?.alpha == 1)
  }

  @Test func fromTheCurrentStateASecondAnimationIsAddedToTheFirst() {
    show()
    let animate = { (x: CGFloat) in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) { [view] in view.center.x = x }
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    host.advance(by: 0.5)
    let before = view.layer.presentation()?.position.x ?? 0
    animate(10)
    #expect(view.layer.animationKeys()?.sorted() == ["position", "position-2"])
    let added = view.layer.animation(forKey: "position-2") as? CAPropertyAnimation
    #expect(added?.isAdditive == true)
    host.advance(by: 1.0 / 60)
    // It begins where the screen is.
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - before) < 4)
    host.advance(by: 1.5)
    #expect(view.layer.presentation()?.position.x == 10)
  }

  @Test func aSpringOfFiguresSettlesAsALayersDoes() {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    #expect(abs(spring.settlingDuration - 0.5) < 0.02)
    let animator = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero))
    #expect(abs(animator.duration - spring.settlingDuration) < 0.001)
    show()
    var end: TimeInterval?
    let start = CACurrentMediaTime()
    animator.addAnimations { view.center.x = 110 }
    animator.addCompletion { _ in end = CACurrentMediaTime() - start }
    animator.startAnimation()
    host.advance(by: 2)
    #expect(abs((end ?? 0) - spring.settlingDuration) < 0.05)
  }

  @Test func theKeyboardsCurveIsAValue() {
    let curve = UIView.AnimationCurve(rawValue: 7)
    #expect(curve?.rawValue == 7)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
  }
}
