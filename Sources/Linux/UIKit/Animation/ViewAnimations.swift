import CoreGraphics
import Foundation
import QuartzCore

/// The blocks that `UIView.animate` and its relatives are running, innermost last.
@MainActor
enum ViewAnimations {
  static var blocks: [AnimationBlock] = []
  static var areEnabled = true

  /// The properties of a view's layer that UIKit animates: those of the view and, since iOS 11, the
  /// corner radius; borders and shadows of a view's layer jump.
  private static let animatable: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "anchorPoint",
    "sublayerTransform", "contentsRect", "contentsCenter",
  ]

  /// Apple: a view's layer animates inside of a block and nowhere else.
  static func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard let block = blocks.last, areEnabled, block.animates, animatable.contains(key),
      isInWindow(layer),
      let old = layer.animatableValue(forKey: key) ?? missing(key)
    else { return NSNull() }
    return PropertyAction(block: block, layer: layer, old: old)
  }

  /// Measured: a view's background comes from nothing as from a clear color.
  private static func missing(_ key: String) -> Any? {
    key == "backgroundColor" ? UIColor.clear.cgColor : nil
  }

  /// A mask view has no window of its own; it is shown where the view is that it masks.
  private static func isInWindow(_ layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let layer = next {
      if let view = layer.delegate as? UIView, view.window != nil { return true }
      next = layer.holder
    }
    return false
  }

  static func run(_ block: AnimationBlock, _ changes: () -> Void) {
    blocks.append(block)
    changes()
    blocks.removeLast()
    block.close()
  }

  static func withoutAnimation(_ changes: () -> Void) {
    let before = areEnabled
    areEnabled = false
    changes()
    areEnabled = before
  }
}

/// What happens to one property that changes inside of a block.
final class PropertyAction: NSObject, CAAction {
  private let block: AnimationBlock
  private let layer: CALayer
  private let old: Any

  @MainActor
  init(block: AnimationBlock, layer: CALayer, old: Any) {
    self.block = block
    self.layer = layer
    self.old = old
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    nonisolated(unsafe) let action = self
    MainActor.assumeIsolated { action.receive(event) }
  }

  @MainActor
  private func receive(_ key: String) {
    guard let new = layer.animatableValue(forKey: key), !AnimatableValue.same(old, new)
    else { return }
    block.receive(PropertyChange(layer: layer, key: key, old: old, new: new))
  }
}

/// One property that went from one value to another.
struct PropertyChange {
  let layer: CALayer
  let key: String
  let old: Any
  let new: Any

  /// Where an animation of this change starts.
  ///
  /// Apple: with `beginFromCurrentState` at what the screen shows, without it at the model.
  @MainActor
  func start(fromCurrentState: Bool) -> Any {
    guard fromCurrentState else { return old }
    return layer.presentation()?.animatableValue(forKey: key) ?? old
  }

  /// What is added to the new value at the start and at the end, for those properties that UIKit
  /// animates additively since iOS 8; nil for others.
  var offsets: (start: Any, end: Any)? {
    switch (key, old, new) {
    case ("position", let old as CGPoint, let new as CGPoint):
      return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case ("bounds", let old as CGRect, let new as CGRect):
      let origin = CGPoint(x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y)
      let size = CGSize(
        width: old.size.width - new.size.width, height: old.size.height - new.size.height)
      return (CGRect(origin: origin, size: size), CGRect.zero)
    case ("cornerRadius", let old as CGFloat, let new as CGFloat):
      return (old - new, CGFloat(0))
    case ("transform", let old as CATransform3D, let new as CATransform3D):
      let back = CATransform3DInvert(new)
      // A transform without an inverse is its own.
      guard CATransform3DIsIdentity(new) || !CATransform3DEqualToTransform(back, new) else {
        return nil
      }
      return (CATransform3DConcat(old, back), CATransform3DIdentity)
    default: return nil
    }
  }
}

/// How a block's animations run.
struct AnimationTiming {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var shape: AnimationShape
  var repeats = false
  var autoreverses = false
  var repeatCount: CGFloat?
  var fromCurrentState = false
  var overridesDuration = false
  var overridesCurve = false
  var overridesOptions = false
  var allowsTouches = false

  init(duration: TimeInterval, delay: TimeInterval = 0, shape: AnimationShape) {
    self.duration = duration
    self.delay = delay
    self.shape = shape
  }

