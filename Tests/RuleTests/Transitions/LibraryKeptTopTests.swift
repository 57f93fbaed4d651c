import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A stack that's set with the same top changes below, and what moves goes on.
@MainActor @Suite(.warningsAreRead)
struct LibraryKeptTopTests {
  /// What runs as the call comes.
  enum Running: CaseIterable, Sendable {
    case push, pop, popToMiddle, touchedPush, heldDrag, cancelingDrag, forwardDrag
    case presentation
  }

  /// What the stack is set to.
  enum Change: CaseIterable, Sendable {
    case same, assigned, withoutMiddle, withAnother

    @MainActor func make(on stack: UINavigationController) {
      let screens = stack.viewControllers
      switch self {
      case .same: stack.setViewControllers(screens, animated: true)
      case .assigned: stack.viewControllers = screens
      case .withoutMiddle:
        stack.setViewControllers(screens.filter { $0.title != "m" }, animated: true)
      case .withAnother:
        stack.viewControllers = [screens[0], ColorScreen("n", .gray)] + screens.dropFirst()
      }
    }
  }

  enum Moment: CaseIterable, Sendable { case turn, tenth, appearing }

  private struct Seen: Equatable {
    var frames: [Pixels] = []
    var ends: [NavigationEvent.Phase] = []
    var titles: [String] = []
  }

  private func play(_ running: Running, _ moment: Moment, _ change: Change?) -> Seen {
    let rig = Rig { $0.configuration.forwardHistory = running == .forwardDrag ? 2 : 0 }
    let coming = ColorScreen("x", .yellow)
    let lower = ColorScreen("b", .blue)
    rig.navigation.setViewControllers(
      [rig.root, ColorScreen("m", .gray), ColorScreen("a", .green), lower], animated: false)
    rig.host.advance(by: 0.5)
    if running != .push, running != .touchedPush, running != .presentation {
      rig.push(ColorScreen("c", .white))
    }
    if running == .forwardDrag {
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 1)
    }
    rig.events = []
    var isDue = true
    let set = { [unowned rig] in
      if isDue { change?.make(on: rig.navigation) }
      isDue = false
    }
    if moment == .appearing { for screen in [coming, lower] { screen.whenAppearing = set } }
    switch running {
    case .push, .touchedPush: rig.navigation.pushViewController(coming, animated: true)
    case .pop: rig.navigation.popViewController(animated: true)
    case .popToMiddle: rig.navigation.popToViewController(lower, animated: true)
    case .heldDrag: rig.grab(moving: 60, duration: 0.2)
    case .cancelingDrag:
      rig.grab(moving: 40, duration: 0.2)
      rig.letGo(at: 60)
    case .forwardDrag: rig.grab(at: 190, moving: -60, duration: 0.2)
    case .presentation:
      rig.navigation.presentAsPush(
        SnapshotNavigationController(rootViewController: ColorScreen("modal", .yellow)))
    }
    if moment == .turn { set() }
    rig.host.advance(by: 0.1)
    if running == .touchedPush {
      rig.host.touch(.began, at: CGPoint(x: 190, y: 300))
      rig.host.touch(.ended, at: CGPoint(x: 190, y: 300))
    }
    if moment == .tenth { set() }
    var seen = Seen()
    for _ in 0..<30 {
      seen.frames.append(rig.pixels())
      rig.host.advance(by: 1.0 / 60)
    }
    switch running {
    case .heldDrag: rig.letGo(at: 190)
    case .forwardDrag: rig.letGo(at: 20)
    default: break
    }
    rig.host.advance(by: 1)
    seen.ends = rig.ends
    seen.titles = rig.titles.filter { $0 != "m" && $0 != "n" }
    if !isDue, change == .withoutMiddle { #expect(!rig.titles.contains("m")) }
    if !isDue, change == .withAnother { #expect(rig.titles.contains("n")) }
    if running != .presentation { #expect(rig.leftovers.isEmpty, "\(rig.leftovers)") }
    return seen
  }

  @Test(arguments: Running.allCases, Moment.allCases)
  func setBelowTheStepTheMotionGoesOn(_ running: Running, _ moment: Moment) {
    let calm = play(running, moment, nil)
    for change in Change.allCases {
      let seen = play(running, moment, change)
      let differing = zip(seen.frames, calm.frames).filter { $0 != $1 }.count
      #expect(differing == 0, "\(change): \(differing) frames")
      #expect(seen.ends == calm.ends, "\(change)")
      #expect(seen.titles == calm.titles, "\(change)")
    }
  }

  @Test func aScreenOfTheStepThatIsTakenOutEndsTheStep() {
    let rig = Rig().push(ColorScreen("a", .green))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    rig.navigation.setViewControllers(
      [rig.root, rig.navigation.viewControllers[2]], animated: true)
    #expect(rig.stages.isEmpty)
    #expect(rig.ends == [.willBegin, .didFinish])
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "b"])
    #expect(rig.leftovers.isEmpty)
  }

  /// What waits for a call is told once.
  @Test(arguments: Change.allCases)
  func aCompletionIsCalledOnce(_ change: Change) {
    let rig = Rig().push(ColorScreen("m", .gray), ColorScreen("a", .green))
    var completions = 0
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true) { completions += 1 }
    rig.host.advance(by: 0.1)
    let screens = rig.navigation.viewControllers
    rig.navigation.setViewControllers(
      change == .withoutMiddle ? [screens[0]] + screens[2...] : screens, animated: true
    ) { completions += 1 }
    rig.host.advance(by: 2)
    #expect(completions == 2)
    #expect(rig.leftovers.isEmpty)
  }
}
