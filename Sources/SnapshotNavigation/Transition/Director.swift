import UIKit

/// Decides who moves: prepares transitions, answers UIKit, keeps the store in step with the stack.
///
/// One for each controller.
@MainActor
final class Director {
  private(set) weak var navigation: SnapshotNavigationController?
  private(set) lazy var proxy = DelegateProxy(director: self)
  private(set) lazy var gesture = DragGesture(director: self)
  private var observations: [Observation] = []

  var store = SnapshotStore<UIImage>()
  var settings = WeakTable<ScreenWishes>()
  /// The push or pop that is waiting for UIKit, being set up or moving; nil otherwise.
  var transition: NavigationTransition?
  /// The drag that is under a finger or settling; nil otherwise.
  var drag: DragSession?
  /// The stage of a pop that has ended and is about to fade.
  var fadingStage: StageView?
  /// Calls from inside appearance callbacks, until the transition being set up has started.
  var delayed: [@MainActor () -> Void] = []
  var completions: [@MainActor () -> Void] = []
  /// Who had the keyboard when the drag began.
  weak var hiddenResponder: UIView?
  /// The top screen as of the last committed frame.
  weak var committed: UIViewController?
  private var systemDepth = 0

  init(_ navigation: SnapshotNavigationController) { self.navigation = navigation }

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
    observations = [
      Observation(of: UIApplication.willResignActiveNotification) { [weak self] in
        self?.drag?.interrupt()
      },
      Observation(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.bringToRest()
        self?.committed = nil
      },
      Observation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
        self?.dropDistantPictures()
      },
    ]
  }

  // MARK: Rest

  /// Puts back an undecided drag, cuts a running transition to its end, ends a reveal.
  ///
  /// Whatever runs in the app meanwhile may begin something new; that is brought to rest as well.
  func bringToRest() {
    for _ in 0..<8 {
      drag?.interrupt()
      if let transition {
        if transition.phase == .waiting { startWaitingTransition() }
        if transition.phase == .waiting { abandon(transition) }
        transition.end()
      }
      if isAtRest || transition?.phase == .settingUp { break }
    }
    fadingStage?.takeDown()
    fadingStage = nil
  }

  /// Lets UIKit start what it has put off until the next layout.
  private func startWaitingTransition() {
    guard let view = navigation?.viewIfLoaded else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func abandon(_ transition: NavigationTransition) {
    transition.discard()
    if self.transition === transition { self.transition = nil }
  }

  func transitionDidStart() {
    guard !delayed.isEmpty else { return }
    FrameClock.after(frames: 1) { [weak self] in self?.runDelayed() }
  }

  /// Runs the calls that came from inside appearance callbacks, in their order.
  func runDelayed() {
    let calls = delayed
    delayed = []
    for call in calls { call() }
  }

  /// The state is that of rest before UIKit and the app hear of the end.
  func transitionWillEnd(_ ended: NavigationTransition) {
    if transition === ended { transition = nil }
    if ended.operation == .pop { fadingStage = ended.stage }
  }

  func transitionDidEnd(_ ended: NavigationTransition) {
    reconcile()
    noteCommit()
    emit(.didFinish, of: ended)
    if ended.operation == .pop { reveal(ended.stage) }
    if UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(
        notification: .screenChanged, argument: navigation?.topViewController?.view)
    }
    runCompletions()
  }

  /// Fades the stage once the live screen beneath has been drawn.
  private func reveal(_ stage: StageView) {
    FrameClock.after(frames: 2) { [weak self, weak stage] in
      guard let self, let stage, fadingStage === stage else { return }
      stage.reveal(duration: navigation?.configuration.revealDuration ?? 0) { [weak self] in
        if self?.fadingStage === stage { self?.fadingStage = nil }
      }
    }
  }

  // MARK: Bookkeeping

  /// Notes, once it has been drawn, which screen is on top.
  func noteCommit() {
    guard let top = navigation?.topViewController, committed !== top else { return }
    committed = nil
    FrameClock.after(frames: 2) { [weak self, weak top] in
      guard let self, let top, let navigation, navigation.topViewController === top,
        navigation.viewIfLoaded?.window != nil, transition?.phase != .waiting
      else { return }
      committed = top
    }
  }

  /// Drops the pictures that no longer belong to a screen below the top.
  func reconcile() {
    guard let navigation, isAtRest else { return }
    store.trim(to: navigation.viewControllers)
    assert(store.isTrimmed(to: navigation.viewControllers))
  }

  /// What a memory warning leaves: the picture of the screen the next pop goes to.
  private func dropDistantPictures() {
    guard let stack = navigation?.viewControllers else { return }
    for screen in stack.dropLast(2) { store.remove(screen) }
  }

  func runCompletions() {
    guard isAtRest, !completions.isEmpty else { return }
    let calls = completions
    completions = []
    for call in calls { call() }
  }

  func emit(_ phase: NavigationEvent.Phase, of transition: NavigationTransition) {
    emit(
      NavigationEvent(
        operation: transition.operation, trigger: transition.trigger, from: transition.from,
        to: transition.to, phase: phase))
  }

  func emit(_ event: NavigationEvent) { navigation?.transitionObserver?(event) }

  func report(_ diagnostic: SnapshotNavigationController.Diagnostic) {
    Log.note("\(diagnostic)")
    navigation?.configuration.diagnostics?(diagnostic)
  }
}

/// One registration with the notification centre, for as long as it lives.
private final class Observation {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { action() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
