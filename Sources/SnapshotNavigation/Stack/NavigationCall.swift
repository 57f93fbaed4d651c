import Foundation

/// One call that changes a stack, with its trigger and its completion.
///
/// A call made while UIKit sets up a transition waits as this value.
struct NavigationCall<Screen: AnyObject> {
  /// A change of the stack.
  enum Change {
    case push(Screen)
    case pop
    case popTo(Screen)
    case popToRoot
    case set([Screen])
  }

  let change: Change
  let isAnimated: Bool
  var trigger = TransitionTrigger.programmatic
  var completion: Completion?
  /// The coverage at which a pop begins; less than 1 after a drag of the top screen.
  var startCoverage: CGFloat = 1

  /// Whether the call is a pop, which only removes screens.
  var isPop: Bool {
    switch change {
    case .pop, .popTo, .popToRoot: true
    case .push, .set: false
    }
  }

  var popsToScreen: Bool { if case .popTo = change { true } else { false } }

  /// The screen that a pop on `stack` leads to; nil if there's none, and for other calls.
  func target(on stack: [Screen]) -> Screen? {
    switch change {
    case .pop: stack.dropLast().last
    case .popTo(let screen): screen
    case .popToRoot: stack.first
    case .push, .set: nil
    }
  }

  /// The screens that a pop takes off a stack; nil if it takes none, and for other calls.
  func popped(from stack: [Screen]) -> [Screen]? {
    if case .pop = change { return stack.dropFirst().last.map { [$0] } }
    guard let target = target(on: stack) else { return nil }
    return stack.lastIndex { $0 === target }.map { Array(stack[($0 + 1)...]) }
  }
}

/// The trigger and the completion of the next call, set before the call is made.
///
/// The app's overrides run in between, so the first call made takes both.
struct CallTerms {
  var trigger = TransitionTrigger.programmatic
  var completion: Completion?

  mutating func take() -> CallTerms {
    defer { self = CallTerms() }
    return self
  }
}
