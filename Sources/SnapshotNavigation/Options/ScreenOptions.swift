import UIKit

/// Customizes how one screen is pushed, popped, and dragged.
///
/// A screen sets its own options. For all options except ``transition``, `viewDidLoad` is early
/// enough:
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       snapshotNavigation.navigationBar = .hidden
///       snapshotNavigation.isSensitive = true
///     }
///
/// UIKit loads the view of a screen after the call that pushes it has returned, and the library
/// doesn't load it earlier. So you can still set any option except ``transition`` right after you
/// call `pushViewController`:
///
/// | Option | Read | Set it in |
/// | --- | --- | --- |
/// | ``transition`` | in the call | an initializer |
/// | ``navigationBar``, ``pushChoreography`` | before the first frame | `viewDidLoad` |
/// | the others | later: see each option | `viewDidLoad` or later |
///
/// `preferredTransition` and ``TransitionAnimating``, which also affect who animates, are read in
/// the call, too. So is everything that
/// ``SnapshotNavigationController/Configuration/Transition/systemWhereBarsAgree`` compares,
/// including ``navigationBar`` and the appearances of the `navigationItem`. Set them in an
/// initializer, which is `init(coder:)` for storyboards.
///
/// Changing an option of the top screen takes effect immediately unless a transition is running.
/// Options are read from the screens on the stack, not from their children.
@MainActor
public struct ScreenOptions {
  /// Whether a screen shows the navigation bar.
  public enum NavigationBar: Sendable, Hashable, CaseIterable {
    /// The default visibility, which your last call to `setNavigationBarHidden(_:animated:)` set.
    ///
    /// Options of other screens have no effect on it. If no call hides the bar, the bar is visible.
    /// See <doc:BarsOfEveryKind>.
    case automatic
    /// Shows the bar.
    case visible
    /// Hides the bar.
    case hidden
  }

  /// How a screen's push and pop animate.
  public enum Transition: Sendable, Hashable, CaseIterable {
    /// The controller decides.
    ///
    /// It uses snapshots, except for a screen that has a `preferredTransition`, which UIKit
    /// animates.
    case automatic
    /// The library animates with snapshots.
    ///
    /// The screen's `preferredTransition` is set to `nil` when the screen is pushed or popped,
    /// because UIKit would otherwise use it.
    case snapshot
    /// UIKit animates with its own transition and gestures.
    ///
    /// UIKit's gestures can't ask for confirmation, so they're off on a ``PopConfirming`` screen.
    /// UIKit disables them where the bar is hidden, or where a left bar button item replaces the
    /// back button.
    case system
  }

  /// Whether the navigation bar is visible while this screen is on top.
  ///
  /// Applied each time the screen is about to appear. For the top screen, a change applies
  /// immediately, without animation. Calling `setNavigationBarHidden(_:animated:)` while the screen
  /// is on top changes the bar until the screen is no longer on top. The default is
  /// ``NavigationBar/automatic``.
  public var navigationBar = NavigationBar.automatic

  /// How the screen's push and pop animate.
  ///
  /// Read in the call that pushes or pops the screen, before its view is loaded, and again after
  /// the screen has been shown. Set it in an initializer. The default is ``Transition/automatic``.
  public var transition = Transition.automatic

  /// How the screen is pushed, or `nil` for the controller's choreography.
  ///
  /// Read once, when the push starts and the screen's view is loaded. The default is `nil`.
  public var pushChoreography: (any Choreography)?

  /// How the screen is popped, by tap or drag, or `nil` for the controller's choreography.
  ///
  /// Read once, when the pop or the drag starts. The default is `nil`.
  public var popChoreography: (any Choreography)?

  /// Where a drag may begin.
  ///
  /// With ``DragArea/disabled``, no drag begins on the screen, neither back nor forward. Read once
  /// for each drag, as it's about to begin. The default is ``DragArea/automatic``: the controller's
  /// area.
  public var dragArea = DragArea.automatic

