import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A completion is called once: when the transition of its own call has ended and everybody has heard of
/// that, whatever an observer does next.
@MainActor @Suite(.warningsAreRead)
struct LibraryCompletionTests {
  enum Operation: CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, set

    @MainActor func call(
      _ navigation: SnapshotNavigationController, animated: Bool,
      completion: @escaping @MainActor () -> Void
    ) {
      switch self {
      case .push:
        let screen = SimpleScreen("c", .blue)
        navigation.pushViewController(screen, animated: animated, completion: completion)
      case .pop: navigation.popViewController(animated: animated, completion: completion)
      case .popTo:
        let root = navigation.viewControllers[0]
        navigation.popToViewController(root, animated: animated, completion: completion)
      case .popToRoot:
        navigation.popToRootViewController(animated: animated, completion: completion)
      case .set:
        let stack = [navigation.viewControllers[0], SimpleScreen("d", .cyan)]
        navigation.setViewControllers(stack, animated: animated, completion: completion)
      }
    }

    var top: String {
      switch self {
      case .push: "c"
      case .pop: "a"
      case .popTo, .popToRoot: "root"
      case .set: "d"
      }
    }
  }

  /// Who shows the transitions.
  enum Animator: CaseIterable, Sendable {
    case library, system, app
  }

  private let rig = Rig().push(SimpleScreen("a", .green), SimpleScreen("b", .yellow))
  private let fader = CrossFader()

  private func prepare(_ animator: Animator) {
    switch animator {
    case .library: break
    case .system: rig.navigation.configuration.transition = .system
    case .app: rig.navigation.delegate = fader
    }
  }

  /// Notes which screen has come; another observer, which hears of it first, pushes `next` then.
  private func observe(
    pushingAfter title: String? = nil, _ heard: @escaping @MainActor (String) -> Void
  ) -> [TransitionObservation] {
    [
      rig.navigation.observeTransitions { [rig] event in
        guard event.phase == .didFinish || event.phase == .didCancel, event.to?.title == title,
          title != nil
        else { return }
        rig.navigation.pushViewController(SimpleScreen("next", .purple), animated: true)
      },
      rig.navigation.observeTransitions { event in
        if event.phase == .didFinish { heard(event.to?.title ?? "") }
        if event.phase == .didCancel { heard("back to \(event.from?.title ?? "")") }
      },
    ]
  }

  @Test(arguments: Operation.allCases, Animator.allCases)
  func aPushThatAnObserverMakesAtTheEndIsNotAwaited(
    operation: Operation, animator: Animator
  ) {
    prepare(animator)
    var heard: [String] = []
    let observations = observe(pushingAfter: operation.top) { heard.append($0) }
    operation.call(rig.navigation, animated: true) { heard.append("completion") }
    #expect(heard.isEmpty)
    rig.host.advance(by: 3)
    #expect(heard == [operation.top, "completion", "next"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    withExtendedLifetime(observations) {}
  }

  @Test(arguments: Operation.allCases, Animator.allCases)
  func withoutAnimationItIsNotAwaitedEither(operation: Operation, animator: Animator) {
    prepare(animator)
    var heard: [String] = []
    let observations = observe(pushingAfter: operation.top) { heard.append($0) }
    operation.call(rig.navigation, animated: false) { heard.append("completion") }
    rig.host.advance(by: 3)
    #expect(heard == [operation.top, "completion", "next"])
    withExtendedLifetime(observations) {}
  }

  /// The observer's call ends it before UIKit has moved anything.
  @Test(arguments: Operation.allCases)
  func aTransitionThatAnObserverEndsAtItsBeginningCompletesFirst(operation: Operation) {
    var heard: [String] = []
    var hasAnswered = false
    let observation = rig.navigation.observeTransitions { [rig] event in
      if event.phase == .didFinish { heard.append(event.to?.title ?? "") }
      guard event.phase == .willBegin, !hasAnswered else { return }
      hasAnswered = true
      rig.navigation.pushViewController(SimpleScreen("next", .purple), animated: true)
    }
    operation.call(rig.navigation, animated: true) { heard.append("completion") }
    rig.host.advance(by: 3)
    #expect(heard == [operation.top, "completion", "next"])
    withExtendedLifetime(observation) {}
  }

  /// As documented: before the call that interrupts it changes the stack.
  @Test(arguments: Operation.allCases)
  func anInterruptedOneCompletesBeforeTheStackChangesAgain(operation: Operation) {
    var tops: [String] = []
    operation.call(rig.navigation, animated: true) { [rig] in tops.append(rig.titles.last ?? "") }
    rig.host.advance(by: 0.1)
    #expect(tops.isEmpty)
    rig.navigation.pushViewController(SimpleScreen("next", .purple), animated: true) { [rig] in
      tops.append(rig.titles.last ?? "")
    }
    #expect(tops == [operation.top])
    rig.host.advance(by: 1)
    #expect(tops == [operation.top, "next"])
  }

  /// UIKit puts the second one off until it has shown the first.
  @Test(arguments: [Animator.system, .app])
  func oneThatUIKitPutsOffCompletesAfterItsOwnEnd(animator: Animator) {
    prepare(animator)
    var heard: [String] = []
    let observations = observe(pushingAfter: "d") { heard.append($0) }
    rig.navigation.pushViewController(SimpleScreen("c", .blue), animated: true) {
      heard.append("completion of c")
    }
    rig.host.advance(by: 0.1)
    rig.navigation.pushViewController(SimpleScreen("d", .cyan), animated: true) {
      heard.append("completion of d")
    }
    rig.host.advance(by: 4)
    #expect(heard == ["c", "completion of c", "d", "completion of d", "next"])
    withExtendedLifetime(observations) {}
  }

  /// UIKit shows each as the next one lays out; what is reported is the last.
  @Test func severalWithoutAnimationCompleteInTheirOrder() {
    var heard: [String] = []
    let observations = observe { heard.append($0) }
    for name in ["c", "d", "e"] {
      rig.navigation.pushViewController(SimpleScreen(name, .blue), animated: false) { [rig] in
        #expect(rig.titles.contains(name))
        heard.append("completion of \(name)")
      }
    }
    #expect(!heard.contains("completion of e"))
    rig.host.advance(by: 1)
    #expect(heard == ["completion of c", "completion of d", "e", "completion of e"])
    withExtendedLifetime(observations) {}
  }

  @Test func aCallThatHasWaitedCompletesAfterItsOwnEnd() {
    var heard: [String] = []
    let observations = observe(pushingAfter: "d") { heard.append($0) }
    let screen = ColorScreen("c", .blue)
    screen.whenAppearing = { [rig, weak screen] in
      screen?.whenAppearing = nil
      rig.navigation.pushViewController(SimpleScreen("d", .cyan), animated: true) {
        heard.append("completion of d")
      }
    }
    rig.navigation.pushViewController(screen, animated: true) { heard.append("completion of c") }
    rig.host.advance(by: 3)
    #expect(heard == ["c", "completion of c", "d", "completion of d", "next"])
    withExtendedLifetime(observations) {}
  }

  /// The first appearance of the screen isn't over yet as the second call is made.
  @Test func aScreenThatPushesAsItHasAppearedCompletesFirst() {
    var heard: [String] = []
    let screen = ColorScreen("c", .blue)
    screen.whenAppeared = { [rig] in
      rig.navigation.pushViewController(SimpleScreen("d", .cyan), animated: true) {
        heard.append("completion of d")
      }
    }
    let observations = observe { heard.append($0) }
    rig.navigation.pushViewController(screen, animated: true) { heard.append("completion of c") }
    rig.host.advance(by: 3)
    #expect(heard == ["c", "completion of c", "d", "completion of d"])
    withExtendedLifetime(observations) {}
  }

  /// A push that a finger has overtaken is complete at once; its motion isn't awaited.
  @Test func aPushThatATouchOvertakesCompletesAtTheTouch() {
    var completions = 0
    rig.navigation.pushViewController(SimpleScreen("c", .blue), animated: true) { completions += 1 }
    rig.host.advance(by: 0.1)
    #expect(completions == 0)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    #expect(completions == 1)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    rig.host.advance(by: 1)
    #expect(completions == 1)
  }

  /// The app's interaction controller takes it back.
  @Test func aPopThatTheAppCancelsCompletesOnce() {
    let turner = Turner()
    rig.navigation.delegate = turner
    var heard: [String] = []
    let observations = observe(pushingAfter: "a") { heard.append($0) }
    rig.navigation.popViewController(animated: true) { heard.append("completion") }
    rig.host.advance(by: 0.1)
    turner.interaction.update(0.3)
    rig.host.advance(by: 0.1)
    #expect(heard.isEmpty)
    turner.interaction.cancel()
    rig.host.advance(by: 2)
    #expect(heard == ["back to b", "completion", "next"])
    withExtendedLifetime(observations) {}
  }
}

/// A delegate whose transitions the app drives.
@MainActor
private final class Turner: NSObject, UINavigationControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  private let fader = CrossFader()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? fader : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
