import QuartzCore

/// A row of segments of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  nonisolated public static let noSegment: Int = -1

  private struct Segment {
    var title: String?
    let label: UILabel
  }

  /// Apple: white on light, a gray on dark, which white titles stand out from.
  private static let plainSelection = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }

  private var segments: [Segment] = []
  private let selection = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    frame.size = sizeThatFits(.zero)
  }

  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment {
    didSet { setNeedsLayout() }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13, weight: .medium)
    addSubview(label)
    segments.insert(
      Segment(title: title, label: label), at: min(max(0, segment), segments.count))
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = segments.map { $0.label.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: (widest + 24) * CGFloat(segments.count), height: 32)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !segments.isEmpty else { return }
    let width = bounds.width / CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      segment.label.frame = CGRect(
        x: position(of: index) * width, y: 0, width: width, height: bounds.height)
    }
    selection.isHidden = !segments.indices.contains(selectedSegmentIndex)
    if !selection.isHidden {
      selection.frame = CGRect(
        x: position(of: selectedSegmentIndex) * width, y: 0, width: width, height: bounds.height
      ).insetBy(dx: 2, dy: 2)
    }
  }

  /// The value changes when the finger leaves, as it does for a tap on a device.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, !segments.isEmpty, bounds.width > 0 else { return }
    let part = touch.location(in: self).x / bounds.width * CGFloat(segments.count)
    let place = min(max(0, Int(part)), segments.count - 1)
    let index = Int(position(of: place))
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  override var claimsTaps: Bool { true }

  /// Segments run from right to left where text does.
  private func position(of index: Int) -> CGFloat {
    CGFloat(
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? segments.count - 1 - index : index)
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    selection.backgroundColor = Self.plainSelection
    selection.layer.cornerRadius = 7
    selection.isUserInteractionEnabled = false
    addSubview(selection)
  }
}
