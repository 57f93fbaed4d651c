import Foundation

/// One call that changes a stack: what to do, what started it, and what is called at its end.
///
/// A call that comes while UIKit sets a transition up waits as this value.
struct NavigationCall<Screen: AnyObject> {
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
  /// How much of the top screen is left where a finger has dragged it as a pop comes, from 0 to 1.
  var left: CGFloat = 1

  /// Whether screens are only removed, by a call that says so.
  var isPop: Bool {
    switch change {
    case .pop, .popTo, .popToRoot: true
    case .push, .set: false
    }
  }

  /// The screen that a pop leads to on a stack, from the root up; nil if there's none, and for other
  /// calls.
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

/// What started the next call and what is called at its end, said before the call is made.
///
/// An override of the app's runs in between, so the first call that comes takes both.
struct CallTerms {
  var trigger = TransitionTrigger.programmatic
  var completion: Completion?

  mutating func take() -> CallTerms {
    defer { self = CallTerms() }
    return self
  }
}
