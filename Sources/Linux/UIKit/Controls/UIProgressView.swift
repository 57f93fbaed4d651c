import QuartzCore

/// A bar that fills.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  private let fill = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(fill)
    showColors()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(fill)
    showColors()
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
  }

  /// Between 0 and 1; anything else becomes the nearer end, as Apple documents.
  open var progress: Float = 0 {
    didSet {
      let kept = min(max(progress, 0), 1)
      if kept != progress { progress = kept }
      setNeedsLayout()
    }
  }

  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }
  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
    layer.cornerRadius = bounds.height / 2
    fill.layer.cornerRadius = bounds.height / 2
  }

  private func showColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? UIColor(white: 0.47, alpha: 0.2)
  }
}

/// A wheel that turns while something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge
    case white
    case gray
    case medium = 100
    case large
  }

  private var turns = false

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    setUp()
  }

  open var style: UIActivityIndicatorView.Style

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !turns }
  }

  open var color: UIColor! {
    didSet { setNeedsDisplay() }
  }

  open func startAnimating() {
    guard !turns else { return }
    turns = true
    isHidden = false
    turn()
  }

  /// Apple: a wheel that left the window turns again when it is back; animations don't survive that.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if turns, window != nil { turn() }
  }

  private func turn() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = CGFloat(0)
    turn.toValue = CGFloat.pi * 2
    turn.duration = 1
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
  }

  open func stopAnimating() {
    turns = false
    layer.removeAnimation(forKey: "turn")
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize { bounds.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let shade: UIColor = color ?? UIColor(white: 0.5, alpha: 1)
      context.setStrokeColor(shade.withAlphaComponent(1 - CGFloat(spoke) * 0.1).cgColor)
      context.setLineWidth(radius / 5)
      context.move(
        to: CGPoint(
          x: middle.x + cos(angle) * radius * 0.5, y: middle.y - sin(angle) * radius * 0.5))
      context.addLine(
        to: CGPoint(
          x: middle.x + cos(angle) * radius * 0.9, y: middle.y - sin(angle) * radius * 0.9))
      context.strokePath()
    }
  }

  private func setUp() {
    isHidden = true
    isOpaque = false
  }
}
