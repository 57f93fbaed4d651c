import UIKit

extension UIViewController {
  /// Presents a modal that slides in like a push and can be dragged away like a pop.
  ///
  ///     let support = SnapshotNavigationController(rootViewController: SupportViewController())
  ///     presentAsPush(support)
  ///     // later: dismiss(animated: true), or the user drags it away
  ///
  /// The modal, usually a navigation controller, covers the whole window, including a tab bar.
  /// Inside a sheet, a split view column, or a popover, it covers the area of the nearest screen
  /// that sets `definesPresentationContext`. It's a UIKit presentation, and UIKit rejects it
  /// whenever it would reject `present`. A second call for a screen that's still presented does
  /// nothing. The call first ends a transition or presentation that's still running. A controller
  /// that's being dismissed doesn't present anything.
  ///
  /// The user can drag the modal away while the navigation stack under the finger is at its root.
  /// The root screen's options take precedence. Anything they don't set comes from the
  /// configuration of the presented ``SnapshotNavigationController`` or, if the modal isn't one, of
  /// the presenting one. `isModalInPresentation` disables the drag and VoiceOver's escape gesture.
  /// See <doc:PresentingLikeAPush>.
  ///
  /// While the screen is presented, its `modalPresentationStyle`, `transitioningDelegate`, and
  /// `modalPresentationCapturesStatusBarAppearance` belong to the presentation. Their values are
  /// restored afterward.
  ///
  /// - Parameters:
  ///   - viewController: The screen to present, which has no parent and isn't presented yet.
  ///   - animated: Whether to animate. The default is `true`.
  ///   - releaseThreshold: How far the screen must be dragged to be dismissed, as a fraction of the
  ///     distance, from 0 to 1, or `nil` for the configuration's threshold. The default is `nil`.
  ///   - completion: Called by UIKit when it has presented the screen, which may still be sliding
  ///     in. It isn't called if UIKit rejects the presentation. The default is `nil`.
  ///   - onEvent: Called for each step of the presentation, of drags, and of the dismissal, even if
  ///     the presenter isn't a ``SnapshotNavigationController``. It's retained until the screen has
  ///     been dismissed. The default is `nil`.
  public func presentAsPush(
    _ viewController: UIViewController, animated: Bool = true, releaseThreshold: CGFloat? = nil,
    completion: (@MainActor @Sendable () -> Void)? = nil,
    onEvent: (@MainActor (NavigationEvent) -> Void)? = nil
  ) {
    // End a running dismissal, and present the screen again.
    if viewController.isBeingDismissed { PushPresentation.bringToRest(around: self) }
    guard viewController.presentingViewController == nil else {
      let stack = viewController as? SnapshotNavigationController
      (stack ?? nearestNavigation as? SnapshotNavigationController)?.report(.alreadyPresented)
      return
    }
    // End running transitions, because UIKit refuses to present during them.
    let isMoving = outermost.visibleStacks.map { $0.transitions.endMotion() }.contains(true)
    PushPresentation.bringToRest(around: self)
    guard !outermost.isBeingDismissed else { return }
    let presentation = PushPresentation(
      of: viewController, from: self, coveringMotion: isMoving, releaseThreshold: releaseThreshold,
      onEvent: onEvent)
    present(viewController, animated: animated, completion: completion)
    if viewController.presentingViewController == nil { presentation.restore() }
  }
}

extension PushPresentation {
  static func bringToRest(around screen: UIViewController) {
    for presentation in all(around: screen) { presentation.bringToRest() }
  }

  static func all(around screen: UIViewController) -> [PushPresentation] {
    let top = screen.outermost
    return [top, top.presentedViewController].compactMap { screen in
      guard let screen, screen.presentingViewController != nil else { return nil }
      return (screen.presentationController as? PushPresentationController)?.presentation
    }
  }
}

/// Presentations like a push around a controller, for its coordinator.
extension UIViewController {
  /// Brings the transitions and drags of those presentations to rest.
  func endPresentationMotion() { PushPresentation.bringToRest(around: self) }

  /// Drops the snapshots of presenters that show this screen.
  func dropFromPresentations() {
    for presentation in PushPresentation.all(around: self) where presentation.coverShows(self) {
      presentation.dropCover()
    }
  }

  /// Whether an ending presentation may be calling screens.
  var isPresentationEnding: Bool {
    PushPresentation.all(around: self).contains { $0.movement.areEventsHeld }
  }

  /// The drag that presents another navigation controller from this one.
  var presentingDrag: DragSession? {
    PushPresentation.all(around: self).lazy.filter { $0.sourceStack === self }
      .compactMap(\.movement.drag).first { $0.plan.way == .forward }
  }

  /// Begins a drag that presents a navigation controller.
  func present(_ modal: UINavigationController, along direction: DragDirection) -> DragSession? {
    endPresentationMotion()
    return PushPresentation(of: modal, from: self).present(along: direction)
  }
}
