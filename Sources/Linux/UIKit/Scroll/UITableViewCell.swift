import QuartzCore

/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  private let cellStyle: CellStyle
  private let identifier: String?
  private let content = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let separator = UIView(frame: .zero)
  private var separatorInset = UIEdgeInsets.zero
  private var mark: CellMark?
  private var chosenContent: (any UIContentConfiguration)?
  private var isChosen = false
  private var isPressed = false

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    identifier = nil
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  private func setUp() {
    backgroundColor = .systemBackground
    label.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: cellStyle == .subtitle ? 12 : 17)
    detail.textColor = cellStyle == .subtitle ? .label : .secondaryLabel
    for view in [picture, label, detail] {
      content.addSubview(view)
    }
    separator.isUserInteractionEnabled = false
    addSubview(content)
    addSubview(separator)
  }

  open var imageView: UIImageView? { picture }
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detail }
  open var contentView: UIView { content }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  open var reuseIdentifier: String? { identifier }

  /// Called before the cell is used again; a cell comes back neither selected nor pressed.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  private var edits = false

  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  open var configurationState: UICellConfigurationState {
    let table = sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UITableView }.first
    let path = table?.indexPath(for: self)
    return UICellConfigurationState(
      isEditing: isEditing, isHighlighted: isHighlighted, isSelected: isSelected,
      isSwiped: path != nil && table?.swipe.openRow == path && table?.swipe.offset != 0)
  }

  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { isPressed }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    isChosen = selected
    showState(fading: animated && !selected)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isPressed = highlighted
    showState()
  }

  open var accessoryType: UITableViewCell.AccessoryType = .none {
    didSet {
      guard accessoryType != oldValue else { return }
      mark?.removeFromSuperview()
      mark = accessoryType == .none ? nil : CellMark(type: accessoryType)
      mark.map { addSubview($0) }
      setNeedsLayout()
    }
  }

  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryView.map { addSubview($0) }
      setNeedsLayout()
    }
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { chosenContent }
    set {
      chosenContent = newValue
      adopt(newValue as? UIListContentConfiguration)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let accessory = layOutAccessory()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.frame = CGRect(
      x: isReversed ? accessory : 0, y: 0, width: bounds.width - accessory, height: bounds.height)
    let frames = layout(width: content.bounds.width).frames(in: content.bounds.size)
    picture.frame = frames.image
    label.frame = frames.text
    detail.frame = frames.detail
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let line = 1 / max(1, traitCollection.displayScale)
    let left = isReversed ? separatorInset.right : separatorInset.left
    separator.frame = CGRect(
      x: left, y: bounds.height - line,
      width: bounds.width - separatorInset.left - separatorInset.right, height: line)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width - accessoryWidth).height)
  }

  /// Called by the table.
  func showSeparator(_ isShown: Bool, color: UIColor, inset: UIEdgeInsets) {
    separator.isHidden = !isShown
    separator.backgroundColor = color
    separatorInset = inset
    setNeedsLayout()
  }

  private func adopt(_ configuration: UIListContentConfiguration?) {
    label.text = configuration?.text
    detail.text = configuration?.secondaryText
    picture.image = configuration?.image
    if let configuration {
      dress(label, as: configuration.textProperties)
      dress(detail, as: configuration.secondaryTextProperties)
    }
    setNeedsLayout()
  }

  private func dress(_ label: UILabel, as text: UIListContentConfiguration.TextProperties) {
    label.font = text.font.adjusted(to: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = text.color
    label.numberOfLines = text.numberOfLines
  }

  private var isStacked: Bool {
    if let list = chosenContent as? UIListContentConfiguration {
      return list.arrangement != .value
    }
    return cellStyle == .subtitle || cellStyle == .default
  }

  private func layout(width: CGFloat) -> CellLayout {
    var layout = CellLayout(
      image: picture.image?.size ?? .zero, isStacked: isStacked,
      isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let room = CGSize(width: layout.textWidth(in: width), height: .greatestFiniteMagnitude)
    layout.text = label.text == nil ? .zero : label.sizeThatFits(room)
    layout.detail = detail.text == nil ? .zero : detail.sizeThatFits(room)
    // A value that has no room beside its text goes below it.
    if chosenContent is UIListContentConfiguration, !layout.isStacked,
      layout.text.width + layout.detail.width + 8 > room.width
    {
      layout.isStacked = true
    }
    return layout
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + CellLayout.margin }
    return mark.map { $0.bounds.width + CellLayout.margin } ?? 0
  }

  private func layOutAccessory() -> CGFloat {
    mark?.isHidden = accessoryView != nil
    guard let view = accessoryView ?? mark else { return 0 }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = CellLayout.margin + view.bounds.width / 2
    view.center = CGPoint(x: isReversed ? middle : bounds.width - middle, y: bounds.midY)
    return accessoryWidth
  }

  /// How long a selection takes to fade, in seconds: a guess.
  private static let fadeDuration: TimeInterval = 0.3

  private func showState(fading fades: Bool = false) {
    let isShown = (isChosen || isPressed) && selectionStyle != .none
    if isShown {
      let view = selectedBackgroundView ?? CellShade(frame: bounds)
      if selectedBackgroundView == nil { selectedBackgroundView = view }
      view.frame = bounds
      view.layer.removeAnimation(forKey: "deselection")
      if view.superview !== self {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      }
    } else if fades, UIView.areAnimationsEnabled, window != nil,
      let view = selectedBackgroundView, view.superview === self
    {
      fade(view)
    } else {
      selectedBackgroundView?.removeFromSuperview()
    }
  }

  private func fade(_ view: UIView) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self, weak view] in
      view?.layer.removeAnimation(forKey: "deselection")
      if self?.isChosen == false, self?.isPressed == false { view?.removeFromSuperview() }
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = view.layer.opacity
    fade.toValue = Float(0)
    fade.duration = Self.fadeDuration
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "deselection")
    CATransaction.commit()
  }
}

/// The gray of a pressed row.
private final class CellShade: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The small drawing at the end of a row.
private final class CellMark: UIView {
  private let type: UITableViewCell.AccessoryType

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(x: 0, y: 0, width: type == .disclosureIndicator ? 9 : 18, height: 18))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    path.lineWidth = 2
    switch type {
    case .none:
      return
    case .disclosureIndicator:
      let way: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      path.move(to: CGPoint(x: middle.x - 3 * way, y: middle.y - 5.5))
      path.addLine(to: CGPoint(x: middle.x + 2.5 * way, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - 3 * way, y: middle.y + 5.5))
      UIColor.tertiaryLabel.setStroke()
    case .checkmark:
      path.move(to: CGPoint(x: middle.x - 6, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - 2, y: middle.y + 5))
      path.addLine(to: CGPoint(x: middle.x + 6, y: middle.y - 6))
      tintColor.setStroke()
    case .detailDisclosureButton, .detailButton:
      path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)))
      path.move(to: CGPoint(x: middle.x, y: middle.y - 1))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + 5))
      tintColor.setStroke()
    }
    path.stroke()
  }
}
