@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  static let standardHeight: CGFloat = 44

  private var storedItems: [UIBarButtonItem] = []
  private var buttons: [BarButton] = []
  private let background = BarBackground(frame: .zero)

  /// How far the background reaches below the bar, beneath the home indicator.
  var bottomInset: CGFloat = 0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    background.hasHairlineOnTop = true
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    background.hasHairlineOnTop = true
    addSubview(background)
  }

  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items ?? []
    rebuild()
  }
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open weak var delegate: (any UIToolbarDelegate)?
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bottomInset)
    background.apply(
      standardAppearance, barTintColor: barTintColor, isTranslucent: isTranslucent, bar: self)
    let widths = buttons.map { $0.sizeThatFits(bounds.size).width }
    let spaces = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let taken = widths.reduce(0, +) + 2 * BarLayout.margin
    let flexible = spaces > 0 ? max(bounds.width - taken, 0) / CGFloat(spaces) : 0
    var x = BarLayout.margin
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, fitted) in zip(buttons, widths) {
      let width = button.item.systemItem == .flexibleSpace ? flexible : fitted
      button.frame = CGRect(
        x: mirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + (spaces > 0 ? 0 : BarLayout.spacing)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    for item in storedItems { item.didChange = { [weak self] in self?.rebuild() } }
    buttons = storedItems.filter { !$0.isHidden }.map { item in
      let look =
        item.style == .done
        ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
      return BarButton(item: item, look: look, tint: tintColor)
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }
}
