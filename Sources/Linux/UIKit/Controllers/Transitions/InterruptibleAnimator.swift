/// The interruptible animator of a transition's animator, which is asked for it once.
enum InterruptibleAnimator {
  case unknown, absent

  /// It's driven once a percent-driven interaction moves it instead of the container's layer.
  case found(any UIViewImplicitlyAnimating, isDriven: Bool)

  var animator: (any UIViewImplicitlyAnimating)? {
    if case .found(let animator, _) = self { return animator }
    return nil
  }

  var driven: (any UIViewImplicitlyAnimating)? {
    if case .found(let animator, isDriven: true) = self { return animator }
    return nil
  }

  mutating func drive() {
    if case .found(let animator, _) = self { self = .found(animator, isDriven: true) }
  }
}
