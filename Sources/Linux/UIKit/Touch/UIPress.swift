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

  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
  }

  var time: TimeInterval = 0
  var currentPhase = Phase.began
  var pressedKey: UIKey?
  weak var target: UIResponder?
  weak var targetWindow: UIWindow?

  open var timestamp: TimeInterval { time }
  open var phase: UIPress.Phase { currentPhase }

  /// Apple: a key that is no button of a remote control has a type beyond the named ones; here it is
  /// `select`.
  open var type: UIPress.PressType {
    switch pressedKey?.characters {
    case UIKeyCommand.inputUpArrow: .upArrow
    case UIKeyCommand.inputDownArrow: .downArrow
    case UIKeyCommand.inputLeftArrow: .leftArrow
    case UIKeyCommand.inputRightArrow: .rightArrow
    default: .select
    }
  }

  open var window: UIWindow? { targetWindow }
  open var responder: UIResponder? { target }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { 0 }
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
