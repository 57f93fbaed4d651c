/// A pacing curve: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let points: (Float, Float, Float, Float)

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
  }

  public required init?(coder: NSCoder) {
    points = (
      coder.decodeFloat(forKey: "c1x"), coder.decodeFloat(forKey: "c1y"),
      coder.decodeFloat(forKey: "c2x"), coder.decodeFloat(forKey: "c2y")
    )
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(points.0, forKey: "c1x")
    coder.encode(points.1, forKey: "c1y")
    coder.encode(points.2, forKey: "c2x")
    coder.encode(points.3, forKey: "c2y")
  }

  /// The curve's y where its x is `progress`; x is monotonic for control points within 0…1.
  package func value(at progress: Double) -> Double {
    let (x1, y1) = (Double(points.0), Double(points.1))
    let (x2, y2) = (Double(points.2), Double(points.3))
    if x1 == y1, x2 == y2 { return progress }
    if progress <= 0 || progress >= 1 { return min(1, max(0, progress)) }
    return Self.bezier(y1, y2, at: Self.parameter(x1, x2, for: progress))
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Newton's method, and bisection where the slope is too flat for it.
  private static func parameter(_ x1: Double, _ x2: Double, for x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = bezier(x1, x2, at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let rest = 1 - t
      let slope = 3 * rest * rest * x1 + 6 * rest * t * (x2 - x1) + 3 * t * t * (1 - x2)
      let next = slope > 1e-6 ? t - error / slope : .nan
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
