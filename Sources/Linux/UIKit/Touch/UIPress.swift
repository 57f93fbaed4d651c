import QuartzCore

/// A press of a physical button or key.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  var time: TimeInterval = 0
  var currentPhase = Phase.began
  var pressedKey: UIKey?
  weak var target: UIResponder?
  weak var targetWindow: UIWindow?

  open var phase: UIPress.Phase { currentPhase }

  open var window: UIWindow? { targetWindow }
  open var responder: UIResponder? { target }
  open var key: UIKey? { pressedKey }
}
