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

    /// Shown, with as many screens inside as there are letters.
    init(_ inside: String) {
      holder = outer.screen("N")
      inner = UINavigationController()
      inner.setViewControllers(inside.map { outer.screen(String($0)) }, animated: false)
      holder.addChild(inner)
      holder.view.addSubview(inner.view)
      inner.didMove(toParent: holder)
      outer.navigation.pushViewController(holder, animated: true)
      _ = heard()
    }

    /// What has been heard once nothing moves.
    func heard() -> [String] {
      outer.settle()
      return outer.log.takeAppearances()
    }
  }

  /// How a person leaves the screen with the stack; `NestedOrderTests` leave it by code.
  enum Way: CaseIterable, Sendable {
    case button, swipe

    @MainActor fileprivate func leave(_ scene: Scene) {
      let outer = scene.outer
      switch self {
      case .button:
        outer.host.tap(at: CGPoint(x: 20, y: outer.navigation.navigationBar.frame.midY))
      case .swipe:
        outer.host.drag(
          from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
      }
    }
  }

  @Test(arguments: Way.allCases, ["H", "Hn"])
  func aScreenWithAStackHearsBeforeTheStacksTop(_ way: Way, inside: String) {
    let scene = Scene(inside)
    scene.inner.interactivePopGestureRecognizer?.isEnabled = false
    scene.inner.interactiveContentPopGestureRecognizer?.isEnabled = false
    scene.inner.setNavigationBarHidden(true, animated: false)
    way.leave(scene)
    let top = inside.suffix(1)
    #expect(
      scene.heard() == [
        "N willDisappear", "\(top) willDisappear", "R willAppear", "N didDisappear",
        "\(top) didDisappear", "R didAppear",
      ])
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

  @Test func theTappedTabHearsBeforeTheOneThatGoes() {
    let scene = Tabs()
    _ = scene.log.take()
    scene.tap(1)
    #expect(
      scene.log.takeAppearances() == [
        "b willAppear", "a willDisappear", "b didAppear", "a didDisappear",
      ])
    scene.tap(1)
    #expect(scene.log.takeAppearances() == [])
  }

  // MARK: Modals

  @Test func aSwipedFormSheetTellsOnlyItsOwnScreen() {
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
    host.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 800), duration: 0.3)
    host.advance(by: 2)
    #expect(log.takeAppearances() == ["s willDisappear", "s didDisappear"])
  }

  // MARK: What a screen sees in its callbacks

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
}
