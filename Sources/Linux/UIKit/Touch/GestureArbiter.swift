import QuartzCore

/// Decides among the recognizers that see the same touches.
///
/// Recognizers ask for a state; the arbiter applies Apple's rules in the order of "Coordinating
/// multiple gesture recognizers": may it begin, must it wait for another to fail, whom does it
/// prevent. Actions are sent when everybody has seen the event.
@MainActor final class GestureArbiter {
  /// How deep in the handling of an event we are; actions wait until it is over.
  private var depth = 0
  private var isSettling = false

  /// Those that wait for others to fail.
  private var waiting: [UIGestureRecognizer] = []
  private var withUnsentActions: [UIGestureRecognizer] = []
  private var finished: [UIGestureRecognizer] = []

  /// What to do when arbitration has come to rest: the touches held back from views are looked at.
  var whenSettled: () -> Void = {}

  /// Takes a touch from the view, because a recognizer with `cancelsTouchesInView` recognized.
  var cancelInView: (UITouch) -> Void = { _ in }

  /// Runs `work` as one event: actions are sent and finished recognizers reset after it.
  func perform(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
    if depth == 0 {
      settle()
    }
  }

  /// A recognizer asks for a state.
  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    perform {
      guard recognizer.held.isEmpty else { return hold(recognizer, state) }
      switch GestureTransition(from: recognizer.currentState, to: state) {
      case .move(let next) where next == .began || (next == .ended && recognizer.isPossible):
        leavePossible(recognizer, to: next)
      case .move(let next):
        enter(recognizer, next)
      case .ignore:
        break
      case .illegal:
        assertionFailure(
          "\(type(of: recognizer)) may not go from \(recognizer.currentState) to \(state)")
      }
    }
  }

  /// Stops a recognizer that is switched off or taken from its view.
  func abandon(_ recognizer: UIGestureRecognizer) {
    guard recognizer.currentState.isRunning || recognizer.isAttempting else { return }
    perform {
      recognizer.held = HeldStates()
      waiting.removeAll { $0 === recognizer }
      if recognizer.currentState.isRunning {
        enter(recognizer, .cancelled)
      } else if recognizer.currentState == .possible {
        enter(recognizer, .failed)
      }
    }
  }

  private func hold(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.held.hold(state)
    if recognizer.held.hasFailed {
      recognizer.held = HeldStates()
      waiting.removeAll { $0 === recognizer }
      enter(recognizer, .failed)
    }
  }

  private func leavePossible(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State
  ) {
    let isPrevented = related(to: recognizer).contains {
      ($0.currentState.isRunning || $0.currentState == .ended) && prevents($0, recognizer)
    }
    guard !isPrevented, mayBegin(recognizer) else { return enter(recognizer, .failed) }
    guard recognizer.isPossible, recognizer.isEnabled else { return }
    recognizer.held.hold(state)
    proceed(recognizer)
  }

  /// Asks the views that were touched, up to the recognizer's own, and the delegate.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for touch in recognizer.activeTouches {
      var view = touch.view
      while let current = view {
        if asked.contains(where: { $0 === current }) { break }
        asked.append(current)
        guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
        view = current === recognizer.view ? nil : current.superview
      }
    }
    if let own = recognizer.view, !asked.contains(where: { $0 === own }) {
      guard own.gestureRecognizerShouldBegin(recognizer) else { return false }
    }
    let delegate = recognizer.delegate
    if HostRuntime.hostile.asksToBeginTwice {
      guard delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    }
    return delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Recognizes, goes on waiting or fails, as those that have to fail first have done.
  private func proceed(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0 === recognizer }
    let others = requirements(of: recognizer)
    if others.contains(where: { $0.currentState.isRunning || $0.currentState == .ended }) {
      recognizer.held = HeldStates()
      enter(recognizer, .failed)
    } else if others.contains(where: \.isPossible) {
      waiting.append(recognizer)
    } else {
      recognize(recognizer)
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.held.release()
    guard let first = states.first else { return }
    enter(recognizer, first)
    for other in related(to: recognizer) where other.isPossible {
      if requires(other, recognizer) || prevents(recognizer, other) {
        other.held = HeldStates()
        waiting.removeAll { $0 === other }
        enter(other, .failed)
      }
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attemptTouches {
        cancelInView(touch)
      }
    }
    for state in states.dropFirst() where recognizer.currentState.isRunning {
      enter(recognizer, state)
    }
  }

  /// Puts a recognizer into a state that is decided.
  private func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.currentState = state
    if state != .failed && !(state == .changed && recognizer.unsentStates.last == .changed) {
      recognizer.unsentStates.append(state)
      if !withUnsentActions.contains(where: { $0 === recognizer }) {
        withUnsentActions.append(recognizer)
      }
    }
    guard state.isTerminal else { return }
    finished.append(recognizer)
    if state == .failed {
      for other in waiting where requires(other, recognizer) {
        proceed(other)
      }
    }
  }

  /// Sends the actions, resets what is finished, and lets go of touches held back from views.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    while !withUnsentActions.isEmpty || !finished.isEmpty {
      if let recognizer = withUnsentActions.first {
        guard let state = recognizer.unsentStates.first else {
          withUnsentActions.removeFirst()
          continue
        }
        recognizer.unsentStates.removeFirst()
        recognizer.sendAction(for: state)
        continue
      }
      let over = finished
      finished = []
      for recognizer in over where recognizer.currentState.isTerminal {
        recognizer.startOver()
      }
    }
    isSettling = false
    whenSettled()
  }
}

// The questions that recognizers and delegates answer.
extension GestureArbiter {
  /// The others that have seen one of this recognizer's touches.
  private func related(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in recognizer.attemptTouches {
      for other in touch.recognizers
      where other !== recognizer && other.attemptTouches.contains(touch)
        && !result.contains(where: { $0 === other })
      {
        result.append(other)
      }
    }
    return result
  }

  /// By default one recognizer prevents all others; either delegate can allow both.
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    let isAllowed =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    return !isAllowed
  }

  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    related(to: recognizer).filter { requires(recognizer, $0) }
  }

  /// Whether `one` may recognize only when `other` has failed: both subclass hooks, both delegates
  /// and `require(toFail:)` are asked.
  private func requires(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one !== other else { return false }
    return one.failureRequirements.contains { $0.recognizer === other }
      || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }
}

extension UIGestureRecognizer {
  var arbiter: GestureArbiter { HostRuntime.current.touchInput.arbiter }

  var isPossible: Bool { currentState == .possible }

  /// Whether it has seen touches and not yet come to an end.
  var isAttempting: Bool { !attemptTouches.isEmpty }

  /// Whether it would have recognized, were it not for another that has to fail first.
  var isWaiting: Bool { !held.isEmpty }
}
