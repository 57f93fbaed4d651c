import QuartzCore

/// A knob on a track that stands for a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let knobSize: CGFloat = 28

  private let minimumTrack = UIView(frame: .zero)
  private let maximumTrack = UIView(frame: .zero)
  private let knob = UIView(frame: .zero)
  private var current: Float = 0

  /// Where in the knob the finger took hold of it.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      setValue(current, animated: false)
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }

  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  open var thumbTintColor: UIColor? {
    didSet { showColors() }
  }

  /// A value beyond either end becomes that end, as Apple documents.
  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    if animated {
      UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    let left = knobRect.midX
    minimumTrack.frame = CGRect(x: 2, y: middle - 2, width: max(0, left - 2), height: 4)
    maximumTrack.frame = CGRect(
      x: left, y: middle - 2, width: max(0, bounds.width - 2 - left), height: 4)
    knob.frame = knobRect
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard knobRect.insetBy(dx: -10, dy: -10).contains(point) else { return false }
    grip = point.x - knobRect.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = max(1, bounds.width - Self.knobSize)
    let x = touch.location(in: self).x - grip - Self.knobSize / 2
    setValue(
      minimumValue + Float(min(max(x / room, 0), 1)) * (maximumValue - minimumValue),
      animated: false)
    if isContinuous {
      send(.valueChanged, with: event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous {
      send(.valueChanged, with: event)
    }
  }

  /// A drag along the track that starts at the knob is the slider's, as Apple documents.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isTracking, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) <= abs(velocity.y)
  }

  private var knobRect: CGRect {
    let part =
      maximumValue > minimumValue
      ? (current - minimumValue) / (maximumValue - minimumValue) : 0
    return CGRect(
      x: CGFloat(part) * max(0, bounds.width - Self.knobSize),
      y: bounds.midY - Self.knobSize / 2, width: Self.knobSize, height: Self.knobSize)
  }

  private func setUp() {
    for view in [minimumTrack, maximumTrack, knob] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = view === knob ? Self.knobSize / 2 : 2
      addSubview(view)
    }
    knob.layer.borderWidth = 0.5
    knob.layer.borderColor = UIColor(white: 0, alpha: 0.1).cgColor
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    knob.layer.shadowRadius = 3
    showColors()
  }

  private func showColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.47, alpha: 0.2)
    knob.backgroundColor = thumbTintColor ?? .white
  }
}
