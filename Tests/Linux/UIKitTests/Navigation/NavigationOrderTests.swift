import Testing
import UIKit
import UIKitHost

/// The documented order of a navigation controller's calls, one operation a test.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationOrderTests {
  private let push = [
    "B willMove in", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
  ]
  private let pushed = ["A didDisappear", "B didAppear", "B didMove in"]
  private let popEnd = ["B didDisappear", "A didAppear", "B didMove out"]

  @Test func animatedPushCallsInOrder() {
    let scene = NavigationScene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    #expect(scene.log.take() == ["B willMove in"])
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == Array(push.dropFirst()))
    scene.host.advance(by: 0.5)
    #expect(scene.log.take() == pushed)
  }

  @Test(arguments: [true, false])
  func unanimatedPushCallsInOrder(withLayout: Bool) {
    let scene = NavigationScene()
    scene.host.settings.unanimatedChangesComeWithLayout = withLayout
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: false)
    #expect(scene.stack == "AB")
    #expect(scene.navigation.topViewController === next)
    #expect(scene.navigation.visibleViewController === next)
    #expect(scene.log.take() == (withLayout ? ["B willMove in"] : push + pushed))
    scene.host.window.layoutIfNeeded()
    #expect(scene.log.take() == (withLayout ? push.dropFirst() + pushed : []))
    #expect(next.view.window === scene.host.window)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func unanimatedPopCallsInOrder(withLayout: Bool) {
    let scene = NavigationScene("AB")
    scene.host.settings.unanimatedChangesComeWithLayout = withLayout
    let start = ["A didLoad", "B willDisappear", "A willAppear", "A isAppearing"]
    #expect(scene.navigation.popViewController(animated: false)?.title == "B")
    #expect(scene.stack == "A")
    #expect(scene.log.take() == ["B willMove out"] + (withLayout ? [] : start + popEnd))
    scene.host.window.layoutIfNeeded()
    #expect(scene.log.take() == (withLayout ? start + popEnd : []))
    #expect(scene.onlyTopIsSeen)
  }

  @Test func animatedPopCallsInOrder() {
    let scene = NavigationScene("AB")
    let popped = scene.navigation.popViewController(animated: true)
    #expect(popped?.title == "B")
    scene.host.advance(by: 1.0 / 60)
    let start = [
      "B willMove out", "A didLoad", "B willDisappear", "A willAppear", "A isAppearing",
    ]
    #expect(scene.log.take() == start)
    scene.host.advance(by: 0.5)
    #expect(scene.log.take() == popEnd)
  }

  @Test func popToRootTellsOnlyTheTwoTopsOfAppearance() {
    let scene = NavigationScene("ABCD")
    let popped = scene.navigation.popToRootViewController(animated: true)
    #expect(popped?.compactMap(\.title) == ["B", "C", "D"])
    scene.host.advance(by: 0.6)
    let heard = scene.log.take("Appear", "Disappear", "isAppearing")
      .filter { $0.hasPrefix("B") || $0.hasPrefix("C") }
    #expect(heard.isEmpty)
    #expect(scene.stack == "A")
  }

  @Test func settingTheStackTellsOnlyTheTwoTopsOfAppearance() {
    let scene = NavigationScene("AB")
    let screens = ["C", "D", "E"].map(scene.screen)
    scene.navigation.setViewControllers(screens, animated: true)
    scene.host.advance(by: 0.6)
    #expect(
      scene.log.take("willAppear", "didAppear", "willDisappear", "didDisappear") == [
        "B willDisappear", "E willAppear", "B didDisappear", "E didAppear",
      ])
    #expect(scene.stack == "CDE")
  }

  @Test func theStackChangesAtTheCallAndTheTransitionStartsLater() {
    let scene = NavigationScene()
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    #expect(scene.stack == "AB")
    #expect(scene.navigation.topViewController === next)
    #expect(!next.isViewLoaded)
    #expect(scene.navigation.transitionCoordinator != nil)
    #expect(next.transitionCoordinator != nil)
  }

  @Test func layingOutTheContainerStartsADeferredTransition() {
    let scene = NavigationScene()
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    scene.navigation.view.layoutIfNeeded()
    #expect(next.isViewLoaded)
  }

  @Test func delegateIsAskedAndToldInOrder() {
    let scene = NavigationScene()
    let delegate = NotingDelegate(scene.log)
    delegate.animator = SlideOver(scene.log)
    scene.navigation.delegate = delegate
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.6)
    #expect(
      scene.log.take() == [
        "B willMove in", "animator push", "interaction", "B didLoad", "A willDisappear",
        "B willAppear", "willShow B", "animate", "B isAppearing", "A didDisappear", "B didAppear",
        "B didMove in", "didShow B", "ended true",
      ])
  }

  @Test(arguments: [true, false])
  func unanimatedOperationAsksForNoAnimator(withLayout: Bool) {
    let scene = NavigationScene()
    scene.host.settings.unanimatedChangesComeWithLayout = withLayout
    let delegate = NotingDelegate(scene.log)
    delegate.animator = SlideOver(scene.log)
    scene.navigation.delegate = delegate
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    scene.host.window.layoutIfNeeded()
    let heard = scene.log.take("push", "interaction", "unanimated", "animate")
    #expect(heard == ["willShow B unanimated", "didShow B unanimated"])
  }

  @Test func theFirstScreenIsAnnouncedToo() {
    let scene = NavigationScene(shows: false)
    let delegate = NotingDelegate(scene.log)
    scene.navigation.delegate = delegate
    _ = scene.log.take()
    scene.host.show(scene.navigation, for: 0.1)
    #expect(
      scene.log.take() == [
        "A didLoad", "A willAppear", "willShow A unanimated", "A isAppearing", "A didAppear",
        "didShow A unanimated",
      ])
  }

  @Test func coordinatorIsThereInWillShowAndGoneAfterTheLastCallback() {
    let scene = NavigationScene()
    let delegate = NotingDelegate(scene.log)
    var seen = false
    delegate.inWillShow = { seen = $0.transitionCoordinator != nil }
    scene.navigation.delegate = delegate
    let next = scene.screen("B")
    var duringDidAppear = false
    next.inDidAppear = { duringDidAppear = scene.navigation.transitionCoordinator != nil }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(seen)
    #expect(duringDidAppear)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func movingFlagsAreTrueDuringTheCallbacks() {
    let scene = NavigationScene()
    let next = scene.screen("B")
    var flags: [Bool] = []
    next.inWillAppear = { [unowned next] in flags.append(next.isMovingToParent) }
    next.inDidAppear = { [unowned next] in flags.append(next.isMovingToParent) }
    next.inWillDisappear = { [unowned next] in flags.append(next.isMovingFromParent) }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 0.6)
    #expect(flags == [true, true, true])
    #expect(!next.isMovingToParent && !next.isMovingFromParent)
  }

  @Test func anAnimatedPushCallsInOrder() {
    let scene = NavigationScene.small()
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 2)
    #expect(
      scene.log.take() == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
        "a didDisappear", "b didAppear", "b didMove in",
      ])
  }

  @Test func anUnanimatedPushCallsTheSameInTheSameOrder() {
    let scene = NavigationScene.small()
    scene.navigation.pushViewController(scene.screen("b"), animated: false)
    scene.host.advance(by: 0.2)
    #expect(
      scene.log.take() == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
        "a didDisappear", "b didAppear", "b didMove in",
      ])
  }

  @Test(arguments: [true, false]) func aPopCallsInOrder(animated: Bool) {
    let scene = NavigationScene.small("ab")
    scene.navigation.popViewController(animated: animated)
    scene.host.advance(by: 2)
    #expect(
      scene.log.take().filter { $0 != "a didLoad" } == [
        "b willMove out", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b didMove out",
      ])
  }

  @Test func popToRootIsSilentForTheScreensBetween() {
    let scene = NavigationScene.small("abcd")
    let popped = scene.navigation.popToRootViewController(animated: true)
    #expect(popped?.count == 3)
    scene.host.advance(by: 2)
    let appearances = scene.log.takeAppearances()
    #expect(
      appearances == ["d willDisappear", "a willAppear", "d didDisappear", "a didAppear"])
  }

  @Test func isMovingIsTrueOnlyForScreensThatComeOrGo() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    let first = scene.navigation.topViewController as? NotingScreen
    var words: [String] = []
    second.inWillAppear = { [weak second] in
      words.append("b to \(second?.isMovingToParent == true)")
    }
    first?.inWillDisappear = { [weak first] in
      words.append("a from \(first?.isMovingFromParent == true)")
    }
    first?.inWillAppear = { [weak first] in
      words.append("a to \(first?.isMovingToParent == true)")
    }
    second.inWillDisappear = { [weak second] in
      words.append("b from \(second?.isMovingFromParent == true)")
    }
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 1)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1)
    #expect(words == ["a from false", "b to true", "b from true", "a to false"])
  }
}
