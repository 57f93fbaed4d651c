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

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  let spring: Spring
  private let velocity: CGVector

  /// Apple: mass 3, stiffness 1000, damping 500, as in the system's own transitions.
  public override init() {
    spring = Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
    velocity = .zero
    super.init()
  }

  public required init?(coder: NSCoder) {
    spring = Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
    velocity = .zero
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = Spring(dampingRatio: ratio, initialVelocity: velocity.dx)
    self.velocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx)
    self.velocity = velocity
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
