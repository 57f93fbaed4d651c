/// One way in which the host is another UIKit than usual, by the name that it's called by.
package struct HostPoint: Sendable, CustomStringConvertible {
  package let name: String

  /// What the host then does, in a sentence.
  package private(set) var about = ""
  package let change: @Sendable (inout HostSettings) -> Void

  package var description: String { name }

  /// The settings with nothing else changed.
  package var settings: HostSettings {
    var settings = HostSettings()
    change(&settings)
    return settings
  }

  /// Whether the two say different things of one property, so that the later one wins.
  package func excludes(_ other: HostPoint) -> Bool {
    var (one, two) = (settings, other.settings)
    other.change(&one)
    change(&two)
    return one != two
  }

  package static func named(_ name: String) -> HostPoint? { all.first { $0.name == name } }

  package static let all =
    starts + animators + coordinators + ends + snapshots + layers + hierarchies + bars + orders
    + touches + pops

  private init<Value: Sendable>(
    _ name: String, _ path: WritableKeyPath<HostileSettings, Value> & Sendable, _ value: Value
  ) {
    self.init(name) { $0.hostile[keyPath: path] = value }
  }

  private init(_ name: String, _ change: @escaping @Sendable (inout HostSettings) -> Void) {
    self.name = name
    self.change = change
  }

  private func then(_ about: String) -> HostPoint {
    var point = self
    point.about = about
    return point
  }

  private static let starts = [
    HostPoint("startsATurnLate", \.startDelay, 1)
      .then("An animated transition starts a turn after the layout."),
    HostPoint("startsTwoFramesLate", \.startDelay, 2)
      .then("An animated transition starts two frames after the layout."),
    HostPoint("startsTwelveFramesLate", \.startDelay, 12)
      .then("An animated transition starts twelve frames after the layout."),
    HostPoint("startsInCall", \.startsInCall, true)
      .then("An animated transition starts in the call, with a layout."),
    HostPoint("animatesTwelveFramesLate", \.animationDelay, 12)
      .then("A transition calls the screens and `willShow`, and animates twelve frames later."),
    HostPoint("neverAnimates", \.animationDelay, nil)
      .then("A transition calls the screens and `willShow`, and never goes on."),
  ]

  private static let animators = [
    HostPoint("asksForAnimatorAtStart", \.asksForAnimatorAtStart, true)
      .then("Delegates are asked for animators as the transition starts, not in the call."),
    HostPoint("asksForAnimatorTwiceUsingFirst", \.animatorRequests, .twoUsingFirst)
      .then("Delegates are asked for animators twice; the first answer counts."),
    HostPoint("asksForAnimatorTwiceUsingSecond", \.animatorRequests, .twoUsingSecond)
      .then("Delegates are asked for animators twice; the second answer counts."),
    HostPoint("animatesTwice", \.animations, 2)
      .then("An animator is told twice to animate."),
    HostPoint("asksForAnimatorInVain", \.asksForAnimatorInVain, true)
      .then("Delegates are asked for animators, and the change is made without animation."),
  ]

  private static let coordinators = [
    HostPoint("coordinatorComesWithStart", \.coordinatorComesWithStart, true)
      .then("A transition has no coordinator until it starts, in the layout after the call."),
    HostPoint("hasNoCoordinator", \.hasNoCoordinator, true)
      .then("A stack has no coordinator in its transitions."),
    HostPoint("coordinatorRefusesAnimations", \.alongside, .refused)
      .then("A coordinator queues no animations."),
    HostPoint("coordinatorCompletionsAreLost", \.alongside, .completionsLost)
      .then("A coordinator calls no completions."),
    HostPoint("coordinatorGoesBeforeDidShow", \.coordinatorGoesBeforeDidShow, true)
      .then("The coordinator is gone before the did-calls and `didShow`."),
    HostPoint("coordinatorOutlastsTransition", \.coordinatorOutlasts, 3)
      .then("A stack's coordinator is found for three more frames after the end."),
    HostPoint("coordinatorSwapsScreensAtFirst", \.coordinatorSwapsScreensAtFirst, true)
      .then("A coordinator takes the two screens for each other until the start."),
  ]

  private static let ends = [
    HostPoint("didShowComesATurnLate", \.didShowDelays, [1])
      .then("`didShow` comes a turn after the end."),
    HostPoint("didShowComesSixFramesLate", \.didShowDelays, [6])
      .then("`didShow` comes six frames after the end."),
    HostPoint("didShowComesTwice", \.didShowDelays, [0, 0])
      .then("`didShow` comes twice."),
    HostPoint("didShowNeverComes", \.didShowDelays, [])
      .then("`didShow` never comes."),
    HostPoint("completionTakesEffectLate", \.completionDelay, 1)
      .then("`completeTransition` takes effect a turn after the call."),
    HostPoint("completionTakesEffectTwelveFramesLate", \.completionDelay, 12)
      .then("`completeTransition` takes effect twelve frames after the call."),
    HostPoint("animationEndedNeverComes", \.animationEndedNeverComes, true)
      .then("An animator isn't told of the end."),
    HostPoint("leavingViewStays", \.leavingViewStays, 3)
      .then("The leaving screen's view stays in the container for three more frames."),
    HostPoint("completesByItself", \.endsByItself, true)
      .then("UIKit completes an animated transition by itself, half way through."),
    HostPoint("cancelsByItself", \.endsByItself, false)
      .then("UIKit cancels an animated transition by itself, half way through."),
  ]

  private static let snapshots = [
    HostPoint("snapshotViewsAreNilWithoutUpdates", \.snapshotViews, .nilWithoutUpdates)
      .then("A snapshot view is nil without screen updates."),
    HostPoint("snapshotViewsAreNil", \.snapshotViews, .nilAlways)
      .then("A snapshot view is nil, with screen updates and without."),
    HostPoint("snapshotViewsAreBlank", \.snapshotViews, .blank)
      .then("A snapshot view shows nothing."),
    HostPoint("barSnapshotViewsAreBlank", \.snapshotViews, .blankForBars)
      .then("A snapshot view of a bar shows nothing."),
    HostPoint("capturesAreBlank") { $0.capturesAreEmpty = true }
      .then("Snapshot views and bitmaps of views show nothing, and report success."),
  ]

  private static let layers = [
    HostPoint(
      "animationsOfControllerAreRemoved", \.animationRemoval, .ofController(after: 0)
    )
    .then("UIKit removes the animations in the controller's view as a transition starts."),
    HostPoint(
      "animationsOfControllerAreRemovedLater", \.animationRemoval,
      .ofController(after: 3)
    )
    .then("UIKit removes the animations in the controller's view three frames after the start."),
    HostPoint(
      "animationsOfScreensAreRemoved", \.animationRemoval, .ofScreens(after: 0)
    )
    .then("UIKit removes the animations in the two screens' views as a transition starts."),
    HostPoint(
      "animationsOfScreensAreRemovedLater", \.animationRemoval, .ofScreens(after: 3)
    )
    .then("UIKit removes the animations in the two screens' views three frames after the start."),
    HostPoint("transactionCompletionsAreLost", \.transactionCompletionsAreLost, true)
      .then("The completion block of a transaction is never called."),
  ]

  private static let hierarchies = [
    HostPoint("transitionsHaveOwnContainer", \.transitionsHaveOwnContainer, true)
      .then("Each animated transition of a stack has a container view of its own."),
    HostPoint("contextHasNoViews", \.contextHasNoViews, true)
      .then("A transition's context answers with no views."),
    HostPoint("finalFramesAreUnknown", \.finalFramesAreUnknown, true)
      .then("A transition's context knows no frames at the end."),
    HostPoint("barLiesInWrapper", \.barLiesInWrapper, true)
      .then("The navigation bar lies in a view of UIKit's, not in the controller's view itself."),
    HostPoint("viewLiesAbove", \.viewLiesAbove, true)
      .then(
        "A clear view of UIKit's lies above the bars and the screens of a navigation controller."),
    HostPoint("controllersViewMoves", \.controllersViewMoves, true)
      .then(
        "The navigation controller's view has another superview during an animated transition."),
  ]

  private static let bars = [
    HostPoint("barChangesAreShownAtEnd", \.barChanges, .lookWaits)
      .then("A bar that is hidden or shown in a transition moves as that ends."),
    HostPoint("barChangesCountAtEnd", \.barChanges, .valueWaits)
      .then("A bar that is hidden or shown in a transition is so only as that ends."),
    HostPoint("barsComeBackLate", \.barsComeBackLate, true)
      .then("A canceled transition puts the bars back a turn later."),
    HostPoint("tabBarIsHiddenByApp", \.tabBarIsHiddenByApp, true)
      .then("The app has hidden each `tabBar`, which stays so until a call shows it."),
    HostPoint("tabBarFloats", \.tabBarFloats, true)
      .then("`tabBar` is never in a window."),
    HostPoint("rootKeepsBottomBar", \.rootKeepsBottomBar, true)
      .then("`hidesBottomBarWhenPushed` doesn't count for the root, and is read in each layout."),
  ]

  private static let orders = [
    HostPoint("willShowComesFirst", \.willShowComesFirst, true)
      .then("`willShow` comes before the appearance callbacks."),
    HostPoint("willShowNeverComes", \.willShowCalls, 0)
      .then("`willShow` never comes."),
    HostPoint("willShowComesTwice", \.willShowCalls, 2)
      .then("`willShow` comes twice."),
    HostPoint("willAppearComesTwice", \.willAppearComesTwice, true)
      .then("`viewWillAppear` comes twice."),
    HostPoint("laysOutAgain", \.laysOutAgain, true)
      .then("A navigation controller's view is laid out once more as an animation starts."),
    HostPoint("layoutComesLate", \.layoutComesLate, true)
      .then("Layout comes a turn after it was asked for."),
  ]

  private static let touches = [
    HostPoint("hitTestsTwice", \.hitTests, .two)
      .then("A finger's view is looked for twice."),
    HostPoint("hitTestsWithoutEvent", \.hitTests, .withoutEvent)
      .then("A finger's view is looked for without an event."),
    HostPoint("hitTestsHovering", \.hitTests, .hovering)
      .then("A finger's view is looked for with an event of a pointer that hovers."),
    HostPoint("asksToBeginTwice", \.asksToBeginTwice, true)
      .then("A recognizer's delegate is asked twice whether it may begin."),
    HostPoint("hasNoPopGestures", \.hasNoPopGestures, true)
      .then("A stack has no pop gestures of its own."),
    HostPoint("touchesArriveLate", \.touchesArriveLate, true)
      .then("Touches arrive a frame after their views were found."),
  ]

  private static let pops = [
    HostPoint("popsAnswerNothing", \.popsAnswerNothing, true)
      .then("Pops answer with nothing, although they're made."),
    HostPoint("shouldPopIsAskedForPopsByCode", \.popQuestions, .atStart)
      .then("The bar's delegate is asked of pops by code, too, as the transition starts."),
    HostPoint("shouldPopIsAskedInPopsByCode", \.popQuestions, .inCall)
      .then("The bar's delegate is asked of pops by code, too, in the call."),
  ]
}
