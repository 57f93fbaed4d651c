import QuartzCore

/// One or more fingers that rest on the view.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var timer: GestureTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting else { return }
    guard activeTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired,
      activeTouches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else { return }
    start = centroid
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = GestureTimer(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible, !isWaiting else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isRunning {
      state = .changed
    } else if hypot(centroid.x - start.x, centroid.y - start.y) > allowableMovement, timer != nil {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isRunning || isWaiting {
      state = .ended
    } else if numberOfTapsRequired == 0 || timer != nil {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
