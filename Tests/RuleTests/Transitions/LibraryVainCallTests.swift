import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A pop that takes nothing, such as that of a second tap on a tab, changes nothing that is seen.
@MainActor @Suite(.warningsAreRead)
struct LibraryVainCallTests {
  /// What runs as it comes.
  enum Running: CaseIterable, Sendable {
    case push, pop, touchedPop, presentation, dismissal

    @MainActor func begin(on rig: Rig) -> SnapshotNavigationController {
      switch self {
      case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
      case .pop, .touchedPop: rig.navigation.popToRootViewController(animated: true)
      case .presentation, .dismissal:
        let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .yellow))
        rig.navigation.presentAsPush(modal)
        guard self == .dismissal else { return modal }
        rig.host.advance(by: 1)
        modal.dismiss(animated: true)
        return modal
      }
      return rig.navigation
    }
  }

  private struct Seen: Equatable {
    var frames: [Pixels] = []
    var phases: [NavigationEvent.Phase] = []
    var completions = 0
  }

  private func play(
    _ running: Running,
    then pop: ((SnapshotNavigationController, @escaping @MainActor () -> Void) -> Void)?
  ) -> Seen {
    let rig = Rig().push(ColorScreen("a", .green))
    var seen = Seen()
    let stack = running.begin(on: rig)
    let observation = stack.observeTransitions { seen.phases.append($0.phase) }
    rig.host.advance(by: 0.1)
    if running == .touchedPop { rig.host.tap(at: CGPoint(x: 30, y: 190)) }
    pop?(stack) { seen.completions += 1 }
    for _ in 0..<30 {
      seen.frames.append(rig.pixels())
      rig.host.advance(by: 1.0 / 60)
    }
    rig.host.advance(by: 1)
    #expect(rig.leftovers.filter { $0 != "top is not shown" }.isEmpty)
    observation.cancel()
    return seen
  }

  @Test(arguments: Running.allCases)
  func popsThatTakeNothingEndNothing(_ running: Running) {
    let undisturbed = play(running, then: nil)
    let toTop = play(running) { stack, completion in
      guard let top = stack.topViewController else { return }
      stack.popToViewController(top, animated: true, completion: completion)
    }
    #expect(toTop.frames == undisturbed.frames)
    #expect(toTop.phases == undisturbed.phases && toTop.completions == 1)
    guard running != .push else { return }
    for isToRoot in [false, true] {
      let seen = play(running) { stack, completion in
        if isToRoot {
          stack.popToRootViewController(animated: true, completion: completion)
        } else {
          stack.popViewController(animated: true, completion: completion)
        }
      }
      #expect(seen.frames == undisturbed.frames)
      #expect(seen.phases == undisturbed.phases && seen.completions == 1)
    }
  }

  private final class PoppingScreen: ColorScreen {
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      if parent != nil, let navigation = parent as? UINavigationController {
        navigation.popViewController(animated: true)
      }
    }
  }

  /// UIKit puts off a pop that comes inside a push, and has popped the screen by the time of the next.
  @Test func aPopToAScreenThatIsOnItsWayOutRaisesNothing() {
    let rig = Rig().push(ColorScreen("a", .green))
    let screen = PoppingScreen("b", .blue)
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.05)
    rig.navigation.popToViewController(screen, animated: false)
    rig.host.advance(by: 2)
    #expect(rig.titles.last == rig.navigation.topViewController?.title)
    #expect(!rig.navigation.isTransitioning)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  private final class FleetingScreen: ColorScreen {
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      navigationController?.popViewController(animated: false)
    }
  }

  /// UIKit shows the screen with the second call at the latest, and the screen pops itself.
  @Test(arguments: [false, true])
  func aPopToAScreenThatPopsItselfRaisesNothing(animated: Bool) {
    let rig = Rig().push(ColorScreen("a", .green))
    let screen = FleetingScreen("b", .blue)
    rig.navigation.pushViewController(screen, animated: false)
    var completions = 0
    rig.navigation.popToViewController(screen, animated: animated) { completions += 1 }
    rig.host.advance(by: 2)
    #expect(rig.titles.last == "a")
    #expect(completions == 1)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  private final class SeenScreen: ColorScreen {
    private(set) var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  /// Where all transitions are UIKit's, the call shows what waits, as UIKit's own does.
  @Test func aPopToTheTopShowsWhatWaitsWhereUIKitDoes() {
    let rig = Rig()
    rig.navigation.configuration.transition = .system
    let screen = SeenScreen("a", .green)
    rig.push(screen).push(ColorScreen("b", .blue))
    let before = screen.appearances
    rig.navigation.popViewController(animated: false)
    rig.navigation.popToViewController(screen, animated: false)
    #expect(screen.appearances == before + 1)
  }
}
