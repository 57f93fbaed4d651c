import QuartzCore

/// An on/off switch, 51 by 31 points whatever its frame asks for.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  private let knob = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))
  private var value = false
  private var hasMoved = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    if animated {
      UIView.animate(withDuration: 0.25) { self.show() }
    } else {
      show()
    }
  }

  open var onTintColor: UIColor? {
    didSet { show() }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.size
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wanted = touch.location(in: self).x > bounds.midX
    let way = abs(touch.location(in: self).x - touch.previousLocation(in: self).x)
    guard wanted != value, hasMoved || way > 2 else { return true }
    hasMoved = true
    change(to: wanted)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasMoved && isTouchInside {
      change(to: !value)
    }
  }

  /// A drag along the switch is the switch's, as Apple documents.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) <= abs(velocity.y)
  }

  override var claimsTaps: Bool { true }

  private func change(to on: Bool) {
    setOn(on, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  private func setUp() {
    layer.cornerRadius = Self.size.height / 2
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 13.5
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    show()
  }

  private func show() {
    knob.frame = CGRect(x: value ? 22 : 2, y: 2, width: 27, height: 27)
    backgroundColor =
      value ? (onTintColor ?? .systemGreen) : UIColor(white: 0.47, alpha: 0.16)
  }
}
