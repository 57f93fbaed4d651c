import Testing
import UIKitHost

@testable import UIKit

/// The one background of two visible bars.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarBackgroundTests {
  private func paint(_ item: UINavigationItem, _ color: UIColor) {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    item.standardAppearance = look
    item.scrollEdgeAppearance = look
  }

  /// A bar shows its scroll-edge look only over a list that is at its top.
  @Test(arguments: [true, false])
  func aPopShowsTheLookOfAListThatIsScrolled(animated: Bool) throws {
    let scene = NavigationScene("A")
    let top = try #require(scene.navigation.topViewController)
    let list = UIScrollView(frame: top.view.bounds)
    list.contentSize = CGSize(width: 100, height: 3000)
    top.view.addSubview(list)
    for (color, keyPath) in [
      (UIColor.red, \UINavigationItem.standardAppearance as ReferenceWritableKeyPath),
      (.blue, \UINavigationItem.scrollEdgeAppearance),
    ] {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
      top.navigationItem[keyPath: keyPath] = look
    }
    scene.host.advance(by: 0.1)
    #expect(scene.host.color(x: 200, y: 52) == [0, 0, 255])
    list.contentOffset.y = 500
    scene.host.advance(by: 0.5)
    #expect(scene.host.color(x: 200, y: 52) == [255, 0, 0])
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 1)
    scene.navigation.popViewController(animated: animated)
    scene.host.advance(by: 1)
    #expect(scene.host.color(x: 200, y: 52) == [255, 0, 0])
  }

  /// Two visible bars are one: its background fades in place, and follows a finger.
  @Test(arguments: [true, false])
  func theBackgroundFadesInPlace(byFinger: Bool) throws {
    let scene = NavigationScene("A")
    let next = scene.screen("B")
    paint(try #require(scene.navigation.topViewController).navigationItem, .red)
    paint(next.navigationItem, .blue)
    scene.host.advance(by: 0.1)
    func color() -> [UInt8] {
      scene.host.color(x: 200, y: 52)
    }
    #expect(color() == [255, 0, 0])
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.17)
    let amid = color()
    #expect(amid[0] > 40 && amid[2] > 40)
    scene.host.advance(by: 1)
    #expect(color() == [0, 0, 255])
    guard byFinger else { return }
    scene.host.touch(.began, at: CGPoint(x: 4, y: 400))
    scene.host.move(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.1)
    scene.host.advance(by: 0.3)
    let early = color()
    #expect(early[2] > 200 && early[0] < 55)
    scene.host.move(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.2)
    scene.host.advance(by: 0.3)
    let late = color()
    #expect(late[0] > 80 && late[2] > 80)
    scene.host.touch(.cancelled, at: CGPoint(x: 200, y: 400))
    scene.host.advance(by: 1)
    #expect(color() == [0, 0, 255])
  }
}
