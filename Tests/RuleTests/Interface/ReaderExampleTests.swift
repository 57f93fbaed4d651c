import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor
struct ReaderExampleTests {
  @Test func onlyADragPastHalfLeavesTheReader() {
    let host = LinuxHost(size: CGSize(width: 390, height: 844), scale: 2)
    let navigation = SnapshotNavigationController(rootViewController: CoverScreen())
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)

    navigation.pushViewController(ReaderScreen(), animated: true)
    host.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    #expect(host.pixel(at: CGPoint(x: 195, y: 600)) == (0, 0, 255, 255))

    host.drag(from: CGPoint(x: 20, y: 600), to: CGPoint(x: 100, y: 600), duration: 0.8)
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(!navigation.isNavigationBarHidden)

    host.drag(from: CGPoint(x: 20, y: 600), to: CGPoint(x: 360, y: 600), duration: 0.3)
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.isNavigationBarHidden)
    #expect(host.log.isEmpty)
  }
}

private final class CoverScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
  }
}

private final class ReaderScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }
}
