import Foundation

@preconcurrency @MainActor open class UITabBar: UIView {
  private var storedItems: [UITabBarItem] = []
  private var buttons: [UITabBarButton] = []
  private let background = BarBackground(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    storedItems = items ?? []
    rebuild()
  }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { barDidChange() } }
  open var standardAppearance = UITabBarAppearance() { didSet { barDidChange() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { barDidChange() } }

  /// Whether the content ends above the bar, so that the scroll-edge appearance applies.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarLayout.barHeight + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let tabs = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UITabBarController }.first
    let stack = tabs?.selectedViewController as? UINavigationController
    if stack?.blocksTouches == true,
      !HostRuntime.current.settings.tabBarTakesTouchesInTransitions
    {
      return nil
    }
    return super.hitTest(point, with: event)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let appearance =
      isAtScrollEdge
      ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard : standard
    // Developers report that the frame of a minimized bar is that of the whole one.
    background.frame = isMinimized ? Self.minimizedFrame : bounds
    background.apply(
      painted(appearance), barTintColor: barTintColor, isTranslucent: isTranslucent, bar: self)
    let look = TabBarLook(
      appearance: appearance.stackedLayoutAppearance,
      tint: appearance.selectionIndicatorTintColor ?? tintColor ?? .systemBlue,
      unselectedTint: unselectedItemTintColor ?? .secondaryLabel)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      button.frame = TabBarLayout.buttonFrame(
        index, of: buttons.count, in: bounds, safeArea: safeAreaInsets, mirrored: mirrored)
      button.isSelected = button.item === selectedItem
      button.isHidden = isMinimized && !button.isSelected
      if isMinimized { button.frame = Self.minimizedFrame }
      button.apply(look)
    }
  }

  /// Whether scrolling has made the bar smaller.
  var isMinimized = false {
    didSet { if isMinimized != oldValue { setNeedsLayout() } }
  }

  /// The host's choice; Apple names no size.
  private static let minimizedFrame = CGRect(x: 16, y: 4, width: 56, height: 42)

  private func prepare() {
    background.hasHairlineOnTop = true
    addSubview(background)
  }

  /// A picture set on the bar itself goes before the appearance's, as it did before there were
  /// appearances.
  private func painted(_ appearance: UITabBarAppearance) -> UIBarAppearance {
    guard let backgroundImage else { return appearance }
    let painted = UITabBarAppearance(barAppearance: appearance)
    painted.backgroundImage = backgroundImage
    return painted
  }

  private func barDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = storedItems.prefix(TabBarLayout.largestCount).map { UITabBarButton(item: $0) }
    for button in buttons {
      addSubview(button)
      let item = button.item
      item.didChange = { [weak self] in self?.setNeedsLayout() }
      button.addAction(
        UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
    }
    if let selectedItem, !storedItems.contains(selectedItem) { self.selectedItem = nil }
    setNeedsLayout()
  }

  /// Apple: a tap selects the item, then the delegate is told; a tab bar controller decides itself.
  private func tapped(_ item: UITabBarItem) {
    if !(delegate is UITabBarController) { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }
}
