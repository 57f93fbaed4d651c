/// Where a navigation controller is with its stack and its transitions.
///
///     resting --call--> changing --changed--> resting
///     resting --animators are due--> asking --asked--> scheduled --next layout--> running
///     running --completed--> resting, ending --released--> resting, still
///     resting --swipe at the root with the recognizer's delegate taken away--> resting, wedged
enum NavigationStage {
  /// Nothing is on its way to the screen.
  enum Rest {
    case still

    /// The transition is over, and its coordinator has callbacks left.
    case ending(StackTransition)

    /// UIKit waits for an interactive pop that has nothing to pop; it never ends.
    case wedged
  }

  case resting(Rest)

  /// The stack and the parents of its screens are being changed.
  case changing(Rest)

  /// The delegate is asked for animators; whoever is asked may lay out, which starts nothing yet.
  case asking(StackTransition)
  case scheduled(StackTransition)
  case running(StackTransition)

  /// Whether a transition could begin, as far as the last one is concerned.
  var isResting: Bool {
    switch self {
    case .resting(.still), .resting(.ending), .changing(.still), .changing(.ending), .asking: true
    case .resting(.wedged), .changing(.wedged), .scheduled, .running: false
    }
  }

  /// Whether operations have to wait.
  var isBusy: Bool {
    switch self {
    case .resting: false
    case .changing, .asking, .scheduled, .running: true
    }
  }

  /// The transition from the first question about it to the end of its coordinator.
  var live: StackTransition? {
    switch self {
    case .asking(let live), .scheduled(let live), .running(let live), .resting(.ending(let live)),
      .changing(.ending(let live)):
      live
    case .resting(.still), .resting(.wedged), .changing(.still), .changing(.wedged): nil
    }
  }

  mutating func beginChange() {
    if case .resting(let rest) = self { self = .changing(rest) }
  }

  mutating func endChange() {
    if case .changing(let rest) = self { self = .resting(rest) }
  }

  /// The coordinator of a transition that is over is no longer found.
  mutating func release(_ over: StackTransition) {
    switch self {
    case .resting(.ending(let live)) where live === over: self = .resting(.still)
    case .changing(.ending(let live)) where live === over: self = .changing(.still)
    case .resting, .changing, .asking, .scheduled, .running: break
    }
  }
}
