/// The back button: a chevron, and the title of the screen it leads to as far as it fits.
@MainActor final class BackButton: UIControl {
  static let chevronSize = CGSize(width: 13, height: 21)
  private static let gap: CGFloat = 5

  private let label = UILabel(frame: .zero)
  private let chevron = ChevronView(frame: .zero)
  private let titles: [String]
  private let tapped: () -> Void

  init(
    titles: [String], attributes: [NSAttributedString.Key: Any], tint: UIColor?,
    image: UIImage?, tapped: @escaping () -> Void
  ) {
    self.titles = titles
    self.tapped = tapped
    super.init(frame: .zero)
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tint
    label.text = titles.first
    accessibilityLabel = titles.first
    chevron.color = tint
    chevron.image = image
    addSubview(chevron)
    addSubview(label)
    addTarget(self, action: Selector("perform", BackButton.perform), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    titles = []
    tapped = {}
    super.init(coder: coder)
  }

  /// Apple shortens: the previous title, else "Back", else the chevron alone.
  func fit(in width: CGFloat) -> CGSize {
    let lead = Self.chevronSize.width + Self.gap
    for title in titles {
      label.text = title
      let needed = lead + label.sizeThatFits(CGSize(width: 1_000, height: 44)).width
      if needed <= width { return CGSize(width: needed.rounded(.up), height: 44) }
    }
    label.text = nil
    return CGSize(width: Self.chevronSize.width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = Self.chevronSize
    let y = (bounds.height - size.height) / 2
    chevron.isMirrored = mirrored
    chevron.frame = CGRect(
      origin: CGPoint(x: mirrored ? bounds.width - size.width : 0, y: y), size: size)
    let lead = size.width + Self.gap
    label.frame = CGRect(
      x: mirrored ? 0 : lead, y: 0, width: max(bounds.width - lead, 0), height: bounds.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.3 : 1 } }

  private func perform() { tapped() }
}

/// The back button's chevron, drawn in its color.
@MainActor final class ChevronView: UIView {
  var color: UIColor? { didSet { setNeedsDisplay() } }
  var image: UIImage? { didSet { setNeedsDisplay() } }
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    if let image, image.size != .zero { return image.draw(in: bounds) }
    let path = UIBezierPath()
    let outer = bounds.width - 2
    let near: CGFloat = 2.5
    path.move(to: CGPoint(x: isMirrored ? bounds.width - outer : outer, y: 2))
    path.addLine(to: CGPoint(x: isMirrored ? bounds.width - near : near, y: bounds.midY))
    path.addLine(to: CGPoint(x: isMirrored ? bounds.width - outer : outer, y: bounds.height - 2))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (color ?? .systemBlue).setStroke()
    path.stroke()
  }
}
