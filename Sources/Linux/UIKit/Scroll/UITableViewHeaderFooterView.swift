import QuartzCore

/// What stands above or below a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let content = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.addSubview(label)
    label.font = .boldSystemFont(ofSize: 17)
  }

  open var textLabel: UILabel? { label }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 28)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let height = label.sizeThatFits(room.size).height
    let top = max(0, (bounds.height - height) / 2)
    label.frame = CGRect(x: room.minX, y: top, width: max(0, room.width), height: height)
  }
}

/// The words above or below a section.
final class SectionTitle: UITableViewHeaderFooterView {
  private let isPlain: Bool

  init(text: String, style: UITableView.Style, traits: UITraitCollection) {
    isPlain = style == .plain
    super.init(reuseIdentifier: nil)
    textLabel?.text = isPlain ? text : text.uppercased()
    textLabel?.font = .preferredFont(
      forTextStyle: isPlain ? .headline : .footnote, compatibleWith: traits)
    textLabel?.adjustsFontForContentSizeCategory = true
    textLabel?.numberOfLines = 0
    textLabel?.textColor = isPlain ? .label : .secondaryLabel
    backgroundColor = isPlain ? .systemBackground : .clear
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let textLabel else { return }
    let height = textHeight(in: bounds.width)
    let margin: CGFloat = isPlain ? 16 : 32
    textLabel.frame = CGRect(
      x: margin, y: isPlain ? (bounds.height - height) / 2 : bounds.height - height - 6,
      width: max(0, bounds.width - 2 * margin), height: height)
  }

  /// The text's own height beyond that of one line in the standard size.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textHeight(in: size.width)
    return CGSize(width: size.width, height: isPlain ? max(28, text + 6) : max(38, text + 22))
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(0, width - (isPlain ? 32 : 64)), height: .greatestFiniteMagnitude)
    return textLabel?.sizeThatFits(room).height ?? 0
  }
}
