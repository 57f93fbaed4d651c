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
