import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@testable import SampleScreens
@testable import SampleStories

/// `configuration.transition = .system`: the way to turn the library off in an app that runs.
@MainActor @Suite(.warningsAreRead)
struct LibraryTurnedOffTests {
  private func rig(root: ColorScreen? = nil) -> Rig {
    let rig = Rig(root: root)
    rig.navigation.configuration.transition = .system
    return rig
  }

  nonisolated private static let stories = [
    "push-hidden-to-visible", "push-visible-to-hidden", "pop-hidden-to-visible",
    "pop-visible-to-hidden", "drag-finish-hidden-to-visible", "drag-finish-visible-to-hidden",
    "drag-cancel-visible-to-hidden", "pop-to-root", "push-push-pop", "bars", "caught-push",
    "two-swipes", "double-back", "back-key", "row-swipe", "pager-edge",
  ]

  @Test(arguments: Sampling.current.cases(stories, oneIn: 4))
  func framesAreThoseOfPlainUIKit(name: String) throws {
    let story = try #require(Story.named(name))
    func frames(of controller: ControllerKind) -> [Pixels] {
      // The guide says which controller it uses: it believes that both are UIKit's.
      let player = StoryPlayer(
        story, controller: .system, size: CGSize(width: 390, height: 844), scale: 1)
      player.guide.viewControllers = player.guide.stacks.map { stack in
        let (screens, item) = (stack.viewControllers, stack.tabBarItem)
        stack.setViewControllers([], animated: false)
        let made = Preferences(controller: controller).navigationController(around: screens)
        (made as? SnapshotNavigationController)?.configuration.transition = .system
        made.tabBarItem = item
        return made
      }
      player.host.advance(by: 0.5)
      var frames: [Pixels] = []
      player.play { frames.append(Pixels($0.image)) }
      return frames
    }
    let (ours, plain) = (frames(of: .snapshot), frames(of: .system))
    let differing = zip(ours, plain).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(ours.count == plain.count && differing.isEmpty, "frames \(differing.prefix(5))")
  }

  @Test func eventsAndCompletionsStillCome() {
    let rig = rig()
    var ends: [String] = []
    rig.navigation.pushViewController(SimpleScreen("a", .green), animated: true) {
      ends.append("push")
    }
    rig.host.advance(by: 1)
    rig.navigation.setViewControllers([rig.root, SimpleScreen("b", .blue)], animated: true) {
      ends.append("set")
    }
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true) { ends.append("pop") }
    rig.host.advance(by: 1)
    #expect(ends == ["push", "set", "pop"])
    #expect(rig.events == Array(repeating: [.willBegin, .didFinish], count: 3).flatMap(\.self))
    #expect(rig.leftovers.isEmpty)
  }

  /// A remote switch arrives while screens are on the stack.
  @Test func storedSnapshotsAreDroppedAtOnceAndNoneIsTaken() {
    let rig = Rig().push(ColorScreen("a", .green), ColorScreen("b", .blue))
    #expect(rig.navigation.snapshotMemoryUsage > 0)
    rig.navigation.configuration.transition = .system
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    let before = rig.host.runtime.captures
    rig.push(ColorScreen("c", .red))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.host.runtime.captures == before)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
  }

  @Test func aSwitchDuringATransitionTakesEffectWithTheNext() {
    let rig = Rig().push(ColorScreen("a", .green))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    rig.navigation.configuration.transition = .system
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
  }

  @Test func switchedBackTheLibraryAnimatesTheNextTransition() {
    let rig = rig()
    rig.push(SimpleScreen("a", .green))
    rig.navigation.configuration.transition = .snapshot
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    rig.navigation.pushViewController(SimpleScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    rig.grab(moving: 150)
    #expect(rig.stages.count == 1)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [5, 60], [true, false])
  func uiKitsGesturesPop(x: CGFloat, finishes: Bool) {
    let rig = rig()
    rig.push(SimpleScreen("a", .green))
    rig.grab(at: x, moving: finishes ? 130 : 40)
    #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
    #expect(rig.refusals == [.systemTransition])
    rig.letGo(at: x + (finishes ? 130 : 40))
    rig.host.advance(by: 1)
    #expect(rig.titles == (finishes ? ["root"] : ["root", "a"]))
    #expect(rig.ends == [.willBegin, finishes ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [TransitionTrigger.backButton, .escape, .keyboard], [true, false])
  func screensStillConfirmTheirPops(by trigger: TransitionTrigger, agrees: Bool) {
    let rig = rig()
    let screen = ColorScreen("a", .green)
    screen.answers = [trigger: agrees]
    rig.push(screen)
    var triggers: [TransitionTrigger] = []
    let observation = rig.navigation.observeTransitions { triggers.append($0.trigger) }
    switch trigger {
    case .backButton: rig.host.tap(at: CGPoint(x: 12, y: 42))
    case .escape: #expect(rig.navigation.accessibilityPerformEscape() == agrees)
    default: rig.host.press("[", modifiers: .command)
    }
    rig.host.advance(by: 1)
    #expect(screen.questions == [trigger])
    #expect(rig.titles == (agrees ? ["root"] : ["root", "a"]))
    #expect(Set(triggers) == (agrees ? [trigger] : []))
    withExtendedLifetime(observation) {}
  }

  /// They offer no veto.
  @Test func uiKitsGesturesAreOffOnAScreenThatConfirms() {
    let rig = rig()
    rig.push(ColorScreen("a", .green))
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aScreensOwnAnimatorIsNotAsked() {
    let (rig, screen) = (rig(), RisingScreen())
    rig.push(screen)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(screen.asked.isEmpty)
  }

  @Test func goingForwardIsUIKitsPush() {
    let rig = rig()
    rig.navigation.configuration.forwardHistory = 3
    rig.push(SimpleScreen("a", .green))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.grab(at: 180, moving: -150)
    #expect(rig.refusals == [.systemTransition])
    rig.letGo(at: 30)
    #expect(rig.titles == ["root"])
    rig.navigation.goForward(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPresentationIsUIKitsAndReported() {
    let rig = PushRig(.navigation)
    rig.inner.configuration.transition = .system
    let before = rig.host.runtime.captures
    var phases: [NavigationEvent.Phase] = []
    rig.base.presentAsPush(rig.inner, onEvent: { phases.append($0.phase) })
    rig.host.advance(by: 0.2)
    #expect(rig.stages.isEmpty)
    // From below, as UIKit's.
    #expect(rig.color(y: 60) == Shade.red)
    #expect(rig.color(x: 190, y: 390) == Shade.green)
    rig.host.advance(by: 1)
    #expect(rig.isPresented)
    #expect(rig.leftovers.isEmpty)
    rig.drag(by: 150)
    #expect(rig.isPresented)
    rig.dismiss()
    #expect(!rig.isPresented)
    #expect(phases == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(rig.host.runtime.captures == before)
    #expect(rig.leftovers.isEmpty)
  }

  /// What is presented when the switch comes leaves as UIKit has it leave.
  @Test func aPresentationMayBeSwitchedInItsMidst() {
    let rig = PushRig(.navigation)
    rig.present()
    rig.inner.configuration.transition = .system
    rig.dismiss(wait: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }
}
