import Testing
import UIKit
import UIKitHost

@MainActor
struct LinuxHostExampleTests {
  @Test func aPushedScreenIsSeenAndCanBeSwipedAway() {
    let host = LinuxHost(size: CGSize(width: 390, height: 844), scale: 2)
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()

    let screen = UIViewController()
    screen.view.backgroundColor = .red
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 0.5)
    #expect(host.pixel(at: CGPoint(x: 195, y: 400)) == (255, 0, 0, 255))

    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    host.advance(by: 0.5)
    #expect(navigation.viewControllers.count == 1)
    #expect(host.log.isEmpty)
  }
}
