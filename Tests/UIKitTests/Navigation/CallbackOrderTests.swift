import Testing
import UIKit
import UIKitHost

/// What screens hear and see in their appearance callbacks beyond `NestedOrderTests`, as measured on
/// iOS 18.6 and 26.2.
@MainActor @Suite(.serialized, .warningsAreRead) struct CallbackOrderTests {
  private final class NotingNavigation: UINavigationController {
    var log: Calls?

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
    let log = Calls()
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
