import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A presentation ends before one that its end leads to is told.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationChainTests {
  enum Place: CaseIterable, Sendable { case completion, didAppear, dismissal }

  /// Without animation, what a screen presents as it appears ends before the screen's own presentation.
  nonisolated private static let cases = Place.allCases.flatMap { place in
    [(place, true, true), (place, true, false), (place, false, true)]
      + (place == .didAppear ? [] : [(place, false, false)])
  }

  @Test(arguments: cases)
  func whatAnEndLeadsToIsToldAfterIt(_ place: Place, animated: Bool, nextAnimated: Bool) {
    let host = LinuxHost.small()
    let base = ColorScreen("base", .red)
    let outer = SnapshotNavigationController(rootViewController: base)
    host.show(outer, for: 0.3)
    let root = ColorScreen("inner", .green)
    let inner = SnapshotNavigationController(rootViewController: root)
    let last = SnapshotNavigationController(rootViewController: ColorScreen("last", .blue))
    var told: [String] = []
    func name(_ screen: UIViewController?) -> String {
      (screen as? UINavigationController)?.viewControllers.first?.title ?? ""
    }
    let observations = [outer, inner].map {
      $0.observeTransitions { event in
        guard event.isPresentation else { return }
        if case .progress = event.phase { return }
        let line = "\(event.phase) \(event.operation) \(name(event.to))"
        if told.last != line { told.append(line) }
      }
    }
    let presents = { (screen: UIViewController) -> () -> Void in
      { screen.presentAsPush(last, animated: nextAnimated) }
    }
    if place == .didAppear { root.whenAppeared = presents(inner) }
    base.presentAsPush(inner, animated: animated) {
      if place == .completion { presents(inner)() }
    }
    host.advance(by: 1)
    if place == .dismissal {
      inner.dismiss(animated: animated) { presents(outer)() }
      host.advance(by: 1)
    }
    host.advance(by: 1)
    func step(_ operation: String, _ to: String, _ animated: Bool) -> [String] {
      (animated ? ["willBegin \(operation) \(to)"] : []) + ["didFinish \(operation) \(to)"]
    }
    #expect(
      told == step("push", "inner", animated)
        + (place == .dismissal ? step("pop", "base", animated) : [])
        + step("push", "last", nextAnimated))
    #expect(host.color(x: 100, y: 350) == [0, 0, 255])
    for observation in observations { observation.cancel() }
  }

  /// UIKit would present it on a screen that leaves; over a live screen it decides about that later.
  @Test(arguments: [true, false], [true, false])
  func aStackThatAPersonHasDismissedPresentsNothing(animated: Bool, isLive: Bool) {
    let rig = PushRig(.navigation)
    rig.base.snapshotNavigation.isSensitive = isLive
    rig.present()
    var told: [String] = []
    let observation = rig.inner.observeTransitions { event in
      if case .progress = event.phase { return }
      told.append("\(event.phase) \(event.operation)")
    }
    rig.grab(moving: 150)
    rig.host.touch(.ended, at: CGPoint(x: 170, y: 200))
    rig.inner.presentAsPush(
      SnapshotNavigationController(rootViewController: ColorScreen("last", .blue)),
      animated: animated)
    rig.host.advance(by: 2)
    // UIKit may say that the presenter has gone.
    _ = rig.host.log
    #expect(told == ["willBegin pop", "didFinish pop"])
    #expect(rig.inner.presentingViewController == nil)
    #expect(rig.color() == [255, 0, 0])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    observation.cancel()
  }
}
