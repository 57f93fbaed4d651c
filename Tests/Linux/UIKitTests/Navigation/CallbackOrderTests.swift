import Testing
import UIKit
import UIKitHost

/// The order of appearance callbacks where controllers are inside of others, as measured on iOS 18.6 and
/// 26.2: the parent hears first, both times.
@MainActor @Suite(.serialized, .warningsAreRead) struct CallbackOrderTests {
  /// A screen N that holds a stack with the screen H, pushed over Home.
  @MainActor fileprivate struct Scene {
    let outer = NavigationScene("R")
    let holder: NotingScreen
    let inner: UINavigationController
    let delegate: NotingDelegate

    init(animator: Bool = false) {
      holder = outer.screen("N")
      inner = UINavigationController(rootViewController: outer.screen("H"))
      delegate = NotingDelegate(outer.log)
      holder.addChild(inner)
      holder.view.addSubview(inner.view)
      inner.didMove(toParent: holder)
      if animator {
        delegate.animator = SlideOver(outer.log)
        outer.use(delegate)
      }
      _ = outer.log.take()
    }

    /// What has been heard once nothing moves.
    func heard() -> [String] {
      outer.settle()
      return outer.log.takeAppearances()
    }

    func enter(animated: Bool = true) -> [String] {
      outer.navigation.pushViewController(holder, animated: animated)
      return heard()
    }

    func push(_ name: String) -> [String] {
      inner.pushViewController(outer.screen(name), animated: true)
      return heard()
    }
  }

  /// How the screen with the stack is left.
  enum Way: CaseIterable, Sendable {
    case call, unanimated, animator, button, swipe

    @MainActor fileprivate func leave(_ scene: Scene) {
      let outer = scene.outer
      switch self {
      case .call, .animator: outer.navigation.popViewController(animated: true)
      case .unanimated: outer.navigation.popViewController(animated: false)
      case .button:
        outer.host.tap(at: CGPoint(x: 20, y: outer.navigation.navigationBar.frame.midY))
      case .swipe:
        outer.host.drag(
          from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func aScreenWithAStackHearsBeforeTheStacksScreen(_ way: Way) {
    let scene = Scene(animator: way == .animator)
    #expect(
      scene.enter(animated: way != .unanimated) == [
        "R willDisappear", "N willAppear", "H willAppear", "R didDisappear", "N didAppear",
        "H didAppear",
      ])
    way.leave(scene)
    #expect(
      scene.heard() == [
        "N willDisappear", "H willDisappear", "R willAppear", "N didDisappear", "H didDisappear",
        "R didAppear",
      ])
  }

  @Test(arguments: Way.allCases)
  func fromDeeperInsideTheInnerTopHears(_ way: Way) {
    let scene = Scene(animator: way == .animator)
    _ = scene.enter()
    #expect(
      scene.push("n") == ["H willDisappear", "n willAppear", "H didDisappear", "n didAppear"])
    scene.inner.interactivePopGestureRecognizer?.isEnabled = false
    scene.inner.interactiveContentPopGestureRecognizer?.isEnabled = false
    scene.inner.setNavigationBarHidden(true, animated: false)
    way.leave(scene)
    #expect(
      scene.heard() == [
        "N willDisappear", "n willDisappear", "R willAppear", "N didDisappear", "n didDisappear",
        "R didAppear",
      ])
  }

