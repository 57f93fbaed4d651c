import UIKit

/// The views that can be touched during a transition, besides the appearing screen.
@MainActor
struct TouchTargets {
  /// The stack whose bars get touches before the screen; nil for a presentation.
  weak var navigation: UINavigationController?
  /// The view for touches outside the screen, so that a drag can begin.
  let own: UIView
  /// Keeps snapshots moving after UIKit's part; nil if the motion ends with UIKit's transition.
  weak var keeper: Movement?

  var bars: [UIView] {
    [navigation?.navigationBar, navigation?.toolbar].compactMap(\.self).filter { $0.window != nil }
  }
}

/// A transition or a settling drag whose touches go to the screen that it leads to.
@MainActor
protocol TouchRouting: TouchYielding {
  var route: TouchRoute { get }
}

extension TouchRouting {
  func distance(at touch: UITouch) -> CGFloat { route.distance(at: touch) }
}

/// The way of a touch to the view that is visible under it, at one moment of a motion.
@MainActor
struct TouchRoute {
  let setup: TransitionSetup
  /// The screen that is live once the motion ends.
  let screen: UIViewController
  /// How much the upper screen covers at the moment.
  let coverage: CGFloat
  /// The trigger passed to the choreography.
  let trigger: TransitionTrigger

  /// The view for a touch at a point of the scope; nil if it's unknown.
  ///
  /// Hit-tests the screen and its bars directly, because UIKit disables touches in views around them until
  /// the transition is complete.
  func target(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = screen.viewIfLoaded,
      let own = screen === setup.to ? setup.targets?.own : view
    else { return nil }
    let scope = setup.scope.view
    func hit(_ place: CGPoint) -> UIView? {
      for view in (setup.targets?.bars ?? []) + [view] {
        let hit = view.hitTest(scope.convert(place, to: view), with: event)
        if let hit { return hit }
      }
      // An app container's views beside the stack move along with the stack.
      guard scope !== own, let around = scope.hitTest(place, with: event),
        !around.isDescendant(of: own), !own.isDescendant(of: around)
      else { return nil }
      return around
    }
    // Assistive technologies, and a repeated tap on the back button, aim at final positions.
    let here = hit(point)
    if UIAccessibility.isAssisted || here?.isBackButton == true { return here ?? own }
    return place(of: point).flatMap(hit) ?? own
  }

  /// How far the view under a touch is from its final place, in points; infinite outside the screen.
  func distance(at touch: UITouch) -> CGFloat {
    let point = touch.location(in: setup.scope.view)
    guard let place = place(of: point) else { return .infinity }
    return hypot(place.x - point.x, place.y - point.y)
  }

  /// A scope point's place in the screen; nil if the screen isn't visible there.
  private func place(of point: CGPoint) -> CGPoint? {
    let size = setup.view.bounds.size
    return setup.choreography.layout(at: coverage, in: size, for: trigger).place(
      of: point, on: screen === setup.upper ? .upper : .lower, in: size,
      facing: setup.scope.direction)
  }
}
