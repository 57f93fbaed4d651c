import Foundation

/// A path that can grow.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  package override init(elements: [PathElement]) {
    super.init(elements: elements)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(control1: control1, control2: control2, end: end)
    elements.append(curve.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    circle.closeSubpath()
    elements += circle.elements.map { $0.applying(toRect.concatenating(transform)) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    addRoundedRect(in: rect, topLeft: radii, topRight: radii, bottomLeft: radii, bottomRight: radii)
    guard !transform.isIdentity else { return }
    elements = elements.dropLast(10) + elements.suffix(10).map { $0.applying(transform) }
  }

  /// A rectangle with corners of its own each, as ten elements; radii are cut to half the sides.
  package func addRoundedRect(
    in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize
  ) {
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    func cut(_ radii: CGSize) -> CGSize {
      CGSize(
        width: max(0, min(radii.width, limit.width)),
        height: max(0, min(radii.height, limit.height)))
    }
    let (leftTop, rightTop) = (cut(topLeft), cut(topRight))
    let (leftBottom, rightBottom) = (cut(bottomLeft), cut(bottomRight))
    move(to: CGPoint(x: rect.minX + leftTop.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - rightTop.width, y: rect.minY))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: rect.minY + rightTop.height))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rightBottom.height))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY),
      to: CGPoint(x: rect.maxX - rightBottom.width, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + leftBottom.width, y: rect.maxY))
    addCorner(
      CGPoint(x: rect.minX, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: rect.maxY - leftBottom.height))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + leftTop.height))
    addCorner(
      CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: rect.minX + leftTop.width, y: rect.minY))
    closeSubpath()
  }

  private func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentEnd
    addCurve(
      to: end, control1: start.toward(corner, by: circleHandle),
      control2: end.toward(corner, by: circleHandle))
  }

  private var currentEnd: CGPoint {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end), .curve(_, _, let end): end
    case .close, nil: currentPoint
    }
  }

  /// An arc; `clockwise` is meant with y pointing up, so with y down it looks reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    func point(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + distance * CGFloat(cos(Double(angle))),
        y: center.y + distance * CGFloat(sin(Double(angle))))
    }
    let start = point(startAngle, radius).applying(transform)
    elements.append(isEmpty || elements.last == .close ? .move(start) : .line(start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    for index in 0..<pieces {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      let (first, last) = (point(from, radius), point(to, radius))
      let (x1, y1) = (CGFloat(sin(Double(from))), CGFloat(cos(Double(from))))
      let (x2, y2) = (CGFloat(sin(Double(to))), CGFloat(cos(Double(to))))
      addCurve(
        to: last,
        control1: CGPoint(x: first.x - handle * x1, y: first.y + handle * y1),
        control2: CGPoint(x: last.x + handle * x2, y: last.y - handle * y2),
        transform: transform)
    }
  }

  public func addPath(_ path2: CGPath, transform: CGAffineTransform = .identity) {
    elements += path2.elements.map { $0.applying(transform) }
  }

  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }
}

/// How far a cubic's control points stand out for a quarter of a circle of radius one.
private let circleHandle: CGFloat = 0.552_284_749_8

/// The angle an arc runs through: never more than a full turn, in the direction asked for.
package func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let turn = 2 * CGFloat.pi
  let sweep = end - start
  if clockwise {
    if sweep <= -turn { return -turn }
    let rest = sweep.truncatingRemainder(dividingBy: turn)
    return rest > 0 ? rest - turn : rest
  }
  if sweep >= turn { return turn }
  let rest = sweep.truncatingRemainder(dividingBy: turn)
  return rest < 0 ? rest + turn : rest
}

extension CGPoint {
  fileprivate func toward(_ point: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (point.x - x) * fraction, y: y + (point.y - y) * fraction)
  }
}
