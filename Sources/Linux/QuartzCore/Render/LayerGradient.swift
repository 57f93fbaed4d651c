import CPangoCairo

extension LayerLooks {
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
      let pattern = cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      stops.addStops(
        to: pattern ?? cairo, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_pattern_destroy(pattern)
      cairo_restore(cairo)
    }
  }
}
