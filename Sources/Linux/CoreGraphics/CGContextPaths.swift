import CPangoCairo
import Foundation

extension CGContext {
  public func beginPath() { cairo_new_path(cairo) }
  public func closePath() { cairo_close_path(cairo) }
  public func move(to point: CGPoint) { cairo_move_to(cairo, Double(point.x), Double(point.y)) }
  public func addLine(to point: CGPoint) { cairo_line_to(cairo, Double(point.x), Double(point.y)) }

  public func addRect(_ rect: CGRect) {
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  public func addPath(_ path: CGPath) { path.append(to: cairo) }

  /// An arc; `clockwise` is meant with y pointing up, so in UIKit's contexts it looks reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let (x, y, r) = (Double(center.x), Double(center.y), Double(radius))
    let start = Double(startAngle)
    if clockwise {
      cairo_arc_negative(cairo, x, y, r, start, start + Double(sweep))
    } else {
      cairo_arc(cairo, x, y, r, start, start + Double(sweep))
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(cairo, &x, &y)
    let (control1, control2) = cubicControls(
      from: CGPoint(x: x, y: y), control: control, to: end)
    addCurve(to: end, control1: control1, control2: control2)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(
      cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
      Double(end.x), Double(end.y))
  }

  // MARK: Clipping

  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    clip()
  }

  // MARK: Filling and stroking

  public func fill(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    let color = state.fill
    paint { cairo, alpha in
      color.setSource(of: cairo, alpha: alpha, tiledFrom: self.scale)
      self.fillBounded(cairo)
    }
    cairo_new_path(cairo)
  }

  public func strokePath() {
    let color = state.stroke
    paint { cairo, alpha in
      color.setSource(of: cairo, alpha: alpha, tiledFrom: self.scale)
      cairo_stroke_preserve(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Makes the pixels clear, or black where the context has no alpha.
  public func clear(_ rect: CGRect) {
    willPaint()
    defer { didPaint() }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    addRect(rect)
    if isOpaque {
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    } else {
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    }
    cairo_fill(cairo)
  }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
    paintGradient(gradient, pattern: pattern, options: options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(startRadius),
      Double(endCenter.x), Double(endCenter.y), Double(endRadius))
    paintGradient(gradient, pattern: pattern, options: options)
  }

  private func paintGradient(
    _ gradient: CGGradient, pattern: OpaquePointer?, options: CGGradientDrawingOptions
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options: options)
    paint { cairo, alpha in
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, Double(alpha))
    }
  }
}

extension CGColor {
  /// Makes the color cairo's source; patterns repeat from the origin of the user space.
  package func setSource(of cairo: OpaquePointer, alpha more: CGFloat = 1, tiledFrom scale: CGFloat)
  {
    guard let pattern else {
      cairo_set_source_rgba(
        cairo, Double(red), Double(green), Double(blue), Double(alpha * more))
      return
    }
    cairo_set_source_surface(cairo, pattern.surface, 0, 0)
    let source = cairo_get_source(cairo)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t(CGAffineTransform(scaleX: patternScale, y: patternScale))
    cairo_pattern_set_matrix(source, &matrix)
  }
}
