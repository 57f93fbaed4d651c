@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  static let compactHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  private var storedItems: [UINavigationItem] = []
  let background = BarBackground(frame: .zero)
  /// The look of the items that leave, above the new one.
  let leavingBackground = BarBackground(frame: .zero)
  var content: NavigationBarContent?
  var leavingContent: NavigationBarContent?
  var clearAppearance: (source: UINavigationBarAppearance, look: UINavigationBarAppearance)?
  let contentScrubber = TransitionScrubber()
  var busyUntil: CFTimeInterval = 0
  /// Whether changed items are shown only later.
  var itemsWait = false
  let largeTitle = LargeTitleView(frame: .zero)
  weak var owningController: UINavigationController?

  /// How far the background reaches above the bar, beneath the status bar.
  var topInset: CGFloat = 0 { didSet { if topInset != oldValue { setNeedsLayout() } } }
  /// Whether scrolling has made the bar smaller.
  var isMinimized = false
  weak var contentScrollView: UIScrollView? {
    didSet {
      guard contentScrollView !== oldValue else { return }
      observeScrolling(insteadOf: oldValue)
      barDidChange()
    }
  }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(largeTitle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    addSubview(largeTitle)
  }

  open var barStyle = UIBarStyle.default { didSet { barDidChange() } }
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Decides the layout too: beneath a translucent bar the content has the full size.
  open var isTranslucent = true {
    didSet {
      barDidChange()
      owningController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = storedItems.last else { return nil }
    guard (delegate?.navigationBar(_:shouldPop:))?(self, item) ?? true else { return nil }
    showOwn(storedItems.dropLast(), animated: animated, forward: false)
    (delegate?.navigationBar(_:didPop:))?(self, item)
    return item
  }

  open var topItem: UINavigationItem? { storedItems.last }
  open var backItem: UINavigationItem? { storedItems.dropLast().last }
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard owningController == nil else {
      return HostTrap.raise(
        .internalInconsistency,
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    }
    showOwn(items ?? [], animated: animated, forward: true)
  }

  open var prefersLargeTitles = false { didSet { barDidChange() } }
  open var barTintColor: UIColor? { didSet { barDidChange() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { barDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { barDidChange() } }
  open var backIndicatorImage: UIImage? { didSet { barDidChange() } }
  open var standardAppearance = UINavigationBarAppearance() { didSet { barDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { barDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { barDidChange() } }
  open var barPosition: UIBarPosition {
    owningController == nil ? (delegate?.position(for: self) ?? .top) : .topAttached
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content?.rebuild()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barDidChange()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  /// Items that the controller does not know of.
  private func showOwn(_ items: [UINavigationItem], animated: Bool, forward: Bool) {
    owningController?.bars.itemsKept = 0
    show(items, above: 0, animated: animated, duration: nil, forward: forward)
  }

  func setStoredItems(_ items: [UINavigationItem], above kept: Int) {
    for item in storedItems[kept...] { item.didChange = nil }
    storedItems.replaceSubrange(kept..., with: items)
    for item in items { item.didChange = { [weak self] in self?.itemsDidChange() } }
  }
}
