import CPangoCairo

extension LayerLooks {
  /// The contents as gravity, rectangle, center and scale place them.
  func appendImage(_ image: CGImage, alpha: Double, into items: inout [DisplayItem]) {
    let start = items.count
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if state.contentsRect == whole, state.contentsCenter == whole, appendExact(image, into: &items)
    {
      // Pixel by pixel: nothing to filter.
    } else if state.contentsCenter != whole, state.contentsGravity == .resize {
      appendStretched(image, into: &items)
    } else {
      appendScaled(image, from: source(of: image), to: target(of: image), into: &items)
    }
    if alpha < 1 {
      for index in start..<items.count { items[index] = items[index].faded(by: alpha) }
    }
  }

  /// A picture whose pixels are the screen's is placed on whole pixels and copied.
  private func appendExact(_ image: CGImage, into items: inout [DisplayItem]) -> Bool {
    guard case .pixels(let x, let y) = place.space else { return false }
    let rect: PixelRect
    if state.contentsGravity == .resize {
      guard abs(state.bounds.width * scale - CGFloat(image.width)) < 1,
        abs(state.bounds.height * scale - CGFloat(image.height)) < 1
      else { return false }
      rect = PixelRect(x: place.rect.x, y: place.rect.y, width: image.width, height: image.height)
    } else {
      let target = target(of: image)
      guard abs(target.width * scale - CGFloat(image.width)) < 0.01,
        abs(target.height * scale - CGFloat(image.height)) < 0.01
      else { return false }
      rect = PixelRect(
        x: x + Int((target.minX * scale + 0.5).rounded(.down)),
        y: y + Int((target.minY * scale + 0.5).rounded(.down)),
        width: image.width, height: image.height)
    }
    items.append(
      DisplayItem(
        content: .picture(image, x: rect.x, y: rect.y), bounds: rect,
        opaque: image.isOpaque ? rect : .empty))
    return true
  }

  private func source(of image: CGImage) -> CGRect {
    let part = state.contentsRect
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    return CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
  }

  /// Where the contents lie in the layer's points; without resizing they keep their own size.
  private func target(of image: CGImage) -> CGRect {
    let bounds = state.bounds
    let source = source(of: image)
    let density = max(state.contentsScale, 1e-6)
    var size = CGSize(width: source.width / density, height: source.height / density)
    let gravity = state.contentsGravity
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(wide, high) : max(wide, high)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    if [.left, .topLeft, .bottomLeft].contains(gravity) { origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(gravity) { origin.x = bounds.maxX - size.width }
    // The names are of a coordinate system with y up: on iOS, bottom is where y is least.
    if [.bottom, .bottomLeft, .bottomRight].contains(gravity) { origin.y = bounds.minY }
    if [.top, .topLeft, .topRight].contains(gravity) { origin.y = bounds.maxY - size.height }
    return CGRect(origin: origin, size: size)
  }

  private func appendScaled(
    _ image: CGImage, from source: CGRect, to target: CGRect, into items: inout [DisplayItem]
  ) {
    guard !source.isEmpty, !target.isEmpty else { return }
    let fit = CGAffineTransform(
      a: source.width / target.width, b: 0, c: 0, d: source.height / target.height,
      tx: source.minX - target.minX * source.width / target.width,
      ty: source.minY - target.minY * source.height / target.height)
    let onScreen = target.width * abs(matrix.a) + target.width * abs(matrix.b)
    let filter = onScreen * 1.5 < source.width ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    var opaque = PixelRect.empty
    if image.isOpaque, matrix.isScaleAndTranslation { opaque = inside(target) }
    appendDrawing(around: target, opaque: opaque, into: &items) { cairo, alpha in
      cairo_rectangle(
        cairo, Double(target.minX), Double(target.minY), Double(target.width),
        Double(target.height))
      cairo_clip(cairo)
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      var fitting = cairo_matrix_t(fit)
      cairo_pattern_set_matrix(pattern, &fitting)
      cairo_pattern_set_filter(pattern, filter)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  /// The whole pixels that lie entirely within a rectangle of points.
  private func inside(_ rect: CGRect) -> PixelRect {
    let box = rect.applying(matrix)
    let (left, top) = ((box.minX - 1e-6).rounded(.up), (box.minY - 1e-6).rounded(.up))
    let (right, bottom) = ((box.maxX + 1e-6).rounded(.down), (box.maxY + 1e-6).rounded(.down))
    guard right > left, bottom > top, abs(left) < 1e6, abs(top) < 1e6, right < 1e6, bottom < 1e6
    else { return .empty }
    return PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  /// Nine parts: corners keep their size, edges stretch one way, the center both.
  private func appendStretched(_ image: CGImage, into items: inout [DisplayItem]) {
    let (center, source, bounds) = (state.contentsCenter, source(of: image), state.bounds)
    let density = max(state.contentsScale, 1e-6)
    func cuts(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> [CGFloat] {
      [start, start + length * from, start + length * to, start + length]
    }
    func spread(_ cuts: [CGFloat], _ start: CGFloat, _ length: CGFloat) -> [CGFloat] {
      let first = (cuts[1] - cuts[0]) / density
      let last = (cuts[3] - cuts[2]) / density
      let squeeze = first + last > length ? length / (first + last) : 1
      return [start, start + first * squeeze, start + length - last * squeeze, start + length]
    }
    let xs = cuts(source.minX, source.width, center.minX, center.maxX)
    let ys = cuts(source.minY, source.height, center.minY, center.maxY)
    let xt = spread(xs, bounds.minX, bounds.width)
    let yt = spread(ys, bounds.minY, bounds.height)
    for row in 0..<3 {
      for column in 0..<3 {
        let from = CGRect(
          x: xs[column], y: ys[row], width: xs[column + 1] - xs[column],
          height: ys[row + 1] - ys[row])
        let to = CGRect(
          x: xt[column], y: yt[row], width: xt[column + 1] - xt[column],
          height: yt[row + 1] - yt[row])
        appendScaled(image, from: from, to: to, into: &items)
      }
    }
  }
}