  init(
    duration: TimeInterval, delay: TimeInterval, shape: AnimationShape? = nil,
    options: UIView.AnimationOptions
  ) {
    self.init(duration: duration, delay: delay, shape: shape ?? .curve(options.curve))
    repeats = options.contains(.repeat)
    autoreverses = options.contains(.autoreverse)
    fromCurrentState = options.contains(.beginFromCurrentState)
    overridesDuration = options.contains(.overrideInheritedDuration)
    overridesCurve = options.contains(.overrideInheritedCurve)
    overridesOptions = options.contains(.overrideInheritedOptions)
    allowsTouches = options.contains(.allowUserInteraction)
  }

  /// Apple: a nested block takes the duration and the curve of the one around it, unless told
  /// otherwise.
  func inheriting(from outer: AnimationTiming?) -> AnimationTiming {
    guard let outer else { return self }
    var timing = self
    if !overridesDuration { timing.duration = outer.duration }
    if !overridesCurve { timing.shape = outer.shape }
    if !overridesOptions { timing.allowsTouches = outer.allowsTouches }
    timing.delay += outer.delay
    return timing
  }

  /// Sets an animation's clockwork; `now` is the layer's time.
  @MainActor
  func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.fillMode = .both
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.autoreverses = autoreverses
    if let repeatCount {
      animation.repeatCount = Float(repeatCount)
    } else if repeats {
      animation.repeatCount = .infinity
    }
  }
}

/// One call of `UIView.animate` or of a relative.
@MainActor
class AnimationBlock {
  var timing: AnimationTiming

  init(timing: AnimationTiming) {
    self.timing = timing
  }

  /// Whether changes inside become animations at all.
  var animates: Bool { timing.duration > 0 }

  func receive(_ change: PropertyChange) {}

  /// The last change has been made.
  func close() {}
}

/// A block whose changes start at once.
class PlainBlock: AnimationBlock {
  private let tally: AnimationTally

  init(timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    tally = AnimationTally(allowsTouches: timing.allowsTouches, completion)
    super.init(timing: timing)
  }

  override func receive(_ change: PropertyChange) {
    let animation = timing.shape.animation(keyPath: change.key, duration: timing.duration)
    var key = change.key
    let isAdded = !timing.fromCurrentState || change.layer.hasAdditiveAnimation(for: key)
    if isAdded, let offsets = change.offsets {
      // One that is under way runs on, and both are seen.
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = offsets
      key = change.layer.freeAnimationKey(for: key)
    } else {
      animation.fromValue = change.start(fromCurrentState: timing.fromCurrentState)
      animation.toValue = change.new
      change.layer.removeAdditiveAnimations(for: key)
    }
    timing.apply(to: animation, on: change.layer)
    tally.count(animation)
    change.layer.add(animation, forKey: key)
  }

  override func close() {
    tally.close()
  }
}

extension CALayer {
  /// Whether one is under way that another is added to, whatever the state it's to begin from.
  fileprivate func hasAdditiveAnimation(for key: String) -> Bool {
    (animation(forKey: key) as? CAPropertyAnimation)?.isAdditive ?? false
  }

  /// The property's name, or with a number where an animation has that.
  fileprivate func freeAnimationKey(for key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  fileprivate func removeAdditiveAnimations(for key: String) {
    for other in animationKeys() ?? [] where other.hasPrefix("\(key)-") {
      removeAnimation(forKey: other)
    }
  }
}

/// Waits for all animations of a block, then calls its completion.
///
/// Apple: `finished` is whether all of them ran to their ends; a block without animations completes
/// in the next turn.
final class AnimationTally: NSObject, CAAnimationDelegate {
  private var pending = 0
  private var finished = true
  private var isClosed = false
  private var isEmpty = true
  private var completion: ((Bool) -> Void)?
  private let allowsTouches: Bool

  init(allowsTouches: Bool = true, _ completion: ((Bool) -> Void)?) {
    self.allowsTouches = allowsTouches
    self.completion = completion
    super.init()
  }

  func count(_ animation: CAAnimation) {
    pending += 1
    isEmpty = false
    animation.delegate = self
  }

  @MainActor
  func close() {
    isClosed = true
    if isEmpty {
      guard completion != nil else { return }
      HostRuntime.current.after(0) { [self] in complete() }
    } else {
      completeIfDone()
    }
  }

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    pending -= 1
    finished = finished && flag
    completeIfDone()
  }

  private func completeIfDone() {
    if isClosed, pending == 0 { complete() }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

extension AnimationTally {
  /// Apple: a view takes no touches while it is animated, unless `allowUserInteraction` is among
  /// the options of the animation.
  static func holdsTouches(off layer: CALayer) -> Bool {
    (layer.animationKeys() ?? []).contains { key in
      guard let tally = layer.animation(forKey: key)?.delegate as? AnimationTally else {
        return false
      }
      return !tally.allowsTouches
    }
  }
}
