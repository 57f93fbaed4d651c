import CPangoCairo

/// Where a layer's coordinates lie on the screen.
enum LayerSpace {
  /// Only moved: the origin is at a whole pixel.
  case pixels(x: Int, y: Int)
  /// Scaled or turned: points to pixels.
  case affine(CGAffineTransform)
}

/// Turns a tree of nodes into a list of items, back to front.
struct Flattening {
  let scale: CGFloat
  var counters = RenderCounters()
  /// While one subtree is drawn for a move, the ones inside it need no bitmaps of their own.
  var isFlattening = false
  /// Whether pictures of `UIScreen`'s snapshots and the like are left out, as in `render(in:)`.
  var leavesOutReplicants = false
  /// Whether what other processes draw is left out, as in pictures.
  var leavesOutForeign = false
  /// Whether materials do not show under an opacity below 1.
  var materialsVanish = false
  /// Whether an opacity or a mask of an ancestor does.
  private var spoilsMaterials = false

  init(scale: CGFloat) {
    self.scale = scale
  }

  mutating func items(of nodes: [RenderNode]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for node in nodes { flatten(node, in: .pixels(x: 0, y: 0), into: &items) }
    return items
  }

  /// Pixels of a length in points, to whole ones.
  func pixels(_ length: CGFloat) -> Int {
    let value = length * scale
    return abs(value) < 1e9 ? Int((value + 0.5 + 1e-7).rounded(.down)) : 0
  }

  /// Where the node's bounds are, and its coordinates.
  struct Place {
    var space: LayerSpace
    /// The bounds in whole pixels; for a turned layer, the box around it.
    var rect: PixelRect
  }

  func place(of state: LayerState, in parent: LayerSpace) -> Place {
    switch parent {
    case .pixels(let x, let y) where state.transform.isPlaneTranslation:
      let frame = state.frame
      let left = x + pixels(frame.minX)
      let top = y + pixels(frame.minY)
      let width = edge(frame.width, from: frame.minX)
      let height = edge(frame.height, from: frame.minY)
      let rect = PixelRect(x: left, y: top, width: width, height: height)
      let space = LayerSpace.pixels(
        x: left + pixels(-state.bounds.minX), y: top + pixels(-state.bounds.minY))
      return Place(space: space, rect: rect)
    case .pixels(let x, let y):
      let base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(x), ty: CGFloat(y))
      return turned(state, base)
    case .affine(let base): return turned(state, base)
    }
  }

  /// A length that is whole in pixels stays so wherever it begins; others end at a whole pixel.
  private func edge(_ length: CGFloat, from start: CGFloat) -> Int {
    let exact = length * scale
    if abs(exact - exact.rounded()) < 1e-3, exact < 1e6 { return Int(exact.rounded()) }
    return pixels(start + length) - pixels(start)
  }

  private func turned(_ state: LayerState, _ base: CGAffineTransform) -> Place {
    let matrix = state.placement.concatenating(base)
    return Place(
      space: .affine(matrix), rect: PixelRect(around: state.bounds.applying(matrix)))
  }

  mutating func flatten(
    _ node: RenderNode, in parent: LayerSpace, into items: inout [DisplayItem]
  ) {
    let state = node.sampled
    guard !state.isHidden, state.opacity > 0 else { return }
    if state.isReplicant, leavesOutReplicants { return }
    if state.isForeign, leavesOutForeign { return }
    let didSpoil = spoilsMaterials
    defer { spoilsMaterials = didSpoil }
    spoilsMaterials = spoilsMaterials || state.opacity < 1
    if state.isMaterial, spoilsMaterials, materialsVanish { return }
    spoilsMaterials = spoilsMaterials || node.mask != nil
    if state.transform.hasPerspective { return appendProjected(node, in: parent, into: &items) }
    let place = place(of: state, in: parent)
    if case .affine(let matrix) = place.space {
      guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return }
    }
    if let moving = cachedMove(of: node, at: place) {
      items.append(moving.faded(by: Double(state.opacity)))
      return
    }
    if needsGroup(node, state) {
      appendGroup(node, at: place, into: &items)
      return
    }
    let start = items.count
    appendContents(of: node, at: place, into: &items)
    if state.opacity < 1 {
      for index in start..<items.count {
        items[index] = items[index].faded(by: Double(state.opacity))
      }
    }
  }

  /// Whether pictures kept of the tree are not what is to be seen now.
  func isUnlikeKept(_ node: RenderNode) -> Bool {
    leavesOutForeign && node.contains(\.isForeign)
      || materialsVanish && spoilsMaterials && node.contains(\.isMaterial)
  }

  /// The layer itself, its sublayers and its border, all within its rectangular clip.
  mutating func appendContents(
    of node: RenderNode, at place: Place, into items: inout [DisplayItem]
  ) {
    let state = node.sampled
    let start = items.count
    if state.shadowOpacity > 0, !state.masksToBounds {
      appendShadow(of: node, at: place, into: &items)
    }
    let looks = LayerLooks(state: state, place: place, scale: scale)
    looks.appendBackground(into: &items)
    let inner = childSpace(state, place.space)
    if state.sublayerTransform.hasPerspective {
      appendProjectedSublayers(of: node, in: place.space, into: &items)
    } else {
      for child in CALayer.paintOrder(node.children, by: \.sampled.zPosition) {
        flatten(child, in: inner, into: &items)
      }
    }
    looks.appendBorder(into: &items)
    guard state.masksToBounds else { return }
    if case .affine(let matrix) = place.space, !matrix.isScaleAndTranslation {
      let rest = Array(items[start...])
      items.removeSubrange(start...)
      items.append(LayerLooks.clipped(rest, to: CGPath(rect: state.bounds, transform: nil), matrix))
      return
    }
    for index in start..<items.count { items[index] = items[index].clipped(to: place.rect) }
  }

  private func childSpace(_ state: LayerState, _ space: LayerSpace) -> LayerSpace {
    guard let extra = state.childTransform else { return space }
    switch space {
    case .affine(let matrix): return .affine(extra.concatenating(matrix))
    case .pixels(let x, let y):
      if extra.a == 1, extra.b == 0, extra.c == 0, extra.d == 1 {
        return .pixels(x: x + pixels(extra.tx), y: y + pixels(extra.ty))
      }
      return .affine(
        extra.concatenating(
          CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(x), ty: CGFloat(y))))
    }
  }
}
