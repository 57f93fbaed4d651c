import UIKit

extension TransitionView {
  private static let transformKey = "SnapshotNavigation.transform"
  private static let opacityKey = "SnapshotNavigation.opacity"
  private static let waitKey = "SnapshotNavigation.wait"

  /// Runs baked keyframes; the model values are at once those of the last layout.
  ///
  /// - Parameters:
  ///   - keyframes: What is shown when.
  ///   - live: A layer that moves like the upper screen; its model is not touched and must be what
  ///     the last layout says.
  ///   - start: The media time it runs from; nil for the moment it is first drawn.
  ///   - done: Called once, when the animations have run or have been removed.
  func play(
    _ keyframes: Keyframes, live: CALayer? = nil, from start: CFTimeInterval? = nil,
    then done: @escaping @MainActor () -> Void
  ) {
    isPlaying = true
    CATransaction.begin()
    CATransaction.setCompletionBlock(done)
    CATransaction.setDisableActions(true)
    let upper = keyframes.layouts.map { $0.upper.facing(direction) }
    for layer in upperLayers + [live].compactMap(\.self) {
      add(upper.map(\.transform), for: keyframes, to: layer, from: start)
      add(upper.map(\.opacity), for: keyframes, to: layer, from: start)
    }
    if let live, clipsLive {
      let mask = CALayer()
      mask.frame = live.bounds
      mask.backgroundColor = UIColor.black.cgColor
      live.mask = mask
      add(upper.map { CATransform3DInvert($0.transform) }, for: keyframes, to: mask, from: start)
    }
    add(upper.map(\.shadow.opacity), for: keyframes, to: shadowBand, from: start)
    let placements = keyframes.layouts.map { $0.lower.facing(direction) }
    for lower in lowerLayers {
      add(placements.map(\.transform), for: keyframes, to: lower, from: start)
      add(placements.map(\.opacity), for: keyframes, to: lower, from: start)
    }
    // Present even when nothing is shaded, so that the transition takes its time.
    add(keyframes.layouts.map(\.shade), for: keyframes, to: coverView.layer, from: start)
    show(keyframes.ends.last)
    CATransaction.commit()
  }

  /// Takes all running animations away, from this view and from the live layer.
  func stop(live: CALayer? = nil) {
    guard isPlaying else { return }
    isPlaying = false
    if clipsLive { live?.mask = nil }
    layer.removeAnimation(forKey: Self.waitKey)
    for layer in lowerLayers + upperLayers + [coverView.layer, shadowBand, live].compactMap(\.self)
    {
      layer.removeAnimation(forKey: Self.transformKey)
      layer.removeAnimation(forKey: Self.opacityKey)
    }
  }

  /// Calls `work` once, in `seconds`, unless this view has been stopped by then.
  ///
  /// An animation of nothing waits, so that no frame costs anything meanwhile.
  func wait(_ seconds: TimeInterval, then work: @escaping @MainActor () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in if self?.isPlaying == true { work() } }
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = NSNumber(value: 0)
    animation.toValue = NSNumber(value: 0)
    animation.duration = seconds
    layer.add(animation, forKey: Self.waitKey)
    CATransaction.commit()
  }

  private func add(
    _ transforms: [CATransform3D], for keyframes: Keyframes, to layer: CALayer,
    from start: CFTimeInterval?
  ) {
    let values = transforms.map { NSValue(caTransform3D: $0) }
    layer.play("transform", values, for: keyframes, key: Self.transformKey, from: start)
  }

  private func add(
    _ opacities: [CGFloat], for keyframes: Keyframes, to layer: CALayer,
    from start: CFTimeInterval?
  ) {
    let values = opacities.map { NSNumber(value: Float($0)) }
    layer.play("opacity", values, for: keyframes, key: Self.opacityKey, from: start)
  }
}

extension CALayer {
  /// Animates a property through one value for each of the keyframes, from a media time on; nil for
  /// the moment it is first drawn.
  func play(
    _ keyPath: String, _ values: [NSValue], for keyframes: Keyframes, key: String,
    from start: CFTimeInterval?
  ) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = keyframes.duration
    animation.calculationMode = .linear
    if let start {
      animation.beginTime = convertTime(start, from: nil)
      animation.fillMode = .backwards
    }
    add(animation, forKey: key)
  }
}

extension ScreenPlacement {
  /// Offset and scale as a layer transform; the anchor is the centre.
  var transform: CATransform3D {
    CATransform3DScale(CATransform3DMakeTranslation(offset.x, offset.y, 0), scale, scale, 1)
  }
}
