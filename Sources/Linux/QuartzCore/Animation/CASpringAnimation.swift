import Foundation

/// From one value to another, pulled by a damped spring.
open class CASpringAnimation: CABasicAnimation {
  private var spring = SpringMotion()

  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.velocity) }
    set { spring.velocity = Double(newValue) }
  }
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// An estimate of the time until the spring is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func blank() -> CAAnimation { CASpringAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  override func position(at progress: Double) -> Double {
    spring.position(at: progress * duration)
  }
}
