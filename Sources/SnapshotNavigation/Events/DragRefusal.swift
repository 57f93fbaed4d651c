// To add a reason, add a case here and a rule in one place; nothing else lists the cases.
//
// - For a finger's start or the state of a stack: a property of DragAdmission and a line of its
//   `refusal`. DragStart.admission sets what all sources share; what only one source knows is set in
//   its `admission(of:)`, of which there are three: NavigationCoordinator+DragSource,
//   PushPresentation+Drag, PageDrag.
// - For views under the finger: UIView.refusal, in TouchedView.
// - For one source alone: its `plan(for:)`.
// - For an answer of the app: `confirm(_:)`, which DragGesture reports as `vetoed`.

/// Why a drag did not begin.
public enum DragRefusal: Sendable, Hashable, CaseIterable {
  /// The screen or the configuration sets ``DragArea/disabled``.
  case disabled
  /// The screen is the root.
  case atRoot
  /// UIKit's own gesture takes the touch, because UIKit shows the transition: see
  /// ``ScreenOptions/Transition/system`` and
  /// ``SnapshotNavigationController/Configuration/transition``.
  case systemTransition
  /// UIKit's own gesture takes the touch, because the navigation bar of one of the screens isn't at
  /// the top of the controller's own view.
  ///
  /// The bar is vertical at a side, drawn by a parent, or in the toolbar of a Mac's window.
  case barElsewhere
  /// The modal, presented like a push, isn't dismissed, because a stack inside it can still pop.
  case deeperStack
  /// A transition is running.
  case transitionRunning
  /// The search of the top screen is active and hides the bar.
  case activeSearch
  /// A modal is presented that keeps the finger from the stack, belongs to the leaving screen, or
  /// is on its way.
  case modalPresented
  /// The modal, presented like a push, sets `isModalInPresentation`.
  case modalInPresentation
  /// The touch is too far from the edge.
  case outsideEdge
  /// The finger moves more across the choreography's ``Choreography/axis`` than along it.
  case notAlongAxis
  /// The finger moves opposite to the direction that pops.
  case wrongDirection
  /// The finger moves toward the leading edge, and no screen lies ahead: see
  /// ``InteractivePushing``.
  case nothingAhead
  /// A second finger came down within 0.3 seconds of the first, as for a pinch.
  case secondFinger
  /// The touch is on a view that the screen has excluded.
  case excludedView
  /// A scroll view under the finger can still scroll that way.
  case scrollView
  /// The touch is on a control whose value it changes, such as a slider, a switch or a picker.
  case control
  /// A view or a controller under the finger handles touches itself: see
  /// ``ScreenOptions/viewsIncludedInDrag``.
  case handlesTouches
  /// The touch is on a navigation bar, a toolbar or a tab bar.
  case bar
  /// The touch is at the leading edge of a web view that goes back in its own history.
  ///
  /// Its `allowsBackForwardNavigationGestures` and `canGoBack` are both true.
  case webHistory
  /// Text is selected under the finger.
  case textSelection
  /// A gesture inside the screen took the touch: of a map, a row with swipe actions, an inner
  /// stack, or a drag in SwiftUI or JavaScript.
  case otherGesture
  /// There is nothing to show: the view has no window, or its scene is in the background or being
  /// resized.
  case notOnScreen
  /// UIKit made no snapshot of the screen, and UIKit's own gesture, if it has one there, takes the
  /// next touch.
  case notCaptured
  /// The screen returned `false` from ``PopConfirming/shouldPop(for:)``, the delegate of a
  /// `PageStackView` didn't allow the page to be dragged back, or UIKit didn't change the screens as
  /// the drag began: an override didn't call `super`, or animations are switched off.
  case vetoed
}
