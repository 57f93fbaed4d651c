import Testing
import UIKit
import UIKitHost

/// Presentation, containment and tabs as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentContainerTests {
  // Modal, containment, tabs

  @Test func aFullScreenPresentationCallsInOrder() {
    let phone = DiaryPhone()
    let card = phone.screen("m")
    card.modalPresentationStyle = .fullScreen
    phone.navigation.present(card, animated: true) { phone.diary.note("done") }
    phone.host.advance(by: 1)
    let words = phone.diary.take()
    #expect(
      words == [
        "m didLoad", "a willDisappear", "m willAppear", "m didAppear", "a didDisappear", "done",
      ])
    phone.navigation.dismiss(animated: true) { phone.diary.note("done") }
    phone.host.advance(by: 1)
    #expect(
      phone.diary.take() == [
        "m willDisappear", "a willAppear", "a didAppear", "m didDisappear", "done",
      ])
  }

  @Test func anOverFullScreenPresentationLeavesThePresenterAlone() {
    let phone = DiaryPhone()
    let card = phone.screen("m")
    card.modalPresentationStyle = .overFullScreen
    phone.navigation.present(card, animated: true)
    phone.host.advance(by: 1)
    #expect(phone.diary.take() == ["m didLoad", "m willAppear", "m didAppear"])
    #expect(phone.navigation.topViewController?.view.window != nil)
  }

  @Test func aChildAddedToAVisibleParentAppearsWithItsView() {
    let phone = DiaryPhone()
    let child = phone.screen("c")
    guard let parent = phone.navigation.topViewController else { return }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    phone.host.advance(by: 0.1)
    let words = phone.diary.take()
    #expect(
      words == [
        "c willMove in", "c didLoad", "c willAppear", "c didAppear", "c didMove in",
      ]
        || words == [
          "c willMove in", "c didLoad", "c willAppear", "c didMove in", "c didAppear",
        ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    phone.host.advance(by: 0.1)
    #expect(
      phone.diary.take() == [
        "c willMove nil", "c willDisappear", "c didDisappear", "c didMove nil",
      ])
  }

  @Test func aTabSwitchCallsBothScreens() {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let diary = Diary()
    let tabs = UITabBarController()
    tabs.viewControllers = [DiaryScreen("x", diary), DiaryScreen("y", diary)]
    host.window.rootViewController = tabs
    host.window.makeKeyAndVisible()
    host.advance(by: 0.5)
    _ = diary.take()
    tabs.selectedIndex = 1
    host.advance(by: 0.5)
    let words = diary.take().filter { $0.contains("ppear") }
    #expect(words.count == 4)
    #expect(Set(words) == ["x willDisappear", "y willAppear", "x didDisappear", "y didAppear"])
    #expect(words.firstIndex(of: "y willAppear") ?? 9 < words.firstIndex(of: "y didAppear") ?? 0)
  }

  @Test func appearanceCallsLeftOpenAreToldOnTheConsole() {
    let canvas = Canvas()
    canvas.root.beginAppearanceTransition(true, animated: false)
    canvas.root.endAppearanceTransition()
    canvas.root.endAppearanceTransition()
    canvas.host.advance(by: 0.1)
    #expect(
      canvas.host.log.contains {
        $0.contains("Unbalanced calls to begin/end appearance transitions for")
      })
  }
}
