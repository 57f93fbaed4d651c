import CPangoCairo

/// A subtree drawn once, for as long as it looks the same.
struct FlattenedPicture {
  let version: Int
  /// Pixels per point; pictures of layers are taken at other scales, too.
  let scale: CGFloat
  let picture: CGImage?
  /// Where the picture lies, counted from the layer's top left.
  let offset: PixelRect
  /// For finding out whether the layer moves.
  var origin: PixelRect
}

extension Flattening {
  /// Group opacity, masks and rounded clipping need the subtree in one picture first.
  func needsGroup(_ node: RenderNode, _ state: LayerState) -> Bool {
    if node.mask != nil || state.transition != nil && node.transitionPicture != nil { return true }
    let clips = state.masksToBounds && state.cornerRadius > 0
    if clips, !node.children.isEmpty || state.image != nil { return true }
    guard state.opacity < 1 else { return false }
    if !node.children.isEmpty || state.fadingContents != nil { return true }
    let parts = [
      state.backgroundColor != nil, state.image != nil, state.borderWidth > 0,
      state.shadowOpacity > 0, state.kind.draws,
    ]
    return parts.filter { $0 }.count > 1
  }

  mutating func appendGroup(
    _ node: RenderNode, at place: Place, into items: inout [DisplayItem]
  ) {
    let state = node.sampled
    guard let group = groupPicture(of: node, at: place) else { return }
    let offset = group.offset.moved(x: place.rect.x, y: place.rect.y)
    let alpha = Double(state.opacity)
    if let transition = state.transition, let old = node.transitionPicture {
      appendTransition(transition, from: old, to: group, at: place, into: &items)
      return
    }
    guard let picture = group.picture else { return }
    let item = DisplayItem(
      content: .picture(picture, x: offset.x, y: offset.y), bounds: offset)
    items.append(item.faded(by: alpha))
  }

  /// The subtree's picture with mask and rounded corners applied, opacity left out.
  mutating func groupPicture(
    of node: RenderNode, at place: Place
  ) -> FlattenedPicture? {
    let isUnlikeKept = isUnlikeKept(node)
    if !isUnlikeKept, case .pixels = place.space, let cached = node.cache.flattened,
      cached.version == node.version, cached.scale == scale, cached.picture != nil
    {
      return cached
    }
    let state = node.sampled
    var parts: [DisplayItem] = []
    appendContents(of: node, at: place, into: &parts)
    let looks = LayerLooks(state: state, place: place, scale: scale)
    if state.masksToBounds, state.cornerRadius > 0 {
      parts = [LayerLooks.clipped(parts, to: looks.outline(), looks.matrix)]
    }
    var extent = parts.reduce(PixelRect.empty) { $0.union($1.bounds) }
    // Nothing of the size of a wall is ever seen whole.
    if extent.width > 8000 || extent.height > 8000 {
      extent = extent.intersection(PixelRect(x: -2000, y: -2000, width: 8000, height: 8000))
    }
    guard var picture = GroupPicture.draw(parts, in: extent) else { return nil }
    counters.subtreesFlattened += 1
    if let mask = node.mask {
      var shape: [DisplayItem] = []
      flatten(mask, in: place.space, into: &shape)
      guard let alpha = GroupPicture.draw(shape, in: extent),
        let masked = GroupPicture.masked(picture, by: alpha)
      else { return nil }
      picture = masked
    }
    let flattened = FlattenedPicture(
      version: node.version, scale: scale, picture: picture,
      offset: extent.moved(x: -place.rect.x, y: -place.rect.y), origin: place.rect)
    if !isUnlikeKept, case .pixels = place.space { node.cache.flattened = flattened }
    return flattened
  }

  /// A subtree that only moves, and covers all it touches, is drawn once: moving it is one copy.
  mutating func cachedMove(of node: RenderNode, at place: Place) -> DisplayItem? {
    guard case .pixels = place.space, !node.children.isEmpty, node.mask == nil,
      node.sampled.transition == nil, !isUnlikeKept(node)
    else { return nil }
    if let cached = node.cache.flattened, cached.version == node.version, cached.scale == scale {
      if let picture = cached.picture {
        guard picture.isOpaque else { return nil }
        return item(picture, cached.offset.moved(x: place.rect.x, y: place.rect.y))
      }
      guard cached.origin != place.rect, !cached.offset.isEmpty, !isFlattening else { return nil }
      return flattenForMove(node, at: place)
    }
    // Remember the place; only one that has moved without changing is worth a bitmap.
    let mark = PixelRect(x: 0, y: 0, width: 1, height: 1)
    node.cache.flattened = FlattenedPicture(
      version: node.version, scale: scale, picture: nil, offset: mark, origin: place.rect)
    return nil
  }

