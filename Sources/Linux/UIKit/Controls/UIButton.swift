import QuartzCore

/// A control with a title or an image that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var contents: [UIControl.State.RawValue: Content] = [:]
  private var type: ButtonType = .custom
  private var chosenConfiguration: Configuration?
  private var needsConfigurationUpdate = false
  private lazy var label = UILabel(frame: .zero)
  private lazy var picture = UIImageView(frame: .zero)
  private var backdrop: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(label)
    refresh()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
    addSubview(label)
    refresh()
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    refresh()
  }

  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    type = .system
    chosenConfiguration = configuration
    adopt(primaryAction)
    refresh()
  }

  public var configuration: UIButton.Configuration? {
    get { chosenConfiguration }
    set {
      chosenConfiguration = newValue
      refresh()
    }
  }

  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Apple: the update comes before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Apple: a tap turns the selection on and off, before the primary action is sent.
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { layoutChanged() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { layoutChanged() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { layoutChanged() }
  }
  open var adjustsImageWhenHighlighted = true

  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].title = title
    refresh()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].titleColor = color
    refresh()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].image = image
    refresh()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].backgroundImage = image
    refresh()
  }

  open func title(for state: UIControl.State) -> String? {
    contents[state.rawValue]?.title
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    bounds
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: insets)
  }

  open var currentTitle: String? {
    chosenConfiguration?.title ?? current(\.title)
  }

  open var currentTitleColor: UIColor {
    current(\.titleColor) ?? (type == .custom ? .white : tintColor)
  }

  open var currentImage: UIImage? { chosenConfiguration?.image ?? current(\.image) }
  open var titleLabel: UILabel? { label }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.frames(in: contentRect).title.offsetBy(
      dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
      dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.frames(in: contentRect).image.offsetBy(
      dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
      dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
      if chosenConfiguration != nil { refresh() }
    }
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
    backdrop?.frame = backgroundRect(forBounds: bounds)
    if let chosenConfiguration {
      layer.cornerRadius = chosenConfiguration.cornerRadius(height: bounds.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = arrangement.size
    let insets = insets
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override var claimsTaps: Bool { true }

  override func touchedUpInside(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.primaryActionTriggered, with: event)
  }

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    if chosenConfiguration == nil { refresh() }
  }

  /// A state without a value of its own shows that of normal, as Apple documents.
  private func current<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: path]
      ?? contents[UIControl.State.normal.rawValue]?[keyPath: path]
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if chosenConfiguration == nil {
      contents[UIControl.State.normal.rawValue, default: Content()].title =
        action.title.isEmpty ? nil : action.title
      contents[UIControl.State.normal.rawValue, default: Content()].image = action.image
    } else {
      if chosenConfiguration?.title == nil, !action.title.isEmpty {
        chosenConfiguration?.title = action.title
      }
      let image = chosenConfiguration?.image ?? action.image
      chosenConfiguration?.image = image
    }
    addAction(action, for: .primaryActionTriggered)
    refresh()
  }

  private var insets: UIEdgeInsets {
    guard let insets = chosenConfiguration?.contentInsets else {
      return contentEdgeInsets
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isReversed ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing)
  }

  private var arrangement: ButtonLayout {
    ButtonLayout(
      image: currentImage?.size ?? .zero,
      title: label.text == nil && label.attributedText == nil
        ? .zero
        : label.sizeThatFits(
          CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)),
      padding: chosenConfiguration?.imagePadding ?? 0,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func layoutChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refresh() {
    let foreground = chosenConfiguration?.foreground(tint: tintColor) ?? currentTitleColor
    if let title = current(\.attributedTitle) {
      label.attributedText = title
    } else {
      label.text =
        chosenConfiguration?.attributedTitle.map { String($0.characters) } ?? currentTitle
    }
    label.textColor = foreground
    picture.image = currentImage
    picture.tintColor = chosenConfiguration == nil ? nil : foreground
    if let chosenConfiguration {
      backgroundColor = chosenConfiguration.backgroundColor(tint: tintColor)
      if current(\.attributedTitle) == nil, !label.adjustsFontForContentSizeCategory {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
      }
    }
    if let image = current(\.backgroundImage) {
      let view = backdrop ?? UIImageView(frame: bounds)
      view.image = image
      if backdrop == nil {
        insertSubview(view, at: 0)
        backdrop = view
      }
    } else {
      backdrop?.removeFromSuperview()
      backdrop = nil
    }
    // A system button dims while it is pressed, a custom one only its image.
    let dim: CGFloat = isHighlighted ? (type == .custom ? 1 : 0.3) : 1
    label.alpha = isEnabled || type == .custom ? dim : 0.3
    picture.alpha = isHighlighted && adjustsImageWhenHighlighted ? 0.5 : (isEnabled ? 1 : 0.5)
    layoutChanged()
  }
}
