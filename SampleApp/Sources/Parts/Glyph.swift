import UIKit

/// A sign drawn with a few strokes.
enum Glyph: Sendable {
  case back
  case forward
  case sliders

  /// The sign in a square of `side` points.
  func image(side: CGFloat, color: UIColor) -> UIImage {
    let path = UIBezierPath()
    strokes(on: path)
    path.apply(CGAffineTransform(scaleX: side / 22, y: side / 22))
    path.lineWidth = side / 11
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      color.setStroke()
      path.stroke()
    }
  }

  /// On a square of 22 points.
  private func strokes(on path: UIBezierPath) {
    func line(_ points: (CGFloat, CGFloat)...) {
      guard let start = points.first else { return }
      path.move(to: CGPoint(x: start.0, y: start.1))
      for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    }
    switch self {
    case .back: line((13.5, 4), (6.5, 11), (13.5, 18))
    case .forward: line((8.5, 4), (15.5, 11), (8.5, 18))
    case .sliders:
      for (y, knob) in [(CGFloat(5), CGFloat(14)), (11, 7), (17, 12)] {
        line((3, y), (knob - 2.2, y))
        line((knob + 2.2, y), (19, y))
        path.append(
          UIBezierPath(ovalIn: CGRect(x: knob - 2.2, y: y - 2.2, width: 4.4, height: 4.4)))
      }
    }
  }
}
