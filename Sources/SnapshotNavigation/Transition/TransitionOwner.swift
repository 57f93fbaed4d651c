import UIKit

/// Whose transitions are shown: a navigation controller's, or those of one push-like presentation.
@MainActor
protocol TransitionOwner: DragOwner {
  /// The transition that is waiting for UIKit, being set up or moving; nil otherwise.
  var transition: NavigationTransition? { get set }
  /// How transitions and drags behave by default.
  var configuration: SnapshotNavigationController.Configuration { get }

  func transitionDidStart()
  func transitionWillEnd(_ ended: NavigationTransition)
  func transitionDidEnd(_ ended: NavigationTransition)
  /// Takes away what UIKit animates beside the stage.
  func stripBarAnimations()
  /// Puts right what UIKit may have left stale under the screen that comes.
  func mendSafeArea(of screen: UIViewController)
  /// Whether the status bar has to change when the screen that comes covers more than half.
  var changesStatusBar: Bool { get }
  /// The screen that comes covers more than half.
  func releaseStatusBar()
  func emit(_ phase: NavigationEvent.Phase, of transition: NavigationTransition)

  /// Takes a stage away once what is live beneath has been drawn; at once if all is brought to rest.
  func retire(_ stage: StageView)
  /// Lets UIKit take the upper screen away at the end of a drag: the stage already shows what comes.
  func pop(atRest pop: NavigationTransition, animated: Bool)
  /// The app's animator is about to finish a drag by itself.
  func animatorWillFinish(from upper: UIViewController, to lower: UIViewController)
  /// The app's animator has taken a cancelled drag back.
  func interactivePopWasTakenBack()
  /// Lets UIKit take the upper screen away as the drag's interaction controller says.
  ///
  /// - Returns: What puts back what UIKit may leave changed if it is cancelled; nil if there is
  ///   nothing to take away.
  func popInteractively() -> (@MainActor () -> Void)?
}

extension TransitionOwner {
  /// Gives up a transition that UIKit has not started.
  func abandon(_ transition: NavigationTransition) {
    transition.discard()
    guard self.transition === transition else { return }
    self.transition = nil
    releaseStatusBar()
  }

  var diagnostics: (@MainActor @Sendable (SnapshotNavigationController.Diagnostic) -> Void)? {
    configuration.diagnostics
  }
  func mendSafeArea(of screen: UIViewController) {}
  var changesStatusBar: Bool { false }
  func releaseStatusBar() {}
  func animatorWillFinish(from upper: UIViewController, to lower: UIViewController) {}
  func retire(_ stage: StageView) { FrameClock.after(frames: 2) { stage.takeDown() } }
  func interactivePopWasTakenBack() {}
}
