import QuartzCore

/// Something that a menu shows.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var disabled: Attributes { .init(rawValue: 1 << 0) }
  }

  var elementTitle = ""
  var elementImage: UIImage?

  open var title: String { elementTitle }
  open var image: UIImage? { elementImage }
  open var subtitle: String?
}

/// What an action does; it is handed the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var count = 0

  private var handler: UIActionHandler = { _ in }
  private var actionIdentifier = Identifier("")
  private var actionSender: Any?

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
    elementTitle = title
    elementImage = image
    self.subtitle = subtitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    Self.count += 1
    actionIdentifier = identifier ?? Identifier("action-\(Self.count)")
  }

  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }

  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }

  open var identifier: UIAction.Identifier { actionIdentifier }
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open var sender: Any? { actionSender }

  /// Runs the handler on behalf of a control or a bar button item.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    actionSender = sender
    handler(self)
    actionSender = nil
  }
}

/// A menu element that sends a selector down the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {}

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
}

/// A menu; the host keeps what is in it and shows none.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
}