  private func item(_ picture: CGImage, _ rect: PixelRect) -> DisplayItem {
    DisplayItem(content: .picture(picture, x: rect.x, y: rect.y), bounds: rect, opaque: rect)
  }

  private mutating func flattenForMove(_ node: RenderNode, at place: Place) -> DisplayItem? {
    let state = node.sampled
    var refusal = FlattenedPicture(
      version: node.version, scale: scale, picture: nil, offset: .empty, origin: place.rect)
    defer { if node.cache.flattened?.picture == nil { node.cache.flattened = refusal } }
    guard !(state.masksToBounds && state.cornerRadius > 0) else { return nil }
    var parts: [DisplayItem] = []
    isFlattening = true
    appendContents(of: node, at: place, into: &parts)
    isFlattening = false
    let extent = parts.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard parts.count(where: { !$0.bounds.isEmpty }) > 1, extent.width <= 8000,
      extent.height <= 8000,
      parts.contains(where: { $0.opaque.contains(extent) }),
      let picture = GroupPicture.draw(parts, in: extent, opaque: true)
    else { return nil }
    counters.subtreesFlattened += 1
    refusal = FlattenedPicture(
      version: node.version, scale: scale, picture: picture,
      offset: extent.moved(x: -place.rect.x, y: -place.rect.y), origin: place.rect)
    node.cache.flattened = refusal
    return item(picture, extent)
  }

  /// `CATransition`: the old picture goes as the new one comes.
  private func appendTransition(
    _ transition: TransitionState, from old: CGImage, to new: FlattenedPicture, at place: Place,
    into items: inout [DisplayItem]
  ) {
    let target = new.offset.moved(x: place.rect.x, y: place.rect.y)
    let source = PixelRect(
      x: place.rect.x, y: place.rect.y, width: old.width, height: old.height)
    func show(_ image: CGImage?, _ rect: PixelRect, dx: CGFloat, dy: CGFloat, alpha: Double) {
      guard let image else { return }
      let moved = rect.moved(
        x: Int((dx * CGFloat(place.rect.width)).rounded()),
        y: Int((dy * CGFloat(place.rect.height)).rounded()))
      let item = DisplayItem(
        content: .picture(image, x: moved.x, y: moved.y), bounds: moved)
      let isPush = transition.type != .fade
      items.append((isPush ? item.clipped(to: place.rect) : item).faded(by: alpha))
    }
    let t = transition.progress
    let way: CGVector
    switch transition.subtype {
    case .fromRight: way = CGVector(dx: 1, dy: 0)
    // On iOS, y points down: "top" is the edge where y is greatest, as for contents' gravity.
    case .fromTop: way = CGVector(dx: 0, dy: 1)
    case .fromBottom: way = CGVector(dx: 0, dy: -1)
    default: way = CGVector(dx: -1, dy: 0)
    }
    let (inX, inY) = (way.dx * (1 - t), way.dy * (1 - t))
    let (outX, outY) = (-way.dx * t, -way.dy * t)
    switch transition.type {
    case .push:
      show(old, source, dx: outX, dy: outY, alpha: 1)
      show(new.picture, target, dx: inX, dy: inY, alpha: 1)
    case .moveIn:
      show(old, source, dx: 0, dy: 0, alpha: 1)
      show(new.picture, target, dx: inX, dy: inY, alpha: 1)
    case .reveal:
      show(new.picture, target, dx: 0, dy: 0, alpha: 1)
      show(old, source, dx: outX, dy: outY, alpha: 1)
    default:
      show(old, source, dx: 0, dy: 0, alpha: 1)
      show(new.picture, target, dx: 0, dy: 0, alpha: Double(t))
    }
  }
}

extension LayerKind {
  var draws: Bool {
    switch self {
    case .gradient: true
    case .plain: false
    }
  }
}

extension GroupPicture {
  /// The picture seen through the alpha of another of the same size.
  static func masked(_ picture: CGImage, by mask: CGImage) -> CGImage? {
    guard let surface = CGImage.newSurface(width: picture.width, height: picture.height),
      let cairo = cairo_create(surface)
    else { return nil }
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    cairo_mask_surface(cairo, mask.surface, 0, 0)
    cairo_destroy(cairo)
    return CGImage(surface: surface, isOpaque: false)
  }
}
