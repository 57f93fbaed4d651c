/// What UIKit might do otherwise than the host does, within its documentation: all off by default.
///
/// Each stands for something that a library believes of UIKit and that Apple doesn't state.
package struct HostileSettings: Equatable, Sendable {
  // MARK: Start

  /// How many frames after the layout an animated transition starts.
  ///
  /// Apple says only that the call returns at once; a busy window server may take its time.
  package var startDelay = 0

  /// How many frames after the screens and `willShow` were called an animation begins; nil: never.
  ///
  /// Apple ties the appearance callbacks to a transition, not to its animator's turn.
  package var animationDelay: Int? = 0

  // MARK: Animators

  /// Whether delegates are asked for animators as a transition starts, and not in the call.
  ///
  /// Apple says only that they are asked.
  package var asksForAnimatorAtStart = false

  /// How often a delegate is asked for an animator, and which answer counts.
  package enum AnimatorRequests: Equatable, Sendable {
    case one
    case twoUsingFirst
    case twoUsingSecond
  }

  /// How often a delegate is asked for an animator, and which answer counts.
  ///
  /// Apple promises nothing; UIKit asks other questions of its delegates several times.
  package var animatorRequests = AnimatorRequests.one

  /// Whether a delegate is asked and the change is then made without animation.
  ///
  /// So UIKit does in an inactive scene; a swipe of its own is animated all the same.
  package var asksForAnimatorInVain = false

  // MARK: Coordinators

  /// Whether a transition has a coordinator only once it starts, in the layout after the call.
  ///
  /// Apple says only that there is one in `viewWillAppear`.
  package var coordinatorComesWithStart = false

  /// Whether the coordinator is gone before the did-calls and `didShow`.
  ///
  /// Apple says that it's there "while a transition is in progress".
  package var coordinatorGoesBeforeDidShow = false

  /// For how many frames a navigation controller's coordinator is still found after the end.
  ///
  /// What is given to it then is called as it goes. Apple doesn't say when it's released.
  package var coordinatorOutlasts = 0

  /// Whether a coordinator takes the screens for each other until the transition starts.
  ///
  /// The stack has changed in the call, so that its top is the coming screen already.
  package var coordinatorSwapsScreensAtFirst = false

  // MARK: End

  /// In how many frames after the end `didShow` is called, once for each entry.
  ///
  /// Developers report of calls that come twice, and of some that don't come.
  package var didShowDelays = [0]

  /// How many frames after the call `completeTransition` takes effect.
  ///
  /// Apple says only that it must be called.
  package var completionDelay = 0

  /// How UIKit ends an animated transition by itself, half way through: true completes, false cancels.
  ///
  /// Resizing, a new root and another transition end one, as developers report.
  package var endsByItself: Bool?

  // MARK: Snapshots

  /// What `snapshotView(afterScreenUpdates:)` and its like answer.
  package enum SnapshotViews: Equatable, Sendable {
    case asTaken
    case nilWithoutUpdates
    case nilAlways
    case blank
    /// Those of bars.
    case blankForBars
  }

  /// What `snapshotView(afterScreenUpdates:)` and its like answer.
  ///
  /// Apple declares the answer optional, and says nothing of when there is none.
  package var snapshotViews = SnapshotViews.asTaken

  // MARK: Layers

  /// The views whose animations are taken away, and how many frames after the start.
  package enum AnimationRemoval: Equatable, Sendable {
    case ofController(after: Int)
    case ofScreens(after: Int)
  }

  /// The animations that UIKit takes away in a transition, of a view and of all beneath.
  ///
  /// UIKit removes animations of views that it moves or that leave their window.
  package var animationRemoval: AnimationRemoval?

  /// Whether completion blocks of transactions are never called.
  ///
  /// They wait for animations that the render server runs, and that others may take away.
  package var transactionCompletionsAreLost = false

  // MARK: Hierarchy

  /// Whether each animated transition of a stack has a container view of its own.
  ///
  /// Apple says that the container view is UIKit's, not which one it is.
  package var transitionsHaveOwnContainer = false

  /// Whether a navigation bar lies in a view of UIKit's; read as the controller's view is loaded.
  ///
  /// iOS 26 puts toolbars into such a view.
  package var barLiesInWrapper = false

  /// Whether a clear view of UIKit's lies above a navigation controller's bars and screens.
  ///
  /// The hierarchy of a navigation controller's view is private.
  package var viewLiesAbove = false

  /// Whether a navigation controller's view has another superview during an animated transition.
  ///
  /// The views between a controller's view and its window are UIKit's.
  package var controllersViewMoves = false

  // MARK: Bars

  /// When a bar follows a change of its visibility in a transition.
  package enum BarChanges: Equatable, Sendable {
    case atOnce
    /// The property changes at once, and the bar is moved at the end.
    case lookWaits
    /// The property changes at the end, too.
    case valueWaits
  }

  /// When a bar follows a change of its visibility in a transition that has started.
  ///
  /// iOS 26 already lets the insets and the items wait.
  package var barChanges = BarChanges.atOnce

  /// Whether a canceled transition puts the bars back a turn later.
  ///
  /// Apple doesn't say when; developers report that a tab bar may stay hidden.
  package var barsComeBackLate = false

  /// Whether the `tabBar` of each tab bar controller has been hidden by its app, and stays hidden.
  ///
  /// Apps with bars of their own do so; a call of `setTabBarHidden` shows it again.
  package var tabBarIsHiddenByApp = false

  /// Whether `tabBar` is never in a window.
  ///
  /// So on iPadOS from 18 in regular width, where the tabs float at the top.
  package var tabBarFloats = false

  /// Whether `hidesBottomBarWhenPushed` counts for the root, too, and is read only in a change.
  ///
  /// Traces of the getter show it on several systems.
  package var rootHidesBottomBar = false

  // MARK: Order

  /// Whether `willShow` comes before the appearance callbacks.
  ///
  /// Apple doesn't state the order.
  package var willShowComesFirst = false

  /// Whether a navigation controller's view is laid out once more as an animation starts.
  ///
  /// Layout may come at any time.
  package var laysOutAgain = false

  /// Whether layout comes a turn after it was asked for.
  ///
  /// Apple promises it for "the next update cycle".
  package var layoutComesLate = false

  // MARK: Touches

  /// How a finger's view is looked for.
  package enum HitTests: Equatable, Sendable {
    case one
    case two
    case withoutEvent
    /// With an event of a pointer that hovers.
    case hovering
  }

  /// How a finger's view is looked for.
  ///
  /// Developers report that UIKit hit-tests twice; Apple declares the event optional.
  package var hitTests = HitTests.one

  /// Whether touches arrive a frame after their views were found.
  ///
  /// The system coalesces touches to the display's frames.
  package var touchesArriveLate = false

  // MARK: Pops

  /// When `navigationBar(_:shouldPop:)` is asked of pops by code and by fingers, too.
  package enum PopQuestions: Equatable, Sendable {
    case never
    /// In the call, once the stack has changed.
    case inCall
    /// As the transition starts, before the bar follows.
    case atStart
  }

  /// When `navigationBar(_:shouldPop:)` is asked of pops by code and by fingers, too.
  ///
  /// So it was to iOS 12; the answer comes too late to keep the screen.
  package var popQuestions = PopQuestions.never

  package init() {}
}

extension HostRuntime {
  static var hostile: HostileSettings { current.settings.hostile }
}
