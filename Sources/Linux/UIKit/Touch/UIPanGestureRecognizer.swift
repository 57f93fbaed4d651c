import QuartzCore

/// Which kinds of scroll events a pan takes beside fingers.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var discrete: UIScrollTypeMask { .init(rawValue: 1) }
  public static var continuous: UIScrollTypeMask { .init(rawValue: 2) }
  public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}

/// A finger, or several, dragged over the view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The point of the window from which the translation counts.
  private var origin = CGPoint.zero

  /// Where the gesture's fingers came down, moved along as fingers come and go.
  private var start = CGPoint.zero
  /// Whether the delegate is being asked for the beginning; apps look at the translation there.
  private var isAsking = false
  private var filter = VelocityFilter(window: GestureSettings().velocityWindow)
  /// How far a trackpad has scrolled; nil while fingers drag.
  private var scrolled: CGPoint?

  /// The middle of the fingers, or where it would be if they had gone as far as the scroll.
  private var here: CGPoint {
    guard let scrolled else { return centroid }
    return CGPoint(x: lastPoint.x + scrolled.x, y: lastPoint.y + scrolled.y)
  }

  open func translation(in view: UIView?) -> CGPoint {
    guard currentState != .possible || isWaiting || isAsking else { return .zero }
    return vector(from: origin, to: here, in: view)
  }

  /// Moves the point from which the translation counts.
  ///
  /// The velocity stays, as measured on devices, although Apple's text says that it is reset.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let window = activeTouches.first?.window, let view else {
      origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
      return
    }
    let here = window.convert(centroid, to: view)
    let there = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = window.convert(there, from: view)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    vector(from: .zero, to: filter.velocity, in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where activeTouches.count > maximumNumberOfTouches {
      ignore(touch, for: event)
    }
    let new = activeTouches.filter(touches.contains)
    guard !new.isEmpty else { return }
    let old = activeTouches.filter { !touches.contains($0) }
    if old.isEmpty {
      scrolled = nil
      start = centroid
      origin = centroid
      filter = VelocityFilter(window: HostRuntime.current.settings.gestures.velocityWindow)
    } else {
      shift(by: difference(middle(of: old), centroid))
    }
    sample()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(hasFingers: activeTouches.count >= minimumNumberOfTouches)
  }

  /// A scroll moves what is dragged as fingers would; there is none to count.
  func scroll(_ event: ScrollEvent) {
    switch event.phase {
    case .began:
      lastPoint = event.pointer.point
      lastWindow = event.pointer.window
      scrolled = event.delta
      start = lastPoint
      origin = lastPoint
      filter = VelocityFilter(window: HostRuntime.current.settings.gestures.velocityWindow)
      sample()
    case .moved:
      scrolled = scrolled.map { CGPoint(x: $0.x + event.delta.x, y: $0.y + event.delta.y) }
      move(hasFingers: true)
    case .ended:
      sample()
      state = state.isRunning || isWaiting ? .ended : .failed
    case .cancelled:
      state = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      break
    }
  }

  private func move(hasFingers: Bool) {
    sample()
    switch state {
    case .possible where !isWaiting:
      guard hasFingers else { return }
      guard hysteresis.isOvercome(by: difference(start, here)) else { return }
      guard isPlausible(way: difference(start, here), from: start) else {
        state = .failed
        return
      }
      if !HostRuntime.current.settings.gestures.panTranslationIncludesHysteresis {
        origin = here
      }
      isAsking = true
      state = .began
      isAsking = false
    case .began, .changed:
      state = .changed
    case .possible, .ended, .cancelled, .failed:
      break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = activeTouches.filter { !touches.contains($0) }
    if rest.count >= max(1, minimumNumberOfTouches) {
      shift(by: difference(centroid, middle(of: rest)))
      return
    }
    sample()
    if state.isRunning || isWaiting {
      state = .ended
    } else if rest.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// The way that has to be gone before the pan begins.
  var hysteresis: PanHysteresis {
    PanHysteresis(distance: HostRuntime.current.settings.gestures.panHysteresis)
  }

  /// Whether a way long enough is also one of this recognizer's.
  func isPlausible(way: CGPoint, from start: CGPoint) -> Bool {
    true
  }

  private func sample() {
    let point = difference(start, here)
    filter.add(point, at: activeTouches.map(\.time).max() ?? CACurrentMediaTime())
  }

  /// A finger that comes or goes moves the middle, but not what was dragged.
  private func shift(by offset: CGPoint) {
    start = CGPoint(x: start.x + offset.x, y: start.y + offset.y)
    origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
  }

  private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return difference(start, end) }
    return difference(window.convert(start, to: view), window.convert(end, to: view))
  }

  private func difference(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func middle(of touches: [UITouch]) -> CGPoint {
    let count = CGFloat(max(1, touches.count))
    return touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.point.x / count, y: $0.y + $1.point.y / count)
    }
  }
}
