import QuartzCore

/// What a finger does to a scroll view.
struct ScrollDrag {
  var isTracking = false
  var isDragging = false

  /// Whether the finger came down on moving content: it holds that, and nothing in it is touched.
  var catches = false

  /// The offset the finger took hold of, the rubber band taken out.
  var start = CGPoint.zero

  /// The part of the translation that was the way to the gesture's beginning.
  var slop = CGPoint.zero

  /// The one axis of a drag under `isDirectionalLockEnabled`.
  var movesHorizontally = true
  var movesVertically = true
}

// Where content may be.
extension UIScrollView {
  /// The offsets at which content is not beyond an edge.
  var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top
    return (
      left...max(left, contentSize.width + inset.right - bounds.width),
      top...max(top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// Whether a drag along an axis moves anything, safe area not counted.
  var hasWay: (horizontal: Bool, vertical: Bool) {
    (
      alwaysBounceHorizontal
        || contentSize.width + contentInset.left + contentInset.right > bounds.width,
      alwaysBounceVertical
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    )
  }

  /// Whether a drag along an axis moves anything.
  var canScroll: (horizontal: Bool, vertical: Bool) {
    let limits = limits
    return (
      limits.x.upperBound > limits.x.lowerBound || (bounces && alwaysBounceHorizontal),
      limits.y.upperBound > limits.y.lowerBound || (bounces && alwaysBounceVertical)
    )
  }

  /// Whether this is the content of a controller in a navigation controller.
  var isNavigationContent: Bool {
    let holder = owner ?? (superview?.subviews.first === self ? superview?.owner : nil)
    return holder?.navigationController != nil
  }
}

// The drag itself.
extension UIScrollView {
  /// Asked when the finger has gone far enough.
  func mayBeginDragging() -> Bool {
    guard isScrollEnabled else { return false }
    for touch in panGestureRecognizer.activeTouches {
      guard let view = touch.view, view !== self, touch.delivery.stage == .delivered else {
        continue
      }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  /// A finger on moving content holds it.
  func fingerCameDown() {
    drag.isTracking = true
    drag.catches = motion.isDecelerating
    if motion.isDecelerating {
      motion.stop()
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func fingersLeft() {
    drag.isTracking = false
    drag.catches = false
  }

  /// The pan's action, before those of other targets.
  func panChanged(to state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      beginDragging()
      followFinger()
    case .changed:
      followFinger()
    case .ended:
      endDragging(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled, .failed:
      endDragging(velocity: .zero)
    case .possible:
      break
    }
  }

  private func beginDragging() {
    motion.stop()
    drag.isDragging = true
    HostRuntime.current.track(self)
    let way = panGestureRecognizer.translation(in: self)
    let length = hypot(way.x, way.y)
    let hysteresis = HostRuntime.current.settings.gestures.panHysteresis
    let part = length > 0 ? min(1, hysteresis / length) : 0
    drag.slop = CGPoint(x: way.x * part, y: way.y * part)
    drag.movesHorizontally =
      canScroll.horizontal && !(isDirectionalLockEnabled && abs(way.x) < abs(way.y))
    drag.movesVertically =
      canScroll.vertical && !(isDirectionalLockEnabled && abs(way.y) <= abs(way.x))
    drag.start = CGPoint(
      x: unbanded(contentOffset.x, limits.x, bounds.width),
      y: unbanded(contentOffset.y, limits.y, bounds.height))
    indicators.show()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func followFinger() {
    guard drag.isDragging else { return }
    let way = panGestureRecognizer.translation(in: self)
    var offset = contentOffset
    if drag.movesHorizontally {
      offset.x = banded(drag.start.x - (way.x - drag.slop.x), limits.x, bounds.width)
    }
    if drag.movesVertically {
      offset.y = banded(drag.start.y - (way.y - drag.slop.y), limits.y, bounds.height)
    }
    moveContent(to: offset)
    dismissKeyboardUnderFinger()
  }

  /// Apple: the finger takes an interactive keyboard with it; here it goes down once the finger is on it.
  private func dismissKeyboardUnderFinger() {
    guard let window,
      keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    else { return }
    let top = window.keyboardLayoutGuide.layoutFrame.minY
    let isUp = top < window.bounds.maxY - window.safeAreaInsets.bottom
    if isUp, panGestureRecognizer.location(in: window).y > top { window.endEditing(true) }
  }

  /// Apple's order: willEndDragging with a target, didEndDragging, willBeginDecelerating.
  private func endDragging(velocity: CGPoint) {
    guard drag.isDragging else { return }
    drag.isDragging = false
    drag.isTracking = false
    let velocity = CGPoint(
      x: drag.movesHorizontally ? -velocity.x : 0, y: drag.movesVertically ? -velocity.y : 0)
    var motions = freeMotions(velocity: velocity)
    let planned = CGPoint(x: motions.x.end, y: motions.y.end)
    var target = planned
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if target.x != planned.x {
      motions.x = AxisMotion(from: contentOffset.x, to: target.x, velocity: velocity.x)
    }
    if target.y != planned.y {
      motions.y = AxisMotion(from: contentOffset.y, to: target.y, velocity: velocity.y)
    }
    let decelerates = max(motions.x.duration, motions.y.duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates && !drag.isDragging {
      delegate?.scrollViewWillBeginDecelerating(self)
      motion.decelerate(x: motions.x, y: motions.y)
    } else {
      indicators.hide()
    }
  }

  private func freeMotions(velocity: CGPoint) -> (x: AxisMotion, y: AxisMotion) {
    let offset = contentOffset
    if isPagingEnabled {
      let x = Paging(length: bounds.width, limits: limits.x)
        .target(from: offset.x, dragStart: drag.start.x, velocity: velocity.x)
      let y = Paging(length: bounds.height, limits: limits.y)
        .target(from: offset.y, dragStart: drag.start.y, velocity: velocity.y)
      return (
        AxisMotion(from: offset.x, to: canScroll.horizontal ? x : offset.x, velocity: velocity.x),
        AxisMotion(from: offset.y, to: canScroll.vertical ? y : offset.y, velocity: velocity.y)
      )
    }
    return (
      AxisMotion(
        from: offset.x, velocity: velocity.x, rate: decelerationRate.rawValue, limits: limits.x,
        bounces: bounces),
      AxisMotion(
        from: offset.y, velocity: velocity.y, rate: decelerationRate.rawValue, limits: limits.y,
        bounces: bounces)
    )
  }

  private func banded(
    _ wanted: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat
  ) -> CGFloat {
    bounces
      ? RubberBand.clamp(wanted, to: limits, dimension: dimension)
      : min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  private func unbanded(
    _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, limits.lowerBound), limits.upperBound)
    return inside + RubberBand.distance(for: offset - inside, dimension: dimension)
  }
}
