import UIKit

/// The owner of a ``Movement``: a stack, or one presentation like a push.
///
/// The owner makes UIKit's calls, because only the owner knows them, and is told of each step.
@MainActor
protocol MovementOwner: DragFollower {
  /// Ends what runs at once; an undecided drag goes back.
  func bringToRest()
  /// Reads the options of the screen that appears, which UIKit has loaded by now.
  func renew(_ setup: inout TransitionSetup)
  /// Lets UIKit push a screen, or pop for nil, as the drag's interaction controller says.
  ///
  /// - Returns: The state to restore if the change is canceled; nil if there is nothing to change.
  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo?
  /// Lets UIKit change the screens at the end of a drag, whose transition view shows what appears.
  ///
  /// `animated` is false where the end can't wait for UIKit.
  func finish(_ dragged: Transition, animated: Bool)
  func movement(did event: Movement.Event)
}

extension SnapshotNavigationController.Configuration {
  /// The choreography to use: the screen's, the configuration's, or a cross-fade if the user
  /// prefers it.
  @MainActor
  func choreography(_ screen: (any Choreography)?) -> any Choreography {
    let choreography = screen ?? self.choreography
    return UIAccessibility.prefersFades
      ? FadeChoreography(axis: choreography.axis) : choreography
  }

  /// The direction in which a finger drags a screen away.
  @MainActor
  func dragDirection(of screen: UIViewController?, _ layout: LayoutDirection) -> DragDirection {
    DragDirection(choreography(screen?.snapshotNavigation.popChoreography).axis, layout)
  }
}
