import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// An app's delegate that says how the device may be held.
@MainActor
private final class Holder: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeRight }
}

private final class AppBar: UINavigationBar {}
private final class AppToolbar: UIToolbar {}

@MainActor @Suite(.warningsAreRead)
struct LibraryMannersTests {
  // MARK: Vetoes

  @Test(arguments: LibraryVetoTests.asking, [true, false])
  func aVetoMayAskTheUserFirst(trigger: TransitionTrigger, agrees: Bool) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.answers[trigger] = false
    var leave: (() -> Void)?
    screen.whenAsked = { [weak screen] in
      let alert = UIAlertController(title: "Unsaved", message: nil, preferredStyle: .alert)
      screen?.present(alert, animated: false)
      leave = { [weak screen] in
        alert.dismiss(animated: false) {
          screen?.navigationController?.popViewController(animated: true)
        }
      }
    }
    rig.push(screen)
    rig.goBack(by: trigger)
    #expect(rig.titles == ["root", "a"])
    #expect(screen.questions == [trigger])
    #expect(screen.presentedViewController != nil)
    if agrees { leave?() } else { screen.dismiss(animated: false) }
    rig.host.advance(by: 1)
    #expect(rig.titles == (agrees ? ["root"] : ["root", "a"]))
    #expect(screen.questions == [trigger])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Rates

  @Test func everythingThatMovesAsksForEightyHertzAndMore() {
    let rig = Rig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    let layers = rig.stages.flatMap { [$0.cover.layer, $0.upper.layer] + $0.lowerParts }
    let animations = (layers + [rig.navigation.view.layer]).flatMap { layer in
      (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    }
    #expect(animations.count >= 4)
    for animation in animations {
      #expect(animation.preferredFrameRateRange.minimum == 80)
      #expect(animation.preferredFrameRateRange.maximum == 120)
    }
  }

  // MARK: Memory

  @Test func theBackgroundKeepsWhatFits() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen, ColorScreen("b", .blue))
    rig.host.enterBackground()
    rig.host.advance(by: 0.1)
    let found = [rig.root, screen].map { rig.navigation.snapshot(for: $0) != nil }
    #expect(found == [true, true])
    rig.host.enterForeground()
    rig.host.advance(by: 0.5)
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aMemoryWarningLeavesTheNearestPicture() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen, ColorScreen("b", .blue))
    rig.host.sendMemoryWarning()
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
    #expect(rig.navigation.snapshot(for: screen) != nil)
  }

  // MARK: Events

  @Test func aTransitionThatUIKitShowsIsToldOfToo() {
    let rig = Rig()
    rig.root.snapshotNavigation.isSensitive = true
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    #expect(rig.ends == [.willBegin])
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
  }

  // MARK: The delegate's orientation

  @Test func theAppsDelegateIsAskedHowTheDeviceMayBeHeld() {
    let rig = Rig()
    let mask = rig.navigation.supportedInterfaceOrientations
    let holder = Holder()
    rig.navigation.delegate = holder
    #expect(rig.navigation.supportedInterfaceOrientations == .landscape)
    #expect(rig.navigation.preferredInterfaceOrientationForPresentation == .landscapeRight)
    rig.navigation.delegate = nil
    #expect(rig.navigation.supportedInterfaceOrientations == mask)
  }

  // MARK: Initializers

  @Test func theClassesOfTheBarsAreTheApps() {
    let controller = SnapshotNavigationController(
      navigationBarClass: AppBar.self, toolbarClass: AppToolbar.self)
    #expect(controller.navigationBar is AppBar)
    #expect(controller.toolbar is AppToolbar)
    #expect(controller.configuration.dragArea == .automatic)
  }

  @Test func aControllerFromAnArchiveWorks() throws {
    let controller = try #require(SnapshotNavigationController(coder: NSCoder()))
    let host = LinuxHost(size: Rig.size, scale: 1)
    controller.viewControllers = [ColorScreen("root", .red)]
    host.show(controller, for: 0.2)
    controller.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    #expect(controller.snapshotMemoryUsage > 0)
    controller.popViewController(animated: true)
    host.advance(by: 1)
    #expect(controller.viewControllers.count == 1)
  }

  @Test func optionsSetFromOutsideAScreenAreRead() {
    let rig = Rig()
    let screen = UIViewController()
    screen.title = "a"
    screen.snapshotNavigation.navigationBar = .hidden
    screen.snapshotNavigation.dragArea = .disabled
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.refusals == [.disabled])
    #expect(rig.titles == ["root", "a"])
  }
}
