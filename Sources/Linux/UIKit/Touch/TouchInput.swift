import QuartzCore

/// Fingers on the screen, as the driver reports them.
@MainActor package final class TouchInput {
  let arbiter = GestureArbiter()
  let event = UIEvent()
  private(set) lazy var dispatch = TouchDispatch(arbiter: arbiter, event: event)
  /// The fingers on the screen, and touches that have yet to end.
  private var fingers: [(finger: Int?, touch: UITouch)] = []
  var scrolling: ScrollEvent?
  private var lastTap = (end: -TimeInterval.infinity, point: CGPoint.zero, count: 0)

  package init() {}

  /// Whether a finger is on the screen.
  package func isDown(_ finger: Int) -> Bool {
    fingers.contains { $0.finger == finger }
  }

  /// One finger's news, at `point` of the screen, delivered at once, though it may be `age` seconds old.
  package func deliver(
    phase: UITouch.Phase, at point: CGPoint, finger: Int, age: TimeInterval
  ) {
    let touch: UITouch
    if phase == .began {
      guard !isDown(finger), let new = newTouch(at: point, time: CACurrentMediaTime()) else {
        return
      }
      touch = new
      fingers.append((finger, touch))
    } else {
      guard let index = fingers.firstIndex(where: { $0.finger == finger }) else { return }
      touch = fingers[index].touch
      if phase == .ended || phase == .cancelled { fingers[index].finger = nil }
    }
    guard HostRuntime.hostile.touchesArriveLate else {
      return send(phase, of: touch, at: point, age: age)
    }
    HostRuntime.current.after(0) { [self] in send(phase, of: touch, at: point, age: age) }
  }

  private func send(
    _ phase: UITouch.Phase, of touch: UITouch, at point: CGPoint, age: TimeInterval
  ) {
    let now = max(touch.time, CACurrentMediaTime() - age)
    if phase != .began {
      touch.previousPoint = touch.point
      touch.point = touch.window.map { $0.convert(point, from: nil as UIWindow?) } ?? point
    }
    touch.currentPhase = phase
    for entry in fingers where entry.touch !== touch {
      entry.touch.currentPhase = .stationary
      entry.touch.previousPoint = entry.touch.point
    }
    touch.time = now
    event.time = now
    event.touches = fingers.map(\.touch)
    _ = dispatch
    UIApplication.shared.sendEvent(event)
    if phase == .ended || phase == .cancelled {
      fingers.removeAll { $0.touch === touch }
      event.touches.removeAll { $0 === touch }
      lastTap = (now, touch.point, phase == .ended ? touch.tapCount : 0)
    }
  }

  private func hitTest(_ window: UIWindow, at point: CGPoint) -> UIView? {
    switch HostRuntime.hostile.hitTests {
    case .one: return window.hitTest(point, with: event)
    case .two:
      _ = window.hitTest(point, with: event)
      return window.hitTest(point, with: event)
    case .withoutEvent: return window.hitTest(point, with: nil)
    case .hovering: return window.hitTest(point, with: HoverEvent())
    }
  }

  /// The view is looked for once, when the finger comes down; it keeps the touch to the end.
  func newTouch(at point: CGPoint, time: TimeInterval) -> UITouch? {
    event.time = time
    for window in HostRuntime.current.visibleWindows.reversed() where !window.isHidden {
      let inWindow = window.convert(point, from: nil as UIWindow?)
      guard let view = hitTest(window, at: inWindow) else { continue }
      let touch = UITouch()
      touch.hitWindow = view.window ?? window
      touch.hitView = view
      touch.point = inWindow
      touch.previousPoint = inWindow
      let settings = HostRuntime.current.settings.gestures
      let isNear =
        hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= settings.tapMovement
      if time - lastTap.end <= settings.tapInterval && isNear {
        touch.taps = lastTap.count + 1
      }
      return touch
    }
    return nil
  }
}
