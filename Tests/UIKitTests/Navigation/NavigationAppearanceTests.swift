import Testing
import UIKit
import UIKitHost

/// A navigation controller that comes and goes while its stack changes.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationAppearanceTests {
  @Test func aPushWhileTheContainerAppearsJoinsIt() {
    let scene = NavigationScene(shows: false)
    let next = scene.screen("B")
    let root = scene.screens[0]
    root.inWillAppear = {
      root.inWillAppear = nil
      scene.navigation.pushViewController(next, animated: false)
    }
    scene.host.show(scene.navigation, for: 0.1)
    #expect(
      scene.log.takeAppearances() == [
        "A willAppear", "A willDisappear", "B willAppear", "B didAppear", "A didDisappear",
      ])
    #expect(next.view.window != nil)
    #expect(root.view.window == nil)
  }

  @Test func theContainerGoesDuringATransition() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.1)
    _ = scene.log.takeAppearances()
    let other = scene.screen("other")
    scene.host.window.rootViewController = other
    scene.host.advance(by: 1)
    #expect(other.view.window != nil && scene.navigation.view.window == nil)
    let calls = scene.log.takeAppearances()
    #expect(calls.contains("other didAppear"))
    #expect(calls.contains("B willDisappear"))
    #expect(calls.contains("B didDisappear"))
    #expect(!calls.contains("B didAppear"))
  }

  @Test func theContainerGoesBeforeATransitionStarted() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    var completed = false
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completed = true
    }
    scene.host.window.rootViewController = UIViewController()
    scene.host.advance(by: 1)
    #expect(scene.log.takeAppearances() == ["A willDisappear", "A didDisappear"])
    #expect(completed)
    #expect(scene.stack == "AB")
  }

  @Test(arguments: [true, false])
  func anUnanimatedChangeIsMadeGoodBeforeItsContainerGoes(animatesPresentation: Bool) {
    let scene = NavigationScene("A")
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    scene.navigation.present(cover, animated: animatesPresentation)
    scene.host.advance(by: 1)
    #expect(
      scene.log.takeAppearances() == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B willDisappear",
        "B didDisappear",
      ])
  }

  @Test func aScreenPoppedJustBeforeItsContainerGoesHasNoParentAfterwards() {
    let scene = NavigationScene("A")
    let top = scene.screen("B")
    scene.navigation.pushViewController(top, animated: false)
    scene.host.advance(by: 0.1)
    _ = scene.log.takeAppearances()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.navigation.popViewController(animated: true)
    scene.navigation.present(cover, animated: true)
    scene.host.advance(by: 1)
    #expect(top.parent == nil)
    #expect(scene.log.takeAppearances() == ["B willDisappear", "B didDisappear"])
    scene.navigation.dismiss(animated: true)
    scene.host.advance(by: 1)
    #expect(scene.log.takeAppearances() == ["A willAppear", "A didAppear"])
  }

  @Test(arguments: [true, false])
  func unanimatedChangesTakeEffectInTheCallOrWithTheLayout(waits: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.unanimatedChangesComeWithLayout = waits
    let delegate = AnimatorDelegate(scene.log)
    scene.use(delegate)
    let rest = [
      "B didLoad", "A willDisappear", "B willAppear", "willShow B", "B isAppearing",
      "A didDisappear", "B didAppear", "B didMove in", "didShow B",
    ]
    scene.navigation.setViewControllers(scene.screens + [scene.screen("B")], animated: false)
    #expect(scene.stack == "AB")
    #expect(scene.log.take() == ["B willMove in"] + (waits ? [] : rest))
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == (waits ? rest : []))
    #expect(delegate.animated == [false, false])
    for name in ["C", "D"] {
      scene.navigation.pushViewController(scene.screen(name), animated: false)
    }
    #expect(scene.stack == "ABCD")
    scene.settle()
    #expect(scene.onlyTopIsSeen)
  }

  @Test func aChildAddedToAVisibleParentAppearsWithItsView() throws {
    let scene = NavigationScene.small()
    let child = scene.screen("c")
    let parent = try #require(scene.navigation.topViewController)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    scene.host.advance(by: 0.1)
    let words = scene.log.take()
    #expect(
      words == [
        "c willMove in", "c didLoad", "c willAppear", "c didMove in", "c isAppearing",
        "c didAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      scene.log.take() == [
        "c willMove out", "c willDisappear", "c didDisappear", "c didMove out",
      ])
  }
}
