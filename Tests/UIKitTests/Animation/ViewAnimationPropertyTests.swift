import QuartzCore
import Testing
import UIKit
import UIKitHost

/// Which properties an animation block animates, from where, and beneath which others, as developers have
/// measured it.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewAnimationPropertyTests: DotSuite {
  let dot = Dot()

  private func animate(
    _ options: UIView.AnimationOptions = .curveLinear, _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: changes, completion: completion)
  }

  @Test(arguments: ["position", "bounds", "transform", "cornerRadius"])
  func theFirstChangeRunsOnBeneathTheSecond(property: String) {
    host.activate()
    func change(_ isOn: Bool) {
      switch property {
      case "position": view.center.x = isOn ? 105 : 5
      case "bounds": view.bounds.size.width = isOn ? 110 : 10
      case "transform":
        view.transform = isOn ? CGAffineTransform(translationX: 100, y: 0) : .identity
      default: view.layer.cornerRadius = isOn ? 100 : 0
      }
    }
    func value() -> CGFloat {
      guard let shown = view.layer.presentation() else { return -1 }
      switch property {
      case "position": return shown.position.x - 5
      case "bounds": return shown.bounds.width - 10
      case "transform": return shown.transform.m41
      default: return shown.cornerRadius
      }
    }
    var ends: [String] = []
    animate {
      change(true)
    } completion: {
      ends.append("first \($0)")
    }
    host.advance(by: 0.5)
    animate {
      change(false)
    } completion: {
      ends.append("second \($0)")
    }
    host.advance(by: 0.25)
    // The first is 25 points short of its end, the second has 75 of its 100 still to go.
    #expect(abs(value() - 50) < 2)
    host.advance(by: 0.3)
    #expect(ends == ["first true"])
    host.advance(by: 0.7)
    #expect(value() == 0)
    #expect(ends == ["first true", "second true"])
    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test func scalingToNothingAndBackEnds() {
    host.activate()
    animate { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    host.advance(by: 0.5)
    animate { view.transform = .identity }
    host.advance(by: 1.2)
    #expect(CATransform3DIsIdentity(view.layer.presentation()?.transform ?? CATransform3D()))
  }

  @Test func bordersShadowsAndDepthOfAViewsLayerJump() {
    host.activate()
    animate {
      view.layer.borderWidth = 5
      view.layer.shadowOpacity = 1
      view.layer.zPosition = 5
    }
    #expect(view.layer.zPosition == 5)
    host.advance(by: 0.1)
    #expect(view.layer.animationKeys()?.isEmpty != false)
    #expect(view.layer.presentation()?.borderWidth == 5)
  }

  @Test func aBackgroundFromNothingAnimatesInAView() {
    host.activate()
    view.backgroundColor = nil
    host.advance(by: 0.1)
    animate { view.backgroundColor = .red }
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    host.advance(by: 0.5)
    let alpha = view.layer.presentation()?.backgroundColor?.alpha ?? -1
    #expect(abs(alpha - 0.5) < 0.05)
    host.advance(by: 1)
    #expect(view.layer.presentation()?.backgroundColor?.alpha == 1)
  }

  @Test func aBackgroundFromNothingJumpsOnABareLayer() {
    host.activate()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    host.advance(by: 0.1)
    layer.backgroundColor = UIColor.red.cgColor
    host.advance(by: 1.0 / 60)
    #expect(layer.presentation()?.backgroundColor?.alpha == 1)
  }

  @Test func fromTheCurrentStateASecondAnimationIsAddedToTheFirst() {
    host.activate()
    animate { view.center.x = 105 }
    host.advance(by: 0.5)
    let before = shownX
    animate([.curveLinear, .beginFromCurrentState]) { view.center.x = 5 }
    #expect(view.layer.animationKeys()?.sorted() == ["position", "position-2"])
    let added = view.layer.animation(forKey: "position-2") as? CAPropertyAnimation
    #expect(added?.isAdditive == true)
    host.advance(by: 1.0 / 60)
    // It begins where the screen is.
    #expect(abs(shownX - before) < 4)
    host.advance(by: 1.5)
    #expect(shownX == 5)
  }

  @Test func aSpringOfFiguresSettlesAsALayersDoes() {
    host.activate()
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    #expect(abs(spring.settlingDuration - 0.5) < 0.02)
    let animator = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero))
    #expect(abs(animator.duration - spring.settlingDuration) < 0.001)
    var end: TimeInterval?
    let start = CACurrentMediaTime()
    animator.addAnimations { view.center.x = 105 }
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
