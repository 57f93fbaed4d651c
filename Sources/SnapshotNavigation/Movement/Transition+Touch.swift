import UIKit

/// What can be touched while a transition is on its way, beside the screen that appears.
@MainActor
struct TouchTargets {
  /// The stack whose bars are touched before the screen; nil for a presentation.
  weak var navigation: UINavigationController?
  /// What takes a touch where the screen isn't seen, so that a drag can begin.
  let own: UIView
  /// Who keeps the snapshots that move on after a touch; nil if the motion ends with UIKit's transition.
  weak var keeper: Movement?

  var bars: [UIView] { [navigation?.navigationBar, navigation?.toolbar].compactMap(\.self) }
}

/// A touch during a transition is for what is seen under it.
extension Transition: TouchYielding {
  /// The view for a touch at a point of the scope; nil if nobody can say.
  ///
  /// The screen that appears and its bars are asked directly: UIKit switches touches off in what lies
  /// around them until the transition is complete.
  func target(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let targets = setup.targets, let screen = to.viewIfLoaded else { return nil }
    let scope = setup.scope.view
    func hit(_ place: CGPoint) -> UIView? {
      for view in targets.bars + [screen] {
        let hit = view.hitTest(scope.convert(place, to: view), with: event)
        if let hit { return hit }
      }
      // What an app's container shows beside the stack moves with it.
      guard scope !== targets.own, let around = scope.hitTest(place, with: event),
        !around.isDescendant(of: targets.own), !targets.own.isDescendant(of: around)
      else { return nil }
      return around
    }
    // Somebody who doesn't look, or who wants to go back once more, touches the places of things.
    let here = hit(point)
    if UIAccessibility.isAssisted || here?.isBackButton == true { return here ?? targets.own }
    return place(of: point).flatMap(hit) ?? targets.own
  }

  /// How far what is seen under a touch is from its place, in points.
  func distance(at touch: UITouch) -> CGFloat {
    let point = touch.location(in: setup.scope.view)
    guard let place = place(of: point) else { return .infinity }
    return hypot(place.x - point.x, place.y - point.y)
  }

  /// Where in the screen that appears a point of the scope is; nil if that isn't seen there.
  private func place(of point: CGPoint) -> CGPoint? {
    let size = view.bounds.size
    var layout = setup.choreography.layout(at: coverage, in: size, for: trigger)
    layout.upper = layout.upper.facing(setup.scope.direction)
    layout.lower = layout.lower.facing(setup.scope.direction)
    return layout.place(of: point, on: operation == .push ? .upper : .lower, in: size)
  }
}
