import CPangoCairo

/// A blurred shadow, kept while the shape that casts it stays.
struct ShadowPicture {
  struct Cause: Equatable {
    var path: CGPath?
    var size: PixelRect
    var corner: CGFloat
    var corners: CACornerMask
    var radius: CGFloat
    /// Counts for shadows of what is drawn; 0 for those of a known shape.
    var version: Int
    var matrix: [CGFloat]
  }

  let cause: Cause
  let mask: AlphaMask
  /// The mask's top left, counted from that of the layer.
  let x: Int
  let y: Int
}

extension Flattening {
  mutating func appendShadow(
    of node: RenderNode, at place: Place, into items: inout [DisplayItem]
  ) {
    let state = node.sampled
    guard let color = state.shadowColor, color.alpha > 0,
      let shadow = shadow(of: node, at: place)
    else { return }
    let matrix = LayerLooks(state: state, place: place, scale: scale).matrix
    // The offset is rounded on its own so that the shadow stays rigid under its layer.
    var dx = state.shadowOffset.width * scale
    var dy = state.shadowOffset.height * scale
    if case .affine = place.space {
      dx = state.shadowOffset.width * matrix.a + state.shadowOffset.height * matrix.c
      dy = state.shadowOffset.width * matrix.b + state.shadowOffset.height * matrix.d
    }
    let x = place.rect.x + shadow.x + Int(dx.rounded())
    let y = place.rect.y + shadow.y + Int(dy.rounded())
    let bounds = PixelRect(x: x, y: y, width: shadow.mask.width, height: shadow.mask.height)
    items.append(
      DisplayItem(
        content: .stain(shadow.mask, x: x, y: y, color: color), bounds: bounds,
        alpha: Double(state.shadowOpacity)))
  }

  /// The shadow's shape: its path, or the opaque box of the layer, or whatever is drawn.
  private mutating func shadow(of node: RenderNode, at place: Place) -> ShadowPicture? {
    let state = node.sampled
    let isSolid = (state.backgroundColor?.alpha ?? 0) >= 1 || state.image?.isOpaque == true
    let isDrawn = state.shadowPath == nil && !isSolid
    var matrix = LayerLooks(state: state, place: place, scale: scale).matrix
    matrix.tx -= CGFloat(place.rect.x)
    matrix.ty -= CGFloat(place.rect.y)
    let cause = ShadowPicture.Cause(
      path: state.shadowPath,
      size: PixelRect(x: 0, y: 0, width: place.rect.width, height: place.rect.height),
      corner: state.cornerRadius, corners: state.maskedCorners, radius: state.shadowRadius,
      version: isDrawn ? node.version : 0,
      matrix: [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
    if let kept = node.cache.shadow, kept.cause == cause { return kept }
    counters.shadowsBlurred += 1
    let sigma = state.shadowRadius * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let made =
      isDrawn
      ? drawnShadow(of: node, at: place, sigma: sigma, cause: cause)
      : shapeShadow(state, place, matrix, sigma: sigma, cause: cause)
    node.cache.shadow = made
    return made
  }

  /// How far a blur reaches.
  private static func reach(_ sigma: CGFloat) -> Int { Int((sigma * 3).rounded(.up)) + 1 }

  private func shapeShadow(
    _ state: LayerState, _ place: Place, _ matrix: CGAffineTransform, sigma: CGFloat,
    cause: ShadowPicture.Cause
  ) -> ShadowPicture? {
    let path =
      state.shadowPath
      ?? LayerLooks.outline(
        state.bounds, radius: state.cornerRadius, corners: state.maskedCorners)
    let box = PixelRect(around: path.boundingBox.applying(matrix))
    let margin = Self.reach(sigma)
    let isBox = state.shadowPath.map(Self.isRectangle) ?? (state.cornerRadius <= 0)
    if isBox, matrix.isScaleAndTranslation {
      let mask = BoxShadow.mask(width: box.width, height: box.height, sigma: sigma, margin: margin)
      return mask.map {
        ShadowPicture(cause: cause, mask: $0, x: box.x - margin, y: box.y - margin)
      }
    }
    guard
      let mask = AlphaMask(width: box.width + 2 * margin, height: box.height + 2 * margin),
      let cairo = cairo_create(mask.surface)
    else { return nil }
    cairo_translate(cairo, Double(margin - box.x), Double(margin - box.y))
    var transform = cairo_matrix_t(matrix)
    cairo_transform(cairo, &transform)
    path.append(to: cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    blurAlpha(of: mask.surface, radius: sigma)
    return ShadowPicture(cause: cause, mask: mask, x: box.x - margin, y: box.y - margin)
  }

  private static func isRectangle(_ path: CGPath) -> Bool {
    let box = path.boundingBox
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    var seen: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): seen.append(point)
      case .close: break
      case .quadCurve, .curve: return false
      }
    }
    return (4...5).contains(seen.count) && corners.allSatisfy(seen.contains)
      && seen.allSatisfy(corners.contains)
  }

