import Testing
import UIKit
import UIKitHost

/// Orders and rules of navigation as Apple documents them and developers know them.
@MainActor @Suite(.serialized) struct IndependentNavigationTests {
  @Test func anAnimatedPushCallsInOrder() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 2)
    #expect(
      phone.diary.take() == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear",
        "b didAppear", "b didMove in",
      ])
  }

  @Test func anUnanimatedPushCallsTheSameInTheSameOrder() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: false)
    phone.host.advance(by: 0.2)
    #expect(
      phone.diary.take() == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear",
        "b didAppear", "b didMove in",
      ])
  }

  @Test(arguments: [true, false]) func aPopCallsInOrder(animated: Bool) {
    let phone = DiaryPhone(["a", "b"])
    phone.navigation.popViewController(animated: animated)
    phone.host.advance(by: 2)
    #expect(
      phone.diary.take().filter { $0 != "a didLoad" } == [
        "b willMove nil", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        "b didMove nil",
      ])
  }

  @Test func popToRootIsSilentForTheScreensBetween() {
    let phone = DiaryPhone(["a", "b", "c", "d"])
    let popped = phone.navigation.popToRootViewController(animated: true)
    #expect(popped?.count == 3)
    phone.host.advance(by: 2)
    let appearances = phone.diary.take().filter { $0.contains("ppear") }
    #expect(
      appearances == ["d willDisappear", "a willAppear", "d didDisappear", "a didAppear"])
  }

  @Test func theStackChangesAtTheCall() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    #expect(phone.names == ["a", "b"])
    #expect(phone.navigation.topViewController === second)
    #expect(second.navigationController === phone.navigation)
    #expect(phone.navigation.transitionCoordinator != nil)
    phone.host.advance(by: 2)
    #expect(phone.navigation.transitionCoordinator == nil)
  }

  @Test func anUnanimatedPushHasNoCoordinatorInTheEnd() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: false)
    phone.host.advance(by: 0.1)
    #expect(phone.navigation.transitionCoordinator == nil)
  }

  @Test func popReturnsThePoppedScreenAtOnce() {
    let phone = DiaryPhone(["a", "b"])
    let top = phone.navigation.topViewController
    #expect(phone.navigation.popViewController(animated: true) === top)
    #expect(phone.names == ["a"])
  }

  @Test func popToAScreenReturnsTheOnesAboveIt() {
    let phone = DiaryPhone(["a", "b", "c"])
    let middle = phone.navigation.viewControllers[1]
    let popped = phone.navigation.popToViewController(middle, animated: false)
    phone.host.advance(by: 0.1)
    #expect(popped?.compactMap { ($0 as? DiaryScreen)?.name } == ["c"])
    #expect(phone.names == ["a", "b"])
  }

  @Test func popToTheTopDoesNothing() throws {
    let phone = DiaryPhone(["a", "b"])
    let top = try #require(phone.navigation.topViewController)
    #expect((phone.navigation.popToViewController(top, animated: true) ?? []).isEmpty)
    phone.host.advance(by: 1)
    #expect(phone.diary.take().isEmpty)
  }

  @Test func settingTheSameStackIsSilent() {
    let phone = DiaryPhone(["a", "b"])
    phone.navigation.setViewControllers(phone.navigation.viewControllers, animated: true)
    phone.host.advance(by: 1)
    #expect(phone.diary.take().filter { $0.contains("ppear") }.isEmpty)
  }

  @Test func aReorderedStackPopsToItsNewTop() {
    let phone = DiaryPhone(["a", "b"])
    phone.navigation.setViewControllers(
      phone.navigation.viewControllers.reversed(), animated: true)
    phone.host.advance(by: 1)
    #expect(phone.names == ["b", "a"])
    let appearances = phone.diary.take().filter { $0.contains("ppear") }
    #expect(
      appearances == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
  }

  @Test func aSwipeSeenThroughPops() {
    let phone = DiaryPhone(["a", "b"])
    phone.host.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.3)
    phone.host.advance(by: 1)
    #expect(phone.names == ["a"])
    #expect(
      phone.diary.take().filter { $0 != "a didLoad" } == [
        "b willMove nil", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        "b didMove nil",
      ])
  }

  @Test func aSwipeGivenUpGivesEveryCallBack() {
    let phone = DiaryPhone(["a", "b"])
    phone.host.touch(.began, at: CGPoint(x: 2, y: 200), finger: 0)
    for x in stride(from: 10, through: 60, by: 5) {
      phone.host.advance(by: 1.0 / 30)
      phone.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200), finger: 0)
    }
    #expect(phone.names == ["a"])
    for x in stride(from: 60, through: 12, by: -4) {
      phone.host.advance(by: 1.0 / 30)
      phone.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200), finger: 0)
    }
    phone.host.advance(by: 0.2)
    phone.host.touch(.ended, at: CGPoint(x: 12, y: 200), finger: 0)
    phone.host.advance(by: 1)
    #expect(phone.names == ["a", "b"])
    let words = phone.diary.take().filter { $0.contains("ppear") }
    #expect(Array(words.prefix(2)) == ["b willDisappear", "a willAppear"])
    #expect(Set(words.suffix(2)) == ["a didDisappear", "b didAppear"])
    #expect(words.count == 6)
    #expect(phone.host.log.isEmpty)
  }

  @Test func isMovingIsTrueOnlyForScreensThatComeOrGo() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    let first = phone.navigation.topViewController as? DiaryScreen
    var words: [String] = []
    second.onWillAppear = { [weak second] in
      words.append("b to \(second?.isMovingToParent == true)")
    }
    first?.onWillDisappear = { [weak first] in
      words.append("a from \(first?.isMovingFromParent == true)")
    }
    first?.onWillAppear = { [weak first] in
      words.append("a to \(first?.isMovingToParent == true)")
    }
    second.onWillDisappear = { [weak second] in
      words.append("b from \(second?.isMovingFromParent == true)")
    }
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 1)
    phone.navigation.popViewController(animated: true)
    phone.host.advance(by: 1)
    #expect(words == ["a from false", "b to true", "b from true", "a to false"])
  }

  @Test func theSecondPushDuringAPushIsToldOnTheConsole() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 0.1)
    phone.navigation.pushViewController(phone.screen("c"), animated: true)
    phone.host.advance(by: 3)
    #expect(phone.names == ["a", "b", "c"])
    #expect(
      phone.host.log.contains {
        $0.contains("nested push animation can result in corrupted navigation bar")
      })
  }

  @Test func theBackButtonPops() {
    let phone = DiaryPhone(["a", "b"])
    phone.host.tap(at: CGPoint(x: 20, y: phone.navigation.navigationBar.frame.midY))
    phone.host.advance(by: 1)
    #expect(phone.names == ["a"])
  }

  @Test func aHiddenBarTakesNoRoom() {
    let phone = DiaryPhone()
    let before = phone.navigation.topViewController?.view.safeAreaInsets.top ?? 0
    phone.navigation.setNavigationBarHidden(true, animated: true)
    phone.host.advance(by: 1)
    let after = phone.navigation.topViewController?.view.safeAreaInsets.top ?? 0
    #expect(before - after == phone.navigation.navigationBar.frame.height)
    #expect(phone.navigation.isNavigationBarHidden)
  }

  @Test func anOpaqueBarPushesTheContentDown() {
    let phone = DiaryPhone()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    phone.navigation.navigationBar.standardAppearance = appearance
    phone.navigation.navigationBar.scrollEdgeAppearance = appearance
    phone.navigation.navigationBar.isTranslucent = false
    phone.host.advance(by: 0.5)
    let view = phone.navigation.topViewController?.view
    let bar = phone.navigation.navigationBar
    #expect(view?.convert(CGPoint.zero, to: nil).y == bar.convert(bar.bounds, to: nil).maxY)
    let pixel = phone.host.pixel(at: CGPoint(x: 190, y: bar.convert(bar.bounds, to: nil).maxY - 4))
    #expect(pixel.red == 255 && pixel.green == 0)
  }

  @Test func theToolbarIsHiddenUntilAskedFor() {
    let phone = DiaryPhone()
    #expect(phone.navigation.isToolbarHidden)
    let before = phone.navigation.topViewController?.view.safeAreaInsets.bottom ?? 0
    phone.navigation.setToolbarHidden(false, animated: false)
    phone.host.advance(by: 0.2)
    let after = phone.navigation.topViewController?.view.safeAreaInsets.bottom ?? 0
    #expect(after > before)
  }
}
