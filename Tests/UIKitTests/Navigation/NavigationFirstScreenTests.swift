import Testing
import UIKit
import UIKitHost

/// The first moments of a navigation controller: it's on the screen and still empty, and a screen that's
/// pushed is on the stack and not yet loaded.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationFirstScreenTests {
  enum Place: CaseIterable, Sendable {
    case window, tab, child, sheet
  }

  enum Call: CaseIterable, Sendable {
    case push, pushAnimated, set, setAnimated, setDeep, setDeepAnimated, pushTwice,
      pushTwiceAnimated

    var isAnimated: Bool {
      [.pushAnimated, .setAnimated, .setDeepAnimated, .pushTwiceAnimated].contains(self)
    }

    @MainActor func make(on navigation: UINavigationController, of screens: [UIViewController]) {
      switch self {
      case .push, .pushAnimated:
        navigation.pushViewController(screens[0], animated: isAnimated)
      case .set, .setAnimated:
        navigation.setViewControllers([screens[0]], animated: isAnimated)
      case .setDeep, .setDeepAnimated:
        navigation.setViewControllers(screens, animated: isAnimated)
      case .pushTwice, .pushTwiceAnimated:
        for screen in screens { navigation.pushViewController(screen, animated: isAnimated) }
      }
    }
  }

  enum Moment: CaseIterable, Sendable {
    case before, sameTurn, nextTurn
  }

  /// Puts the controller on the screen, as far as that takes one turn.
  private func show(_ navigation: UINavigationController, in place: Place, on host: Host) {
    let ground = UIViewController()
    switch place {
    case .window:
      host.window.rootViewController = navigation
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, ground]
      host.window.rootViewController = tabs
    case .child:
      ground.addChild(navigation)
      ground.view.addSubview(navigation.view)
      navigation.didMove(toParent: ground)
      host.window.rootViewController = ground
    case .sheet:
      host.window.rootViewController = ground
    }
    host.window.makeKeyAndVisible()
    if place == .sheet { ground.present(navigation, animated: true) }
  }

  @Test(arguments: Place.allCases, Call.allCases)
  func anEmptyControllerOnTheScreenShowsWhatItIsGiven(in place: Place, by call: Call) {
    for moment in Moment.allCases {
      let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
      let log = Calls()
      let delegate = ShowDelegate(log)
      let screens = ["a", "b"].map { NotingScreen($0, log) }
      let navigation = UINavigationController()
      navigation.delegate = delegate
      if moment == .before { call.make(on: navigation, of: screens) }
      show(navigation, in: place, on: host)
      if moment == .nextTurn { host.advance(by: 1) }
      if moment != .before { call.make(on: navigation, of: screens) }
      host.advance(by: 1)
      let top = navigation.viewControllers.last
      let name = top?.title ?? ""
      #expect(
        log.take().filter { !$0.contains("Move") } == [
          "\(name) didLoad", "\(name) willAppear", "willShow \(name)", "\(name) isAppearing",
          "\(name) didAppear", "didShow \(name)",
        ], "\(moment)")
      #expect(top?.viewIfLoaded?.window != nil, "\(moment)")
      #expect(top?.viewIfLoaded?.frame == navigation.view.bounds, "\(moment)")
      #expect(navigation.navigationBar.topItem?.title == name, "\(moment)")
      // From here on it's a controller like any other.
      navigation.pushViewController(NotingScreen("c", log), animated: true)
      host.advance(by: 1)
      navigation.popViewController(animated: true)
      host.advance(by: 1)
      #expect(
        log.take("willAppear", "didAppear", "willShow \(name)", "didShow \(name)") == [
          "c willAppear", "c didAppear", "\(name) willAppear", "willShow \(name)",
          "\(name) didAppear", "didShow \(name)",
        ], "\(moment)")
      #expect(top?.viewIfLoaded?.window != nil, "\(moment)")
    }
  }

  @Test(arguments: Call.allCases)
  func inATabThatIsNotSelectedNothingIsLoaded(by call: Call) {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let log = Calls()
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    tabs.viewControllers = [UIViewController(), navigation]
    host.window.rootViewController = tabs
    host.window.makeKeyAndVisible()
    call.make(on: navigation, of: ["a", "b"].map { NotingScreen($0, log) })
    host.advance(by: 1)
    #expect(log.take().allSatisfy { $0.contains("Move") })
    tabs.selectedIndex = 1
    host.advance(by: 1)
    let name = navigation.viewControllers.last?.title ?? ""
    #expect(
      log.take() == [
        "\(name) didLoad", "\(name) willAppear", "\(name) isAppearing", "\(name) didAppear",
      ])
  }

  // MARK: Loading

  enum Arrival: CaseIterable, Sendable {
    case push, show, set, replace, pop
  }

  @Test(arguments: Arrival.allCases)
  func anAnimatedChangeLoadsTheScreenAfterTheCallWithTheLayoutThatStartsIt(_ arrival: Arrival) {
    let scene = NavigationScene(arrival == .pop ? "XA" : "A")
    let screen = arrival == .pop ? scene.screens[0] : scene.screen("X")
    switch arrival {
    case .push: scene.navigation.pushViewController(screen, animated: true)
    case .show: scene.navigation.show(screen, sender: nil)
    case .set: scene.navigation.setViewControllers(scene.screens + [screen], animated: true)
    case .replace: scene.navigation.setViewControllers([screen], animated: true)
    case .pop: scene.navigation.popViewController(animated: true)
    }
    #expect(scene.navigation.topViewController === screen)
    #expect(!screen.isViewLoaded)
    #expect(scene.navigation.transitionCoordinator != nil)
    scene.navigation.view.layoutIfNeeded()
    #expect(screen.isViewLoaded)
    #expect(
      scene.log.take().filter { $0 == "X didLoad" || $0.hasSuffix("illAppear") } == [
        "X didLoad", "X willAppear",
      ])
    scene.settle()
    #expect(scene.onlyTopIsSeen)
  }

  private final class LeadingScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  @Test(arguments: Place.allCases)
  func aScreenThatPushesAsItLoadsShowsTheOther(_ place: Place) {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let navigation = UINavigationController(rootViewController: LeadingScreen())
    show(navigation, in: place, on: host)
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.viewIfLoaded?.window === host.window)
  }
}
