@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  var systemItem: SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: nil, style: style, target: target, action: action)
    self.title = title
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(image: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  open class func flexibleSpace() -> Self { make(.flexibleSpace) }

  private class func make(_ systemItem: SystemItem) -> Self {
    guard
      let item = UIBarButtonItem(barButtonSystemItem: systemItem, target: nil, action: nil)
        as? Self
    else { preconditionFailure("A subclass of UIBarButtonItem has no spaces of its own.") }
    return item
  }

  open var style = UIBarButtonItem.Style.plain { didSet { didChange?() } }
  open var width: CGFloat = 0 { didSet { didChange?() } }
  open var customView: UIView? { didSet { didChange?() } }
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction? { didSet { didChange?() } }
  open var menu: UIMenu?
  open var tintColor: UIColor? { didSet { didChange?() } }

  /// Apple: a hidden item takes no room in its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { didChange?() } } }

  /// Apple: a tap turns the selection on and off, before the primary action is sent.
  open var changesSelectionAsPrimaryAction = false
}
