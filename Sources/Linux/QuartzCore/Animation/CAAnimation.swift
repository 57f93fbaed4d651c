/// What all animations have in common: timing, pace and delegate.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  var customValues: [String: Any] = [:]
  /// Whether this is the copy that a layer made for itself, which must not change any more.
  var isAttached = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.take(from: self)
    return copy
  }

  /// A new animation of the same class; subclasses of an app are copied as the class they extend.
  func blank() -> CAAnimation { CAAnimation() }

  func take(from other: CAAnimation) {
    timing = other.timing
    customValues = other.customValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  open var timingFunction: CAMediaTimingFunction?
  /// Kept strongly, as documented.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// An animation as an action adds itself to the layer, under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Changes a sampled layer as the animation says at `time` of the layer (or group) it is in.
  final func apply(to state: inout LayerState, at time: CFTimeInterval) {
    switch timing.phase(at: time) {
    case .before:
      guard timing.fillMode == .backwards || timing.fillMode == .both else { return }
      apply(to: &state, progress: 0, iteration: 0)
    case .active(let progress, let iteration):
      apply(to: &state, progress: progress, iteration: iteration)
    case .after(let progress, let iteration):
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return }
      apply(to: &state, progress: progress, iteration: iteration)
    }
  }

  private func apply(to state: inout LayerState, progress: Double, iteration: Int) {
    let paced = timingFunction?.value(at: progress) ?? progress
    apply(to: &state, at: paced, iteration: iteration)
  }

  /// What the layer showed last, when the animation is added to it.
  func take(shown: LayerState) {}

  /// For subclasses: the state at `progress` (after the timing function) of a run.
  func apply(to state: inout LayerState, at progress: Double, iteration: Int) {}
}
