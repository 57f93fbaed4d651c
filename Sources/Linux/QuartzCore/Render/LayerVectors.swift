import CPangoCairo

extension LayerLooks {
  func appendShape(_ shape: ShapeState, into items: inout [DisplayItem]) {
    guard let path = shape.path, !path.isEmpty else { return }
    let stroke = shape.lineWidth > 0 ? shape.strokeColor : nil
    let reach = stroke == nil ? 0 : shape.lineWidth * max(1, shape.miterLimit / 2)
    let box = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    appendDrawing(around: box, into: &items) { cairo, alpha in
      if let fill = shape.fillColor, fill.alpha > 0 {
        cairo_set_fill_rule(
          cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        path.append(to: cairo)
        fill.setSource(of: cairo, alpha: CGFloat(alpha), tiledFrom: 1)
        cairo_fill(cairo)
      }
      if let stroke, stroke.alpha > 0, shape.strokeEnd > shape.strokeStart {
        Self.stroke(path, shape, in: cairo)
        stroke.setSource(of: cairo, alpha: CGFloat(alpha), tiledFrom: 1)
        cairo_stroke(cairo)
      }
    }
  }

  private static func stroke(_ path: CGPath, _ shape: ShapeState, in cairo: OpaquePointer) {
    cairo_set_line_width(cairo, Double(shape.lineWidth))
    cairo_set_miter_limit(cairo, Double(shape.miterLimit))
    switch shape.lineCap {
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    }
    switch shape.lineJoin {
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    }
    let dashes = (shape.lineDashPattern ?? []).map(\.doubleValue)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(shape.lineDashPhase))
    if shape.strokeStart <= 0, shape.strokeEnd >= 1 {
      path.append(to: cairo)
    } else {
      appendPart(of: path, from: shape.strokeStart, to: shape.strokeEnd, to: cairo)
    }
  }

  /// The part of a path between two fractions of its length.
  private static func appendPart(
    of path: CGPath, from start: CGFloat, to end: CGFloat, to cairo: OpaquePointer
  ) {
    let (points, marks) = PathWalk.keyframes(of: path, paced: true, times: nil)
    let track = zip(points.compactMap(\.vector), marks).map { (point: $0.0, mark: $0.1) }
    var isDrawing = false
    for (from, to) in zip(track, track.dropFirst()) {
      let low = max(Double(start), from.mark)
      let high = min(Double(end), to.mark)
      guard high > low else { continue }
      let span = to.mark - from.mark
      let first = from.point + (to.point - from.point) * ((low - from.mark) / span)
      let last = from.point + (to.point - from.point) * ((high - from.mark) / span)
      if !isDrawing { cairo_move_to(cairo, first.x, first.y) }
      cairo_line_to(cairo, last.x, last.y)
      isDrawing = true
    }
  }

  func appendGradient(_ gradient: GradientState, into items: inout [DisplayItem]) {
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty, !state.bounds.isEmpty else { return }
    let bounds = state.bounds
    let stops = CGGradient(
      colors: colors, locations: gradient.locations?.map { CGFloat($0.doubleValue) })
    let shape = outline()
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let start = point(gradient.startPoint)
    let end = point(gradient.endPoint)
    let isRadial = gradient.type == .radial
    var opaque = PixelRect.empty
    if case .pixels = place.space, state.cornerRadius <= 0, colors.allSatisfy({ $0.alpha >= 1 }) {
      opaque = place.rect
    }
    appendDrawing(around: bounds, opaque: opaque, into: &items) { cairo, alpha in
      cairo_save(cairo)
      if opaque.isEmpty {
        shape.append(to: cairo)
        cairo_clip(cairo)
      }
      let pattern: OpaquePointer?
      if isRadial {
        // The end point is the corner of the box around the ellipse.
        let (wide, high) = (max(abs(end.x - start.x), 1e-3), max(abs(end.y - start.y), 1e-3))
        cairo_translate(cairo, Double(start.x), Double(start.y))
        cairo_scale(cairo, Double(wide), Double(high))
        pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      } else {
        pattern = cairo_pattern_create_linear(
          Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      }
      stops.addStops(
        to: pattern ?? cairo, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_pattern_destroy(pattern)
      cairo_restore(cairo)
    }
  }
}
