import UIKit

extension TransitionView {
  private static let waitKey = "SnapshotNavigation.wait"

  /// Plays baked keyframes from a media time; nil starts when they're first drawn.
  ///
  /// The model values change to the last layout at once. `done` is called once, when the animations have
  /// run or have been removed, or if Core Animation doesn't report that.
  package func play(
    _ keyframes: Keyframes, from start: CFTimeInterval? = nil,
    then done: @escaping @MainActor (_ isReported: Bool) -> Void
  ) {
    isPlaying = true
    CATransaction.begin()
    AnimationEnd(of: layer, after: keyframes.duration, then: done)
    CATransaction.setDisableActions(true)
    let upper = keyframes.layouts.map { $0.upper.facing(direction) }
    play(upper, on: upperLayers, for: keyframes, from: start)
    if let live {
      play(upper, liveKeyPath, on: [live], for: keyframes, from: start)
      for bar in bars {
        play(
          upper.map { $0.moved(bar, with: live) }, liveKeyPath, on: [bar], for: keyframes,
          from: start)
      }
      if clipLive() {
        live.play(
          "backgroundColor", [UIColor.clear.cgColor, UIColor.clear.cgColor], for: keyframes,
          from: start)
      }
    }
    let shadows = keyframes.layouts.map { shadow(of: $0).opacity }
    shadowBand.play(opacities: shadows, for: keyframes, from: start)
    let lower = keyframes.layouts.map { $0.lower.facing(direction) }
    play(lower, on: lowerLayers, for: keyframes, from: start)
    if fadesOut {
      layer.play(
        opacities: keyframes.layouts.map { 1 - $0.upper.opacity }, for: keyframes, from: start)
    }
    // Added even without a shade, so that the transition takes its full time.
    shadeView.layer.play(opacities: keyframes.layouts.map(\.shade), for: keyframes, from: start)
    if let last = keyframes.layouts.last { show(last) }
    tabBar?.copy?.play(keyframes, from: start) { _ in }
    CATransaction.commit()
  }

  /// Shows a layout under a finger, and moves the live layer with the upper screen.
  func hold(_ layout: TransitionLayout) {
    show(layout)
    guard let live else { return }
    isPlaying = true
    if clipLive() { live.hold("backgroundColor", UIColor.clear.cgColor) }
    let upper = layout.upper.facing(direction)
    live.hold(liveKeyPath, upper.transform)
    live.hold("opacity", Float(upper.opacity))
    for bar in bars {
      bar.hold(liveKeyPath, upper.moved(bar, with: live).transform)
      bar.hold("opacity", Float(upper.opacity))
    }
  }

  private var live: CALayer? { fadesOut ? nil : moving }
  private var bars: [CALayer] { fadesOut ? [] : liveScreen?.bars ?? [] }

  /// The animated property: a clipped live screen moves by its sublayers.
  private var liveKeyPath: String { clipsLive ? "sublayerTransform" : "transform" }

  /// Clips a moving live screen to the scope's rectangle; effect views fail beneath a mask (Apple,
  /// UIVisualEffectView).
  ///
  /// - Returns: Whether the screen is clipped; `ground` then moves in place of its background.
  private func clipLive() -> Bool {
    guard let live, clipsLive else { return false }
    let layers = [live] + bars
    if liveScreen?.clippedBefore == nil {
      liveScreen?.clippedBefore = layers.map(\.masksToBounds)
      ground.frame = live.bounds
      ground.backgroundColor = live.backgroundColor
      live.insertSublayer(ground, at: 0)
    }
    for layer in layers { layer.masksToBounds = true }
    return true
  }

  private func unclipLive() {
    guard let live, let clippedBefore = liveScreen?.clippedBefore else { return }
    for (layer, clips) in zip([live] + bars, clippedBefore) { layer.masksToBounds = clips }
    ground.removeFromSuperlayer()
    liveScreen?.clippedBefore = nil
  }

  /// Animates transforms, and opacities if they change.
  private func play(
    _ placements: [ScreenPlacement], _ keyPath: String = "transform", on layers: [CALayer],
    for keyframes: Keyframes, from start: CFTimeInterval?
  ) {
    let transforms = placements.map(\.transform)
    for layer in layers {
      layer.play(keyPath, transforms, for: keyframes, from: start)
      if placements.contains(where: { Float($0.opacity) != layer.opacity }) {
        layer.play(opacities: placements.map(\.opacity), for: keyframes, from: start)
      } else {
        layer.removeAnimation(forKey: "SnapshotNavigation.opacity")
      }
    }
  }

  package func stop() {
    tabBar?.copy?.stop()
    guard isPlaying else { return }
    isPlaying = false
    shield = nil
    unclipLive()
    layer.removeAnimation(forKey: Self.waitKey)
    for layer in lowerLayers + upperLayers
      + [self.layer, shadeView.layer, shadowBand, live].compactMap(\.self) + bars
    { layer.stopPlaying() }
  }

  /// Calls `work` once, in `seconds`, unless this view has been stopped by then.
  ///
  /// An empty animation measures the time, so no frame costs anything.
  func wait(_ seconds: TimeInterval, then work: @escaping @MainActor () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in if self?.isPlaying == true { work() } }
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = Float(0)
    animation.toValue = Float(0)
    animation.duration = seconds
    layer.add(animation, forKey: Self.waitKey)
    CATransaction.commit()
  }
}

extension CALayer {
  fileprivate func play(
    opacities: [CGFloat], for keyframes: Keyframes, from start: CFTimeInterval?
  ) {
    play("opacity", opacities.map { Float($0) }, for: keyframes, from: start)
  }

  /// Animates a property through one value per keyframe, from a media time; nil starts when first drawn.
  package func play(
    _ keyPath: String, _ values: [Any], for keyframes: Keyframes, from start: CFTimeInterval?
  ) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = keyframes.duration
    animation.calculationMode = .linear
    animation.timingFunction = keyframes.pace.map(CAMediaTimingFunction.init(_:))
    animation.preferredFrameRateRange = .motion
    if let start {
      animation.beginTime = convertTime(start, from: nil)
      animation.fillMode = .backwards
    }
    add(animation, forKey: "SnapshotNavigation.\(keyPath)")
  }

  func hold(_ keyPath: String, _ value: Any, forKey key: String? = nil) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    animation.repeatCount = .infinity
    add(animation, forKey: key ?? "SnapshotNavigation.\(keyPath)")
  }

  package func stopPlaying() {
    for keyPath in [
      "transform", "sublayerTransform", "opacity", "position", "bounds", "backgroundColor",
    ] {
      removeAnimation(forKey: "SnapshotNavigation.\(keyPath)")
    }
  }
}

extension ScreenPlacement {
  /// The placement of a tab bar that moves with a screen, which scales around its own center.
  fileprivate func moved(_ bar: CALayer, with screen: CALayer) -> ScreenPlacement {
    guard scale != 1, let center = screen.superlayer?.convert(screen.position, to: bar.superlayer)
    else { return self }
    var placement = self
    placement.offset.x += (center.x - bar.position.x) * (1 - scale)
    placement.offset.y += (center.y - bar.position.y) * (1 - scale)
    return placement
  }

  /// The offset and scale as a layer transform around the center.
  var transform: CATransform3D {
    let moved = CATransform3DMakeTranslation(offset.x, offset.y, 0)
    return scale == 1 ? moved : CATransform3DScale(moved, scale, scale, 1)
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ curve: TransitionTiming.Curve) {
    self.init(
      controlPoints: Float(curve.first.x), Float(curve.first.y), Float(curve.second.x),
      Float(curve.second.y))
  }
}
