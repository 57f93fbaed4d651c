import QuartzCore

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
