import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The root of the window is replaced while UIKit sets a transition up: what has begun ends all the same.
@MainActor @Suite(.warningsAreRead)
struct LibraryLeavingTests {
  enum Home: CaseIterable, Sendable {
    case root, child, tab
  }

  enum Place: CaseIterable, Sendable {
    case willBegin, willShow, willAppear, isAppearing, willDisappear
  }

  private final class CallingScreen: ColorScreen {
    var actions: [Place: () -> Void] = [:]

    func reached(_ place: Place) { actions.removeValue(forKey: place)?() }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      reached(.willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      reached(.isAppearing)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      reached(.willDisappear)
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var willShow: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let action = willShow
      willShow = nil
      action?()
    }
  }

  private func root(of navigation: UINavigationController, in home: Home) -> UIViewController {
    switch home {
    case .root: return navigation
    case .child:
      let container = UIViewController()
      container.addChild(navigation)
      container.view.addSubview(navigation.view)
      navigation.view.frame = container.view.bounds
      navigation.didMove(toParent: container)
      return container
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, ColorScreen("other", .yellow)]
      return tabs
    }
  }

  @Test(
    arguments: Home.allCases.flatMap { home in [false, true].map { (home, $0) } }, Place.allCases)
  func aPushEndsIfItsWindowGoesAsItIsSetUp(_ way: (home: Home, isSystem: Bool), _ place: Place) {
    let (host, home) = (LinuxHost.small(), way.home)
    let (first, second) = (CallingScreen("first", .red), CallingScreen("second", .green))
    if way.isSystem { second.snapshotNavigation.transition = .system }
    let navigation = SnapshotNavigationController(rootViewController: first)
    let (delegate, root) = (Delegate(), root(of: navigation, in: home))
    navigation.delegate = delegate
    host.show(root, for: 0.5)
    var isHome = true
    let leave: () -> Void = { [unowned host] in
      if isHome { host.window.rootViewController = UIViewController() }
      isHome = false
    }
    var phases: [NavigationEvent.Phase] = []
    var completions = 0
    let observation = navigation.observeTransitions { event in
      if case .progress = event.phase { return }
      phases.append(event.phase)
      if place == .willBegin, event.phase == .willBegin { leave() }
    }
    switch place {
    case .willBegin: break
    case .willShow: delegate.willShow = leave
    case .willAppear, .isAppearing: second.actions[place] = leave
    case .willDisappear: first.actions[place] = leave
    }
    navigation.pushViewController(second, animated: true) { completions += 1 }
    host.advance(by: 0.1)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
    host.advance(by: 1)
    #expect(navigation.viewIfLoaded?.window == nil)
    let isOnStack = navigation.topViewController === second
    let isBegun = phases.first == .willBegin
    #expect(phases == (isBegun ? [.willBegin] : []) + [isOnStack ? .didFinish : .didCancel])
    #expect(completions == 1)
    #expect(!navigation.isTransitioning)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
    // Another window takes it up again.
    host.window.rootViewController = root
    host.advance(by: 0.5)
    phases = []
    navigation.pushViewController(ColorScreen("third", .blue), animated: true)
    host.advance(by: 1)
    #expect(phases == [.willBegin, .didFinish])
    #expect(host.color(x: 100, y: 350) == Shade.blue)
    withExtendedLifetime(observation) {}
  }

  /// Nobody holds the stack that goes with its window: what has begun ends all the same.
  @Test(arguments: Place.allCases)
  func aPushOfAStackThatIsFreedEnds(_ place: Place) {
    let host = LinuxHost.small()
    var phases: [NavigationEvent.Phase] = []
    var observation: TransitionObservation?
    let delegate = Delegate()
    weak var freed: SnapshotNavigationController?
    do {
      let (first, second) = (CallingScreen("first", .red), CallingScreen("second", .green))
      let navigation = SnapshotNavigationController(rootViewController: first)
      freed = navigation
      navigation.delegate = delegate
      host.show(navigation, for: 0.5)
      let leave: () -> Void = { [unowned host] in
        host.window.rootViewController = UIViewController()
      }
      var isHome = true
      observation = navigation.observeTransitions { event in
        if case .progress = event.phase { return }
        phases.append(event.phase)
        if place == .willBegin, event.phase == .willBegin, isHome {
          isHome = false
          leave()
        }
      }
      switch place {
      case .willBegin: break
      case .willShow: delegate.willShow = leave
      case .willAppear, .isAppearing: second.actions[place] = leave
      case .willDisappear: first.actions[place] = leave
      }
      navigation.pushViewController(second, animated: true)
    }
    host.advance(by: 1)
    #expect(freed == nil)
    #expect(phases.filter { $0 == .willBegin }.count == phases.filter { $0 != .willBegin }.count)
    withExtendedLifetime(observation) {}
  }

  private func presentFullScreen(over presenter: UIViewController) -> UIViewController {
    let modal = ColorScreen("modal", .blue)
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: true)
    return modal
  }

  /// UIKit puts a push off as long as a modal comes, which then takes the stack out of the window.
  @Test(arguments: Home.allCases, [0.05, 0.13, 0.3])
  func theCompletionOfAPushUnderAModalIsCalled(_ home: Home, after seconds: TimeInterval) async {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let root = root(of: navigation, in: home)
    host.show(root, for: 0.5)
    let modal = presentFullScreen(over: root)
    host.advance(by: seconds)
    var completions = 0
    navigation.pushViewController(ColorScreen("a", .green), animated: true) { completions += 1 }
    host.advance(by: 1)
    #expect(completions == 1)
    modal.dismiss(animated: true)
    host.advance(by: 1)
    #expect(completions == 1)
    #expect(host.color(x: 100, y: 350) == Shade.green)
  }

  /// UIKit puts a push off as long as a modal comes, and another tab is chosen meanwhile.
  @Test(arguments: [0, 0.1, 0.27], [0.02, 0.05, 0.1])
  func theCompletionOfAPushUnderAModalIsCalledInATabThatIsLeft(
    pushedAfter start: TimeInterval, leftAfter seconds: TimeInterval
  ) {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let tabs = root(of: navigation, in: .tab)
    host.show(tabs, for: 0.5)
    _ = presentFullScreen(over: tabs)
    host.advance(by: start)
    var completions = 0
    navigation.pushViewController(ColorScreen("a", .green), animated: true) { completions += 1 }
    host.advance(by: seconds)
    navigation.tabBarController?.selectedIndex = 1
    host.advance(by: 1)
    #expect(completions == 1)
    #expect(!navigation.isTransitioning)
  }

  enum Call: CaseIterable, Sendable {
    case push, replace, pop
  }

  enum Motion: CaseIterable, Sendable {
    case push, pop, drag
  }

  /// The stack leaves in an appearance callback, which ends what runs, and an observer calls in turn.
  @Test(arguments: Motion.allCases, Call.allCases)
  func aCallAtAnEndThatATabBringsLaysNothingOut(_ motion: Motion, _ call: Call) {
    for isOnOther in [false, true] { leave(in: motion, calling: call, onTheOther: isOnOther) }
  }

  private func leave(in motion: Motion, calling call: Call, onTheOther isOnOther: Bool) {
    let host = LinuxHost.small()
    let screens = [UIColor.red, .green, .blue].map { ColorScreen("screen", $0) }
    let navigation = SnapshotNavigationController()
    navigation.viewControllers = screens
    let tabs = UITabBarController()
    let other = SnapshotNavigationController()
    other.viewControllers = [ColorScreen("root", .red), ColorScreen("other", .yellow)]
    tabs.viewControllers = [navigation, other]
    host.show(tabs, for: 0.5)
    var calls = 0
    let observation = navigation.observeTransitions { [unowned navigation, other] event in
      let called = isOnOther ? other : navigation
      guard event.phase == .didFinish || event.phase == .didCancel, calls == 0 else { return }
      calls += 1
      switch call {
      case .push: called.pushViewController(ColorScreen("new", .white), animated: true)
      case .replace: called.setViewControllers([ColorScreen("new", .white)], animated: true)
      case .pop: called.popViewController(animated: true)
      }
    }
    switch motion {
    case .push: navigation.pushViewController(ColorScreen("top", .black), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .drag:
      host.touch(.began, at: CGPoint(x: 6, y: 240))
      host.move(from: CGPoint(x: 6, y: 240), to: CGPoint(x: 160, y: 240), duration: 0.15)
    }
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    host.advance(by: 1)
    #expect(calls == 1)
    #expect(!navigation.isTransitioning)
    #expect(!other.isTransitioning)
    #expect(host.log.isEmpty)
    withExtendedLifetime(observation) {}
  }
}
