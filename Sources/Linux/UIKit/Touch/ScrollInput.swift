import QuartzCore

extension TouchInput {
  /// News of a trackpad or a wheel, with the pointer at `point` of the screen.
  package func scroll(
    _ phase: UITouch.Phase, at point: CGPoint, by delta: CGPoint, kind: UIScrollTypeMask
  ) {
    let now = CACurrentMediaTime()
    if phase == .began {
      guard scrolling == nil, let pointer = newTouch(at: point, time: now) else { return }
      scrolling = ScrollEvent(pointer: pointer, kind: kind)
    }
    guard let event = scrolling else { return }
    event.phase = phase
    event.delta = delta
    event.time = now
    _ = dispatch
    UIApplication.shared.sendEvent(event)
    if phase == .ended || phase == .cancelled { scrolling = nil }
  }
}

extension TouchDispatch {
  /// Apple: scroll events reach the pans whose `allowedScrollTypesMask` allows them, and no view.
  func send(_ event: ScrollEvent) {
    let pointer = event.pointer
    arbiter.perform {
      if event.phase == .began { begin(event) }
      for case let pan as UIPanGestureRecognizer in pointer.recognizers
      where pan.isEnabled && pan.attemptTouches.contains(pointer) {
        pan.scroll(event)
      }
    }
  }

  private func begin(_ event: ScrollEvent) {
    let pointer = event.pointer
    for view in sequence(first: pointer.view, next: { $0?.superview }) {
      for case let pan as UIPanGestureRecognizer in view?.gestureRecognizers ?? []
      where pan.isEnabled && pan.isPossible && !pan.isAttempting
        && !pan.allowedScrollTypesMask.isDisjoint(with: event.kind) && pan.shouldReceive(event)
      {
        pointer.recognizers.append(pan)
        pan.attemptTouches.append(pointer)
      }
    }
  }
}
