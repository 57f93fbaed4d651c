import CoreGraphics
import Foundation
import QuartzCore

/// One property under a property animator, from the animator's start to its end.
final class AnimatorTrack {
  let layer: CALayer
  let key: String
  let values: [Any]
  let times: [Double]

  init(layer: CALayer, key: String, values: [Any], times: [Double]) {
    self.layer = layer
    self.key = key
    self.values = values
    self.times = times
  }

  var start: Any? { values.first }
  var end: Any? { values.last }

  /// The value at a fraction of the whole.
  func value(at fraction: Double) -> Any? {
    guard let last = values.indices.last, last > 0 else { return values.first }
    let index = (1..<last).first { times[$0] > fraction } ?? last
    let length = times[index] - times[index - 1]
    let part = length > 0 ? (fraction - times[index - 1]) / length : 1
    return CALayer.interpolate(from: values[index - 1], to: values[index], at: CGFloat(part))
  }

  /// The whole as an animation of this shape; `nil` is linear.
  func animation(shape: AnimationShape, duration: TimeInterval) -> CAPropertyAnimation {
    if values.count == 2 {
      let animation = shape.animation(keyPath: key, duration: duration)
      animation.fromValue = start
      animation.toValue = end
      return animation
    }
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = duration
    if case .cubic(let one, let two) = shape.kind {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
    }
    return animation
  }

  /// A stretch from one fraction's value to another's.
  func stretch(
    from one: Double, to other: Double, shape: AnimationShape, duration: TimeInterval
  ) -> CAPropertyAnimation {
    let animation = shape.animation(keyPath: key, duration: duration)
    animation.fromValue = value(at: one)
    animation.toValue = value(at: other)
    return animation
  }

  @MainActor
  func show(_ animation: CAAnimation) {
    animation.fillMode = .both
    layer.add(animation, forKey: key)
  }

  @MainActor
  func settle(at value: Any?) {
    ViewAnimations.withoutAnimation {
      if let value { AnimatableValue.set(value, forKey: key, on: layer) }
    }
    layer.removeAnimation(forKey: key)
  }
}

/// A block of an animator: its changes become tracks.
final class AnimatorBlock: AnimationBlock {
  private(set) var tracks: [AnimatorTrack] = []
  private let from: Double
  private var inner: [AnimatorBlock] = []
  private let completion: ((Bool) -> Void)?
  private weak var animator: UIViewPropertyAnimator?

  /// The changes start at the fraction `from`.
  init(
    timing: AnimationTiming, from: Double, animator: UIViewPropertyAnimator,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.from = from
    self.animator = animator
    self.completion = completion
    super.init(timing: timing)
  }

  override func receive(_ change: PropertyChange) {
    add(change.layer, change.key, change.start(fromCurrentState: true), change.new)
  }

  /// Keyframes inside of an animator's block are tracks of their own.
  func add(_ layer: CALayer, _ key: String, values: [Any], times: [Double]) {
    tracks.removeAll { $0.layer === layer && $0.key == key }
    tracks.append(AnimatorTrack(layer: layer, key: key, values: values, times: times))
  }

  private func add(_ layer: CALayer, _ key: String, _ old: Any, _ new: Any) {
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }),
      let start = tracks[index].start
    {
      tracks.remove(at: index)
      return add(layer, key, start, new)
    }
    let delayed = from > 0
    add(
      layer, key, values: delayed ? [old, old, new] : [old, new],
      times: delayed ? [0, from, 1] : [0, 1])
  }

  /// A `UIView.animate` inside: under the animator's control like the rest.
  func nested(_ timing: AnimationTiming, completion: ((Bool) -> Void)?) -> AnimatorBlock {
    guard let animator else { return self }
    let block = AnimatorBlock(
      timing: timing, from: from, animator: animator, completion: completion)
    inner.append(block)
    return block
  }

  override func close() {
    guard let animator else { return }
    if let completion { animator.addCompletion { completion($0 == .end) } }
    animator.adopt(tracks)
  }
}
