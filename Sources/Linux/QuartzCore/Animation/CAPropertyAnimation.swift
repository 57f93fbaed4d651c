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
