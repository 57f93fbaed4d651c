import CoreGraphics
import Foundation

/// The constants of UIKit that Apple does not document, one place for all of them, each with
/// its source.
///
/// The defaults are the likelier behavior; what is marked unsure is run both ways.
package struct HostSettings: Equatable, Sendable {
  /// Constants of touches and recognizers.
  package var gestures = GestureSettings()

  /// What no system is known to do, and none is bound not to do.
  package var hostile = HostileSettings()

  /// The version that the device states, and that a library asks for where `#available` is always true.
  package var systemVersion = "27.1"

  /// How long a bar's items take to change beside an animator that states no duration, in seconds:
  /// about 0.35 in iOS 18.2 and 26.1, where 0 reads as "not set".
  package var barItemDuration: TimeInterval = 0.35

  /// Whether a canceled interactive pop forgets to shift scroll offsets back (unsure): as above.
  package var cancelledPopKeepsScrollOffset = false

  /// How far a window's controls push the row of a bar inward, in points: 0 outside of windows of iPadOS 26.
  package var windowControlsWidth: CGFloat = 0

  /// Whether a bar that is hidden or shown without animation while a transition runs gives the coming
  /// screen its new insets as the transition ends, as in iOS 26, and not at once (unsure).
  package var barChangeLaysOutAtTheEnd = true

  /// Whether items that are set after a hidden bar has come back in a transition are shown only as that
  /// ends (unsure): as developers report of iOS 26.
  package var itemsAfterBarReturnsAreLate = true

  /// Whether bar items stay wrong when a transition is caught and then finished (unsure): as above.
  package var caughtPopMixesBarItems = false

  /// Whether safe areas stay stale when an opaque bar goes from hidden to visible under a custom
  /// animator (unsure): reported by developers, worked around by a forced layout.
  package var safeAreaStaysStaleAfterBarReturns = false

  /// Whether a canceled interactive pop is reported, by a `willShow` and a `didShow` of the screen
  /// that stays: as in iOS 18.2 and 26.1; in iOS 8 neither came.
  package var cancelledPopIsReported = true

  /// Whether a second swipe can begin while a canceled one turns back, which ends the first without
  /// `didShow` and without the completions given to its coordinator (unsure): developers report it of
  /// iOS 26.
  package var secondPopLosesCompletion = false

  /// Whether the toolbar of a navigation controller stands in a container that floats above the screens,
  /// as in iOS 26.1, or in the controller's view itself, as in 18.2; read as the view is loaded.
  package var toolbarFloats = true

  /// Whether what UIKit animates beside an interactive transition starts paused and moves only with
  /// its progress, as in iOS 18.2 and 26.1 (unsure).
  package var barsWaitForProgress = true

  /// Whether loading, appearance and `didShow` of a new top come with the next layout after a change of
  /// the stack without animation, or in the call (unsure): two suites of developers pass only with the
  /// former, on iOS 18.
  package var unanimatedChangesComeWithLayout = true

  /// Whether the did-calls of UIKit's own containers come before those of the screens in them
  /// (unsure): measured on iOS 18.6 and 26.2 for a screen that holds a stack, not for the stack itself.
  package var containersReportFirst = true

  /// What becomes of the dismissal of a screen, presented in a style of UIKit's own, that still comes in.
  package enum EarlyDismissal: Equatable, Sendable {
    /// It is made good as the presentation has ended.
    case waits
    /// It is refused, in UIKit's words.
    case isRefused
  }

  /// What becomes of a dismissal during a presentation or a dismissal (unsure): developers report that
  /// the screen is gone within a second; refusals are reported of 2014 to 2018.
  package var earlyDismissal = EarlyDismissal.waits

  /// Whether a dismissal without animation takes effect with the next layout, so that
  /// `presentedViewController` stays set until the turn's end and says that it's being dismissed, or in
  /// the call (unsure): developers report both.
  package var unanimatedDismissalWaits = true

  /// Whether a table selects the touched row before it lets go of its highlight (unsure): a collection
  /// view does, as its delegate's header says; for tables the order is not stated.
  package var tablesSelectBeforeUnhighlighting = false

  /// Whether `fractionComplete` counts from the other end once an animator is reversed (unsure):
  /// Apple says only "the completion percentage of the animation".
  package var reversedFractionCountsBack = true

  /// Whether what hides and shows bars by itself (a tap, a swipe, a compact height, a search) goes
  /// through `setNavigationBarHidden(_:animated:)`, where a subclass sees it (unsure): the
  /// documentation does not say.
  package var barsHideThroughSetter = false

  /// Whether a navigation controller has the content pop gesture (unsure): Apple declares it from
  /// iOS 26 on.
  package var hasContentPopGesture = true

  /// Whether the completion block of a transaction that encloses a push, pop or presentation waits for
  /// the end of the transition, or only for its start (unsure): differs by version, as developers
  /// report.
  package var transactionsWaitForTransitions = true

  /// Whether a transition coordinator runs its completions in the order given, or in reverse
  /// (unsure): the documentation does not say.
  package var coordinatorCompletionsRunInOrder = true

  /// Whether the tab bar takes touches while its stack is in transition (unsure): developers report
  /// that it does; doubtful in iOS 26.
  package var tabBarTakesTouchesInTransitions = true

  /// Whether the navigation bar takes touches while a transition runs (unsure): in iOS 26.1 as
  /// developers report, not before.
  package var navigationBarTakesTouchesInTransitions = true

  /// Where a tab bar is that a push has hidden.
  package enum HiddenTabBar: Equatable, Sendable, CaseIterable {
    case leavesSuperview
    case standsOffScreen
    case isHidden
  }

  /// Where a tab bar is that a push has hidden (unsure): LNPopupController and PBPopupController take a
  /// bar without a superview for a hidden one, and never trust the place of such a bar.
  package var hiddenTabBar = HiddenTabBar.leavesSuperview

  /// Whose view a navigation bar is in.
  package enum BarHome: Equatable, Sendable, CaseIterable {
    case controller
    /// The parent of the navigation controller, or without one its window.
    case parent
  }

  /// Whose view a navigation bar is in (unsure): from iOS 27.3 on `barContainerBehavior` leaves it to the
  /// system whether a parent draws it.
  package var navigationBarHome = BarHome.controller

  /// Whether a tab bar that is un-hidden while an app's animator shows a pop stays undrawn until it's
  /// un-hidden again (unsure): measured by a developer on iOS 27.
  package var tabBarUnhiddenInPopsStaysUndrawn = true

  /// Whether a forced layout of what holds a tab bar traps while a transition coordinator exists
  /// (unsure): developers report it of iOS 27.0, and the host logs it.
  package var layoutAroundTabBarsTraps = true

  /// Whether a forced layout as a transition starts spins around a navigation bar that minimizes and
  /// whose safe area follows (unsure): sampled by a developer on iOS 27.0, and the host logs it.
  package var layoutAroundMinimizingBarsSpins = true

  /// Whether the secondary column of a split view lies beneath the primary and fills the split view
  /// (unsure): so on iPadOS 26, beside it before.
  package var secondaryColumnFillsSplitView = true

  /// Whether a navigation controller's Command-[ is in the menu, not among its key commands (unsure):
  /// iOS 26.1 has the key; where it is kept, the documentation does not say.
  package var backCommandIsInMenu = false

  /// Whether a page controller asks its data source only when a finger turns pages (unsure): it then
  /// takes the finger on its first page, too; the documentation does not say when it asks.
  package var asksPageSourceLate = false

  /// Whether materials vanish under an opacity below 1 and under a mask of an ancestor (unsure): the
  /// documentation of `UIVisualEffectView` says that the effect looks incorrect or does not show at all.
  package var materialsVanishUnderOpacity = true

  /// Whether a hidden or transparent view answers that it was drawn (unsure): developers report that
  /// it says yes and draws nothing.
  package var unseenViewsSayTheyAreDrawn = true

  /// Whether the opacity of a view that an animation has taken away doesn't count in its own pictures
  /// (unsure): a view's place and transform don't count; of an opacity in the last frame nobody says.
  package var pictureLeavesOutOwnOpacity = true

  /// Whether a snapshot view that lies outside of what an ancestor clips to can be drawn (unsure):
  /// nobody says whether the render server keeps what it doesn't show.
  package var clippedSnapshotViewsAreDrawn = true

  /// Whether snapshot views are still drawn while the app hears that it enters the background (unsure):
  /// Apple says that what changes there is in the app switcher's picture, not whether it can be captured.
  package var drawsAsBackgroundBegins = true

  /// Whether a snapshot view outlasts the background (unsure): nobody says what the render server keeps.
  package var snapshotViewsOutlastBackground = true

  /// Whether a snapshot view of the screen shows the keyboard, which is in a window of its own
  /// (unsure): Apple says "the screen as it appears", developers report both.
  package var screenSnapshotsHoldKeyboard = true

  /// Whether a keyboard's layout guide follows the keyboard (unsure): one app found the guide at the
  /// bottom edge below a visible keyboard, on iOS 27.
  package var keyboardGuideFollows = true

  /// When `drawHierarchy` draws snapshot views in a window.
  package enum SnapshotViewDrawing: Equatable, Sendable {
    case always
    case withScreenUpdates
    /// It says yes, and they are missing.
    case never
  }

  /// When `drawHierarchy` draws snapshot views in a window (unsure): developers report all three.
  package var snapshotViewDrawing = SnapshotViewDrawing.always

  /// Whether a snapshot view outside of a window can be drawn with screen updates (unsure): reported
  /// for iOS; on Mac Catalyst it was found to be empty.
  package var snapshotViewsAreDrawnOutsideWindows = true

  /// Whether captures of screens are empty, although they report success: so in apps that move the
  /// window's layer into the canvas of a secure text field, to forbid screenshots (developers' reports).
  package var capturesAreEmpty = false

  /// Whether a picture with screen updates presents what it commits, so that a person sees a frame in
  /// the middle of a turn (unsure): two developers report such a flash (openradar 23280454, 16288637).
  package var screenUpdatesPresentFrames = true

  /// How far ahead, in seconds, a released built-in pop is projected (unsure): iOS 18.2 and 26.1
  /// project it from the samples' speed and acceleration; how far is a guess.
  package var popProjection: TimeInterval = 0.25

  /// Whether the built-in pop gestures are new objects when style or idiom have changed (unsure): so
  /// in iOS 26.1, as far as is known not before.
  package var renewsPopGestures = true

  /// Whether the automatic style of a presentation is a form sheet, as measured on iOS 18.6 and 26.2, or a
  /// page sheet, as before.
  package var automaticStyleIsFormSheet = true

  /// How far below the safe area a sheet begins, in points; 10 measured on iPhones (unsure).
  package var sheetTopGap: CGFloat = 10

  /// How long a sheet is taken to go on at its speed when it is let go, in seconds (unsure): a
  /// guess that makes flicks feel as on iPhones.
  package var sheetProjection: CGFloat = 0.2

  /// How long a bar takes to hide or show, in seconds; Apple's constant is 0.2 in its header.
  package var barHideShowDuration: TimeInterval = 0.2

  /// How long a built-in push or pop takes, in seconds; 0.35 measured by developers.
  package var navigationDuration: TimeInterval = 0.35

  /// How long a built-in modal transition takes, in seconds (unsure): 0.4 measured by developers.
  package var modalDuration: TimeInterval = 0.4

  package init() {}
}
