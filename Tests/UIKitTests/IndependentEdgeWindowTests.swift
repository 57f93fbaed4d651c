import Testing
import UIKit
import UIKitHost

/// Odd things an app may legally do with presentations, windows and swipes.
@MainActor @Suite(.serialized) struct IndependentEdgeWindowTests {
  private func settle(_ phone: DiaryPhone) {
    phone.host.advance(by: 3)
  }

  private func onlyTopIsSeen(_ phone: DiaryPhone) -> Bool {
    phone.navigation.viewControllers.allSatisfy { screen in
      (screen.viewIfLoaded?.window != nil) == (screen === phone.navigation.topViewController)
    }
  }

  @Test func presentingWhilePresentingIsRefusedWithUIKitsWords() {
    let canvas = Canvas()
    let first = UIViewController()
    let second = UIViewController()
    canvas.root.present(first, animated: true)
    canvas.host.advance(by: 2)
    canvas.root.present(second, animated: true)
    canvas.host.advance(by: 2)
    #expect(canvas.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(canvas.host.log.contains { $0.contains("which is already presenting") })
  }

  @Test func dismissingWithNothingPresentedStillCallsBack() {
    let canvas = Canvas()
    var called = 0
    canvas.root.dismiss(animated: true) { called += 1 }
    canvas.host.advance(by: 1)
    #expect(called <= 1)
    #expect(canvas.root.view.window != nil)
  }

  @Test func dismissingDuringThePresentationEndsWithNothingPresented() {
    let canvas = Canvas()
    let first = UIViewController()
    first.modalPresentationStyle = .fullScreen
    canvas.root.present(first, animated: true)
    canvas.host.advance(by: 0.1)
    canvas.root.dismiss(animated: true)
    canvas.host.advance(by: 3)
    // UIKit drops a dismissal that comes while the presentation runs; what counts is that a second
    // one works.
    canvas.root.dismiss(animated: true)
    canvas.host.advance(by: 3)
    #expect(canvas.root.presentedViewController == nil)
    #expect(canvas.root.view.window != nil)
  }

  @Test func presentingInsideViewWillAppearDoesNotHang() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    let card = UIViewController()
    second.onWillAppear = { [weak second] in
      second?.onWillAppear = nil
      second?.present(card, animated: true)
    }
    phone.navigation.pushViewController(second, animated: true)
    settle(phone)
    #expect(phone.names == ["a", "b"])
  }

  @Test func pushingWhileACardCoversTheNavigationControllerWorks() {
    let phone = DiaryPhone()
    let card = UIViewController()
    card.modalPresentationStyle = .fullScreen
    phone.navigation.present(card, animated: false)
    phone.host.advance(by: 0.2)
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    settle(phone)
    #expect(phone.names == ["a", "b"])
    phone.navigation.dismiss(animated: false)
    settle(phone)
    #expect(onlyTopIsSeen(phone))
    #expect(phone.diary.words.filter { $0 == "b didAppear" }.count == 1)
  }

  @Test func aZeroSizedWindowLaysOutPushesAndDraws() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let navigation = UINavigationController(rootViewController: DiaryScreen("a"))
    host.window.frame = .zero
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    navigation.pushViewController(DiaryScreen("b"), animated: true)
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    _ = host.frame()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theWindowTurnsInTheMiddleOfAPush() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.15)
    phone.host.window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    settle(phone)
    #expect(phone.navigation.view.bounds.size == CGSize(width: 400, height: 200))
    #expect(second.view.bounds.width == 400)
    #expect(second.view.convert(CGPoint.zero, to: nil).x == 0)
    phone.navigation.popViewController(animated: true)
    settle(phone)
    #expect(phone.navigation.topViewController?.view.bounds.width == 400)
    #expect(onlyTopIsSeen(phone))
  }

  @Test func aScreenWithoutAColourIsSeenThrough() {
    let phone = DiaryPhone()
    phone.host.window.backgroundColor = .red
    phone.navigation.setNavigationBarHidden(true, animated: false)
    phone.navigation.view.backgroundColor = nil
    let second = phone.screen("b", colour: nil)
    phone.navigation.pushViewController(second, animated: true)
    settle(phone)
    #expect(second.view.backgroundColor == nil)
    let pixel = phone.host.pixel(at: CGPoint(x: 100, y: 300))
    #expect(pixel.red == 255 && pixel.green == 0)
  }

  @Test func theSwipeBackAtTheRootDoesNothing() {
    let phone = DiaryPhone()
    phone.host.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    settle(phone)
    #expect(phone.names == ["a"])
    #expect(phone.diary.words.isEmpty)
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    settle(phone)
    #expect(onlyTopIsSeen(phone))
  }

  @Test func aPushInTheMiddleOfASwipeBackKeepsTheCallsBalanced() {
    let phone = DiaryPhone(["a", "b"])
    phone.host.touch(.began, at: CGPoint(x: 2, y: 200), finger: 0)
    for x in stride(from: 10, through: 100, by: 10) {
      phone.host.advance(by: 1.0 / 60)
      phone.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200), finger: 0)
    }
    phone.host.advance(by: 0.05)
    phone.navigation.pushViewController(phone.screen("c"), animated: true)
    phone.host.advance(by: 0.1)
    phone.host.touch(.ended, at: CGPoint(x: 100, y: 200), finger: 0)
    settle(phone)
    #expect(onlyTopIsSeen(phone))
    #expect(phone.navigation.topViewController?.view.window != nil)
  }

  @Test func aSwipeInterruptedByTheSystemLeavesTheScreenWhereItWas() {
    let phone = DiaryPhone(["a", "b"])
    phone.host.touch(.began, at: CGPoint(x: 2, y: 200), finger: 0)
    for x in stride(from: 10, through: 150, by: 10) {
      phone.host.advance(by: 1.0 / 60)
      phone.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200), finger: 0)
    }
    phone.host.touch(.cancelled, at: CGPoint(x: 150, y: 200), finger: 0)
    settle(phone)
    #expect(phone.names == ["a", "b"])
    #expect(onlyTopIsSeen(phone))
    #expect(phone.host.log.isEmpty)
  }

  @Test func aScreenMovedFromOneStackToAnotherLeavesTheFirst() {
    let phone = DiaryPhone(["a", "b"])
    let moved = phone.navigation.topViewController
    phone.navigation.popViewController(animated: false)
    phone.host.advance(by: 0.2)
    let other = UINavigationController(rootViewController: phone.screen("x"))
    if let moved { other.pushViewController(moved, animated: false) }
    phone.host.window.rootViewController = other
    settle(phone)
    #expect(phone.names == ["a"])
    #expect(other.viewControllers.count == 2)
    #expect(moved?.navigationController === other)
    #expect(moved?.view.window != nil)
  }

  @Test func tabsSwitchedInTheMiddleOfAPushLeaveBothStacksWhole() {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let diary = Diary()
    let first = UINavigationController(rootViewController: DiaryScreen("a", diary))
    let second = UINavigationController(rootViewController: DiaryScreen("x", diary))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    host.window.rootViewController = tabs
    host.window.makeKeyAndVisible()
    host.advance(by: 0.5)
    first.pushViewController(DiaryScreen("b", diary), animated: true)
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    host.advance(by: 2)
    #expect(second.view.window != nil)
    tabs.selectedIndex = 0
    host.advance(by: 2)
    #expect(first.viewControllers.count == 2)
    #expect(first.topViewController?.view.window != nil)
    #expect(first.viewControllers.first?.view.window == nil)
  }
}
