import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A device that is slow, busy or away isn't taken for a UIKit that fails.
@MainActor @Suite(.warningsAreRead)
struct FalseAlarmTests {
  enum Trouble: CaseIterable, Sendable {
    /// The main thread is busy, before UIKit starts or in mid-motion.
    case busyAtTheCall, busyInMotion
    /// The clock jumps, as in a debugger's pause.
    case clockJumps
    case background, inactive
    /// As the simulator's Slow Animations, ten times as slow.
    case slowAnimations
  }

  enum Move: CaseIterable, Sendable {
    case push, pop, swipe, swipeGivenUp, present
  }

  private let rig = Rig()
  private let log: DiagnosticLog

  init() {
    rig.push(ColorScreen("a", .green))
    log = DiagnosticLog(of: rig.navigation)
  }

  private func make(_ move: Move) {
    switch move {
    case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    case .pop: rig.navigation.popViewController(animated: true)
    case .swipe:
      rig.grab(moving: 120, duration: 0.2)
      rig.host.touch(.ended, at: CGPoint(x: 140, y: 200))
    case .swipeGivenUp:
      rig.grab(moving: 40, duration: 0.2)
      rig.letGo(at: 60)
    case .present:
      rig.navigation.presentAsPush(
        UINavigationController(rootViewController: ColorScreen("p", .blue)))
    }
  }

  private func meet(_ trouble: Trouble) {
    switch trouble {
    case .busyAtTheCall: rig.host.stall(10)
    case .busyInMotion:
      rig.host.advance(by: 0.1)
      rig.host.stall(10)
    case .clockJumps:
      rig.host.advance(by: 0.1)
      rig.host.advance(by: 10, frame: 10)
    case .background:
      rig.host.advance(by: 0.1)
      rig.host.enterBackground()
      rig.host.advance(by: 10, frame: 10)
      rig.host.enterForeground()
    case .inactive:
      rig.host.runtime.resignActive()
      rig.host.advance(by: 2)
      rig.host.runtime.becomeActive()
    case .slowAnimations: rig.host.advance(by: 12)
    }
    rig.host.advance(by: 1.5)
    rig.navigation.dismiss(animated: false)
    rig.host.advance(by: 0.5)
  }

  @Test(arguments: Trouble.allCases, Move.allCases)
  func aDeviceInTroubleIsNoFaultOfUIKits(_ trouble: Trouble, _ move: Move) {
    if trouble == .slowAnimations { rig.host.window.layer.speed = 0.1 }
    make(move)
    meet(trouble)
    #expect(log.faults.isEmpty && SnapshotNavigationController.fallback == nil)
    #expect(!rig.navigation.isTransitioning && rig.leftovers.isEmpty, "\(rig.leftovers)")
    let titles: [String] =
      switch move {
      case .push: ["root", "a", "b"]
      case .pop, .swipe: ["root"]
      case .swipeGivenUp, .present: ["root", "a"]
      }
    #expect(rig.titles == titles)
  }

  /// An app that the system launches in the background pushes before anything is shown.
  @Test func aLaunchInTheBackgroundIsNoFaultOfUIKits() {
    rig.host.enterBackground()
    for title in ["b", "c", "d", "e"] {
      rig.navigation.pushViewController(ColorScreen(title, .blue), animated: true)
      rig.host.advance(by: 3)
    }
    rig.host.enterForeground()
    rig.host.advance(by: 3)
    #expect(log.faults.isEmpty && SnapshotNavigationController.fallback == nil)
    #expect(rig.titles == ["root", "a", "b", "c", "d", "e"])
  }
}
