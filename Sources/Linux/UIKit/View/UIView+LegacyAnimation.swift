import Foundation

/// A block between `beginAnimations` and `commitAnimations`.
private final class LegacyBlock: PlainBlock {}

/// Apple: the animations of before there were blocks; deprecated, and still there.
extension UIView {
  private static let legacyDuration: TimeInterval = 0.2

  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let timing = AnimationTiming(duration: legacyDuration, delay: 0, options: [])
      .inheriting(from: ViewAnimations.blocks.last?.timing)
    ViewAnimations.blocks.append(LegacyBlock(timing: timing, completion: nil))
  }

  public class func commitAnimations() {
    guard let block = ViewAnimations.blocks.last as? LegacyBlock else { return }
    ViewAnimations.blocks.removeLast()
    block.close()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = delay }
  }

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    change { $0.shape = .curve(curve) }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = CGFloat(repeatCount) }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.fromCurrentState = fromCurrentState }
  }

  private class func change(_ change: (inout AnimationTiming) -> Void) {
    guard let block = ViewAnimations.blocks.last as? LegacyBlock else { return }
    change(&block.timing)
  }
}
