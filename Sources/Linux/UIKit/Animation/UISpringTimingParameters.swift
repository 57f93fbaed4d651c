import CoreGraphics
import Foundation

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
