import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a screen animates alongside, in a view in front of the stack, follows a coordinated drag.
@MainActor @Suite(.warningsAreRead)
struct LibraryAlongsideTests {
  /// A screen whose line in the tab bar controller shrinks as the screen leaves.
  private final class LineScreen: UIViewController {
    let line = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 4))

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tabBarController?.view.addSubview(line)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      _ = transitionCoordinator?.animateAlongsideTransition(in: line) { [line] _ in
        line.alpha = 0
      } completion: { [line] _ in
        line.alpha = 1
      }
    }
  }

  private let host = LinuxHost.small()
  private let screen = LineScreen()
  private let tabs = UITabBarController()

  init() {
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("a", .red))
    tabs.viewControllers = [navigation]
    host.show(tabs, for: 0.3)
    screen.snapshotNavigation.wantsCoordinatedDrag = true
    screen.view.backgroundColor = .yellow
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
  }

  /// Drags to places, and returns the line's opacity at each.
  private func opacities(at places: [CGFloat], _ end: UITouch.Phase) -> [Double] {
    host.touch(.began, at: CGPoint(x: 2, y: 200))
    let seen = places.map { x in
      host.touch(.moved, at: CGPoint(x: x, y: 200))
      host.advance(by: 0.1)
      return Double(screen.line.layer.presentation()?.opacity ?? -1)
    }
    host.touch(end, at: CGPoint(x: places.last ?? 0, y: 200))
    host.advance(by: 1.5)
    return seen
  }

  @Test func theLineFollowsTheFingerInEachDrag() {
    for end in [UITouch.Phase.cancelled, .cancelled, .ended] {
      let seen = opacities(at: [20, 50, 100, 150], end)
      for (before, after) in zip(seen, seen.dropFirst()) { #expect(after < before - 0.05) }
      #expect(abs((seen.last ?? 0) - 0.3) < 0.15)
      #expect(screen.line.alpha == 1)
    }
    #expect(screen.view.window == nil)
  }
}
