import QuartzCore

/// A scroll view's own pan: it leaves axes alone along which there is nothing to scroll.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  override var hysteresis: PanHysteresis {
    var hysteresis = super.hysteresis
    if let scrollView {
      hysteresis.countsHorizontal = scrollView.canScroll.horizontal
      hysteresis.countsVertical = scrollView.canScroll.vertical
    }
    return hysteresis
  }

  /// A way mostly along an axis that does not scroll is somebody else's.
  override func isPlausible(way: CGPoint, from start: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let canScroll = scrollView.canScroll
    if canScroll.horizontal && canScroll.vertical { return true }
    return abs(way.x) > abs(way.y) ? canScroll.horizontal : canScroll.vertical
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCameDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersLeft()
  }

  override func sendAction(for state: State) {
    if let scrollView, !(scrollView is PageScrollView) { scrollView.panChanged(to: state) }
    super.sendAction(for: state)
  }
}

/// Keeps a touch from the content until it is clear that the finger does not scroll.
final class ScrollTouchDelay: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timer: GestureTimer?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
      scrollView.canScroll.horizontal || scrollView.canScroll.vertical, timer == nil
    else {
      state = .failed
      return
    }
    timer = GestureTimer(after: HostRuntime.current.settings.gestures.contentTouchDelay) {
      [weak self] in
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