  private mutating func drawnShadow(
    of node: RenderNode, at place: Place, sigma: CGFloat, cause: ShadowPicture.Cause
  ) -> ShadowPicture? {
    let opacity = node.sampled.shadowOpacity
    node.sampled.shadowOpacity = 0
    defer { node.sampled.shadowOpacity = opacity }
    var parts: [DisplayItem] = []
    appendContents(of: node, at: place, into: &parts)
    let box = parts.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let margin = Self.reach(sigma)
    guard box.width < 8000, box.height < 8000, let picture = GroupPicture.draw(parts, in: box),
      let mask = AlphaMask(width: box.width + 2 * margin, height: box.height + 2 * margin),
      let cairo = cairo_create(mask.surface)
    else { return nil }
    cairo_set_source_surface(cairo, picture.surface, Double(margin), Double(margin))
    cairo_paint(cairo)
    cairo_destroy(cairo)
    blurAlpha(of: mask.surface, radius: sigma)
    return ShadowPicture(
      cause: cause, mask: mask, x: box.x - margin - place.rect.x,
      y: box.y - margin - place.rect.y)
  }
}

/// The shadow of a rectangle is the product of two blurred edges: no need to blur in the plane.
enum BoxShadow {
  static func mask(width: Int, height: Int, sigma: CGFloat, margin: Int) -> AlphaMask? {
    guard let mask = AlphaMask(width: width + 2 * margin, height: height + 2 * margin),
      let data = cairo_image_surface_get_data(mask.surface)
    else { return nil }
    let columns = profile(width, sigma: Double(sigma), margin: margin)
    let rows = profile(height, sigma: Double(sigma), margin: margin)
    let stride = Int(cairo_image_surface_get_stride(mask.surface))
    cairo_surface_flush(mask.surface)
    // Most rows of a large rectangle are alike: each distinct one is worked out once.
    var made: [Double: Int] = [:]
    for (index, level) in rows.enumerated() {
      let row = data + index * stride
      if let same = made[level] {
        memcpy(row, data + same * stride, columns.count)
        continue
      }
      made[level] = index
      for (column, value) in columns.enumerated() {
        row[column] = UInt8((value * level * 255).rounded())
      }
    }
    cairo_surface_mark_dirty(mask.surface)
    return mask
  }

  /// A box of `length` pixels under a Gaussian, sampled at the middle of each pixel.
  private static func profile(_ length: Int, sigma: Double, margin: Int) -> [Double] {
    let root = max(sigma, 1e-3) * 2.0.squareRoot()
    return (-margin..<length + margin).map { index in
      let x = Double(index) + 0.5
      let value = (erf(x / root) - erf((x - Double(length)) / root)) / 2
      return (value * 4096).rounded() / 4096
    }
  }
}
