import UIKit

/// Whose screens a ``Movement`` shows: those of a stack, or of one presentation like a push.
///
/// It lets UIKit change what is on screen, because only it knows the call for that, and is told of each
/// step.
@MainActor
protocol MovementOwner: DragFollower {
  /// Ends what runs, at once: a drag that is undecided goes back.
  func bringToRest()
  /// Reads the options of the screen that appears, which UIKit has loaded by now.
  func renew(_ setup: inout TransitionSetup)
  /// Lets UIKit push a screen, or pop for nil, as the drag's interaction controller says.
  ///
  /// - Returns: What is put back when the change has been canceled; nil if there is nothing to change.
  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo?
  /// Lets UIKit change the screens at the end of a drag, whose transition view shows what appears.
  ///
  /// `animated` is false where the end can't wait for UIKit.
  func finish(_ dragged: Transition, animated: Bool)
  func movement(did event: Movement.Event)
}

extension SnapshotNavigationController.Configuration {
  /// A choreography to move by: the screen's or the configuration's, or a cross-fade for who
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
