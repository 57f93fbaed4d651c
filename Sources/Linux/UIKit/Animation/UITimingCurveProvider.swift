import CoreGraphics
import Foundation

@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The shape these parameters stand for; a composed one is its spring.
  var shape: AnimationShape {
    if let springTimingParameters {
      return AnimationShape(kind: .spring(springTimingParameters.spring))
    }
    if let cubic = cubicTimingParameters {
      return AnimationShape(kind: .cubic(cubic.controlPoint1, cubic.controlPoint2))
    }
    return .curve(.easeInOut)
  }
}
