import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// What UIKit does where Apple does not say: the library may depend on none of it.
enum UnsureSetting: CaseIterable {
  case asUsual
  case barsTakeTheirTime
  case staleSafeArea
  case readsOverriddenDelegate
  case neverAsksForProgrammaticPops
  case animatorAfterWillCallbacks
  case incomingToldFirst
  case barHiddenStateKeptOnCancel
  case barItemsMixedUp
  case translationWithoutHysteresis
  case noContentPopGesture

  @MainActor
  func apply(to host: Host) {
    switch self {
    case .asUsual: break
    case .barsTakeTheirTime: host.settings.barTransitionDuration = .fixed(0.35)
    case .staleSafeArea: host.settings.safeAreaStaysStaleAfterBarReturns = true
    case .readsOverriddenDelegate: host.settings.readsOverriddenDelegateGetter = true
    case .neverAsksForProgrammaticPops: host.settings.asksShouldPopForProgrammaticPops = false
    case .animatorAfterWillCallbacks: host.settings.asksForAnimatorBeforeWillCallbacks = false
    case .incomingToldFirst: host.settings.cancelledPopTellsIncomingFirst = true
    case .barHiddenStateKeptOnCancel: host.settings.cancelledPopKeepsBarHiddenState = true
    case .barItemsMixedUp: host.settings.caughtPopMixesBarItems = true
    case .translationWithoutHysteresis:
      host.settings.gestures.panTranslationIncludesHysteresis = false
    case .noContentPopGesture: host.settings.hasContentPopGesture = false
    }
  }
}

@MainActor
struct LibrarySettingsTests {
  @Test(arguments: UnsureSetting.allCases)
  func thereAndBackInEveryWayLeavesNothingBehind(_ setting: UnsureSetting) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    setting.apply(to: rig.host)
    let screen = ColorScreen("a", .green, hidesBar: false)
    for hasPicture in [true, false] {
      rig.push(screen)
      #expect(!rig.navigation.isNavigationBarHidden)
      if !hasPicture { rig.navigation.invalidateSnapshot(for: rig.root) }
      rig.grab(moving: 60)
      rig.letGo(at: 80)
      rig.host.advance(by: 1)
      #expect(rig.titles == ["root", "a"])
      #expect(!rig.navigation.isNavigationBarHidden)
      #expect(rig.color() == Shade.green)
      rig.grab(moving: 150)
      rig.letGo(at: 170)
      rig.host.advance(by: 1)
      #expect(rig.titles == ["root"])
      #expect(rig.navigation.isNavigationBarHidden)
      #expect(rig.color() == Shade.red)
      rig.push(screen)
      if !hasPicture { rig.navigation.invalidateSnapshot(for: rig.root) }
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 1)
      #expect(rig.navigation.isNavigationBarHidden)
      #expect(rig.leftovers.isEmpty)
    }
    #expect(rig.host.log.isEmpty)
  }

  /// The settings that have a hand in what is seen.
  nonisolated static let visible: [UnsureSetting] = [
    .asUsual, .barsTakeTheirTime, .staleSafeArea, .animatorAfterWillCallbacks,
  ]

  @Test(arguments: visible, [true, false])
  func inEveryFrameThereAreTwoPicturesMovedRigidly(_ setting: UnsureSetting, showingBar: Bool)
    throws
  {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: showingBar))
    setting.apply(to: rig.host)
    let below = rig.pixels()
    rig.navigation.pushViewController(
      ColorScreen("a", .green, hidesBar: !showingBar), animated: true)
    var frames: [Pixels] = []
    for frame in 0..<30 {
      rig.host.advance(by: 1.0 / 60)
      if frame < 4 || frame % 4 == 0 { frames.append(rig.pixels()) }
    }
    let above = rig.pixels()
    let judge = TwoPictures(lower: below, upper: above)
    for frame in frames { _ = try judge.fit(frame).get() }

    frames = []
    rig.navigation.popViewController(animated: true)
    for frame in 0..<45 {
      rig.host.advance(by: 1.0 / 60)
      if frame < 4 || frame % 4 == 0 { frames.append(rig.pixels()) }
    }
    #expect(rig.pixels() == below)
    for frame in frames { _ = try judge.fit(frame).get() }
  }
}
