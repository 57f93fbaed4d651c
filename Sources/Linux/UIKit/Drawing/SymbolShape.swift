import CoreGraphics
import Foundation

/// The host's own drawings for a few symbol names, in a square of side one.
struct SymbolShape: Hashable, Sendable {
  let name: String

  init?(name: String) {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard SymbolShape.outline(of: base) != nil else { return nil }
    self.name = name
  }

  private var isFilled: Bool { name.hasSuffix(".fill") }
  private var base: String { isFilled ? String(name.dropLast(5)) : name }

  /// Draws with the context's fill and stroke colors.
  func draw(in rect: CGRect, lineWidth: CGFloat, of context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    guard let outline = SymbolShape.outline(of: base) else { return }
    context.beginPath()
    context.addPath(outline.cgPath)
    if isFilled || outline.usesEvenOddFillRule { context.fillPath(using: .evenOdd) }
    guard !outline.usesEvenOddFillRule else { return }
    context.beginPath()
    context.addPath(outline.cgPath)
    context.strokePath()
  }

  private static func outline(of name: String) -> UIBezierPath? {
    outlines[name]?() ?? furtherOutline(of: name)
  }

  /// A shape that is filled rather than stroked says so by its even-odd rule.
  private static let outlines: [String: @Sendable () -> UIBezierPath] = [
    "chevron.left": { lines([[(0.62, 0.15), (0.3, 0.5), (0.62, 0.85)]]) },
    "chevron.right": { lines([[(0.38, 0.15), (0.7, 0.5), (0.38, 0.85)]]) },
    "chevron.backward": { lines([[(0.62, 0.15), (0.3, 0.5), (0.62, 0.85)]]) },
    "chevron.forward": { lines([[(0.38, 0.15), (0.7, 0.5), (0.38, 0.85)]]) },
    "chevron.down": { lines([[(0.15, 0.38), (0.5, 0.7), (0.85, 0.38)]]) },
    "chevron.up": { lines([[(0.15, 0.62), (0.5, 0.3), (0.85, 0.62)]]) },
    "plus": { lines([[(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)]]) },
    "minus": { lines([[(0.12, 0.5), (0.88, 0.5)]]) },
    "checkmark": { lines([[(0.14, 0.56), (0.4, 0.82), (0.86, 0.18)]]) },
    "xmark": { lines([[(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)]]) },
    "ellipsis": { dots },
    "heart": { heart },
    "star": { star },
    "magnifyingglass": { magnifyingGlass },
    "gearshape": { gear },
    "gear": { gear },
    "map": { map },
    "person": { person },
    "photo": { photo },
    "square.and.arrow.up": { share },
    "list.bullet": { bullets },
    "house": { house },
    "bookmark": { bookmark },
    "circle": { UIBezierPath(ovalIn: CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)) },
  ]

  static func lines(_ strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path
  }

  private static var dots: UIBezierPath {
    let path = UIBezierPath()
    for x in [0.16, 0.5, 0.84] as [CGFloat] {
      path.append(UIBezierPath(ovalIn: CGRect(x: x - 0.08, y: 0.42, width: 0.16, height: 0.16)))
    }
    path.usesEvenOddFillRule = true
    return path
  }

  private static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.5, y: 0.88))
    path.addCurve(
      to: CGPoint(x: 0.08, y: 0.38), controlPoint1: CGPoint(x: 0.28, y: 0.74),
      controlPoint2: CGPoint(x: 0.08, y: 0.58))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.27), controlPoint1: CGPoint(x: 0.08, y: 0.1),
      controlPoint2: CGPoint(x: 0.4, y: 0.06))
    path.addCurve(
      to: CGPoint(x: 0.92, y: 0.38), controlPoint1: CGPoint(x: 0.6, y: 0.06),
      controlPoint2: CGPoint(x: 0.92, y: 0.1))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.88), controlPoint1: CGPoint(x: 0.92, y: 0.58),
      controlPoint2: CGPoint(x: 0.72, y: 0.74))
    path.close()
    return path
  }

  private static var star: UIBezierPath {
    ring(points: 10) { $0.isMultiple(of: 2) ? 0.46 : 0.19 }
  }

  private static var gear: UIBezierPath {
    let path = ring(points: 32) { $0 % 4 < 2 ? 0.45 : 0.35 }
    path.append(UIBezierPath(ovalIn: CGRect(x: 0.36, y: 0.36, width: 0.28, height: 0.28)))
    return path
  }

  /// A closed line around the middle whose distance from it changes from point to point.
  private static func ring(points: Int, radius: (Int) -> CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<points {
      let angle = (Double(index) / Double(points) - 0.25) * 2 * Double.pi
      let point = CGPoint(
        x: 0.5 + radius(index) * CGFloat(cos(angle)), y: 0.5 + radius(index) * CGFloat(sin(angle)))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private static var magnifyingGlass: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 0.1, y: 0.1, width: 0.56, height: 0.56))
    path.append(lines([[(0.6, 0.6), (0.88, 0.88)]]))
    return path
  }

  private static var map: UIBezierPath {
    let path = lines([
      [
        (0.08, 0.24), (0.36, 0.12), (0.64, 0.26), (0.92, 0.14), (0.92, 0.76), (0.64, 0.88),
        (0.36, 0.74), (0.08, 0.86),
      ]
    ])
    path.close()
    path.append(lines([[(0.36, 0.12), (0.36, 0.74)], [(0.64, 0.26), (0.64, 0.88)]]))
    return path
  }

  private static var person: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 0.31, y: 0.08, width: 0.38, height: 0.38))
    path.move(to: CGPoint(x: 0.1, y: 0.9))
    path.addCurve(
      to: CGPoint(x: 0.9, y: 0.9), controlPoint1: CGPoint(x: 0.14, y: 0.45),
      controlPoint2: CGPoint(x: 0.86, y: 0.45))
    path.close()
    return path
  }

  private static var photo: UIBezierPath {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0.06, y: 0.14, width: 0.88, height: 0.72), cornerRadius: 0.1)
    path.append(UIBezierPath(ovalIn: CGRect(x: 0.2, y: 0.27, width: 0.16, height: 0.16)))
    path.append(lines([[(0.1, 0.78), (0.38, 0.52), (0.54, 0.68), (0.7, 0.46), (0.9, 0.7)]]))
    return path
  }

  private static var share: UIBezierPath {
    lines([
      [(0.36, 0.38), (0.2, 0.38), (0.2, 0.92), (0.8, 0.92), (0.8, 0.38), (0.64, 0.38)],
      [(0.5, 0.64), (0.5, 0.08)], [(0.33, 0.24), (0.5, 0.07), (0.67, 0.24)],
    ])
  }

  private static var bullets: UIBezierPath {
    lines([
      [(0.08, 0.25), (0.1, 0.25)], [(0.28, 0.25), (0.92, 0.25)],
      [(0.08, 0.5), (0.1, 0.5)], [(0.28, 0.5), (0.92, 0.5)],
      [(0.08, 0.75), (0.1, 0.75)], [(0.28, 0.75), (0.92, 0.75)],
    ])
  }

  private static var house: UIBezierPath {
    let path = lines([
      [(0.08, 0.5), (0.5, 0.12), (0.92, 0.5), (0.8, 0.42), (0.8, 0.88), (0.2, 0.88), (0.2, 0.42)]
    ])
    path.close()
    return path
  }

  private static var bookmark: UIBezierPath {
    let path = lines([[(0.25, 0.1), (0.75, 0.1), (0.75, 0.9), (0.5, 0.7), (0.25, 0.9)]])
    path.close()
    return path
  }
}
