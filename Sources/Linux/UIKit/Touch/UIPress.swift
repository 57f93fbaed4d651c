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

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  private var input = ""
  private var flags: UIKeyModifierFlags = []

  convenience init(_ input: String, modifiers: UIKeyModifierFlags) {
    self.init()
    self.input = input
    flags = modifiers
  }

  open var characters: String {
    let isLetter = input.count == 1 && !flags.isDisjoint(with: [.shift, .alphaShift])
    return isLetter ? input.uppercased() : input
  }
  open var charactersIgnoringModifiers: String { input }
  open var modifierFlags: UIKeyModifierFlags { flags }
}
