import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What UIKit does where Apple does not say: the library may depend on none of it.
///
/// Each setting is the other way round from the host's default.
package struct UnsureSetting: Sendable, CustomTestStringConvertible {
  package var testDescription: String
  package var change: @Sendable (inout HostSettings) -> Void
  /// What it's made of, if it's several at once.
  package var parts: [UnsureSetting] = []

  package init(_ name: String, _ change: @escaping @Sendable (inout HostSettings) -> Void) {
    testDescription = name
    self.change = change
  }

  package static let asUsual = UnsureSetting("as usual") { _ in }
  package static let slowItems = UnsureSetting("bar items take a second") { $0.barItemDuration = 1 }
  package static let staleSafeArea = UnsureSetting("safe areas stay stale") {
    $0.safeAreaStaysStaleAfterBarReturns = true
  }

  package static let all = constants + systems

  /// Those that random runs are played under: without older versions, so that their seeds keep their meaning.
  package static let ofSeeds =
    constants
    + [HostSystem.iOS18, .iOS26].map {
      whole($0) { $0.systemVersion = HostSettings().systemVersion }
    }

  /// The constants of a whole system at once.
  package static let systems = [HostSystem.iOS15, .iOS18, .iOS26].map { whole($0) }

  private static let constants =
    [asUsual, slowItems, staleSafeArea] + controllers + durations + touches

  private static func whole(
    _ system: HostSystem, but change: @escaping @Sendable (inout HostSettings) -> Void = { _ in }
  ) -> UnsureSetting {
    UnsureSetting("as \(system.rawValue)") {
      $0.be(system)
      change(&$0)
    }
  }

  private static let controllers: [UnsureSetting] = [
    UnsureSetting("scroll offsets kept on cancel") { $0.cancelledPopKeepsScrollOffset = true },
    UnsureSetting("bar changes laid out at once") { $0.barChangeLaysOutAtTheEnd = false },
    UnsureSetting("items after a returning bar at once") {
      $0.itemsAfterBarReturnsAreLate = false
    },
    UnsureSetting("bar items mixed up") { $0.caughtPopMixesBarItems = true },
    UnsureSetting("canceled pops unreported") { $0.cancelledPopIsReported = false },
    UnsureSetting("a second swipe loses the end of the first") {
      $0.secondPopLosesCompletion = true
    },
    UnsureSetting("bars run beside a finger") { $0.barsWaitForProgress = false },
    UnsureSetting("toolbars in the controller's view") { $0.toolbarFloats = false },
    UnsureSetting("unanimated changes come in the call") {
      $0.unanimatedChangesComeWithLayout = false
    },
    UnsureSetting("containers report last") { $0.containersReportFirst = false },
    UnsureSetting("layouts around tab bars pass") { $0.layoutAroundTabBarsTraps = false },
    UnsureSetting("layouts around minimizing bars pass") {
      $0.layoutAroundMinimizingBarsSpins = false
    },
    UnsureSetting("un-hidden tab bars are drawn") {
      $0.tabBarUnhiddenInPopsStaysUndrawn = false
    },
    UnsureSetting("early dismissals refused") { $0.earlyDismissal = .isRefused },
    UnsureSetting("unanimated dismissals in the call") { $0.unanimatedDismissalWaits = false },
    UnsureSetting("rows selected while highlighted") {
      $0.tablesSelectBeforeUnhighlighting = true
    },
    UnsureSetting("fraction not counted back") { $0.reversedFractionCountsBack = false },
    UnsureSetting("bars hide by the setter") { $0.barsHideThroughSetter = true },
    UnsureSetting("no content pop gesture") { $0.hasContentPopGesture = false },
    UnsureSetting("pops are not projected") { $0.popProjection = 0 },
    UnsureSetting("transactions wait for a transition's start only") {
      $0.transactionsWaitForTransitions = false
    },
    UnsureSetting("coordinators complete in reverse") {
      $0.coordinatorCompletionsRunInOrder = false
    },
    UnsureSetting("deaf tab bars") { $0.tabBarTakesTouchesInTransitions = false },
    UnsureSetting("deaf back buttons in mid-transition") {
      $0.navigationBarTakesTouchesInTransitions = false
    },
    UnsureSetting("hidden tab bars off screen") { $0.hiddenTabBar = .standsOffScreen },
    UnsureSetting("hidden tab bars in place") { $0.hiddenTabBar = .isHidden },
    UnsureSetting("secondary columns beside primary ones") {
      $0.secondaryColumnFillsSplitView = false
    },
    UnsureSetting("back command in the menu") { $0.backCommandIsInMenu = true },
    UnsureSetting("pages asked for late") { $0.asksPageSourceLate = true },
    UnsureSetting("materials fade with their views") { $0.materialsVanishUnderOpacity = false },
    UnsureSetting("hidden views are not drawn") { $0.unseenViewsSayTheyAreDrawn = false },
    UnsureSetting("concealed views have empty pictures") { $0.pictureLeavesOutOwnOpacity = false },
    UnsureSetting("clipped snapshot views are empty") { $0.clippedSnapshotViewsAreDrawn = false },
    UnsureSetting("nothing is drawn as the background begins") {
      $0.drawsAsBackgroundBegins = false
    },
    UnsureSetting("snapshot views don't outlast the background") {
      $0.snapshotViewsOutlastBackground = false
    },
    UnsureSetting("no keyboard in snapshots of the screen") {
      $0.screenSnapshotsHoldKeyboard = false
    },
    UnsureSetting("the keyboard's guide stays at the bottom edge") {
      $0.keyboardGuideFollows = false
    },
    UnsureSetting("snapshot views drawn with screen updates") {
      $0.snapshotViewDrawing = .withScreenUpdates
    },
    UnsureSetting("snapshot views never drawn") { $0.snapshotViewDrawing = .never },
    UnsureSetting("snapshot views empty outside of windows") {
      $0.snapshotViewsAreDrawnOutsideWindows = false
    },
    UnsureSetting("pictures with screen updates present nothing") {
      $0.screenUpdatesPresentFrames = false
    },
    UnsureSetting("pop gestures stay the same objects") { $0.renewsPopGestures = false },
    UnsureSetting("page sheets by default") { $0.automaticStyleIsFormSheet = false },
    UnsureSetting("sheets begin lower") { $0.sheetTopGap = 40 },
    UnsureSetting("sheets stop at once") { $0.sheetProjection = 0 },
  ]

  private static let durations: [UnsureSetting] = [
    UnsureSetting("bars hide slowly") { $0.barHideShowDuration = 0.6 },
    UnsureSetting("slow navigation") { $0.navigationDuration = 0.7 },
    UnsureSetting("slow modals") { $0.modalDuration = 0.8 },
  ]

  private static let touches: [UnsureSetting] = [
    UnsureSetting("short hysteresis") { $0.gestures.panHysteresis = 4 },
    UnsureSetting("translation from where it began") {
      $0.gestures.panTranslationIncludesHysteresis = false
    },
    UnsureSetting("wide screen edge") { $0.gestures.screenEdgeWidth = 40 },
    UnsureSetting("strict taps") { $0.gestures.tapMovement = 10 },
    UnsureSetting("short taps") { $0.gestures.tapDuration = 0.2 },
    UnsureSetting("quick double taps") { $0.gestures.tapInterval = 0.1 },
    UnsureSetting("velocity of the last move") { $0.gestures.velocityWindow = 0.02 },
    UnsureSetting("momentum reaches pans") { $0.gestures.scrollMomentumReachesPans = true },
    UnsureSetting("touches kept long") { $0.gestures.contentTouchDelay = 0.5 },
    UnsureSetting("tight controls") { $0.gestures.controlDragSlop = 10 },
  ]
}

extension Rig {
  /// A device on which UIKit does it that way.
  package convenience init(
    root: ColorScreen? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    under setting: UnsureSetting, prepare: (SnapshotNavigationController) -> Void = { _ in }
  ) {
    self.init(root: root, direction: direction) {
      setting.change(&HostRuntime.current.settings)
      prepare($0)
    }
  }
}
