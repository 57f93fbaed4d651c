import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A stack that a container of the app's lets go of in the midst of something leaves nothing behind.
@MainActor @Suite(.warningsAreRead)
struct LibraryFreedTests {
  enum Midst: CaseIterable, Sendable {
    case push, pop, popOverLiveScreen, drag, settle, reveal, trail
  }

  /// It calls the appearance callbacks of its child itself, or forgets to.
  private final class Container: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func show(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      child.beginAppearanceTransition(true, animated: false)
      view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: self)
    }

    func drop(_ child: UIViewController) {
      if forwards { child.beginAppearanceTransition(false, animated: false) }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      if forwards { child.endAppearanceTransition() }
    }
  }

  private func begin(_ midst: Midst, _ navigation: SnapshotNavigationController, _ host: LinuxHost)
  {
    let screen = ColorScreen("a", .green)
    navigation.pushViewController(screen, animated: true)
    guard midst != .push else { return host.advance(by: 0.1) }
    host.advance(by: 1)
    switch midst {
    case .push: break
    case .pop, .popOverLiveScreen, .reveal:
      if midst == .popOverLiveScreen, let root = navigation.viewControllers.first {
        navigation.invalidateSnapshot(for: root)
      }
      navigation.popViewController(animated: true)
      host.advance(by: midst == .reveal ? 0.4 : 0.1)
    case .trail:
      navigation.popViewController(animated: true)
      host.advance(by: 0.1)
      host.touch(.began, at: CGPoint(x: 30, y: 300))
      host.touch(.ended, at: CGPoint(x: 30, y: 300))
    case .drag, .settle:
      host.touch(.began, at: CGPoint(x: 20, y: 200))
      host.move(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.3)
      guard midst == .settle else { return }
      host.touch(.ended, at: CGPoint(x: 150, y: 200))
      host.advance(by: 0.05)
    }
  }

  @Test(arguments: Midst.allCases, [true, false])
  func nothingIsLeftInTheWindow(_ midst: Midst, forwards: Bool) {
    let host = LinuxHost.small()
    let container = Container()
    container.forwards = forwards
    container.view.backgroundColor = .blue
    host.show(container, for: 0.2)
    weak var freed: SnapshotNavigationController?
    autoreleasepool {
      let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
      freed = navigation
      container.show(navigation)
      host.advance(by: 0.3)
      begin(midst, navigation, host)
      container.drop(navigation)
    }
    host.advance(by: 1.0 / 60)
    #expect(host.color(x: 100, y: 300) == Shade.blue)
    host.advance(by: 1)
    host.touch(.cancelled, at: CGPoint(x: 150, y: 200))
    host.advance(by: 1)
    #expect(freed == nil)
    #expect(host.color(x: 100, y: 300) == Shade.blue)
    #expect(container.view.subviews.isEmpty, "\(container.view.subviews)")
    #expect(host.log.isEmpty, "\(host.log)")
  }
}
