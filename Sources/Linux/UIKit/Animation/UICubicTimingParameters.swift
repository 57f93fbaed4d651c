import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  private let curve: UIView.AnimationCurve
  private let points: (CGPoint, CGPoint)
  private let isBuiltin: Bool

  public override init() {
    curve = .easeInOut
    points = AnimationShape.controlPoints(of: .easeInOut)
    isBuiltin = true
    super.init()
  }

  public required init?(coder: NSCoder) {
    curve = .easeInOut
    points = AnimationShape.controlPoints(of: .easeInOut)
    isBuiltin = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = AnimationShape.controlPoints(of: curve)
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .easeInOut
    points = (point1, point2)
    isBuiltin = false
    super.init()
  }

  open var controlPoint1: CGPoint { points.0 }
  open var controlPoint2: CGPoint { points.1 }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
