import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// An app's delegate that writes down what it hears.
@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  weak var next: (any UINavigationControllerDelegate)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "")")
    (next?.navigationController(_:willShow:animated:))?(
      navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "")")
    (next?.navigationController(_:didShow:animated:))?(
      navigationController, viewController, animated)
  }
}

/// An app's subclass that watches its delegate, as coordinators do.
@MainActor
private final class WatchingController: SnapshotNavigationController {
  private(set) var assigned: [(any UINavigationControllerDelegate)?] = []

  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      assigned.append(newValue)
      super.delegate = newValue
    }
  }
}

@MainActor @Suite(.warningsAreRead)
struct LibraryDelegateTests {
  @Test func theDelegateReadsBackAsItWasSet() {
    let rig = Rig()
    #expect(rig.navigation.delegate == nil)
    let listener = Listener()
    rig.navigation.delegate = listener
    #expect(rig.navigation.delegate === listener)
    rig.push(ColorScreen("a", .green))
    #expect(rig.navigation.delegate === listener)
    rig.navigation.delegate = rig.navigation.delegate
    listener.calls = []
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(listener.calls == ["willShow root", "didShow root"])
    rig.navigation.delegate = nil
    #expect(rig.navigation.delegate == nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theDelegateIsNotRetained() {
    let rig = Rig()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      rig.navigation.delegate = listener
    }
    #expect(gone == nil)
    #expect(rig.navigation.delegate == nil)
    rig.push(ColorScreen("a", .green))
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aSubclassMayOverrideTheDelegate() {
    let controller = WatchingController(rootViewController: ColorScreen("root", .red))
    let host = LinuxHost(size: Rig.size, scale: 1)
    host.show(controller, for: 0.2)
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.delegate === listener)
    #expect(controller.assigned.last.map { $0 === listener } == true)
    #expect(controller.assigned.allSatisfy { $0 === listener })
    controller.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    #expect(listener.calls == ["willShow a", "didShow a"])
    #expect(controller.snapshotMemoryUsage > 0)
  }

  @Test func takingTheDelegateAwayKeepsTheLibrary() {
    let rig = Rig()
    rig.navigation.delegate = Listener()
    rig.navigation.delegate = nil
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    rig.goBack(by: .drag)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aDelegateThatPassesCallsOnToTheFormerOneHearsEachOnce() {
    let rig = Rig()
    let (former, listener) = (Listener(), Listener())
    rig.navigation.delegate = former
    former.calls = []
    listener.next = rig.navigation.delegate
    rig.navigation.delegate = listener
    rig.push(ColorScreen("a", .green))
    #expect(listener.calls == ["willShow a", "didShow a"])
    #expect(former.calls == ["willShow a", "didShow a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theAppsAnimatorWins() {
    let rig = Rig()
    let fader = CrossFader()
    rig.navigation.delegate = fader
    rig.push(ColorScreen("a", .green))
    #expect(fader.started == 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(fader.ended == [true, true])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func theDragDrivesTheAppsAnimator(finishing: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let fader = CrossFader()
    rig.push(ColorScreen("a", .green, hidesBar: false))
    rig.navigation.delegate = fader
    rig.grab(moving: finishing ? 150 : 60)
    #expect(fader.started == 1)
    #expect(rig.stages.isEmpty)
    rig.letGo(at: finishing ? 170 : 80)
    rig.host.advance(by: 2)
    #expect(fader.ended == [finishing])
    #expect(rig.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(rig.navigation.isNavigationBarHidden == finishing)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theSystemsBackGesturesStayOffAfterEveryScreen() {
    let rig = Rig()
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    rig.navigation.interactivePopGestureRecognizer?.isEnabled = true
    rig.navigation.interactivePopGestureRecognizer?.delegate = nil
    rig.push(ColorScreen("a", .green))
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  @Test func escapeAsksAndPops() {
    let rig = Rig()
    let page = ColorScreen("a", .green)
    rig.push(page)
    page.answers[.escape] = false
    #expect(!rig.navigation.accessibilityPerformEscape())
    page.answers = [:]
    #expect(rig.navigation.accessibilityPerformEscape())
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(!rig.navigation.accessibilityPerformEscape())
  }

  @Test func everyInitializerOfUIKitWorks() {
    let controllers = [
      SnapshotNavigationController(rootViewController: ColorScreen("root", .red)),
      SnapshotNavigationController(nibName: nil, bundle: nil),
      SnapshotNavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: nil),
    ]
    for controller in controllers {
      let host = Host(size: Rig.size, scale: 1)
      if controller.viewControllers.isEmpty {
        controller.viewControllers = [ColorScreen("root", .red)]
      }
      host.show(controller, for: 0.2)
      controller.pushViewController(ColorScreen("a", .green), animated: true)
      host.advance(by: 1)
      #expect(controller.viewControllers.count == 2)
      #expect(controller.snapshotMemoryUsage > 0)
    }
  }
}
