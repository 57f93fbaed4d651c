import QuartzCore

/// One or more taps of one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var most = 0
  private var start = CGPoint.zero
  private var timer: GestureTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting else { return }
    if taps == 0 && most == 0 {
      start = centroid
    }
    most = max(most, activeTouches.count)
    guard most <= numberOfTouchesRequired, isNear else {
      state = .failed
      return
    }
    fail(after: HostRuntime.current.settings.gestures.tapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible && !isWaiting && !isNear && activeTouches.count == most {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting, activeTouches.allSatisfy(touches.contains) else { return }
    guard most == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    most = 0
    if taps == numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      fail(after: HostRuntime.current.settings.gestures.tapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    taps = 0
    most = 0
  }

  /// A tap leaves a gesture of more taps its chance, as the two do on a device.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTouchesRequired == numberOfTouchesRequired
    else { return super.canPrevent(preventedGestureRecognizer) }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var isNear: Bool {
    hypot(centroid.x - start.x, centroid.y - start.y)
      <= HostRuntime.current.settings.gestures.tapMovement
  }

  private func fail(after seconds: TimeInterval) {
    timer?.cancel()
    timer = GestureTimer(after: seconds) { [weak self] in
      guard let self, !isWaiting else { return }
      state = .failed
    }
  }
}
