import QuartzCore

/// A quick way in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var right: Direction { .init(rawValue: 1 << 0) }
    public static var left: Direction { .init(rawValue: 1 << 1) }
    public static var up: Direction { .init(rawValue: 1 << 2) }
    public static var down: Direction { .init(rawValue: 1 << 3) }
  }

  open var numberOfTouchesRequired = 1
  open var direction: UISwipeGestureRecognizer.Direction = .right

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting else { return }
    start = centroid
    startTime = event.timestamp
    if activeTouches.count > numberOfTouchesRequired {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting, activeTouches.count == numberOfTouchesRequired
    else { return }
    let settings = HostRuntime.current.settings.gestures
    let way = CGPoint(x: centroid.x - start.x, y: centroid.y - start.y)
    guard event.timestamp - startTime <= settings.swipeDuration else {
      state = .failed
      return
    }
    guard hypot(way.x, way.y) >= settings.swipeDistance else { return }
    state = direction.contains(Self.direction(of: way)) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible && !isWaiting {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private static func direction(of way: CGPoint) -> Direction {
    if abs(way.x) >= abs(way.y) {
      return way.x >= 0 ? .right : .left
    }
    return way.y >= 0 ? .down : .up
  }
}

/// A pointer that hovers; the host has none.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
