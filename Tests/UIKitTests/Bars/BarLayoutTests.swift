import Testing
import UIKit
import UIKitHost

/// The room that bars take from the content.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarLayoutTests {
  @Test func contentEndsAtAnOpaqueBar() {
    let scene = NavigationScene("A")
    scene.navigation.navigationBar.isTranslucent = false
    scene.host.advance(by: 0.1)
    let view = scene.screens[0].view
    #expect(view?.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    scene.screens[0].extendedLayoutIncludesOpaqueBars = true
    scene.host.advance(by: 0.1)
    #expect(view?.frame.minY == 0)
    #expect(view?.safeAreaInsets.top == 91)
  }

  @Test func toolbarCoversTheBottom() {
    let scene = NavigationScene("A")
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.host.advance(by: 0.1)
    let toolbar = scene.navigation.toolbar ?? UIToolbar()
    let place = toolbar.convert(toolbar.bounds, to: scene.navigation.view)
    #expect(place == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(scene.screens[0].view.safeAreaInsets.bottom == 78)
  }

  @Test(arguments: [true, false]) func aToolbarStandsInAContainerThatFloats(floats: Bool) {
    var settings = HostSettings()
    settings.toolbarFloats = floats
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    host.settings = settings
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    navigation.setToolbarHidden(false, animated: false)
    host.advance(by: 0.1)
    let toolbar = navigation.toolbar ?? UIToolbar()
    let container = floats ? toolbar.superview?.superview : toolbar.superview
    #expect(container === navigation.view)
    #expect(!toolbar.isHidden && toolbar.window != nil)
    navigation.setToolbarHidden(true, animated: true)
    host.advance(by: 0.1)
    #expect(!toolbar.isHidden)
    host.advance(by: 0.5)
    #expect(toolbar.isHidden)
    #expect(toolbar.superview?.isHidden == floats)
  }

  @Test func aHiddenItemTakesNoRoom() {
    let scene = NavigationScene("A")
    let item = scene.screens[0].navigationItem
    let custom = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    item.rightBarButtonItems = custom.map { UIBarButtonItem(customView: $0) }
    scene.host.advance(by: 0.1)
    func x(_ view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: nil).x }
    let last = x(custom[0])
    #expect(x(custom[1]) < last)
    item.rightBarButtonItems?[0].isHidden = true
    scene.host.advance(by: 0.1)
    #expect(custom[0].window == nil)
    #expect(x(custom[1]) == last)
  }
}
