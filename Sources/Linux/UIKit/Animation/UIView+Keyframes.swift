import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = ViewAnimations.blocks.last
    let timing = AnimationTiming(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue)
    ).inheriting(from: outer?.timing)
    let block = KeyframeBlock(
      timing: timing, mode: options.calculationMode, around: outer as? AnimatorBlock,
      completion: completion)
    ViewAnimations.run(block, animations)
  }

  /// Apple: both times are parts of the whole, from 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimations.blocks.last as? KeyframeBlock else { return animations() }
    block.during(frameStartTime, frameDuration, animations)
  }
}

/// A block that gathers keyframes and adds them when it is closed.
final class KeyframeBlock: AnimationBlock {
  private struct Stop {
    var start: Double
    var length: Double
    var value: Any
  }

  private struct Path {
    var layer: CALayer
    var key: String
    var initial: Any
    var stops: [Stop]
  }

  private let mode: CAAnimationCalculationMode
  private let animatorBlock: AnimatorBlock?
  private let tally: AnimationTally
  private var paths: [Path] = []
  private var frame = (start: 0.0, length: 1.0)

  init(
    timing: AnimationTiming, mode: CAAnimationCalculationMode, around: AnimatorBlock?,
    completion: ((Bool) -> Void)?
  ) {
    self.mode = mode
    animatorBlock = around
    tally = AnimationTally(allowsTouches: timing.allowsTouches, completion)
    super.init(timing: timing)
  }

  func during(_ start: Double, _ length: Double, _ changes: () -> Void) {
    let before = frame
    frame = (min(max(start, 0), 1), min(max(length, 0), 1))
    changes()
    frame = before
  }

  override func receive(_ change: PropertyChange) {
    let stop = Stop(start: frame.start, length: frame.length, value: change.new)
    if let index = paths.firstIndex(where: { $0.layer === change.layer && $0.key == change.key }) {
      paths[index].stops.append(stop)
    } else {
      paths.append(
        Path(
          layer: change.layer, key: change.key,
          initial: change.start(fromCurrentState: timing.fromCurrentState), stops: [stop]))
    }
  }

  override func close() {
    for path in paths {
      let (values, times) = course(of: path)
      if let animatorBlock {
        animatorBlock.add(path.layer, path.key, values: values, times: times)
        continue
      }
      let animation = CAKeyframeAnimation(keyPath: path.key)
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.duration = timing.duration
      if case .cubic(let one, let two) = timing.shape.kind {
        animation.timingFunction = CAMediaTimingFunction(
          controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
      }
      timing.apply(to: animation, on: path.layer)
      tally.count(animation)
      path.layer.add(animation, forKey: path.key)
    }
    tally.close()
  }

  /// A value holds from the end of one keyframe to the start of the next.
  private func course(of path: Path) -> (values: [Any], times: [Double]) {
    var values = [path.initial]
    var times = [0.0]
    var last = path.initial
    var end = 0.0
    for stop in path.stops.sorted(by: { $0.start < $1.start }) {
      if stop.start > end {
        values.append(last)
        times.append(stop.start)
      }
      end = max(min(stop.start + stop.length, 1), end)
      values.append(stop.value)
      times.append(end)
      last = stop.value
    }
    if end < 1 {
      values.append(last)
      times.append(1)
    }
    return (values, times)
  }
}