  /// Views in which no drag begins, including in their subviews.
  ///
  /// Read once for each drag, as it's about to begin. The views aren't retained. The default is
  /// empty.
  public var viewsExcludedFromDrag: [UIView] {
    get { excludedViews.compactMap(\.object) }
    set { excludedViews = newValue.map { Weak(object: $0) } }
  }

  /// Views in which a drag begins even if they or their subviews handle touches themselves.
  ///
  /// Otherwise, away from the leading edge, no drag begins in a view or a controller of the app
  /// whose class overrides `touchesMoved(_:with:)`, or a control's `continueTracking(_:with:)`.
  /// Read once for each drag, as it's about to begin. The views aren't retained. The default is
  /// empty.
  public var viewsIncludedInDrag: [UIView] {
    get { includedViews.compactMap(\.object) }
    set { includedViews = newValue.map { Weak(object: $0) } }
  }

  /// Whether snapshots of the screen must not be stored or drawn into images.
  ///
  /// Read when navigation leaves the screen, and again before its snapshot would be shown. Setting
  /// it to `true` drops a stored snapshot. Going back then shows the live screen. The default is
  /// `false`.
  public var isSensitive = false

  /// Whether a drag of this screen runs UIKit's interactive pop, so that `transitionCoordinator`
  /// follows the finger.
  ///
  /// The drag still shows snapshots of both screens. But UIKit calls the appearance callbacks when
  /// the drag begins and, if the drag is canceled, those of a canceled pop. Without this option,
  /// UIKit usually isn't involved until a drag has finished. Read once, when the drag begins. The
  /// default is `false`.
  public var wantsCoordinatedDrag = false

  /// Whether going back always shows the live screen, never a stored snapshot.
  ///
  /// Use it for video, a camera, or other content that constantly changes, and for HDR photos,
  /// which a snapshot shows in the standard dynamic range. Read when navigation leaves the screen,
  /// and again when a pop or a drag starts. The default is `false`.
  public var showsLiveContent = false

  /// Whether the screen's content is ready when the user comes back to it.
  ///
  /// Set it to `false` while content is still loading, such as in a list that reloads or a web view
  /// that's still rendering. After a pop, a drag, or the dismissal of a presentation like a push,
  /// the screen's snapshot stays over it until you set it to `true`, and then fades as usual. The
  /// first touch ends the wait. That touch can scroll or drag, but a tap is ignored, except on the
  /// back button. If you never set the option to `true`, the snapshot stays for 3 seconds each
  /// time. Without a snapshot, the live screen is shown immediately.
  ///
  /// Read when the transition ends, before `viewDidAppear`, so set it to `false` in
  /// `viewWillAppear` or earlier. Setting it to `true` takes effect immediately. The default is
  /// `true`.
  public var isReadyToShow = true

  private var excludedViews: [Weak<UIView>] = []
  private var includedViews: [Weak<UIView>] = []
}

extension UIViewController {
  /// The nearest ``SnapshotNavigationController`` that contains this controller, or `nil`.
  ///
  /// Like `navigationController`, it's `nil` before a push and after a pop.
  public var snapshotNavigationController: SnapshotNavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SnapshotNavigationController }.first
  }

  /// How this screen behaves in a ``SnapshotNavigationController``.
  ///
  /// The options live as long as the screen.
  public var snapshotNavigation: ScreenOptions {
    get { storedScreenOptions ?? ScreenOptions() }
    set {
      let former = snapshotNavigation
      storedScreenOptions = newValue
      if dropsSnapshot(since: former) { dropFromPresentations() }
      let controller = navigationController as? SnapshotNavigationController ?? forwardController
      controller?.transitions.optionsDidChange(of: self, from: former)
    }
  }

  var usesSystemTransition: Bool {
    switch snapshotNavigation.transition {
    case .snapshot: return false
    case .system: return true
    case .automatic: return hasPreferredTransition
    }
  }

  /// Clears a transition that UIKit would show although the screen requires snapshots.
  func clearPreferredTransition() {
    if snapshotNavigation.transition == .snapshot, hasPreferredTransition {
      dropPreferredTransition()
    }
  }

  func ownAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !usesSystemTransition else { return nil }
    return (self as? any TransitionAnimating)?.transitionAnimator(for: operation)
  }
}
