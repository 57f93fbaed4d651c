import UIKit

/// The owner of a ``Movement``: a stack, or one presentation like a push.
///
/// The owner makes the calls to UIKit, and receives each report.
@MainActor
protocol MovementOwner: DragFollower {
  /// Ends a transition or drag at once; an undecided drag is canceled.
  func bringToRest()
  /// Reads the appearing screen's options again, because UIKit has loaded the screen by now.
  func reloadChoreography(_ setup: inout TransitionSetup)
  /// Makes UIKit push a screen, or pop if nil, driven by the drag's interaction controller.
  ///
  /// - Returns: The state to restore if the change is canceled; nil if there is nothing to change.
  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo?
  /// Whether UIKit shows another transition first, such as a modal's.
  var isQueued: Bool { get }
  /// Makes UIKit change the screens for a drag that has ended at the lift.
  ///
  /// `animated` is false if the end can't wait for UIKit.
  func changeScreens(for dragged: Transition, animated: Bool)
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
