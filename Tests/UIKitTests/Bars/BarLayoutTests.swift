import Testing
import UIKit
import UIKitHost

/// The room that bars take from the content.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarLayoutTests {
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
