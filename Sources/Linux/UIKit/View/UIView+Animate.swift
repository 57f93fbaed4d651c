import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimations.areEnabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimations.withoutAnimation(actionsWithoutAnimation)
  }

  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.areEnabled ? ViewAnimations.blocks.last?.timing.duration ?? 0 : 0
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    runBlock(timing, options: options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
    let timing = AnimationTiming(
      duration: duration, delay: delay, shape: AnimationShape(kind: .spring(spring)),
      options: options)
    runBlock(timing, options: options, animations, completion)
  }

  /// Apple: the bounce is 1 less the damping ratio, the duration the one that is felt.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let timing = AnimationTiming(
      duration: spring.settlingDuration, delay: delay,
      shape: AnimationShape(kind: .spring(spring)), options: options)
    runBlock(timing, options: options, animations, completion)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = ViewAnimations.blocks.last else { return animations() }
    var timing = outer.timing
    timing.repeatCount = count
    timing.autoreverses = autoreverses
    ViewAnimations.run(PlainBlock(timing: timing, completion: nil), animations)
  }

  static func runBlock(
    _ timing: AnimationTiming, options: UIView.AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let inherited = timing.inheriting(from: ViewAnimations.blocks.last?.timing)
    if let outer = ViewAnimations.blocks.last as? AnimatorBlock {
      return ViewAnimations.run(outer.nested(inherited, completion: completion), animations)
    }
    let block = PlainBlock(timing: inherited, completion: completion)
    ViewAnimations.run(block, animations)
  }
}

extension Spring {
  init(perceptualDuration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
    allowsOverdamping = true
  }
}
