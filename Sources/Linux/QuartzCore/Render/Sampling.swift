extension RenderNode {
  /// Applies the animations of this tree at an instant; each layer in its own time.
  func sample(at parentTime: CFTimeInterval) {
    var time = state.timing.local(parentTime)
    if !animations.isEmpty || isAnimated {
      let before = take(animations, at: time).value
      // A layer's own time may be animated, too seldom to matter; its model value counts.
      time = state.timing.local(parentTime)
      isAnimated = !animations.isEmpty
      if !before.looksSame(as: sampled) {
        touch()
      } else if !before.isPlacedSame(as: sampled) {
        parent?.touch()
      }
    }
    for child in children { child.sample(at: time) }
    mask?.sample(at: time)
  }
}

extension LayerState {
  /// Whether a picture of the layer and its sublayers, opacity left out, would be the same.
  func looksSame(as other: LayerState) -> Bool {
    guard case .plain = kind, case .plain = other.kind else { return false }
    guard transition == nil, other.transition == nil, isReplicant == other.isReplicant,
      bounds == other.bounds, contents as AnyObject? === other.contents as AnyObject?,
      fadingContents === other.fadingContents, fadeProgress == other.fadeProgress
    else { return false }
    guard contentsRect == other.contentsRect, contentsGravity == other.contentsGravity,
      contentsScale == other.contentsScale, contentsCenter == other.contentsCenter,
      masksToBounds == other.masksToBounds
    else { return false }
    guard backgroundColor == other.backgroundColor, cornerRadius == other.cornerRadius,
      maskedCorners == other.maskedCorners, borderWidth == other.borderWidth,
      borderColor == other.borderColor,
      CATransform3DEqualToTransform(sublayerTransform, other.sublayerTransform)
    else { return false }
    return shadowOpacity == other.shadowOpacity && shadowColor == other.shadowColor
      && shadowOffset == other.shadowOffset && shadowRadius == other.shadowRadius
      && shadowPath == other.shadowPath && anchorIsSame(other)
  }

  /// The anchor point counts only where something is transformed about it.
  private func anchorIsSame(_ other: LayerState) -> Bool {
    CATransform3DIsIdentity(sublayerTransform) || anchorPoint == other.anchorPoint
  }

  /// Whether it is put into its parent's picture in the same way.
  func isPlacedSame(as other: LayerState) -> Bool {
    position == other.position && CATransform3DEqualToTransform(transform, other.transform)
      && opacity == other.opacity
      && zPosition == other.zPosition && anchorPoint == other.anchorPoint
      && isHidden == other.isHidden
  }
}
