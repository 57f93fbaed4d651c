import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Observers that call in turn, and what everybody hears of it.
@MainActor @Suite(.warningsAreRead)
struct LibraryReentryTests {
  /// What an observer does as it hears of a step.
  enum Answer: CaseIterable {
    case push, pop, set, pushTwice
  }

  nonisolated private static let answers: [(Answer, NavigationEvent.Phase)] = Answer.allCases
    .flatMap {
      [($0, .willBegin), ($0, .didFinish)]
    }

  private func describe(_ event: NavigationEvent) -> String {
    "\(event.operation) \(event.to?.title ?? "") \(event.phase) \(event.trigger)"
  }

  /// Every observer, and a stream beside them, gets an event before any gets the next.
  @Test(arguments: answers)
  fileprivate func everybodyHearsTheSameInTheSameOrder(
    answer: Answer, phase: NavigationEvent.Phase
  ) async {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    var (first, second, streamed): ([String], [String], [String]) = ([], [], [])
    var hasAnswered = false
    // Events don't retain them.
    let (b, c, d) = (
      ColorScreen("b", .blue), ColorScreen("c", .yellow), ColorScreen("d", .yellow)
    )
    let stream = rig.navigation.transitionEvents()
    let observations = [
      rig.navigation.observeTransitions { event in
        if case .progress = event.phase { return }
        first.append(describe(event))
        guard event.phase == phase, !hasAnswered else { return }
        hasAnswered = true
        switch answer {
        case .push: rig.navigation.pushViewController(c, animated: true)
        case .pop: rig.navigation.popViewController(animated: true)
        case .set:
          rig.navigation.setViewControllers([rig.root, d], animated: true)
        case .pushTwice:
          rig.navigation.pushViewController(c, animated: true)
          rig.navigation.pushViewController(d, animated: true)
        }
      },
      rig.navigation.observeTransitions { event in
        if case .progress = event.phase { return }
        second.append(describe(event))
      },
    ]
    let task = Task { @MainActor in
      for await event in stream {
        streamed.append(describe(event))
        if streamed.count == first.count { break }
      }
    }
    rig.navigation.pushViewController(b, animated: true)
    rig.host.advance(by: 3)
    await task.value
    #expect(hasAnswered && first.count >= 3)
    #expect(second == first)
    #expect(streamed == first)
    #expect(rig.leftovers.isEmpty)
    withExtendedLifetime((observations, b, c, d)) {}
  }

  // MARK: Triggers

  /// A key, a tap or an escape is the trigger of its own pop, not of what an observer does about it.
  @Test(arguments: [NavigationEvent.Phase.willBegin, .didFinish])
  func whatAnObserverDoesIsProgrammatic(phase: NavigationEvent.Phase) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    var triggers: [String: TransitionTrigger] = [:]
    var hasAnswered = false
    let observation = rig.navigation.observeTransitions { event in
      if event.phase == .willBegin { triggers[event.to?.title ?? ""] = event.trigger }
      guard event.phase == phase, !hasAnswered else { return }
      hasAnswered = true
      rig.navigation.pushViewController(ColorScreen("c", .yellow), animated: true)
    }
    rig.host.press("[", modifiers: .command)
    rig.host.advance(by: 3)
    #expect(triggers == ["a": .keyboard, "c": .programmatic])
    withExtendedLifetime(observation) {}
  }

  /// A key that comes during a push ends that first; what the end leads to isn't the key's.
  @Test func aKeyThatEndsAPushIsTheTriggerOfItsPopOnly() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    var triggers: [String] = []
    let observation = rig.navigation.observeTransitions { event in
      if event.phase == .willBegin { triggers.append("\(event.to?.title ?? "") \(event.trigger)") }
      guard event.phase == .didFinish, event.to?.title == "b" else { return }
      rig.navigation.pushViewController(ColorScreen("c", .yellow), animated: true)
    }
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    rig.host.press("[", modifiers: .command)
    rig.host.advance(by: 3)
    #expect(triggers.contains("b programmatic") && triggers.contains("c programmatic"))
    #expect(!triggers.contains("c keyboard"))
    withExtendedLifetime(observation) {}
  }

  // MARK: Dismissals

  /// Every completion is called once, that of a second dismissal too, however early both come.
  @Test(arguments: [0, 0.02, 0.1, 0.2, 0.6])
  func everyCompletionOfADismissalIsCalledOnce(after delay: TimeInterval) {
    let rig = PushRig()
    rig.base.presentAsPush(rig.inner)
    rig.host.advance(by: delay)
    var calls = [0, 0, 0]
    for index in 0..<2 { rig.inner.dismiss(animated: true) { calls[index] += 1 } }
    rig.host.advance(by: 0.02)
    rig.inner.dismiss(animated: false) { calls[2] += 1 }
    rig.host.advance(by: 3)
    #expect(calls == [1, 1, 1])
    #expect(rig.inner.presentingViewController == nil)
  }

  // MARK: Lifetimes

  /// The root is replaced as a transition or a drag begins: nothing waits for a UIKit that never comes.
  @Test(arguments: ["push", "pop", "drag", "coordinated drag", "plain push"])
  func nothingIsHeldIfUIKitNeverComes(operation: String) {
    weak var screen: UIViewController?
    weak var controller: SnapshotNavigationController?
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    do {
      let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
      host.show(navigation, for: 0.2)
      let top = ColorScreen("a", .green)
      top.snapshotNavigation.wantsCoordinatedDrag = operation == "coordinated drag"
      if operation != "push" {
        navigation.pushViewController(top, animated: true)
        host.advance(by: 1)
      }
      (screen, controller) = (top, navigation)
      let observation = navigation.observeTransitions { event in
        if event.phase == .willBegin { host.window.rootViewController = UIViewController() }
      }
      switch operation {
      case "plain push":
        let plain = UINavigationController(rootViewController: UIViewController())
        host.window.rootViewController = plain
        host.advance(by: 0.2)
        plain.pushViewController(top, animated: true)
        host.window.rootViewController = UIViewController()
      case "push": navigation.pushViewController(top, animated: true)
      case "pop": navigation.popViewController(animated: true)
      default:
        host.touch(.began, at: CGPoint(x: 10, y: 200))
        host.move(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200), duration: 0.2)
        host.touch(.ended, at: CGPoint(x: 110, y: 200))
      }
      host.advance(by: 0.1)
      withExtendedLifetime(observation) {}
    }
    host.advance(by: 2)
    #expect(screen == nil)
    #expect(controller == nil)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }
}
