import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// Calls are values until UIKit makes them, or a double of it.
@MainActor
@Suite(.warningsAreRead) struct LibraryCallTests {
  /// Notes the calls that it's asked to make, and makes none.
  private final class Double: SystemNavigation {
    private(set) var triggers: [TransitionTrigger] = []
    private(set) var pushed: [UIViewController] = []

    func makeOnSystem(_ call: NavigationCall<UIViewController>) -> [UIViewController]? {
      triggers.append(call.trigger)
      if case .push(let screen) = call.change { pushed.append(screen) }
      return nil
    }
  }

  private let rig = Rig()
  private let system = Double()

  private func makeCoordinator() -> NavigationCoordinator {
    NavigationCoordinator(rig.navigation, calling: system)
  }

  @Test func aCallWaitsWithItsTriggerAndItsCompletion() {
    let coordinator = makeCoordinator()
    let (first, second) = (ColorScreen("first", .green), ColorScreen("second", .blue))
    coordinator.movement.handle(
      .asked(.external(NavigationEvent(.push, trigger: .drag, from: rig.root, to: first))))
    var completions = 0
    coordinator.withTrigger(.keyboard) {
      coordinator.withCompletion({ completions += 1 }) {
        _ = coordinator.make(.push(second), animated: false)
      }
    }
    #expect(system.triggers.isEmpty)
    #expect(coordinator.waitingCalls.map(\.trigger) == [.keyboard])
    coordinator.movement.handle(.announced)
    coordinator.movement.handle(.completed)
    rig.host.advance(by: 0.1)
    #expect(coordinator.waitingCalls.isEmpty)
    #expect(system.triggers == [.keyboard] && system.pushed == [second])
    coordinator.settling.run()
    #expect(completions == 1)
  }

  @Test func theFirstCallTakesTheTermsThatWereSaidBefore() {
    let coordinator = makeCoordinator()
    coordinator.withTrigger(.escape) {
      for screen in [ColorScreen("first", .green), ColorScreen("second", .blue)] {
        _ = coordinator.make(.push(screen), animated: false)
      }
    }
    #expect(system.triggers == [.escape, .programmatic])
  }

  /// An override of the app's may call nothing.
  @Test func termsThatNoCallTakesAreDropped() {
    let coordinator = makeCoordinator()
    coordinator.withTrigger(.escape) {}
    _ = coordinator.make(.push(ColorScreen("a", .green)), animated: false)
    #expect(system.triggers == [.programmatic])
  }

  /// What UIKit calls in turn, it makes.
  @Test func aCallInsideACallIsMadeAtOnce() {
    let coordinator = makeCoordinator()
    coordinator.system(.pop) { _ = coordinator.make(.pop, animated: true) }
    #expect(system.triggers == [.programmatic])
    #expect(coordinator.waitingCalls.isEmpty && coordinator.isAtRest)
  }
}
