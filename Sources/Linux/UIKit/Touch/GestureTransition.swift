/// What becomes of a state a recognizer is set to: Apple's table of allowed transitions.
enum GestureTransition: Equatable {
  case move(to: UIGestureRecognizer.State)
  /// The gesture is over already; a late change of mind is no error.
  case ignore
  case illegal

  /// The table of "Implementing a custom gesture recognizer": a discrete gesture goes from possible
  /// to ended or failed, a continuous one from possible to began, changed…, ended or canceled.
  init(from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State) {
    switch (old, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed):
      self = .move(to: new)
    case (.possible, .cancelled):
      self = .move(to: .failed)
    case (.possible, .possible):
      self = .ignore
    case (.possible, .changed):
      self = .illegal
    case (.began, .changed), (.changed, .changed),
      (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      self = .move(to: new)
    case (.began, .failed), (.changed, .failed):
      self = .move(to: .cancelled)
    case (.began, .began), (.changed, .began), (.began, .possible), (.changed, .possible):
      self = .illegal
    case (.ended, _), (.cancelled, _), (.failed, _):
      self = .ignore
    }
  }
}

/// The states that wait because another recognizer has to fail first.
struct HeldStates: Equatable {
  private(set) var states: [UIGestureRecognizer.State] = []

  var isEmpty: Bool { states.isEmpty }

  /// Whether the gesture went away while it waited.
  private(set) var hasFailed = false

  mutating func hold(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began, .ended:
      if states.last != state && states.last != .ended {
        states.append(state)
      }
    case .changed, .possible:
      break
    case .cancelled, .failed:
      states = []
      hasFailed = true
    }
  }

  /// Empties the list and returns what was in it.
  mutating func release() -> [UIGestureRecognizer.State] {
    defer { self = HeldStates() }
    return states
  }
}

extension UIGestureRecognizer.State {
  /// Whether the recognizer has recognized its gesture and the gesture goes on.
  var isRunning: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether `reset` is due.
  var isTerminal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}
