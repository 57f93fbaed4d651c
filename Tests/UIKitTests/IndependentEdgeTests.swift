import Testing
import UIKit
import UIKitHost

/// Odd things an app may legally do around a navigation controller: none may trap, hang or leave
/// the stack, the screen and the calls out of step.
@MainActor @Suite(.serialized) struct IndependentEdgeTests {
  private func settle(_ phone: DiaryPhone) {
    phone.host.advance(by: 3)
  }

  private func onlyTopIsSeen(_ phone: DiaryPhone) -> Bool {
    phone.navigation.viewControllers.allSatisfy { screen in
      (screen.viewIfLoaded?.window != nil) == (screen === phone.navigation.topViewController)
    }
  }

  @Test func aPushInsideViewWillAppearEndsOnTheLastScreen() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    let third = phone.screen("c")
    second.onWillAppear = { [weak second] in
      second?.onWillAppear = nil
      phone.navigation.pushViewController(third, animated: true)
    }
    phone.navigation.pushViewController(second, animated: true)
    settle(phone)
    #expect(phone.names == ["a", "b", "c"])
    #expect(onlyTopIsSeen(phone))
    #expect(third.view.window != nil)
  }

  @Test func anUnanimatedPushInsideViewWillAppearEndsOnTheLastScreen() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    let third = phone.screen("c")
    second.onWillAppear = { [weak second] in
      second?.onWillAppear = nil
      phone.navigation.pushViewController(third, animated: false)
    }
    phone.navigation.pushViewController(second, animated: false)
    settle(phone)
    #expect(phone.names == ["a", "b", "c"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func aPushInsideViewDidAppearIsAnOrdinaryPush() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    let third = phone.screen("c")
    second.onDidAppear = { [weak second] in
      second?.onDidAppear = nil
      phone.navigation.pushViewController(third, animated: true)
    }
    phone.navigation.pushViewController(second, animated: true)
    settle(phone)
    #expect(phone.names == ["a", "b", "c"])
    #expect(onlyTopIsSeen(phone))
    #expect(phone.diary.words.last == "c didMove in")
    #expect(phone.host.log.isEmpty)
  }

  @Test func aPopInsideDidShowIsAnOrdinaryPop() {
    let phone = DiaryPhone()
    let delegate = ShowDelegate()
    delegate.onDidShow = { navigation, shown in
      if (shown as? DiaryScreen)?.name == "b" { navigation.popViewController(animated: true) }
    }
    phone.navigation.delegate = delegate
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    settle(phone)
    #expect(phone.names == ["a"])
    #expect(onlyTopIsSeen(phone))
    #expect(phone.host.log.isEmpty)
    #expect(delegate.words == ["will b", "did b", "will a", "did a"])
  }

  @Test func aPushInsideWillShowEndsOnTheLastScreen() {
    let phone = DiaryPhone()
    let delegate = ShowDelegate()
    let third = phone.screen("c")
    delegate.onWillShow = { navigation, shown in
      if (shown as? DiaryScreen)?.name == "b" {
        navigation.pushViewController(third, animated: true)
      }
    }
    phone.navigation.delegate = delegate
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    settle(phone)
    #expect(phone.names == ["a", "b", "c"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func aPopInsideViewWillDisappearDoesNotHang() {
    let phone = DiaryPhone(["a", "b", "c"])
    let top = phone.navigation.topViewController as? DiaryScreen
    top?.onWillDisappear = { [weak top] in
      top?.onWillDisappear = nil
      phone.navigation.popViewController(animated: true)
    }
    phone.navigation.popViewController(animated: true)
    settle(phone)
    #expect(phone.names == ["a"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func popToRootInsideViewDidDisappearEndsAtTheRoot() {
    let phone = DiaryPhone(["a", "b", "c"])
    let top = phone.navigation.topViewController as? DiaryScreen
    top?.onDidDisappear = { phone.navigation.popToRootViewController(animated: true) }
    phone.navigation.popViewController(animated: true)
    settle(phone)
    #expect(phone.names == ["a"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func theRootCannotBePopped() {
    let phone = DiaryPhone()
    #expect(phone.navigation.popViewController(animated: true) == nil)
    settle(phone)
    #expect(phone.names == ["a"])
    #expect(phone.diary.words.isEmpty)
  }

  @Test func popToRootAtTheRootReturnsNothing() {
    let phone = DiaryPhone()
    #expect((phone.navigation.popToRootViewController(animated: true) ?? []).isEmpty)
    settle(phone)
    #expect(phone.diary.words.isEmpty)
  }

  @Test func viewControllersSetDuringAPushIsTheStackInTheEnd() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 0.1)
    phone.navigation.viewControllers = [phone.screen("x"), phone.screen("y")]
    settle(phone)
    #expect(phone.names == ["x", "y"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func theRootReplacedUnderARunningPushLeavesThePushRunning() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.1)
    phone.navigation.viewControllers = [phone.screen("x"), second]
    settle(phone)
    #expect(phone.names == ["x", "b"])
    #expect(second.view.window != nil)
    #expect(onlyTopIsSeen(phone))
  }

  @Test func anEmptyStackIsAllowedAndAPushFillsIt() {
    let phone = DiaryPhone()
    phone.navigation.viewControllers = []
    settle(phone)
    #expect(phone.navigation.topViewController == nil)
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    settle(phone)
    #expect(phone.names == ["b"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func aNavigationControllerWithoutScreensIsShownAndTouched() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    host.window.rootViewController = UINavigationController()
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    host.drag(from: CGPoint(x: 1, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    host.advance(by: 0.5)
    #expect(host.log.isEmpty)
  }

  @Test func theWindowsRootIsReplacedInTheMiddleOfAPush() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 0.1)
    let other = phone.screen("other")
    phone.host.window.rootViewController = other
    settle(phone)
    #expect(other.view.window != nil)
    #expect(phone.navigation.view.window == nil)
    #expect(phone.diary.words.contains("other didAppear"))
  }

  @Test func theWindowIsHiddenInTheMiddleOfAPushAndShownAgain() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 0.1)
    phone.host.window.isHidden = true
    settle(phone)
    phone.host.window.isHidden = false
    settle(phone)
    #expect(phone.names == ["a", "b"])
    #expect(onlyTopIsSeen(phone))
  }

  @Test func theNavigationViewIsRemovedInTheMiddleOfAPop() {
    let phone = DiaryPhone(["a", "b"])
    phone.navigation.popViewController(animated: true)
    phone.host.advance(by: 0.1)
    phone.navigation.view.removeFromSuperview()
    settle(phone)
    phone.host.window.addSubview(phone.navigation.view)
    settle(phone)
    #expect(phone.names == ["a"])
  }

  @Test func aPushBeforeTheWindowIsSeenNeedsNoAnimation() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let diary = Diary()
    let navigation = UINavigationController(rootViewController: DiaryScreen("a", diary))
    navigation.pushViewController(DiaryScreen("b", diary), animated: true)
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    host.advance(by: 2)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(!diary.words.contains("a didAppear"))
    #expect(diary.words.filter { $0 == "b didAppear" }.count == 1)
  }
}
