import UIKit

/// What a screen may wish otherwise than its controller's configuration says.
///
/// Adopt it on a view controller and implement what you need; everything has a default.
///
///     extension ReaderViewController: NavigationScreen {
///       var allowsDragToPop: Bool { !isSelectingText }
///     }
@MainActor
public protocol NavigationScreen: UIViewController {
  /// Whether the navigation bar is hidden while this screen is on top; default nil, leave it alone.
  ///
  /// Read once each time the screen is about to be shown, and applied without animation.
  var prefersNavigationBarHidden: Bool? { get }

  /// Whether a finger may drag this screen back; default true.
  ///
  /// Read once for each drag, as it is about to begin.
  var allowsDragToPop: Bool { get }

  /// Where a finger may begin; default nil, as the configuration says.
  ///
  /// Read once for each drag, as it is about to begin.
  var preferredDragArea: DragArea? { get }

  /// Views in which no drag may begin, subviews included; default none.
  ///
  /// Read once for each drag, as it is about to begin.
  var viewsExcludedFromDrag: [UIView] { get }

  /// Whether the screen may be popped; default true.
  ///
  /// Asked last, when everything else allows the pop: for a drag as it is about to begin, for a tap
  /// on the back button and for the escape gesture. Pops in code and from the back button's menu do
  /// not ask: UIKit gives nobody a say in the menu.
  ///
  /// To ask the user first, return false, show an alert, and pop in code when they agree:
  ///
  ///     func shouldPop(_ trigger: PopTrigger) -> Bool {
  ///       guard hasUnsavedChanges else { return true }
  ///       let alert = UIAlertController(
  ///         title: "Discard changes?", message: nil, preferredStyle: .alert)
  ///       alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
  ///       alert.addAction(
  ///         UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
  ///           self?.navigationController?.popViewController(animated: true)
  ///         })
  ///       present(alert, animated: true)
  ///       return false
  ///     }
  func shouldPop(_ trigger: PopTrigger) -> Bool

  /// How the screen comes in when it is pushed; default nil, as the configuration says.
  ///
  /// Read once, as the push starts.
  var pushChoreography: (any Choreography)? { get }

  /// How the screen leaves when it is popped, by tap or drag; default nil, as the configuration says.
  ///
  /// Read once, as the pop or the drag starts.
  var popChoreography: (any Choreography)? { get }

  /// An animator of your own for the screen's push or pop; default nil, a choreography moves it.
  ///
  ///     func transitionAnimator(
  ///       for operation: UINavigationController.Operation
  ///     ) -> (any UIViewControllerAnimatedTransitioning)? { CircleReveal(operation) }
  ///
  /// Asked once, as the push (`.push`), the pop or the drag (both `.pop`) starts; not while the
  /// screen uses the system's transition. An animator of the controller's delegate goes first. A
  /// drag drives it by UIKit's percent-driven transition: animate views or layers, for the duration
  /// it states, and pass `!transitionWasCancelled` to `completeTransition`. Layer transitions
  /// (`CATransition`) cannot be driven. Nobody keeps it longer than the transition; it must not keep
  /// the screen. What it does while Reduce Motion is on is its own affair.
  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Whether the screen must never be pictured; default false.
  ///
  /// Read as the screen is left, and again before its picture would be shown. Going back to it shows
  /// the live screen.
  var isSensitive: Bool { get }

  /// Whether the screen comes and goes with UIKit's own transition and gestures; default false.
  ///
  /// Read as a transition starts and after the screen has been shown.
  var usesSystemTransition: Bool { get }
}

extension NavigationScreen {
  /// Leaves the bar alone.
  public var prefersNavigationBarHidden: Bool? { nil }
  /// May be dragged.
  public var allowsDragToPop: Bool { true }
  /// As the configuration says.
  public var preferredDragArea: DragArea? { nil }
  /// None.
  public var viewsExcludedFromDrag: [UIView] { [] }
  /// May be popped.
  public func shouldPop(_ trigger: PopTrigger) -> Bool { true }
  /// As the configuration says.
  public var pushChoreography: (any Choreography)? { nil }
  /// As the configuration says.
  public var popChoreography: (any Choreography)? { nil }
  /// None: a choreography moves the screen.
  public func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// May be pictured.
  public var isSensitive: Bool { false }
  /// Moves like every other screen.
  public var usesSystemTransition: Bool { false }
}

/// The same wishes for a screen that cannot adopt ``NavigationScreen``, one written in Objective-C.
///
/// Set them with ``SnapshotNavigationController/setWishes(_:for:)``. A screen that adopts the
/// protocol is asked there and these are not read.
@MainActor
public struct ScreenWishes {
  /// Whether the navigation bar is hidden under this screen; default nil, leave it alone.
  public var prefersNavigationBarHidden: Bool?
  /// Whether a finger may drag the screen back; default true.
  public var allowsDragToPop = true
  /// Where a finger may begin; default nil, as the configuration says.
  public var preferredDragArea: DragArea?
  /// Views in which no drag may begin; default none.
  ///
  /// Kept alive as long as the screen.
  public var viewsExcludedFromDrag: [UIView] = []
  /// Asked last whether the screen may be popped; default nil, it may.
  public var shouldPop: (@MainActor (PopTrigger) -> Bool)?
  /// How the screen comes in; default nil, as the configuration says.
  public var pushChoreography: (any Choreography)?
  /// How the screen leaves; default nil, as the configuration says.
  public var popChoreography: (any Choreography)?
  /// An animator for the screen's push or pop; default nil, a choreography moves it.
  ///
  /// Asked as ``NavigationScreen/transitionAnimator(for:)`` is. Kept alive as long as the screen, so
  /// it must not keep the screen.
  public var transitionAnimator:
    (
      @MainActor (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
    )?
  /// Whether the screen must never be pictured; default false.
  public var isSensitive = false
  /// Whether the screen moves with UIKit's own transition; default false.
  public var usesSystemTransition = false

  /// Creates wishes that ask for nothing.
  public init() {}
}
