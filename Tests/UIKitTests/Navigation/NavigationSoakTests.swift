import Testing
import UIKitHost

@testable import UIKit

/// Long sequences of operations, animated or not, overlapping or not: in the end one screen is
/// seen, it is the top, and every screen has heard balanced calls.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationSoakTests {
  /// A generator whose sequence is the same on every machine.
  private struct Sequence {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  @MainActor private final class Soak {
    let scene = NavigationScene("A")
    let delegate: AnimatorDelegate
    var sequence: Sequence
    var screens: [NotingScreen] = []
    var count = 0

    init(seed: UInt64) {
      delegate = AnimatorDelegate(scene.log)
      sequence = Sequence(state: seed)
      screens = scene.screens
    }

    func fresh() -> NotingScreen {
      count += 1
      let screen = scene.screen("S\(count)")
      screens.append(screen)
      return screen
    }

    func step() -> String {
      let navigation = scene.navigation
      let animated = sequence.next(2) == 0
      switch sequence.next(9) {
      case 0, 1, 2:
        navigation.pushViewController(fresh(), animated: animated)
        return "push \(animated)"
      case 3:
        navigation.popViewController(animated: animated)
        return "pop \(animated)"
      case 4:
        navigation.popToRootViewController(animated: animated)
        return "root \(animated)"
      case 5:
        let keep = navigation.viewControllers.filter { _ in sequence.next(2) == 0 }
        navigation.setViewControllers(keep + [fresh()], animated: animated)
        return "set \(animated)"
      case 6:
        navigation.setNavigationBarHidden(sequence.next(2) == 0, animated: animated)
        return "bar \(animated)"
      case 7:
        delegate.animator = sequence.next(2) == 0 ? SlideOver() : nil
        navigation.delegate = sequence.next(3) == 0 ? nil : delegate
        return "delegate"
      default:
        let seconds = [0.0, 1.0 / 60, 0.1, 0.3, 0.8][sequence.next(5)]
        if seconds > 0 { scene.host.advance(by: seconds) }
        return "time \(seconds)"
      }
    }

    /// What is wrong at rest, or nil.
    func complaint() -> String? {
      let navigation = scene.navigation
      guard let top = navigation.topViewController else { return "no top" }
      if !navigation.stage.isResting { return "not resting" }
      if navigation.transitionCoordinator != nil { return "a coordinator is left" }
      if top.view.window == nil { return "the top is not seen" }
      if top.appearance.phase != .appeared { return "the top is \(top.appearance.phase)" }
      for screen in screens where screen !== top {
        if screen.viewIfLoaded?.window != nil { return "\(screen.name) is seen too" }
        if screen.appearance.phase != .disappeared { return "\(screen.name) did not disappear" }
      }
      let children = navigation.children.map(ObjectIdentifier.init)
      if Set(children) != Set(navigation.viewControllers.map(ObjectIdentifier.init)) {
        return "children and stack differ"
      }
      if top.view.frame.origin.x != 0 { return "the top stands at \(top.view.frame)" }
      let bar = navigation.navigationBar
      if bar.topItem !== top.navigationItem { return "the bar shows another item" }
      if bar.isHidden != navigation.isNavigationBarHidden { return "the bar is not as asked" }
      if !bar.isHidden, bar.frame.minY != 47 || bar.frame.minX != 0 { return "bar \(bar.frame)" }
      return nil
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func everySequenceEndsWithTheTopSeen(seed: UInt64) {
    let soak = Soak(seed: seed)
    var history: [String] = []
    for round in 0..<40 {
      for _ in 0...soak.sequence.next(5) { history.append(soak.step()) }
      soak.scene.host.advance(by: 3)
      if let complaint = soak.complaint() {
        Issue.record("round \(round): \(complaint) after \(history.suffix(8))")
        return
      }
      history = ["rest"]
    }
    let unbalanced = soak.scene.host.log.filter { $0.hasPrefix("Unbalanced") }
    #expect(unbalanced.isEmpty)
  }
}
