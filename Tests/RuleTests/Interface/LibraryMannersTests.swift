import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

private final class AppBar: UINavigationBar {}
private final class AppToolbar: UIToolbar {}

@MainActor @Suite(.warningsAreRead)
struct LibraryMannersTests {
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
