import UIKit

/// What a drag would do: the answer to a question that changes nothing, asked as the drag wants to begin.
@MainActor
package struct DragPlan {
  package enum Way: Sendable {
    case back
    case forward
  }

  let way: Way
  let direction: DragDirection
  /// The screen or the page on top.
  package let from: UIResponder
  /// The screen or the page that appears; nil for a screen that the top screen has yet to name.
  var to: UIResponder?
  /// Whether a finger that moves on as it finishes this drag could drag another screen; known once the
  /// drag begins.
  var passesOn = false

  package init(_ way: Way, _ direction: DragDirection, from: UIResponder, to: UIResponder?) {
    self.way = way
    self.direction = direction
    self.from = from
    self.to = to
  }

  /// The screen on top and the screen that appears; nil for pages, and while there is none to appear.
  var screens: (from: UIViewController, to: UIViewController)? {
    guard let from = from as? UIViewController, let to = to as? UIViewController else { return nil }
    return (from, to)
  }
}

/// The plan of a drag that may begin, or the reason why it may not.
@MainActor
package enum DragAnswer {
  case plan(DragPlan)
  case refusal(DragRefusal)

  var refusal: DragRefusal? {
    if case .refusal(let refusal) = self { refusal } else { nil }
  }
}
