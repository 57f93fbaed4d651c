import QuartzCore

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
