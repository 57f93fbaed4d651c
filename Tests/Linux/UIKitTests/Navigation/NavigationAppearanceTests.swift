import Testing
import UIKit
import UIKitHost

/// A navigation controller that comes and goes while its stack changes.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationAppearanceTests {
  private let callbacks = ["willAppear", "didAppear", "willDisappear", "didDisappear"]

  private func heard(_ scene: NavigationScene) -> [String] {
    scene.log.take().filter { call in callbacks.contains { call.hasSuffix($0) } }
  }

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
      heard(scene) == [
        "A willAppear", "A willDisappear", "B willAppear", "B didAppear", "A didDisappear",
      ])
    #expect(next.view.window != nil)
    #expect(root.view.window == nil)
  }

  @Test func aChangeWhileAwayIsSeenOnTheWayBack() {
    let scene = NavigationScene("A")
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.navigation.present(cover, animated: false)
    scene.host.advance(by: 0.1)
    #expect(heard(scene) == ["A willDisappear", "A didDisappear"])
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.5)
    #expect(heard(scene).isEmpty)
    scene.navigation.dismiss(animated: false)
    scene.host.advance(by: 0.1)
    #expect(heard(scene) == ["B willAppear", "B didAppear"])
  }

  @Test func theContainerGoesDuringATransition() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.1)
    _ = heard(scene)
    scene.host.window.rootViewController = UIViewController()
    scene.host.advance(by: 1)
    let calls = heard(scene)
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
    #expect(heard(scene) == ["A willDisappear", "A didDisappear"])
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
      heard(scene) == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B willDisappear",
        "B didDisappear",
      ])
  }

  @Test func aScreenPoppedJustBeforeItsContainerGoesHasNoParentAfterwards() {
    let scene = NavigationScene("A")
    let top = scene.screen("B")
    scene.navigation.pushViewController(top, animated: false)
    scene.host.advance(by: 0.1)
    _ = heard(scene)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.navigation.popViewController(animated: true)
    scene.navigation.present(cover, animated: true)
    scene.host.advance(by: 1)
    #expect(top.parent == nil)
    #expect(heard(scene) == ["B willDisappear", "B didDisappear"])
    scene.navigation.dismiss(animated: true)
    scene.host.advance(by: 1)
    #expect(heard(scene) == ["A willAppear", "A didAppear"])
  }

  @Test func aChildAddedToAnAppearedScreenAppears() {
    let scene = NavigationScene("A")
    let parent = scene.screens[0]
    let child = scene.screen("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    scene.host.advance(by: 0.1)
    #expect(heard(scene) == ["C willAppear", "C didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(heard(scene) == ["C willDisappear", "C didDisappear"])
  }

  @Test func childrenHearWhatTheirScreenHears() {
    let scene = NavigationScene("A")
    let next = scene.screen("B")
    let child = scene.screen("C")
    next.addChild(child)
    next.view.addSubview(child.view)
    child.didMove(toParent: next)
    _ = scene.log.take()
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(
      heard(scene).filter { !$0.hasPrefix("A") } == [
        "B willAppear", "C willAppear", "B didAppear", "C didAppear",
      ])
  }

  @Test(arguments: [true, false])
  func theAnimatorIsAskedForInTheCallAndTheRestComesWithTheLayout(pops: Bool) {
    let scene = NavigationScene(pops ? "AB" : "A")
    let delegate = NotingDelegate(scene.log)
    delegate.animator = SlideOver(scene.log)
    scene.use(delegate)
    if pops {
      scene.navigation.popViewController(animated: true)
    } else {
      scene.navigation.pushViewController(scene.screen("B"), animated: true)
    }
    let move = pops ? "B willMove out" : "B willMove in"
    #expect(scene.log.take() == [move, "animator \(pops ? "pop" : "push")", "interaction"])
    scene.navigation.view.layoutIfNeeded()
    #expect(scene.log.take().contains("animate"))
    scene.settle()
    #expect(scene.stack == (pops ? "A" : "AB"))
  }

  @Test(arguments: [true, false])
  func unanimatedChangesTakeEffectInTheCallOrWithTheLayout(waits: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.unanimatedChangesComeWithLayout = waits
    let delegate = NotingDelegate(scene.log)
    scene.use(delegate)
    let rest = [
      "B didLoad", "A willDisappear", "B willAppear", "willShow B unanimated", "B isAppearing",
      "A didDisappear", "B didAppear", "B didMove in", "didShow B unanimated",
    ]
    scene.navigation.setViewControllers(scene.screens + [scene.screen("B")], animated: false)
    #expect(scene.stack == "AB")
    #expect(scene.log.take() == ["B willMove in"] + (waits ? [] : rest))
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == (waits ? rest : []))
    for name in ["C", "D"] {
      scene.navigation.pushViewController(scene.screen(name), animated: false)
    }
    #expect(scene.stack == "ABCD")
    scene.settle()
    #expect(scene.onlyTopIsSeen)
  }

  enum Kind: CaseIterable {
    case none, zoom, coverVertical, crossDissolve, flipHorizontal

    @MainActor var transition: UIViewController.Transition? {
      switch self {
      case .none: nil
      case .zoom: .zoom { _ in nil }
      case .coverVertical: .coverVertical
      case .crossDissolve: .crossDissolve
      case .flipHorizontal: .flipHorizontal
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func aPreferredTransitionOfTheUpperScreenWins(_ kind: Kind) {
    let (scene, _, _) = customScene("AB")
    scene.screens[1].preferredTransition = kind.transition
    let next = scene.screen("C")
    next.preferredTransition = kind.transition
    scene.navigation.pushViewController(next, animated: true)
    scene.settle()
    let asked = kind == .none
    #expect(scene.log.take("animator push").isEmpty == !asked)
    next.preferredTransition = nil
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(scene.log.take("animator pop") == ["animator pop"])
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(scene.log.take("animator pop").isEmpty == !asked)
    #expect(scene.stack == "A")
  }

  @Test(arguments: [
    ("ABC", ""), ("XC", ""), ("ABD", "animator push"), ("D", "animator push"),
    ("AB", "animator pop"), ("CA", "animator pop"), ("ABCD", "animator push"),
  ])
  func aNewStackIsAPushAPopOrNothing(_ names: String, asks: String) {
    let (scene, _, _) = customScene("ABC")
    let screens = names.map { name in
      scene.screens.first { $0.title == String(name) } ?? scene.screen(String(name))
    }
    scene.navigation.setViewControllers(screens, animated: true)
    #expect(scene.log.take("animator push", "animator pop") == (asks.isEmpty ? [] : [asks]))
    scene.settle()
    #expect(scene.stack == names)
    #expect(scene.onlyTopIsSeen)
  }

  @Test func theAssignedDelegateIsCalledWhateverAnOverridingGetterAnswers() {
    final class Swapping: UINavigationController {
      var other: (any UINavigationControllerDelegate)?
      override var delegate: (any UINavigationControllerDelegate)? {
        get { other }
        set { super.delegate = newValue }
      }
    }
    let scene = NavigationScene(shows: false)
    let own = WatchingDelegate()
    let other = WatchingDelegate()
    var asked = ""
    own.inWillShow = { _ in asked += "own" }
    other.inWillShow = { _ in asked += "other" }
    let navigation = Swapping(rootViewController: scene.screen("X"))
    navigation.other = other
    navigation.delegate = own
    scene.host.show(navigation, for: 0.1)
    #expect(asked == "own")
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
    scene.host.advance(by: 0.1)
    #expect(
      scene.log.take() == [
        "c willMove out", "c willDisappear", "c didDisappear", "c didMove out",
      ])
  }
}
