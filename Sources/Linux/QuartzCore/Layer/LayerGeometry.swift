extension CALayer {
  /// The bounds' change may move sublayers (so lays out) and spoil the drawing (if the layer says so).
  func changeBounds(to bounds: CGRect) {
    let old = state.bounds
    change(\.bounds, to: bounds, "bounds")
    boundsDidChange(from: old)
  }

  func boundsDidChange(from old: CGRect) {
    guard state.bounds != old, presented == nil else { return }
    setNeedsLayout()
    // Measured: a view's layer that is resized lays out the one around it, unless that is laying out.
    if state.bounds.size != old.size, delegate != nil, let superlayer, !superlayer.isLayingOut {
      superlayer.setNeedsLayout()
    }
    if state.bounds.size != old.size, needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Sets position and bounds so that `frame` is `rect`; the transform stays.
  func place(in rect: CGRect) {
    let rect = rect.standardized
    var size = rect.size
    if !state.transform.isPlaneTranslation {
      var linear = state.transform.planeTransform
      (linear.tx, linear.ty) = (0, 0)
      size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
    }
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    let now = state.frame
    position = CGPoint(
      x: state.position.x + rect.minX - now.minX, y: state.position.y + rect.minY - now.minY)
  }

  /// This layer's coordinates to those of the outermost layer around it.
  private var transformToRoot: CGAffineTransform {
    var result = state.placement
    var next = superlayer
    while let layer = next {
      if let child = layer.state.childTransform { result = result.concatenating(child) }
      result = result.concatenating(layer.state.placement)
      next = layer.superlayer
    }
    return result
  }

  /// A nil layer stands for the coordinates around the outermost layer.
  func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }

  func transform(from layer: CALayer?) -> CGAffineTransform {
    transform(to: layer).inverted()
  }

  func localTime(ofGlobal time: CFTimeInterval) -> CFTimeInterval {
    state.timing.local(superlayer?.localTime(ofGlobal: time) ?? time)
  }

  func globalTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
    let parent = state.timing.parent(time)
    return superlayer?.globalTime(ofLocal: parent) ?? parent
  }

  func deepestLayer(at point: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let here = point.applying(state.placement.inverted())
    let isInside = contains(here)
    if masksToBounds, !isInside { return nil }
    let below = state.childTransform.map { here.applying($0.inverted()) } ?? here
    for layer in Self.paintOrder(sublayers ?? [], by: \.zPosition).reversed() {
      if let hit = layer.hitTest(below) { return hit }
    }
    return isInside ? self : nil
  }

  /// Lays out the tree below the topmost ancestor of an unbroken row that needs layout, as documented.
  func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.flags.contains(.needsLayout) { top = parent }
    top.layoutTree()
  }

  /// Layout may ask for layout: the tree is gone through again until it is quiet, or given up.
  func layoutTree() {
    var passes = 0
    while needsLayoutPass, passes < 100 {
      passes += 1
      layoutPass()
    }
  }

  var needsLayoutPass: Bool { !flags.isDisjoint(with: .layout) }

  /// Goes through the tree once.
  ///
  /// What asks for layout again meanwhile waits for the next pass: a loop at every level would
  /// multiply.
  func layoutPass() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    flags.remove(.childNeedsLayout)
    for layer in children where layer.needsLayoutPass { layer.layoutPass() }
    if let maskLayer, maskLayer.needsLayoutPass { maskLayer.layoutPass() }
  }
}
