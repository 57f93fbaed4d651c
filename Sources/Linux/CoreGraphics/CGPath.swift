import CPangoCairo
import Foundation

package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close
}

/// A shape made of lines and curves.
public class CGPath: _CFObject {
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let end), .quadCurve(_, let end), .curve(_, _, let end):
        current = end
      case .close:
        current = start
      }
    }
    return current
  }

  /// The box around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let control, let end): points += [control, end]
      case .curve(let control1, let control2, let end): points += [control1, control2, end]
      case .close: break
      }
    }
    return CGRect(bounding: points)
  }

  /// The tightest box around the shape; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    if isEmpty { return .null }
    return withScratch { cairo in
      var x1 = 0.0
      var y1 = 0.0
      var x2 = 0.0
      var y2 = 0.0
      cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
      return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func _isEqual(to other: CGPath) -> Bool {
    elements == other.elements
  }

  public func _hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// Adds the shape to a cairo context's path, in that context's coordinates.
  package func append(to cairo: OpaquePointer) {
    for element in elements { element.append(to: cairo) }
  }

  private func withScratch<Result>(_ body: (OpaquePointer) -> Result?) -> Result
  where Result: PathMeasure {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return Result.unknown }
    defer { cairo_destroy(cairo) }
    append(to: cairo)
    return body(cairo) ?? Result.unknown
  }
}

/// What measuring a path may give.
private protocol PathMeasure {
  static var unknown: Self { get }
}

extension CGRect: PathMeasure {
  fileprivate static var unknown: CGRect { .null }
}

extension Bool: PathMeasure {
  fileprivate static var unknown: Bool { false }
}

extension PathElement {
  package func applying(_ transform: CGAffineTransform) -> PathElement {
    if transform.isIdentity { return self }
    switch self {
    case .move(let point): return .move(point.applying(transform))
    case .line(let point): return .line(point.applying(transform))
    case .quadCurve(let control, let end):
      return .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      return .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform))
    case .close: return .close
    }
  }

  fileprivate func append(to cairo: OpaquePointer) {
    switch self {
    case .move(let point): cairo_move_to(cairo, Double(point.x), Double(point.y))
    case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
    case .quadCurve(let control, let end):
      var x = 0.0
      var y = 0.0
      cairo_get_current_point(cairo, &x, &y)
      let start = CGPoint(x: x, y: y)
      let (control1, control2) = cubicControls(from: start, control: control, to: end)
      PathElement.curve(control1: control1, control2: control2, end: end).append(to: cairo)
    case .curve(let control1, let control2, let end):
      cairo_curve_to(
        cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
        Double(end.x), Double(end.y))
    case .close: cairo_close_path(cairo)
    }
  }
}

/// The two control points of the cubic that runs exactly as a quadratic curve.
package func cubicControls(
  from start: CGPoint, control: CGPoint, to end: CGPoint
) -> (CGPoint, CGPoint) {
  (
    CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  )
}
