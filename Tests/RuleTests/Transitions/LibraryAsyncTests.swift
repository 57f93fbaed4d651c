import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Waiting until transitions have settled comes back exactly once, after every operation.
@MainActor @Suite(.warningsAreRead)
struct LibraryAsyncTests {
  enum Operation: CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, set

    @MainActor func perform(on rig: Rig, animated: Bool = true) async {
      let navigation = rig.navigation
      switch self {
      case .push: navigation.pushViewController(ColorScreen("c", .blue), animated: animated)
      case .pop: navigation.popViewController(animated: animated)
      case .popTo: navigation.popToViewController(rig.root, animated: animated)
      case .popToRoot: navigation.popToRootViewController(animated: animated)
      case .set:
        navigation.setViewControllers([rig.root, ColorScreen("d", .blue)], animated: animated)
      }
      await navigation.transitionsSettled()
    }

    var titles: [String] {
      switch self {
      case .push: ["root", "a", "b", "c"]
      case .pop: ["root", "a"]
      case .popTo, .popToRoot: ["root"]
      case .set: ["root", "d"]
      }
    }
  }

  private final class Counter {
    var value = 0
  }

  private func deepRig() -> Rig {
    Rig().push(ColorScreen("a", .green), ColorScreen("b", .yellow))
  }

  /// Runs as far as it can at once, as a task of an app does; a continuation that were resumed twice
  /// would trap.
  private func start(
    _ operation: Operation, on rig: Rig, animated: Bool = true
  ) -> (task: Task<Void, Never>, returns: Counter) {
    let counter = Counter()
    let task = Task.immediate {
      await operation.perform(on: rig, animated: animated)
      counter.value += 1
    }
    return (task, counter)
  }

  /// Lets what has been resumed run.
  private func settle(_ counter: Counter) async {
    for _ in 0..<1_000 where counter.value == 0 { await Task.yield() }
  }

  @Test(arguments: Operation.allCases)
  func aFinishedTransitionComesBackAtItsEnd(_ operation: Operation) async {
    let rig = deepRig()
    let (_, returns) = start(operation, on: rig)
    #expect(returns.value == 0)
    #expect(rig.titles == operation.titles)
    rig.host.advance(by: 0.1)
    #expect(!rig.navigation.isAtRest)
    #expect(returns.value == 0)
    rig.host.advance(by: 1)
    await settle(returns)
    #expect(returns.value == 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Operation.allCases)
  func oneThatIsCutShortComesBackToo(_ operation: Operation) async {
    let rig = deepRig()
    let (_, returns) = start(operation, on: rig)
    rig.host.advance(by: 0.1)
    #expect(returns.value == 0)
    rig.navigation.setViewControllers([rig.root, ColorScreen("other", .blue)], animated: false)
    rig.host.advance(by: 1)
    await settle(returns)
    #expect(returns.value == 1)
    #expect(rig.titles == ["root", "other"])
  }

  @Test(arguments: Operation.allCases)
  func withoutAWindowItComesBackAtOnce(_ operation: Operation) async {
    let rig = deepRig()
    rig.host.window.rootViewController = UIViewController()
    rig.host.advance(by: 0.1)
    let (_, returns) = start(operation, on: rig)
    await settle(returns)
    #expect(returns.value == 1)
    #expect(rig.titles == operation.titles)
  }

  @Test(arguments: Operation.allCases)
  func losingTheWindowBringsItBack(_ operation: Operation) async {
    let rig = deepRig()
    let (_, returns) = start(operation, on: rig)
    rig.host.advance(by: 0.1)
    rig.host.window.rootViewController = UIViewController()
    rig.host.advance(by: 1)
    await settle(returns)
    #expect(returns.value == 1)
  }

  @Test(arguments: [Operation.pop, .popTo, .popToRoot])
  func atTheRootItComesBackAtOnce(_ operation: Operation) async {
    let rig = Rig()
    let (_, returns) = start(operation, on: rig)
    await settle(returns)
    #expect(returns.value == 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Operation.allCases)
  func withoutAnimationItComesBackSoon(_ operation: Operation) async {
    let rig = deepRig()
    let (_, returns) = start(operation, on: rig, animated: false)
    rig.host.advance(by: 0.1)
    await settle(returns)
    #expect(returns.value == 1)
    #expect(rig.titles == operation.titles)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// Two operations in a row, each waiting for the one before.
  @Test func aTaskCanGoThereAndBack() async {
    let rig = Rig()
    let counter = Counter()
    Task.immediate {
      rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
      await rig.navigation.transitionsSettled()
      let popped = rig.navigation.popViewController(animated: true)
      await rig.navigation.transitionsSettled()
      counter.value = popped?.title == "a" && !rig.navigation.isTransitioning ? 1 : 2
    }
    for _ in 0..<200 where counter.value == 0 {
      rig.host.advance(by: 0.05)
      await Task.yield()
    }
    rig.host.advance(by: 1)
    #expect(counter.value == 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// From the call to rest, also for a drag and its settle; a modal doesn't count.
  @Test func somethingIsTransitioningFromTheCallToItsRest() {
    let rig = Rig()
    let navigation = rig.navigation
    #expect(!navigation.isTransitioning)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    #expect(navigation.isTransitioning)
    rig.host.advance(by: 1)
    #expect(!navigation.isTransitioning)
    rig.grab(moving: 40)
    #expect(navigation.isTransitioning)
    rig.letGo(at: 60)
    #expect(navigation.isTransitioning)
    rig.host.advance(by: 1)
    #expect(!navigation.isTransitioning)
    navigation.popViewController(animated: false)
    rig.host.advance(by: 0.1)
    #expect(!navigation.isTransitioning)
    navigation.present(UIViewController(), animated: true)
    rig.host.advance(by: 0.1)
    #expect(!navigation.isTransitioning)
    rig.host.advance(by: 1)
  }

  /// Whoever waits, too, may start the next transition.
  @Test func aTransitionThatFollowsAtOnceIsWaitedForAsWell() async {
    let rig = Rig()
    let (first, second) = (Counter(), Counter())
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    Task.immediate {
      await rig.navigation.transitionsSettled()
      first.value += 1
      rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    }
    Task.immediate {
      await rig.navigation.transitionsSettled()
      second.value = rig.navigation.isTransitioning ? 2 : 1
    }
    rig.host.advance(by: 1)
    await settle(first)
    for _ in 0..<100 { await Task.yield() }
    #expect(second.value == 0)
    rig.host.advance(by: 1)
    await settle(second)
    #expect(second.value == 1)
    #expect(rig.titles == ["root", "a", "b"])
  }

  /// A modal that's coming delays it, and no more.
  @Test func waitingWhileAModalComesEnds() async {
    let rig = Rig()
    rig.navigation.present(UIViewController(), animated: true)
    rig.host.advance(by: 0.1)
    let counter = Counter()
    Task.immediate {
      await rig.navigation.transitionsSettled()
      counter.value += 1
    }
    rig.host.advance(by: 1)
    await settle(counter)
    #expect(counter.value == 1)
  }

  /// Also where UIKit shows it.
  @Test func theSystemsOwnTransitionCounts() {
    let rig = Rig()
    rig.navigation.configuration.transition = .system
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.navigation.isTransitioning)
    rig.host.advance(by: 1)
    #expect(!rig.navigation.isTransitioning)
  }

  @Test(arguments: [true, false])
  func replacingTheStackCallsItsCompletionOnce(animated: Bool) {
    let rig = deepRig()
    var calls = 0
    rig.navigation.setViewControllers([rig.root, ColorScreen("d", .blue)], animated: animated) {
      calls += 1
    }
    rig.host.advance(by: 0.1)
    #expect(calls == (animated ? 0 : 1))
    rig.host.advance(by: 1)
    #expect(calls == 1)
    // Nothing changes.
    rig.navigation.setViewControllers(rig.navigation.viewControllers, animated: animated) {
      calls += 1
    }
    rig.host.advance(by: 0.1)
    #expect(calls == 2)
  }
}
