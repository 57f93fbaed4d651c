import CPangoCairo

/// What one layer draws of itself: background, contents, border.
struct LayerLooks {
  let state: LayerState
  let place: Flattening.Place
  let scale: CGFloat

  /// Points of the layer to pixels.
  var matrix: CGAffineTransform {
    switch place.space {
    case .affine(let matrix): return matrix
    case .pixels(let x, let y):
      return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(x), ty: CGFloat(y))
    }
  }

  private var isUpright: Bool {
    if case .pixels = place.space { true } else { false }
  }

  /// The shape that corner radius and masked corners give to a rectangle.
  static func outline(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> CGPath {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    if radius <= 0 { return CGPath(rect: rect, transform: nil) }
    let path = CGMutablePath()
    let reach = radius * 0.552_284_75
    func corner(
      _ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat, first: Bool
    ) {
      // The way round is clockwise: one leg of each corner is along x, the other along y.
      let r = corners.contains(mask) ? radius : 0
      let k = corners.contains(mask) ? reach : 0
      let alongX = CGPoint(x: x + dx * r, y: y)
      let alongY = CGPoint(x: x, y: y + dy * r)
      let xControl = CGPoint(x: x + dx * (r - k), y: y)
      let yControl = CGPoint(x: x, y: y + dy * (r - k))
      let startsAlongY = dx == dy
      let begin = startsAlongY ? alongY : alongX
      if first { path.move(to: begin) } else { path.addLine(to: begin) }
      if r == 0 { return }
      path.addCurve(
        to: startsAlongY ? alongX : alongY, control1: startsAlongY ? yControl : xControl,
        control2: startsAlongY ? xControl : yControl)
    }
    corner(.layerMinXMinYCorner, rect.minX, rect.minY, 1, 1, first: true)
    corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, -1, 1, first: false)
    corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, -1, -1, first: false)
    corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, 1, -1, first: false)
    path.closeSubpath()
    return path
  }

  func outline() -> CGPath {
    Self.outline(state.bounds, radius: state.cornerRadius, corners: state.maskedCorners)
  }

  /// The bounds as they lie on whole pixels, back in points of the layer.
  private var alignedBounds: CGRect {
    guard isUpright else { return state.bounds }
    let rect = CGRect(
      x: place.rect.x, y: place.rect.y, width: place.rect.width, height: place.rect.height)
    return rect.applying(matrix.inverted())
  }

  func appendBackground(into items: inout [DisplayItem]) {
    if let color = state.backgroundColor, color.alpha > 0, !state.bounds.isEmpty {
      appendFill(color, into: &items)
    }
    if case .gradient(let gradient) = state.kind { appendGradient(gradient, into: &items) }
    if let image = state.image, !state.bounds.isEmpty {
      if let fading = state.fadingContents {
        appendImage(fading, alpha: 1, into: &items)
        appendImage(image, alpha: Double(state.fadeProgress), into: &items)
      } else {
        appendImage(image, alpha: 1, into: &items)
      }
    }
  }

  private func appendFill(_ color: CGColor, into items: inout [DisplayItem]) {
    if isUpright, state.cornerRadius <= 0, color.pattern == nil {
      items.append(
        DisplayItem(
          content: .fill(color), bounds: place.rect,
          opaque: color.alpha >= 1 ? place.rect : .empty))
      return
    }
    let path = Self.outline(
      alignedBounds, radius: state.cornerRadius, corners: state.maskedCorners)
    var opaque = PixelRect.empty
    if isUpright, color.alpha >= 1, color.pattern == nil {
      let inset = Int((state.cornerRadius * scale).rounded(.up))
      opaque = PixelRect(
        x: place.rect.x, y: place.rect.y + inset, width: place.rect.width,
        height: place.rect.height - 2 * inset)
    }
    appendDrawing(around: state.bounds, opaque: opaque, into: &items) { cairo, alpha in
      path.append(to: cairo)
      color.setSource(of: cairo, alpha: CGFloat(alpha), tiledFrom: 1)
      cairo_fill(cairo)
    }
  }

  /// Something drawn in the layer's points.
  func appendDrawing(
    around rect: CGRect, opaque: PixelRect = .empty, into items: inout [DisplayItem],
    _ draw: @escaping (OpaquePointer, Double) -> Void
  ) {
    let matrix = self.matrix
    let bounds = PixelRect(around: rect.applying(matrix))
    let content = DisplayItem.Content.drawing { cairo, alpha in
      cairo_save(cairo)
      var place = cairo_matrix_t(matrix)
      cairo_transform(cairo, &place)
      draw(cairo, alpha)
      cairo_restore(cairo)
    }
    items.append(DisplayItem(content: content, bounds: bounds, opaque: opaque))
  }

  func appendBorder(into items: inout [DisplayItem]) {
    guard state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 else { return }
    let width = state.borderWidth
    let bounds = alignedBounds
    let outer = Self.outline(bounds, radius: state.cornerRadius, corners: state.maskedCorners)
    let inner = Self.outline(
      bounds.insetBy(dx: min(width, bounds.width / 2), dy: min(width, bounds.height / 2)),
      radius: max(0, state.cornerRadius - width), corners: state.maskedCorners)
    appendDrawing(around: state.bounds, into: &items) { cairo, alpha in
      outer.append(to: cairo)
      inner.append(to: cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      color.setSource(of: cairo, alpha: CGFloat(alpha), tiledFrom: 1)
      cairo_fill(cairo)
    }
  }

  /// A group of items seen only inside a path of the layer's points.
  static func clipped(
    _ items: [DisplayItem], to path: CGPath, _ matrix: CGAffineTransform
  ) -> DisplayItem {
    let extent = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let bounds = extent.intersection(PixelRect(around: path.boundingBox.applying(matrix)))
    return DisplayItem(
      content: .drawing { cairo, alpha in
        guard let picture = GroupPicture.draw(items, in: bounds) else { return }
        cairo_save(cairo)
        var place = cairo_matrix_t(matrix)
        cairo_transform(cairo, &place)
        path.append(to: cairo)
        cairo_restore(cairo)
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, picture.surface, Double(bounds.x), Double(bounds.y))
        cairo_paint_with_alpha(cairo, alpha)
      }, bounds: bounds)
  }
}

/// Items drawn into a bitmap of their own.
enum GroupPicture {
  static func draw(_ items: [DisplayItem], in bounds: PixelRect, opaque: Bool = false) -> CGImage? {
    guard !bounds.isEmpty,
      let surface = CGImage.newSurface(width: bounds.width, height: bounds.height)
    else { return nil }
    var counters = RenderCounters()
    let painter = Painter(surface: surface)
    painter.paint(items.map { $0.moved(x: -bounds.x, y: -bounds.y) }, counters: &counters)
    painter.finish()
    return CGImage(surface: surface, isOpaque: opaque)
  }
}

extension DisplayItem {
  func moved(x dx: Int, y dy: Int) -> DisplayItem {
    if dx == 0, dy == 0 { return self }
    var item = self
    item.bounds = bounds.moved(x: dx, y: dy)
    item.opaque = opaque.moved(x: dx, y: dy)
    switch content {
    case .picture(let image, let x, let y):
      item.content = .picture(image, x: x + dx, y: y + dy)
    case .stain(let mask, let x, let y, let color):
      item.content = .stain(mask, x: x + dx, y: y + dy, color: color)
    case .drawing(let draw):
      item.content = .drawing { cairo, alpha in
        cairo_save(cairo)
        cairo_translate(cairo, Double(dx), Double(dy))
        draw(cairo, alpha)
        cairo_restore(cairo)
      }
    case .fill: break
    }
    return item
  }
}
