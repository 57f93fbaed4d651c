/// An animation of one property, named by a key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func blank() -> CAAnimation { CAPropertyAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  /// The animated value at a progress; `current` is the value beneath, which few animations need.
  func value(at progress: Double, current: () -> AnimatedValue?) -> AnimatedValue? { nil }

  override func apply(to state: inout LayerState, at progress: Double, iteration: Int) {
    guard let path = animatedPath else { return }
    func current() -> AnimatedValue? { state.animatedValue(at: path) }
    guard var result = value(at: progress, current: current) else { return }
    if isCumulative, iteration > 0, let whole = value(at: 1, current: current) {
      for _ in 0..<iteration { result = whole.adding(result) }
    }
    if isAdditive, let current = current() { result = current.adding(result) }
    state.setAnimatedValue(result, at: path)
  }

  /// A value function says which part of a transform the numbers mean.
  private var animatedPath: String? {
    guard let keyPath, let valueFunction else { return keyPath }
    return keyPath + valueFunction.name.component
  }
}

/// Makes a transform of a number.
open class CAValueFunction: NSObject {
  open private(set) var name = CAValueFunctionName.scale
}

extension CAValueFunctionName {
  fileprivate var component: String {
    switch self {
    case .rotateX: return ".rotation.x"
    case .rotateY: return ".rotation.y"
    case .rotateZ: return ".rotation.z"
    case .translate: return ".translation"
    default: return ".scale"
    }
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func blank() -> CAAnimation { CABasicAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  private lazy var ends = (
    from: AnimatedValue(fromValue), to: AnimatedValue(toValue), by: AnimatedValue(byValue)
  )

  /// Which of the three values are given decides what is interpolated, as documented.
  override func value(at progress: Double, current: () -> AnimatedValue?) -> AnimatedValue? {
    let given =
      isAttached
      ? ends : (AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue))
    let from: AnimatedValue?
    let to: AnimatedValue?
    switch given {
    case (let start?, let end?, _): (from, to) = (start, end)
    case (let start?, nil, let by?): (from, to) = (start, start.adding(by))
    case (nil, let end?, let by?): (from, to) = (end.subtracting(by), end)
    case (let start?, nil, nil): (from, to) = (start, current())
    case (nil, let end?, nil): (from, to) = (current(), end)
    case (nil, nil, let by?):
      from = current()
      to = from?.adding(by)
    case (nil, nil, nil):
      from = current()
      to = from
    }
    guard let from, let to else { return nil }
    return from.interpolated(to: to, at: position(at: progress))
  }

  /// Apple: without any of the three values it goes from the property's previous value on the screen
  /// to its current one.
  override func take(shown: LayerState) {
    guard fromValue == nil, toValue == nil, byValue == nil, let keyPath else { return }
    fromValue = shown.codedValue(at: keyPath)
  }

  /// Where between the values a progress is.
  func position(at progress: Double) -> Double { progress }
}
