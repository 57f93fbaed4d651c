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
