import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// An app's override makes a drag's change without animation: the drag fails, and the change is told.
@MainActor @Suite(.warningsAreRead)
struct LibraryUnanimatedDragTests {
  private final class Stack: SnapshotNavigationController {
    var isAnimated = true

    override func pushViewController(_ screen: UIViewController, animated: Bool) {
      super.pushViewController(screen, animated: animated && isAnimated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
      super.popViewController(animated: animated && isAnimated)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func aChangeThatAnOverrideDoesNotAnimateIsTold(goesBack: Bool, withLayout: Bool) {
    let host = LinuxHost.small()
    host.settings.unanimatedChangesComeWithLayout = withLayout
    let (root, next) = (ColorScreen("root", .red), ColorScreen("next", .green))
    let stack = Stack(rootViewController: root)
    stack.configuration.forwardHistory = 1
    host.show(stack, for: 0.2)
    stack.pushViewController(next, animated: true)
    host.advance(by: 1)
    if goesBack {
      stack.invalidateSnapshot(for: root)
    } else {
      _ = stack.popViewController(animated: false)
      host.advance(by: 1)
    }
    var told: [String] = []
    let observation = stack.observeTransitions {
      told.append("\($0.phase) \($0.operation) \($0.to?.title ?? "") \($0.isAnimated)")
    }
    stack.isAnimated = false
    let (start, end): (CGFloat, CGFloat) = goesBack ? (4, 150) : (196, 50)
    host.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.3)
    host.advance(by: 1)
    #expect(stack.topViewController?.title == (goesBack ? "root" : "next"))
    #expect(told == [goesBack ? "didFinish pop root false" : "didFinish push next false"])
    #expect(!stack.isTransitioning)
    #expect(host.color(x: 100, y: 350) == (goesBack ? [255, 0, 0] : [0, 255, 0]))
    observation.cancel()
  }
}
