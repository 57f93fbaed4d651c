/// A bar that comes or goes beside a push or a pop, for as long as that takes.
///
/// It goes by itself, or a finger that drives the transition drives it too.
@MainActor final class BarRide {
  enum Kind: Sendable {
    case navigationBar, toolbar
  }

  weak var transition: ScreenTransition?
  private let layers: [CALayer]
  private let duration: TimeInterval

  /// Puts the bar where it is at a part of the way, from 0 to 1.
  private let place: (CGFloat) -> Void
  private let restore: () -> Void
  private var ended: (BarRide) -> Void
  private var percent: CGFloat = 0

  /// A ride of `duration` seconds that moves these layers.
  ///
  /// `restore` takes back what is not the bar's own; `ended` is called as its own animation is over.
  init(
    _ layers: [CALayer], beside transition: ScreenTransition?, duration: TimeInterval,
    place: @escaping (CGFloat) -> Void, restore: @escaping () -> Void,
    ended: @escaping (BarRide) -> Void
  ) {
    self.layers = layers
    self.transition = transition
    self.duration = duration
    self.place = place
    self.restore = restore
    self.ended = ended
  }

  /// Goes by itself, unless it waits for a finger.
  func begin() {
    UIView.performWithoutAnimation { place(0) }
    let waits = HostRuntime.current.settings.barsWaitForProgress
    guard !(waits && transition?.isDriven == true) else { return }
    run(to: 1, duration: duration, curve: .easeInOut)
  }

  func seek(to percent: CGFloat) {
    self.percent = percent
    stop()
    UIView.performWithoutAnimation { place(percent) }
  }

  /// The finger has gone: the rest of the way, forwards or back.
  func settle(reversed: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    let rest = (reversed ? percent : 1 - percent) * duration / speed
    run(to: reversed ? 0 : 1, duration: rest, curve: curve)
  }

  /// The transition is over, or gives the bar up.
  func finish() {
    ended = { _ in }
    stop()
    restore()
  }

  private func stop() {
    for layer in layers {
      for key in layer.animationKeys() ?? []
      where ["position", "opacity", "transform"].contains(where: key.hasPrefix) {
        layer.removeAnimation(forKey: key)
      }
    }
  }

  private func run(to end: CGFloat, duration: TimeInterval, curve: UIView.AnimationCurve) {
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .allowUserInteraction],
      animations: { self.place(end) }, completion: { _ in self.ended(self) })
  }
}

extension ScreenTransition {
  /// Whether a finger drives it, or is about to.
  var isDriven: Bool {
    phase.state == .scheduled ? interaction?.wantsInteractiveStart ?? false : isInteractive
  }

  /// Whether a finger drives it or has driven it.
  var wasDriven: Bool { isDriven || phase.initiallyInteractive || phase.wasCaught }
}
