import UIKit

/// A sign drawn with a few strokes.
enum Glyph: Sendable {
  case back, forward
  case bars, layers, pencil, pages, swipe, car, postcard, help, frames

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
    func rectangle(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
    ) {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      path.append(UIBezierPath(roundedRect: frame, cornerRadius: radius))
    }
    switch self {
    case .back: line((13.5, 4), (6.5, 11), (13.5, 18))
    case .forward: line((8.5, 4), (15.5, 11), (8.5, 18))
    case .bars:
      rectangle(3, 3, 16, 16, 3)
      line((3, 8), (19, 8))
    case .layers:
      rectangle(3, 9, 12, 10, 2.5)
      line((7, 6), (16, 6), (18, 8), (18, 15))
      line((11, 3), (19, 3))
    case .pencil:
      line((4, 18), (5, 14), (15, 4), (18, 7), (8, 17), (4, 18))
    case .pages:
      rectangle(7, 3, 8, 16, 2)
      line((3, 6), (3, 16))
      line((19, 6), (19, 16))
    case .swipe:
      line((3, 6), (19, 6))
      line((3, 16), (19, 16))
      line((12, 11), (3, 11))
      line((6, 8.5), (3, 11), (6, 13.5))
    case .car:
      line((3, 15), (3, 11), (5, 10), (7, 5), (15, 5), (17, 10), (19, 11), (19, 15), (3, 15))
      line((6, 15), (6, 18))
      line((16, 15), (16, 18))
    case .postcard:
      rectangle(2.5, 5, 17, 12, 2)
      line((11, 8), (11, 14))
      line((14, 9), (16.5, 9))
      line((14, 12), (16.5, 12))
    case .help:
      path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 16, height: 16)))
      line((8.5, 9), (9, 7.5), (11, 6.8), (13, 7.8), (13, 9.5), (11, 11.2), (11, 12.5))
      line((11, 15.4), (11, 15.5))
    case .frames:
      rectangle(3, 3, 11, 11, 2)
      line((17, 8), (19, 8), (19, 19), (8, 19), (8, 17))
    }
  }
}
