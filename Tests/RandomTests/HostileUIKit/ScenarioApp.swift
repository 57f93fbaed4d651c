import SnapshotNavigation
import UIKit
import UIKitHost

/// A small device on which the app of a scenario runs, over the library or over UIKit's own controllers.
@MainActor
final class ScenarioApp {
  static let size = CGSize(width: 100, height: 200)

  /// A stack, and what it has been told.
  struct Told {
    let stack: UINavigationController
    var ledger = ScenarioLedger()
  }

  let host: LinuxHost
  let scenario: UIKitScenario
  let isPlain: Bool
  /// The stack that's played with comes last; those before have been replaced.
  var told: [Told] = []
  private(set) var screens: [ScenarioScreen] = []
  private(set) var tabs: UITabBarController?
  /// Presented like a push, or nil before.
  var presented: UINavigationController?
  /// Whether it's to be seen.
  var isPresentationWanted = false
  var modal: ScenarioScreen?
  var pageCount = 1
  /// Whether a finger has dragged a page that wasn't at rest.
  var isPagePopWished = false
  /// How often each completion has been called.
  var completions: [String: Int] = [:]
  var isSettled = false
  /// Whether the library has said why a drag doesn't begin.
  var isDragExplained = false
  var finger: CGPoint?
  var isGrabbedAtRest = false
  var hasDragged = false
  var isTapOwed = false
  /// Whether the tab bar is seen at rest, if there's one.
  var showsTabBar: Bool?
  /// Whether the library has said that it isn't, and should be.
  private(set) var reportsMissingTabBar = false
  /// What the app's last calls say.
  var hidesBar = false
  private(set) var hidesToolbar = true
  private(set) var lost: [LostField: String] = [:]
  private var delegates: [ScenarioDelegate] = []
  private var observations: [TransitionObservation] = []
  /// For each stack of the library's, what its events must be like.
  private var rules: [(stack: UINavigationController, rules: [any HostileRule])] = []
  private let memory = OwnMemory()

  init(_ scenario: UIKitScenario, plain isPlain: Bool, under points: [HostPoint]) {
    self.scenario = scenario
    self.isPlain = isPlain
    host = LinuxHost(
      size: Self.size, scale: 1, safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0))
    for point in points { point.change(&host.settings) }
    HostTrap.handler = { [weak self] in self?.lose(.trap, "\($0): \($1)") }
    showRoot()
    host.window.makeKeyAndVisible()
    advance(frames: 4)
    while told[0].ledger.stack.count < scenario.depth {
      perform(.push(animated: false))
      advance(frames: 4)
    }
    if scenario.traits.contains(.lowerIsLive), let ours = stack as? SnapshotNavigationController {
      ours.viewControllers.forEach(ours.invalidateSnapshot)
    }
  }

  func showRoot() {
    let stack = makeStack()
    let root = makeScreen()
    stack.setViewControllers([root], animated: false)
    told.append(Told(stack: stack))
    told[told.count - 1].ledger.push(root.number)
    guard scenario.traits.contains(.tabs) else {
      host.window.rootViewController = stack
      return
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    host.window.rootViewController = tabs
    if scenario.traits.contains(.appHidesTabBar) { tabs.tabBar.isHidden = true }
    self.tabs = tabs
  }

  /// The stack that's played with.
  var stack: UINavigationController { told[told.count - 1].stack }

  /// The one in front: what is presented, if it's to be seen.
  var front: UINavigationController { isPresentationWanted ? presented ?? stack : stack }

  func screen(_ number: Int) -> ScenarioScreen { screens[number] }

  func makeScreen() -> ScenarioScreen {
    let number = screens.count
    let screen =
      scenario.traits.contains(.confirms)
      ? ConfirmingScenarioScreen(number: number, of: self)
      : ScenarioScreen(number: number, of: self)
    screens.append(screen)
    return screen
  }

  func makeStack() -> UINavigationController {
    let stack =
      isPlain ? UINavigationController() : memory.hold { SnapshotNavigationController() }
    let animates = isPlain && scenario.traits.contains(.animator)
    delegates.append(
      animates
        ? AnimatingScenarioDelegate(of: stack, in: self)
        : PlainScenarioDelegate(of: stack, in: self))
    guard let ours = stack as? SnapshotNavigationController else { return stack }
    ours.diagnosticHandler = { [weak self] in
      switch $0 {
      case .dragRefused: self?.isDragExplained = true
      case .tabBarMissing: self?.reportsMissingTabBar = true
      default: break
      }
    }
    let place = rules.count
    rules.append((ours, [OneEnd(), EndTellsTop(), ToldOnce()]))
    observations.append(
      ours.observeTransitions { [weak self] in
        self?.hear(HostileFact($0, name: \.title), at: place)
      })
    return stack
  }

  func makeAnimator() -> CrossFader? {
    scenario.traits.contains(.animator) ? CrossFader() : nil
  }

  func advance(frames: Int, of seconds: TimeInterval = 1.0 / 60) {
    host.advance(by: seconds * Double(frames), frame: seconds)
  }

  // MARK: What the app does when it's called

  func reached(_ moment: ScenarioTrait.Moment, of screen: UIViewController, animated: Bool) {
    guard let screen = screen as? ScenarioScreen, screen !== modal,
      let stack = screen.navigationController ?? told.last?.stack
    else { return }
    if scenario.traits.contains(.barCalls(moment)) {
      // A screen that leaves sees to the next one's bar.
      let leaves = moment == .viewWillDisappear || moment == .viewDidDisappear
      hidesBar = leaves ? !screen.isOdd : screen.isOdd
      stack.setNavigationBarHidden(hidesBar, animated: animated)
    }
    if moment == .viewDidAppear, scenario.traits.contains(.pushesWhenShown),
      screen.number == scenario.depth, screen === screens.last
    {
      perform(.push(animated: true))
    }
    if moment == .viewWillAppear, scenario.traits.contains(.toolbar) {
      hidesToolbar = !screen.isOdd
      stack.setToolbarHidden(hidesToolbar, animated: animated)
    }
  }

  // MARK: What is lost

  /// What is lost first says most.
  func lose(_ field: LostField, _ detail: String) {
    if lost[field] == nil { lost[field] = detail }
  }

  private func hear(_ fact: HostileFact, at place: Int) {
    for index in rules[place].rules.indices {
      if let complaint = rules[place].rules[index].hear(fact) { lose(.events, complaint) }
    }
  }

  /// No event is open, and those of the next tap and swipe don't count.
  func endEvents() {
    observations = []
    for (place, (stack, _)) in rules.enumerated() {
      let isSeen = stack.viewIfLoaded?.window != nil
      hear(.rest(top: isSeen ? stack.topViewController?.title : nil), at: place)
    }
  }
}
