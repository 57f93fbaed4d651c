import Foundation

/// A two-dimensional vector.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static var zero: CGVector { CGVector() }

  public init() {
    dx = 0
    dy = 0
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// The smallest rectangle that contains the transformed corners, as Core Graphics documents.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    // Without lists of corners: every frame of every layer comes through here.
    let first = CGPoint(x: minX, y: minY).applying(t)
    let last = CGPoint(x: maxX, y: maxY).applying(t)
    var low = CGPoint(x: min(first.x, last.x), y: min(first.y, last.y))
    var high = CGPoint(x: max(first.x, last.x), y: max(first.y, last.y))
    if t.b != 0 || t.c != 0 {
      let second = CGPoint(x: minX, y: maxY).applying(t)
      let third = CGPoint(x: maxX, y: minY).applying(t)
      low = CGPoint(x: min(low.x, second.x, third.x), y: min(low.y, second.y, third.y))
      high = CGPoint(x: max(high.x, second.x, third.x), y: max(high.y, second.y, third.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle around the points; null if there are none.
  package init(bounding points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var low = first
    var high = first
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
