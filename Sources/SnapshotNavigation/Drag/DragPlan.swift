import UIKit

/// The intended effect of a drag, decided without side effects before the drag begins.
@MainActor
package struct DragPlan {
  /// The direction of a drag through the stack.
  package enum Way: Sendable {
    case back
    case forward
  }

  let way: Way
  let direction: DragDirection
  /// The screen on top; nil if the drag doesn't move a screen.
  let from: UIViewController?
  /// The screen that appears; nil until the top screen provides it.
  var to: UIViewController?
  /// The modals that let the drag's finger through.
  var modals: [Weak<UIViewController>] = []

  package init(
    _ way: Way, _ direction: DragDirection, from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    self.way = way
    self.direction = direction
    self.from = from
    self.to = to
  }

  /// The screen on top and the screen that appears; nil if either is missing.
  var screens: (from: UIViewController, to: UIViewController)? {
    guard let from, let to else { return nil }
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
