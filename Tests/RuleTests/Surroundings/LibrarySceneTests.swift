import Foundation
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Two windows of one app: what happens to one of them concerns only what is in it.
@MainActor @Suite(.warningsAreRead)
struct LibrarySceneTests {
  /// Two stacks side by side, each in a scene of its own.
  @MainActor
  private final class Desk {
    let host = Host(size: CGSize(width: 800, height: 700), scale: 1)
    let scenes: [UIWindowScene]
    let windows: [UIWindow]
    let stacks: [SnapshotNavigationController]

    init() {
      scenes = [host.runtime.scene, host.runtime.openScene()]
      stacks = (0..<2).map { _ in
        SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
      }
      windows = scenes.map { UIWindow(windowScene: $0) }
      for (index, window) in windows.enumerated() {
        window.frame = CGRect(x: 400 * index, y: 0, width: 400, height: 700)
        window.rootViewController = stacks[index]
        window.makeKeyAndVisible()
        stacks[index].configuration.timing = .curve(duration: 0.6, .linear)
      }
      host.advance(by: 0.3)
    }
  }

  @Test(arguments: [0, 1])
  func aWindowInTheBackgroundEndsOnlyWhatMovesInIt(_ index: Int) {
    let desk = Desk()
    for stack in desk.stacks { stack.pushViewController(ColorScreen("a", .green), animated: true) }
    desk.host.advance(by: 0.2)
    #expect(desk.stacks.allSatisfy { !$0.isAtRest })
    desk.host.runtime.enterBackground(desk.scenes[index])
    #expect(desk.stacks[index].isAtRest)
    #expect(!desk.stacks[1 - index].isAtRest)
    desk.host.advance(by: 1)
    #expect(desk.stacks.allSatisfy { $0.isAtRest && $0.viewControllers.count == 2 })
  }

  @Test(arguments: [0, 1])
  func itDrawsOnlyItsOwnSnapshots(_ index: Int) throws {
    let desk = Desk()
    for stack in desk.stacks { stack.pushViewController(ColorScreen("a", .green), animated: true) }
    desk.host.advance(by: 1)
    #expect(desk.stacks.allSatisfy(hasView))
    desk.host.runtime.enterBackground(desk.scenes[index])
    #expect(!hasView(desk.stacks[index]))
    #expect(desk.stacks[index].snapshot(for: desk.stacks[index].viewControllers[0]) != nil)
    #expect(hasView(desk.stacks[1 - index]))
  }

  private func hasView(_ stack: SnapshotNavigationController) -> Bool {
    !stack.stored.views.isEmpty
  }

  /// A stack in a tab that isn't shown has no window, and belongs to the one it was in.
  @Test func aStackWithoutAWindowFollowsTheSceneItWasIn() {
    let desk = Desk()
    let tabs = UITabBarController()
    let stack = desk.stacks[1]
    desk.windows[1].rootViewController = tabs
    tabs.viewControllers = [stack, UIViewController()]
    desk.host.advance(by: 0.3)
    stack.pushViewController(ColorScreen("a", .green), animated: true)
    desk.host.advance(by: 2)
    tabs.selectedIndex = 1
    desk.host.runtime.enterBackground(desk.scenes[0])
    #expect(hasView(stack))
    desk.host.runtime.enterBackground(desk.scenes[1])
    #expect(!hasView(stack))
  }

  @Test func aDragGoesOnWhileAnotherWindowIsDeactivated() {
    let desk = Desk()
    let stack = desk.stacks[0]
    stack.pushViewController(ColorScreen("a", .green), animated: false)
    desk.host.advance(by: 0.3)
    desk.host.touch(.began, at: CGPoint(x: 20, y: 300))
    desk.host.move(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.3)
    #expect(stack.isFingerFollowed)
    desk.host.runtime.resignActive(desk.scenes[1])
    desk.host.move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 390, y: 300), duration: 0.3)
    desk.host.touch(.ended, at: CGPoint(x: 390, y: 300))
    desk.host.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
  }

  /// With room for one, the window that somebody has come to last has it.
  @Test(arguments: [0, 1])
  func theWindowInUseIsServedFirst(_ index: Int) {
    SnapshotNavigationController.snapshotMemoryLimit = 400 * 700 * 4
    let desk = Desk()
    desk.host.runtime.resignActive(desk.scenes[index])
    desk.host.runtime.becomeActive(desk.scenes[index])
    for stack in desk.stacks {
      stack.pushViewController(ColorScreen("a", .green), animated: true)
      desk.host.advance(by: 1)
    }
    let areViews = desk.stacks.map { stack in
      stack.stored.view(of: stack.viewControllers[0]) != nil
    }
    #expect(areViews[index] && !areViews[1 - index])
  }

  /// Software that reports low memory by hand posts wherever it runs.
  @Test func aMemoryWarningFromAnotherThreadIsHeard() async {
    let desk = Desk()
    let stack = desk.stacks[0]
    for name in ["a", "b"] {
      stack.pushViewController(ColorScreen(name, .green), animated: true)
      desk.host.advance(by: 1)
    }
    #expect(stack.snapshot(for: stack.viewControllers[0]) != nil)
    await Task.detached {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(stack.snapshot(for: stack.viewControllers[0]) == nil)
    #expect(stack.snapshot(for: stack.viewControllers[1]) != nil)
  }
}
