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
