import QuartzCore

/// Moves a scroll view's content when no finger does: frame by frame, on the host's clock.
@MainActor final class ScrollMotion {
  private enum Way {
    case deceleration(x: AxisMotion, y: AxisMotion)
    case animation(from: CGPoint, to: CGPoint)
  }

  /// How long a programmatic animated scroll takes, in seconds; measured on devices.
  private static let animationDuration: TimeInterval = 0.3

  private weak var scrollView: UIScrollView?
  private var way: Way?
  private var begin: TimeInterval = 0
  private var link: CADisplayLink?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var isDecelerating: Bool {
    if case .deceleration = way { return true }
    return false
  }

  var isAnimating: Bool {
    if case .animation = way { return true }
    return false
  }

  func decelerate(x: AxisMotion, y: AxisMotion) {
    start(.deceleration(x: x, y: y))
  }

  func animate(to offset: CGPoint) {
    guard let scrollView else { return }
    guard scrollView.contentOffset != offset else { return stop() }
    start(.animation(from: scrollView.contentOffset, to: offset))
  }

  func stop() {
    way = nil
    link?.invalidate()
    link = nil
  }

  private func start(_ way: Way) {
    stop()
    self.way = way
    begin = CACurrentMediaTime()
    let link = CADisplayLink(
      target: self, selector: Selector("tick", ScrollMotion.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick() {
    guard let way, let scrollView else { return stop() }
    let seconds = CACurrentMediaTime() - begin
    switch way {
    case .deceleration(let x, let y):
      let isOver = seconds >= max(x.duration, y.duration)
      scrollView.moveContent(
        to: CGPoint(x: x.position(after: seconds), y: y.position(after: seconds)))
      if isOver && link != nil {
        stop()
        scrollView.indicators.hide()
        scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
      }
    case .animation(let from, let to):
      let part = min(1, seconds / Self.animationDuration)
      let eased = part * part * (3 - 2 * part)
      scrollView.moveContent(
        to: part == 1
          ? to
          : CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
      if part == 1 && link != nil {
        stop()
        scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      }
    }
  }
}
