import CPangoCairo

extension RenderNode {
  /// The subtree as last sampled, in the layer's own bounds.
  func picture(
    scale: CGFloat, opaque: Bool, leavingOutForeign leavesOutForeign: Bool = false,
    leavingOutReplicants leavesOutReplicants: Bool = false
  ) -> CGImage? {
    let bounds = sampled.bounds
    var flattening = Flattening(scale: scale)
    flattening.leavesOutForeign = leavesOutForeign
    flattening.leavesOutReplicants = leavesOutReplicants
    let size = pictureSize(scale: scale)
    guard !size.isEmpty else { return nil }
    let place = Flattening.Place(
      space: .pixels(x: flattening.pixels(-bounds.minX), y: flattening.pixels(-bounds.minY)),
      rect: size)
    var items: [DisplayItem] = []
    if opaque {
      let black = CGColor(gray: 0, alpha: 1)
      items.append(DisplayItem(content: .fill(black), bounds: size, opaque: size))
    }
    flattening.flattenRoot(self, at: place, into: &items)
    let covers = items.contains { $0.opaque.contains(size) }
    return GroupPicture.draw(items, in: size, opaque: covers)
  }

  private func pictureSize(scale: CGFloat) -> PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int((sampled.bounds.width * scale).rounded(.up)),
      height: Int((sampled.bounds.height * scale).rounded(.up)))
  }

  /// The same picture, drawn when it's first shown.
  func laterPicture(scale: CGFloat) -> CGImage? {
    let size = pictureSize(scale: scale)
    let tree = frozen()
    return CGImage(width: size.width, height: size.height) {
      tree.picture(scale: scale, opaque: false)
    }
  }

  /// A tree of model values, as `render(in:)` draws it.
  static func modelTree(of layer: CALayer) -> RenderNode {
    layer.displayIfNeeded()
    let node = RenderNode(layer)
    node.children = layer.children.map { modelTree(of: $0) }
    for child in node.children { child.parent = node }
    node.mask = layer.maskLayer.map { modelTree(of: $0) }
    return node
  }
}

extension Flattening {
  /// The outermost layer of a picture: its own place, opacity and hiding do not count.
  mutating func flattenRoot(
    _ node: RenderNode, at place: Place, into items: inout [DisplayItem]
  ) {
    let kept = node.sampled
    node.sampled.opacity = 1
    defer { node.sampled = kept }
    if needsGroup(node, node.sampled) {
      appendGroup(node, at: place, into: &items)
    } else {
      appendContents(of: node, at: place, into: &items)
    }
  }
}

extension CALayer {
  /// The layer's subtree as in the last frame, its own transform and opacity left out; nil if it
  /// was never committed or has no size.
  package func committedImage(
    scale: CGFloat, opaque: Bool, leavingOutForeign: Bool = false,
    leavingOutReplicants: Bool = false
  ) -> CGImage? {
    node?.picture(
      scale: scale, opaque: opaque, leavingOutForeign: leavingOutForeign,
      leavingOutReplicants: leavingOutReplicants)
  }

  /// What a snapshot view shows: the same picture, which is drawn by whoever shows it.
  package func laterCommittedImage(scale: CGFloat) -> CGImage? { node?.laterPicture(scale: scale) }

  /// Whether something of what was committed is drawn by another process.
  package var showsForeign: Bool { node?.contains { $0.isForeign && !$0.isHidden } ?? false }

  package var isForeign: Bool {
    get { state.isForeign }
    set {
      state.isForeign = newValue
      markChanged()
    }
  }

  package var isMaterial: Bool {
    get { state.isMaterial }
    set {
      state.isMaterial = newValue
      markChanged()
    }
  }

  package var hasBeenCommitted: Bool { node != nil }

  /// As it was seen in the last frame.
  package var committedOpacity: Float { node?.sampled.opacity ?? 0 }

  /// A snapshot view's layer: seen on the screen, but empty in `render(in:)`, as on a phone.
  package var isReplicant: Bool {
    get { state.isReplicant }
    set {
      state.isReplicant = newValue
      markChanged()
    }
  }

  func renderModel(in context: CGContext) {
    let node = RenderNode.modelTree(of: self)
    let device = context.deviceTransform
    var flattening = Flattening(scale: device.a)
    flattening.leavesOutReplicants = true
    flattening.leavesOutForeign = true
    let bounds = state.bounds
    var place: Flattening.Place
    if device.isScaleAndTranslation, abs(device.a - device.d) < 1e-9 {
      let x = Int((device.tx + bounds.minX * device.a + 0.5).rounded(.down))
      let y = Int((device.ty + bounds.minY * device.a + 0.5).rounded(.down))
      let rect = PixelRect(
        x: x, y: y, width: flattening.pixels(bounds.width),
        height: flattening.pixels(bounds.height))
      let space = LayerSpace.pixels(
        x: x + flattening.pixels(-bounds.minX), y: y + flattening.pixels(-bounds.minY))
      place = Flattening.Place(space: space, rect: rect)
    } else {
      flattening = Flattening(scale: 1)
      flattening.leavesOutReplicants = true
      flattening.leavesOutForeign = true
      place = Flattening.Place(
        space: .affine(device), rect: PixelRect(around: bounds.applying(device)))
    }
    if state.isReplicant { return }
    var items: [DisplayItem] = []
    flattening.flattenRoot(node, at: place, into: &items)
    draw(items, in: context)
  }

  /// Draws onto a context with whatever clip it has.
  private func draw(_ items: [DisplayItem], in context: CGContext) {
    let target = PixelRect(x: 0, y: 0, width: context.width, height: context.height)
    let extent = items.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(target)
    guard let picture = GroupPicture.draw(items, in: extent) else { return }
    cairo_save(context.cairo)
    cairo_identity_matrix(context.cairo)
    cairo_set_source_surface(
      context.cairo, picture.surface, Double(extent.x), Double(extent.y))
    cairo_paint(context.cairo)
    cairo_restore(context.cairo)
  }
}

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    var rows = t
    self.init(bytes: &rows, objCType: "[16d]")
  }

  public var caTransform3DValue: CATransform3D {
    var rows = CATransform3D()
    getValue(&rows)
    return rows
  }
}
