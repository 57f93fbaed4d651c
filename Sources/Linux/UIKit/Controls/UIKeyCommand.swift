import QuartzCore

/// A command with a key of a hardware keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  nonisolated public static let inputEscape: String = "UIKeyInputEscape"
  nonisolated public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow: String = "UIKeyInputRightArrow"
  nonisolated public static let inputUpArrow: String = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow: String = "UIKeyInputDownArrow"

  private var commandInput: String?
  private var commandModifiers: UIKeyModifierFlags = []
  private(set) var commandAction: Selector?

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    commandInput = input
    commandModifiers = modifierFlags
    commandAction = action
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    elementTitle = title
    elementImage = image
    self.discoverabilityTitle = discoverabilityTitle
  }

  open var discoverabilityTitle: String?
  open var input: String? { commandInput }
  open var modifierFlags: UIKeyModifierFlags { commandModifiers }
  open var wantsPriorityOverSystemBehavior = false

  /// Apple: from right to left, the arrows are swapped.
  open var allowsAutomaticMirroring = true
}
