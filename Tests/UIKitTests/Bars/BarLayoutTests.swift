import Testing
import UIKit
import UIKitHost

/// The room that bars take from the content.
@MainActor @Suite(.serialized) struct BarLayoutTests {
  @Test func contentHasTheFullSizeBeneathATranslucentBar() {
    let scene = NavigationScene("A")
    let view = scene.screens[0].view
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

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

  @Test func aHiddenBarGivesItsPlaceBack() {
    let scene = NavigationScene("A")
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.navigationBar.isHidden)
    #expect(scene.screens[0].view.safeAreaInsets.top == 47)
  }

  @Test func theDestinationHasItsInsetsBeforeTheFirstFrame() {
    let scene = NavigationScene("A")
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver()
    delegate.animator = animator
    scene.navigation.delegate = delegate
    let next = scene.screen("B")
    delegate.inWillShow = { $0.setNavigationBarHidden(true, animated: false) }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 1.0 / 60)
    #expect(next.view.safeAreaInsets.top == 47)
    scene.host.advance(by: 1)
    withExtendedLifetime(delegate) {}
  }

  @Test func toolbarCoversTheBottom() {
    let scene = NavigationScene("A")
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(scene.screens[0].view.safeAreaInsets.bottom == 78)
  }

  @Test func aHiddenBarTakesNoRoom() {
    let scene = NavigationScene.small()
    let before = scene.navigation.topViewController?.view.safeAreaInsets.top ?? 0
    scene.navigation.setNavigationBarHidden(true, animated: true)
    scene.host.advance(by: 1)
    let after = scene.navigation.topViewController?.view.safeAreaInsets.top ?? 0
    #expect(before - after == scene.navigation.navigationBar.frame.height)
    #expect(scene.navigation.isNavigationBarHidden)
  }

  @Test func anOpaqueBarPushesTheContentDown() {
    let scene = NavigationScene.small()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    scene.navigation.navigationBar.standardAppearance = appearance
    scene.navigation.navigationBar.scrollEdgeAppearance = appearance
    scene.navigation.navigationBar.isTranslucent = false
    scene.host.advance(by: 0.5)
    let view = scene.navigation.topViewController?.view
    let bar = scene.navigation.navigationBar
    #expect(view?.convert(CGPoint.zero, to: nil).y == bar.convert(bar.bounds, to: nil).maxY)
    let pixel = scene.host.pixel(at: CGPoint(x: 190, y: bar.convert(bar.bounds, to: nil).maxY - 4))
    #expect(pixel.red == 255 && pixel.green == 0)
  }

  @Test func theToolbarIsHiddenUntilAskedFor() {
    let scene = NavigationScene.small()
    #expect(scene.navigation.isToolbarHidden)
    let before = scene.navigation.topViewController?.view.safeAreaInsets.bottom ?? 0
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.host.advance(by: 0.2)
    let after = scene.navigation.topViewController?.view.safeAreaInsets.bottom ?? 0
    #expect(after > before)
  }
}
