import CPangoCairo
import Foundation

extension CGPath {
  /// The outline that stroking would fill: overlapping pieces, all wound the same way, so that
  /// the winding rule makes one shape of them.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroke = StrokeOutline(
      reach: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let moved = CGPath(elements: elements.map { $0.applying(transform) })
    for line in moved.polylines { stroke.add(line.points, isClosed: line.isClosed) }
    return CGPath(elements: stroke.path.elements)
  }

  /// The subpaths with their curves replaced by short lines.
  package var polylines: [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func end(closing: Bool) {
      if !points.isEmpty { result.append((points, closing)) }
    }
    for element in elements {
      let last = points.last ?? .zero
      switch element {
      case .move(let point):
        end(closing: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let control, let to):
        let (control1, control2) = cubicControls(from: last, control: control, to: to)
        points += samples(from: last, control1, control2, to)
      case .curve(let control1, let control2, let to):
        points += samples(from: last, control1, control2, to)
      case .close:
        end(closing: true)
        points = points.first.map { [$0] } ?? []
      }
    }
    if points.count > 1 || result.isEmpty { end(closing: false) }
    return result
  }

  private func samples(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    let count = 24
    return (1...count).map { index in
      let t = CGFloat(index) / CGFloat(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }
}

/// Collects the pieces of a stroke's outline.
private struct StrokeOutline {
  let reach: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  let path = CGMutablePath()

  mutating func add(_ given: [CGPoint], isClosed: Bool) {
    var points: [CGPoint] = []
    for point in given where point != points.last { points.append(point) }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let only = points.first, cap != .butt { addDot(at: only) }
      return
    }
    let corners = isClosed ? points.count : points.count - 1
    for index in 0..<corners { addSegment(points[index], points[(index + 1) % points.count]) }
    for index in 0..<points.count where isClosed || (1..<points.count - 1).contains(index) {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count])
    }
    guard !isClosed else { return }
    addCap(at: points[0], from: points[1])
    addCap(at: points[points.count - 1], from: points[points.count - 2])
  }

  private func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    if cap == .round { path.addEllipse(in: box) } else { path.addRect(box) }
  }

  private func addSegment(_ a: CGPoint, _ b: CGPoint) {
    let side = normal(a, b)
    addPolygon([
      CGPoint(x: a.x + side.dx, y: a.y + side.dy), CGPoint(x: b.x + side.dx, y: b.y + side.dy),
      CGPoint(x: b.x - side.dx, y: b.y - side.dy), CGPoint(x: a.x - side.dx, y: a.y - side.dy),
    ])
  }

  private func addCap(at end: CGPoint, from inner: CGPoint) {
    let along = CGVector(dx: end.x - inner.x, dy: end.y - inner.y).normalized
    switch cap {
    case .butt: break
    case .round: addCircle(at: end)
    case .square:
      addSegment(end, CGPoint(x: end.x + along.dx * reach, y: end.y + along.dy * reach))
    }
  }

  private func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    if join == .round {
      addCircle(at: corner)
      return
    }
    let (first, second) = (normal(before, corner), normal(corner, after))
    let turn = first.dx * second.dy - first.dy * second.dx
    let outward: CGFloat = turn > 0 ? -1 : 1
    let a = CGPoint(x: corner.x + outward * first.dx, y: corner.y + outward * first.dy)
    let b = CGPoint(x: corner.x + outward * second.dx, y: corner.y + outward * second.dy)
    var outline = [corner, a, b]
    let middle = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let half = middle.length / 2 / max(reach, 1e-9)
    if join == .miter, half > 1e-6, 1 / half <= miterLimit {
      let length = outward * reach / half
      let tip = CGPoint(
        x: corner.x + middle.normalized.dx * length, y: corner.y + middle.normalized.dy * length)
      outline = [corner, a, tip, b]
    }
    addPolygon(outline)
  }

  private func addCircle(at center: CGPoint) {
    path.addEllipse(
      in: CGRect(
        x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
  }

  private func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - point.y * next.x
    }
    path.addLines(between: area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let along = CGVector(dx: b.x - a.x, dy: b.y - a.y).normalized
    return CGVector(dx: -along.dy * reach, dy: along.dx * reach)
  }
}