  @Test func insideOfTheInnerStackOnlyItsScreensHear() {
    let scene = Scene()
    _ = scene.enter()
    _ = scene.push("n")
    scene.inner.popViewController(animated: true)
    #expect(
      scene.heard() == ["n willDisappear", "H willAppear", "n didDisappear", "H didAppear"])
  }

  // MARK: Containers of UIKit's own

  private final class NotingNavigation: UINavigationController {
    var log: CallLog?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?.note("stack didAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log?.note("stack didDisappear")
    }
  }

  @Test(arguments: [true, false])
  func aNavigationControllersOwnCallComesFirstOrLast(containersReportFirst: Bool) {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    host.settings.containersReportFirst = containersReportFirst
    let log = CallLog()
    let navigation = NotingNavigation(rootViewController: NotingScreen("a", log))
    navigation.log = log
    _ = log.take()
    host.show(navigation, for: 0.1)
    let came = ["stack didAppear", "a didAppear"]
    #expect(log.take("didAppear") == (containersReportFirst ? came : came.reversed()))
    host.window.rootViewController = UIViewController()
    host.advance(by: 0.1)
    let went = ["stack didDisappear", "a didDisappear"]
    #expect(log.take("didDisappear") == (containersReportFirst ? went : went.reversed()))
  }

  // MARK: Tabs

  @MainActor private struct Tabs {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let log = CallLog()
    let tabs = UITabBarController()

    init() {
      let screens = ["a", "b"].map { NotingScreen($0, log) }
      tabs.viewControllers = screens
      host.show(tabs, for: 0.1)
    }

    func tap(_ index: Int) {
      let bar = tabs.tabBar
      let width = bar.bounds.width / 2
      host.tap(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: bar.frame.minY + 20))
      host.advance(by: 1)
    }
  }

  @Test func theTabThatComesHearsBeforeTheOneThatGoes() {
    let scene = Tabs()
    #expect(scene.log.takeAppearances() == ["a willAppear", "a didAppear"])
    scene.tap(1)
    #expect(
      scene.log.takeAppearances() == [
        "b willAppear", "a willDisappear", "b didAppear", "a didDisappear",
      ])
    scene.tap(1)
    #expect(scene.log.takeAppearances() == [])
    scene.tabs.selectedIndex = 0
    scene.host.advance(by: 1)
    #expect(
      scene.log.takeAppearances() == [
        "a willAppear", "b willDisappear", "a didAppear", "b didDisappear",
      ])
  }

  private final class TabAnimators: NSObject, UITabBarControllerDelegate {
    let animator: SlideOver

    init(_ log: CallLog) { animator = SlideOver(log) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test func withAnAnimatorTheTabThatComesHearsFirst() {
    let scene = Tabs()
    _ = scene.log.take()
    let delegate = TabAnimators(scene.log)
    scene.tabs.delegate = delegate
    scene.tabs.selectedIndex = 1
    scene.host.advance(by: 2)
    #expect(
      scene.log.takeAppearances() == [
        "b willAppear", "a willDisappear", "b didAppear", "a didDisappear",
      ])
  }

  // MARK: Modals

  @Test(arguments: [true, false])
  func aFormSheetTellsOnlyItsOwnScreen(swiped: Bool) {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let log = CallLog()
    let ground = NotingScreen("g", log)
    host.show(ground, for: 0.1)
    _ = log.take()
    let sheet = NotingScreen("s", log)
    sheet.modalPresentationStyle = .formSheet
    ground.present(sheet, animated: true)
    host.advance(by: 1)
    #expect(log.takeAppearances() == ["s willAppear", "s didAppear"])
    if swiped {
      host.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 800), duration: 0.3)
    } else {
      ground.dismiss(animated: true)
    }
    host.advance(by: 2)
    #expect(log.takeAppearances() == ["s willDisappear", "s didDisappear"])
  }

  // MARK: What a screen sees in its callbacks

  @Test(arguments: [true, false])
  func aPoppedScreenHasNoParentInItsLastCallback(animated: Bool) {
    let scene = NavigationScene("AB")
    let popped = scene.screens[1]
    var parents: [Bool] = []
    popped.inWillDisappear = { [unowned popped] in parents.append(popped.parent != nil) }
    popped.inDidDisappear = { [unowned popped] in
      parents.append(popped.parent != nil || popped.navigationController != nil)
      parents.append(popped.isMovingFromParent)
    }
    scene.navigation.popViewController(animated: animated)
    scene.settle()
    #expect(parents == [true, false, true])
    #expect(!popped.isMovingFromParent)
    #expect(
      scene.log.take("didDisappear", "didAppear", "didMove out") == [
        "B didDisappear", "A didAppear", "B didMove out",
      ])
  }

  @Test func aPoppedScreenThatFindsANewParentIsNotToldThatItHasNone() {
    let scene = NavigationScene("AB")
    let popped = scene.screens[1]
    let other = UIViewController()
    popped.inDidDisappear = { [unowned popped] in other.addChild(popped) }
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(popped.parent === other)
    #expect(!scene.log.take().contains("B didMove out"))
  }

  @Test(arguments: [true, false])
  func aSwipesCoordinatorIsInteractiveInTheCallbacks(finished: Bool) {
    let scene = NavigationScene("AB")
    var seen: [String] = []
    let note = { (name: String, screen: NotingScreen) in
      guard let coordinator = screen.transitionCoordinator else { return seen.append("\(name) -") }
      seen.append("\(name) \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
    }
    let (lower, upper) = (scene.screens[0], scene.screens[1])
    upper.inWillDisappear = { [unowned upper] in note("B will", upper) }
    lower.inWillAppear = { [unowned lower] in note("A will", lower) }
    lower.inDidAppear = { [unowned lower] in note("A did", lower) }
    let end = CGPoint(x: finished ? 350 : 60, y: 400)
    scene.host.touch(.began, at: CGPoint(x: 5, y: 400))
    for x in stride(from: CGFloat(15), through: end.x, by: 15) {
      scene.host.touch(.moved, at: CGPoint(x: x, y: 400))
      scene.host.advance(by: 1.0 / 60)
    }
    #expect(seen == ["B will true true", "A will true true"])
    scene.host.advance(by: 0.5)
    scene.host.touch(.ended, at: end)
    scene.settle()
    #expect(seen.dropFirst(2) == (finished ? ["A did false true"] : []))
    #expect(scene.stack == (finished ? "A" : "AB"))
  }

  @Test func aTappedPopsCoordinatorIsNotInteractive() {
    let scene = NavigationScene("AB")
    let lower = scene.screens[0]
    var isInteractive: [Bool?] = []
    lower.inWillAppear = { [unowned lower] in
      isInteractive.append(lower.transitionCoordinator?.isInteractive)
      isInteractive.append(lower.transitionCoordinator?.initiallyInteractive)
    }
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(isInteractive == [false, false])
  }

  // MARK: Results

  enum Place: CaseIterable, Sendable {
    case shown, noWindow, hiddenWindow
  }

  @Test(arguments: Place.allCases)
  func aPopToAScreenReturnsNilOutsideOfAVisibleWindow(_ place: Place) {
    for toRoot in [true, false] {
      let scene = NavigationScene("ABC", shows: place == .shown)
      if place == .hiddenWindow { scene.host.window.rootViewController = scene.navigation }
      if place == .hiddenWindow { scene.navigation.loadViewIfNeeded() }
      let popped =
        toRoot
        ? scene.navigation.popToRootViewController(animated: false)
        : scene.navigation.popToViewController(scene.screens[0], animated: false)
      #expect(popped?.compactMap(\.title) == (place == .shown ? ["B", "C"] : nil))
      #expect(scene.stack == "A")
    }
  }

  @Test func aSinglePopReturnsItsScreenEverywhere() {
    let scene = NavigationScene("AB", shows: false)
    #expect(scene.navigation.popViewController(animated: false) === scene.screens[1])
  }

  // MARK: Split views

  @Test func aSplitViewOfTheUnspecifiedStyleWrapsNothing() {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let split = UISplitViewController()
    let screens = [UIViewController(), UIViewController()]
    split.viewControllers = screens
    let wrapsNothing = split.viewControllers.elementsEqual(screens, by: ===)
    #expect(wrapsNothing)
    #expect(!split.isCollapsed)
    host.show(split, for: 0.1)
    #expect(split.isCollapsed)
    #expect(screens.filter { $0.viewIfLoaded?.window != nil }.count == 1)

    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(UIViewController(), for: .primary)
    #expect(columns.viewController(for: .primary) is UINavigationController)
  }
}
