import UIKit

/// Decides who moves: prepares transitions, answers UIKit, keeps the store in step with the stack.
///
/// One for each controller.
@MainActor
final class Director: TransitionOwner {
  private(set) weak var navigation: SnapshotNavigationController?
  private(set) lazy var proxy = DelegateProxy(director: self)
  private(set) lazy var systemPop = SystemPop(director: self)
  private(set) lazy var gesture = DragGesture(owner: self)
  private var observations: [Observation] = []

  private(set) lazy var archive = SnapshotArchive { [weak self] in
    guard let self, isAtRest, let navigation else { return nil }
    return (navigation.viewControllers, navigation.configuration.snapshotBudget)
  }
  var store: SnapshotStore<UIImage> { archive.store }
  var settings = WeakTable<ScreenWishes>()
  /// The push or pop that is waiting for UIKit, being set up or moving; nil otherwise.
  var transition: NavigationTransition? {
    didSet { if let oldValue, oldValue !== transition { oldValue.discard() } }
  }
  /// The drag that is under a finger or settling; nil otherwise.
  var drag: DragSession?
  /// How far UIKit is in starting the interactive pop of the drag; nil if it has, or has none.
  var interactivePop: NavigationTransition.Phase?
  /// The screens of that drag.
  var dragged: (upper: UIViewController, lower: UIViewController)?
  /// The stage of a pop that has ended and is about to fade.
  var fadingStage: StageView?
  /// How the status bar looks while it does not belong to the top of the stack; nil otherwise.
  var statusBar: StatusBar? {
    didSet { if oldValue != statusBar { navigation?.setNeedsStatusBarAppearanceUpdate() } }
  }
  /// Whether the screens are being asked how the bar will look once it is theirs.
  var isAskingPastStatusBar = false
  /// How it looked under the screens that were left.
  var statusBars = WeakTable<StatusBar>()
  /// The beginning of a transition that the app's animator or UIKit shows; nil otherwise.
  var foreign: NavigationEvent?
  /// Whether its beginning is being told: UIKit is setting it up.
  var isAnnouncing = false
  /// Calls from inside appearance callbacks, until the transition being set up has started.
  var delayed: [@MainActor () -> Void] = []
  var completions: [@MainActor () -> Void] = []
  /// The top screen as of the last committed frame.
  weak var committed: UIViewController?
  /// The animator that a screen has brought for the transition at hand.
  weak var screenAnimator: (any UIViewControllerAnimatedTransitioning)?
  private var systemDepth = 0

  init(_ navigation: SnapshotNavigationController) { self.navigation = navigation }

  var configuration: SnapshotNavigationController.Configuration {
    navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }
  var isAtRest: Bool { transition == nil && drag == nil }
  /// Whether a stage hides what UIKit does to the bars.
  var isStageUp: Bool { !isAtRest }
  /// Whether the call comes from inside one of our calls into UIKit.
  var isInsideSystemCall: Bool { systemDepth > 0 }
  var isObserved: Bool { navigation?.transitionObserver != nil }

  func wishes(of screen: UIViewController) -> Wishes {
    Wishes(of: screen, settings: settings[screen])
  }

  /// Calls UIKit's own implementation.
  func system<Result>(_ call: () -> Result) -> Result {
    systemDepth += 1
    defer { systemDepth -= 1 }
    return call()
  }

  /// Watches for what ends every transition: the background, and what takes the app's focus away.
  func observeApplication() {
    guard observations.isEmpty else { return }
    observations =
      observeInterruptions() + [
        Observation(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
          self?.committed = nil
          self?.thinOut()
        },
        Observation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
          self?.keepPictures(.nearest)
        },
      ]
  }
}

/// One registration with the notification centre, for as long as it lives.
final class Observation {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { action() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
