import QuartzCore

/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1 {
    didSet { base = distance / max(scale, .leastNormalMagnitude) }
  }

  private var base: CGFloat = 1
  private var filter = VelocityFilter(window: GestureSettings().velocityWindow)

  /// In scale factors per second.
  open var velocity: CGFloat { filter.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where activeTouches.count > 2 {
      ignore(touch, for: event)
    }
    if activeTouches.count == 2, state == .possible {
      scale = 1
      filter = VelocityFilter(window: HostRuntime.current.settings.gestures.velocityWindow)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count == 2 else { return }
    let factor = distance / max(base, 1)
    filter.add(CGPoint(x: factor, y: 0), at: event.timestamp)
    if state.isRunning {
      update(factor)
      state = .changed
    } else if abs(distance - base) >= HostRuntime.current.settings.gestures.panHysteresis {
      update(factor)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isRunning || isWaiting ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func update(_ factor: CGFloat) {
    let kept = base
    scale = factor
    base = kept
  }

  private var distance: CGFloat {
    guard let first = activeTouches.first?.point, let last = activeTouches.last?.point else {
      return 1
    }
    return hypot(last.x - first.x, last.y - first.y)
  }
}
