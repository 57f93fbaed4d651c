import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a person has set in the system's settings.
enum FadeSetting: CaseIterable, Sendable {
  case reduceMotion, crossFadeTransitions

  @MainActor func turnOn(_ host: LinuxHost) {
    switch self {
    case .reduceMotion: host.runtime.accessibility.isReduceMotionEnabled = true
    case .crossFadeTransitions: host.runtime.accessibility.prefersCrossFadeTransitions = true
    }
  }
}

/// With Smart Invert on, a snapshot's images would be inverted twice.
@MainActor @Suite(.warningsAreRead)
struct LibraryPersonTests {
  enum Way: CaseIterable, Sendable {
    case pop, popToRoot, drag
  }

  private func invert(_ host: LinuxHost, _ isOn: Bool = true) {
    host.runtime.accessibility.isInvertColorsEnabled = isOn
  }

  private func goBack(_ way: Way, on rig: Rig) {
    switch way {
    case .pop: rig.navigation.popViewController(animated: true)
    case .popToRoot: rig.navigation.popToRootViewController(animated: true)
    case .drag: rig.grab(moving: 140)
    }
    rig.host.advance(by: 0.2)
  }

  private func finish(_ way: Way, on rig: Rig) {
    if way == .drag { rig.letGo(at: 160) }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Way.allCases, [true, false])
  func withSmartInvertGoingBackShowsTheLiveScreen(_ way: Way, fromTheStart: Bool) {
    let rig = Rig()
    if fromTheStart { invert(rig.host) }
    rig.push(ColorScreen("a", .green))
    invert(rig.host)
    // It has changed since it was left.
    rig.root.view.backgroundColor = .blue
    rig.host.advance(by: 0.1)
    goBack(way, on: rig)
    let below = rig.color(x: 4)
    #expect(below[2] > 150)
    #expect(below[0] < 20)
    finish(way, on: rig)
    #expect(rig.color() == Shade.blue)
  }

  /// One that was taken while colors were inverted is never shown.
  @Test(arguments: [true, false])
  func whenItIsOffAgainOnlyEarlierSnapshotsAreShown(wasOnAsItWasLeft: Bool) {
    let rig = Rig()
    invert(rig.host, wasOnAsItWasLeft)
    rig.push(ColorScreen("a", .green))
    invert(rig.host, true)
    rig.host.advance(by: 0.1)
    invert(rig.host, false)
    rig.root.view.backgroundColor = .blue
    rig.host.advance(by: 0.1)
    goBack(.pop, on: rig)
    #expect((rig.color(x: 4)[2] > 150) == wasOnAsItWasLeft)
    finish(.pop, on: rig)
  }

  @Test(arguments: [true, false])
  func withSmartInvertAModalLeavesTheLivePresenter(isOn: Bool) {
    let rig = PushRig()
    rig.present()
    invert(rig.host, isOn)
    rig.base.view.backgroundColor = .blue
    rig.dismiss(wait: 0.2)
    #expect((rig.color(x: 4)[2] > 150) == isOn)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }
}
