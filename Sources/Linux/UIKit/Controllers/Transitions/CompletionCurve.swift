extension UIView.AnimationCurve {
  /// The eased value at `fraction` of the time, with the cubic curves UIKit documents by name.
  func value(at fraction: Double) -> Double {
    switch self {
    case .linear: return fraction
    case .easeIn: return Self.bezier(fraction, 0.42, 0, 1, 1)
    case .easeOut: return Self.bezier(fraction, 0, 0, 0.58, 1)
    case ._keyboard: return Self.bezier(fraction, 0.38, 0.7, 0.125, 1)
    case .easeInOut: return Self.bezier(fraction, 0.42, 0, 0.58, 1)
    }
  }

  private static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
