/// What UIKit might do otherwise than the host does, within its documentation: all off by default.
///
/// Each stands for something that a library believes of UIKit and that Apple doesn't state.
package struct HostileSettings: Equatable, Sendable {
  /// How many frames after the layout an animated transition starts: Apple doesn't say when it
  /// does.
  package var startDelay = 0

  /// Whether an animated transition starts in the call, with a layout of UIKit's.
  package var startsInCall = false

  /// How many frames after the screens and `willShow` were called an animation begins, nil for
  /// never: Apple ties the appearance callbacks to the transition, not to its animator.
  package var animationDelay: Int? = 0

  /// Whether delegates are asked for animators as a transition starts, and not in the call: Apple
  /// says only that they are asked.
  package var asksForAnimatorAtStart = false

  package enum AnimatorRequests: Equatable, Sendable {
    case one
    case twoUsingFirst
    case twoUsingSecond
  }

  /// How often a delegate is asked for an animator, and which answer counts: Apple says neither.
  package var animatorRequests = AnimatorRequests.one

  /// How often an animator is told to animate: Apple says only that it's told.
  package var animations = 1

  /// Whether a delegate is asked and the change is then made without animation, as in an inactive
  /// scene; a swipe of UIKit's own is animated all the same.
  package var asksForAnimatorInVain = false

  /// Whether a transition has a coordinator only once it starts, in the layout after the call:
  /// Apple says only that there is one in `viewWillAppear`.
  package var coordinatorComesWithStart = false

  package enum Alongside: Equatable, Sendable {
    case queued
    /// The coordinator answers that it can't queue an animation, and calls the completion only.
    case refused
    /// Completions are never called.
    case completionsLost
  }

  /// What a coordinator makes of animations and completions beside a transition: Apple says that it may
  /// refuse animations, and developers report of completions that don't come.
  package var alongside = Alongside.queued

  /// Whether a stack has no coordinator in a transition: the property is optional.
  package var hasNoCoordinator = false

  /// Whether the coordinator is gone before the did-calls and `didShow`: Apple says that it's there
  /// while a transition is in progress.
  package var coordinatorGoesBeforeDidShow = false

  /// For how many frames a stack's coordinator is still found after the end, which calls what it's
  /// given then as it goes: Apple doesn't say when it's released.
  package var coordinatorOutlasts = 0

  /// Whether a coordinator takes the screens for each other until the transition starts: the coming
  /// one is the top of the stack already.
  package var coordinatorSwapsScreensAtFirst = false

  /// In how many frames after the end `didShow` is called, once for each entry: developers report
  /// of calls that come twice, and of some that don't come.
  package var didShowDelays = [0]

  /// How many frames after the call `completeTransition` takes effect: Apple says only that it must
  /// be called.
  package var completionDelay = 0

  /// Whether an animator never hears of its transition's end: the method is optional.
  package var animationEndedNeverComes = false

  /// For how many frames after the end the leaving screen's view stays in the container: Apple doesn't say
  /// when it's removed.
  package var leavingViewStays = 0

  /// How UIKit ends an animated transition by itself half way through, true for completed and false
  /// for canceled: developers report it of resizing, of a new root and of the next transition.
  package var endsByItself: Bool?

  package enum SnapshotViews: Equatable, Sendable {
    case asTaken
    case nilWithoutUpdates
    case nilAlways
    case blank
    case blankForBars
  }

  /// What `snapshotView(afterScreenUpdates:)` and its like answer: Apple declares an optional, and
  /// says nothing of when there is no view.
  package var snapshotViews = SnapshotViews.asTaken

  /// The views whose animations are taken away, and how many frames after the start.
  package enum AnimationRemoval: Equatable, Sendable {
    case ofController(after: Int)
    case ofScreens(after: Int)
  }

  /// The animations that UIKit takes away in a transition, of a view and of all beneath: it does so
  /// where it moves a view or takes it out of its window.
  package var animationRemoval: AnimationRemoval?

  /// Whether completion blocks of transactions are never called: they wait for animations that
  /// others may take away.
  package var transactionCompletionsAreLost = false

  /// Whether each animated transition of a stack has a container view of its own: Apple says only
  /// that it's UIKit's.
  package var transitionsHaveOwnContainer = false

  /// Whether a transition's context answers with no views: Apple declares optionals.
  package var contextHasNoViews = false

  /// Whether a transition's context doesn't know the frames at the end: Apple says that they may be zero.
  package var finalFramesAreUnknown = false

  /// Whether a navigation bar lies in a view of UIKit's, as toolbars do in iOS 26; read as the
  /// controller's view is loaded.
  package var barLiesInWrapper = false

  /// Whether a clear view of UIKit's lies above a navigation controller's bars and screens: the
  /// hierarchy of its view is private.
  package var viewLiesAbove = false

  /// Whether a navigation controller's view has another superview during an animated transition:
  /// what lies between the view and its window is UIKit's.
  package var controllersViewMoves = false

  package enum BarChanges: Equatable, Sendable {
    case atOnce
    /// The property changes at once, and the bar is moved at the end.
    case lookWaits
    /// The property changes at the end, too.
    case valueWaits
  }

  /// When a bar follows a change of its visibility in a transition that has started: iOS 26 already
  /// lets insets and items wait.
  package var barChanges = BarChanges.atOnce

  /// Whether a canceled transition puts the bars back a turn later: Apple doesn't say when.
  package var barsComeBackLate = false

  /// Whether the `tabBar` of each tab bar controller has been hidden by its app, as in apps with
  /// bars of their own, and stays so until a call of `setTabBarHidden` shows it.
  package var tabBarIsHiddenByApp = false

  /// Whether `tabBar` is never in a window, as on iPadOS from 18 in regular width.
  package var tabBarFloats = false

  /// Whether `hidesBottomBarWhenPushed` doesn't count for the root, and is read in each layout: Apple
  /// documents neither, and traces of the getter on several systems show the opposite.
  package var rootKeepsBottomBar = false

  /// How often `willShow` is called, which is an optional method.
  package var willShowCalls = 1

  /// Whether `viewWillAppear` comes twice: developers report it.
  package var willAppearComesTwice = false

  /// Whether `willShow` comes before the appearance callbacks: Apple doesn't state the order.
  package var willShowComesFirst = false

  /// Whether a navigation controller's view is laid out once more as an animation starts: layout
  /// may come at any time.
  package var laysOutAgain = false

  /// Whether layout comes a turn after it was asked for: Apple promises the next update cycle.
  package var layoutComesLate = false

  package enum HitTests: Equatable, Sendable {
    case one
    case two
    case withoutEvent
    /// With an event of a pointer that hovers.
    case hovering
  }

  /// How a finger's view is looked for: developers report two hit tests, and the event is optional.
  package var hitTests = HitTests.one

  /// Whether a recognizer's delegate is asked twice whether it may begin: Apple says only that it's asked.
  package var asksToBeginTwice = false

  /// Whether a stack has no pop gestures of its own: both properties are optional.
  package var hasNoPopGestures = false

  /// Whether touches arrive a frame after their views were found: the system coalesces them to
  /// frames.
  package var touchesArriveLate = false

  /// Whether pops answer with nothing although they're made: the answers are optional.
  package var popsAnswerNothing = false

  package enum PopQuestions: Equatable, Sendable {
    case never
    /// In the call, once the stack has changed.
    case inCall
    /// As the transition starts, before the bar follows.
    case atStart
  }

  /// When `navigationBar(_:shouldPop:)` is asked of pops by code and by fingers, too, too late to
  /// keep the screen: so it was to iOS 12.
  package var popQuestions = PopQuestions.never

  package init() {}
}

extension HostRuntime {
  static var hostile: HostileSettings { current.settings.hostile }
}
