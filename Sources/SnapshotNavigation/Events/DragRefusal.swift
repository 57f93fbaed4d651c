// To add a reason, add a case here and a rule in one place; nothing else lists the cases.
//
// - For a finger's start or the state of a stack: a property of DragAdmission and a line of its
//   `refusal`. DragStart.admission sets what all sources share; what only one source knows is set in
//   its `admission(of:)`, of which there are three: NavigationCoordinator+DragSource,
//   PushPresentation+Drag, PageDrag.
// - For views under the finger: UIView.refusal, in TouchedView.
// - For one source alone: its `plan(for:)`.
// - For an answer of the app: `confirm(_:)`, which DragGesture reports as `vetoed`.

/// The reason that a drag didn't begin.
public enum DragRefusal: Sendable, Hashable, CaseIterable {
  /// The screen or the configuration sets ``DragArea/disabled``.
  case disabled
  /// The screen is the root.
  case atRoot
  /// UIKit's own gesture takes the touch, because UIKit animates the transition.
  ///
  /// See ``ScreenOptions/Transition/system`` and
  /// ``SnapshotNavigationController/Configuration/transition``.
  case systemTransition
  /// UIKit's own gesture takes the touch, because of where a screen's navigation bar is.
  ///
  /// The bar isn't at the top of the controller's own view: it's vertical at one side, drawn by a
  /// parent, or in the toolbar of a Mac window.
  case barElsewhere
  /// The modal, presented like a push, contains a stack that can still pop.
  case deeperStack
  /// A transition is running.
  case transitionRunning
  /// The search of the top screen is active and hides the bar.
  case activeSearch
  /// A modal blocks the stack's touches, belongs to the top screen, or is being presented or
  /// dismissed.
  case modalPresented
  /// The modal, presented like a push, sets `isModalInPresentation`.
  case modalInPresentation
  /// The touch is too far from the edge.
  case outsideEdge
  /// The finger moves across the choreography's ``Choreography/axis`` more than along it.
  case notAlongAxis
  /// The finger moves in the direction opposite to a pop.
  case wrongDirection
  /// The finger moves toward the leading edge, but there's no screen to go forward to.
  ///
  /// See ``InteractivePushing``.
  case nothingAhead
  /// A second finger came down within 0.3 seconds of the first, as in a pinch.
  case secondFinger
  /// The touch is on a view that the screen has excluded.
  case excludedView
  /// A scroll view under the finger can still scroll in that direction.
  case scrollView
  /// The touch is on a control whose value it changes, such as a slider, a switch, or a picker.
  case control
  /// A view or a controller under the finger handles touches itself.
  ///
  /// See ``ScreenOptions/viewsIncludedInDrag``.
  case handlesTouches
  /// The touch is on a navigation bar, a toolbar, or a tab bar.
  case bar
  /// The touch is at the leading edge of a web view that goes back in its own history.
  ///
  /// Its `allowsBackForwardNavigationGestures` and `canGoBack` are both true.
  case webHistory
  /// Text is selected under the finger.
  case textSelection
  /// A gesture inside the screen took the touch.
  ///
  /// It's a gesture of a map, a row with swipe actions, or an inner stack, or a drag in SwiftUI or
  /// JavaScript.
  case otherGesture
  /// The view has no window, or its scene is in the background or being resized.
  case notOnScreen
  /// UIKit didn't create a snapshot of the screen.
  ///
  /// If UIKit has its own gesture on this screen, that gesture takes the next touch.
  case notCaptured
  /// The app or UIKit prevented the drag.
  ///
  /// The screen returned `false` from ``PopConfirming/shouldPop(for:)``, or the delegate of a
  /// `PageStackView` didn't allow the page to be dragged back. Or UIKit didn't change the screens
  /// when the drag began, because an override didn't call `super` or animations are off.
  case vetoed
}
