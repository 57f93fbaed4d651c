import QuartzCore

extension UIApplication {
  /// Sends an event on to every window that it concerns.
  func dispatch(_ event: UIEvent) {
    if let scroll = event as? ScrollEvent {
      scroll.pointer.window?.sendEvent(event)
      return
    }
    if let presses = event as? UIPressesEvent {
      for window in Set(presses.presses.compactMap(\.window)) { window.sendEvent(presses) }
      return
    }
    var windows: [UIWindow] = []
    for touch in event.touches {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    for window in windows {
      window.sendEvent(event)
    }
  }
}

extension UIWindow {
  /// Hands the touches of this window to recognizers and views.
  func dispatchTouches(of event: UIEvent) {
    let dispatch = HostRuntime.current.touchInput.dispatch
    switch event {
    case let scroll as ScrollEvent: dispatch.send(scroll)
    case let presses as UIPressesEvent: KeyInput.deliver(presses)
    default: dispatch.send(event, in: self)
    }
  }
}

/// Brings touches to recognizers first and to views after that, as Apple documents.
@MainActor final class TouchDispatch {
  let arbiter: GestureArbiter

  /// Touches whose view has not heard their end.
  private var open: [UITouch] = []
  private let event: UIEvent

  init(arbiter: GestureArbiter, event: UIEvent) {
    self.arbiter = arbiter
    self.event = event
    arbiter.cancelInView = { [unowned self] in cancelInView($0) }
    arbiter.whenSettled = { [unowned self] in releaseWithheldTouches() }
  }

  func send(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter {
      $0.window === window && $0.phase != .stationary
    }
    arbiter.perform {
      for touch in changed where touch.phase == .began {
        begin(touch)
      }
      sendToRecognizers(changed)
      sendToViews(changed)
    }
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in touch.recognizers {
        recognizer.drop([touch])
      }
    }
  }

  /// Which recognizers see a touch is decided once, when the finger comes down.
  private func begin(_ touch: UITouch) {
    open.append(touch)
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? []
      where recognizer.isEnabled && receives(recognizer, touch) {
        touch.recognizers.append(recognizer)
      }
      view = current.superview
    }
    // A delegate that was asked may have switched another recognizer off.
    touch.recognizers.removeAll { !$0.isEnabled }
    for recognizer in touch.recognizers where !recognizer.isTerminal {
      recognizer.activeTouches.append(touch)
      recognizer.attemptTouches.append(touch)
    }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func sendToRecognizers(_ changed: [UITouch]) {
    var seen: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap(\.recognizers)
    where !recognizer.activeTouches.isEmpty && !seen.contains(where: { $0 === recognizer }) {
      seen.append(recognizer)
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled]
      where recognizer.isEnabled && !recognizer.isTerminal {
        let touches = Set(
          changed.filter { $0.phase == phase && recognizer.activeTouches.contains($0) })
        guard !touches.isEmpty else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default: recognizer.touchesCancelled(touches, with: event)
        }
      }
    }
  }

  private func sendToViews(_ changed: [UITouch]) {
    for touch in changed {
      switch touch.phase {
      case .began:
        if isSecondFinger(touch) {
          touch.delivery.stage = .over
        } else {
          deliverBegan(touch)
        }
      case .moved:
        if touch.delivery.stage == .delivered {
          touch.view?.touchesMoved([touch], with: event)
        }
      case .ended:
        touch.delivery.endIsPending = true
        deliverBegan(touch)
        deliverEnd(touch)
      case .cancelled:
        cancelInView(touch)
      case .stationary, .regionEntered, .regionMoved, .regionExited:
        break
      }
    }
    open.removeAll { $0.delivery.stage == .over }
  }

  /// A view without `isMultipleTouchEnabled` hears of one finger at a time.
  private func isSecondFinger(_ touch: UITouch) -> Bool {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
    return open.contains { $0 !== touch && $0.view === view && $0.delivery.stage != .over }
  }

  /// `delaysTouchesBegan` keeps the beginning from the view until the recognizer fails.
  private func deliverBegan(_ touch: UITouch) {
    guard touch.delivery.stage == .withheld else { return }
    let isDelayed = touch.recognizers.contains {
      $0.delaysTouchesBegan && $0.isEnabled && $0.isPossible && $0.attemptTouches.contains(touch)
    }
    guard !isDelayed, let view = touch.view else { return }
    touch.delivery.stage = .delivered
    guard scrollViewAllows(touch, in: view) else {
      touch.delivery.stage = .over
      return
    }
    withPhase(.began, of: touch) {
      view.touchesBegan([touch], with: event)
    }
  }

  /// `delaysTouchesEnded` keeps the end from the view while the gesture is still possible.
  private func deliverEnd(_ touch: UITouch) {
    guard touch.delivery.stage == .delivered, touch.delivery.endIsPending else { return }
    let isDelayed = touch.recognizers.contains {
      $0.delaysTouchesEnded && $0.isEnabled && $0.isPossible && $0.attemptTouches.contains(touch)
    }
    guard !isDelayed else { return }
    touch.delivery.stage = .over
    withPhase(.ended, of: touch) {
      touch.view?.touchesEnded([touch], with: event)
    }
  }

  private func cancelInView(_ touch: UITouch) {
    let wasDelivered = touch.delivery.stage == .delivered
    touch.delivery.stage = .over
    if wasDelivered {
      withPhase(.cancelled, of: touch) {
        touch.view?.touchesCancelled([touch], with: event)
      }
    }
  }

  private func releaseWithheldTouches() {
    for touch in open {
      deliverBegan(touch)
      deliverEnd(touch)
    }
    open.removeAll { $0.delivery.stage == .over }
  }

  private func scrollViewAllows(_ touch: UITouch, in view: UIView) -> Bool {
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        if scrollView.drag.catches { return false }
        return scrollView.touchesShouldBegin([touch], with: event, in: view)
      }
      ancestor = current.superview
    }
    return true
  }

  /// What the view sees may be older or newer than what the recognizers see.
  private func withPhase(_ phase: UITouch.Phase, of touch: UITouch, _ work: () -> Void) {
    let other = touch.currentPhase
    touch.currentPhase = phase
    work()
    touch.currentPhase = other
  }
}

extension UIGestureRecognizer {
  fileprivate var isTerminal: Bool { currentState.isTerminal }
}
