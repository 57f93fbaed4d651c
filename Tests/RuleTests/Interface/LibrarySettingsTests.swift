import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct LibrarySettingsTests {
  @Test(arguments: UnsureSetting.all)
  func thereAndBackInEveryWayLeavesNothingBehind(_ setting: UnsureSetting) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true), under: setting)
    let screen = ColorScreen("a", .green, hidesBar: false)
    for hasSnapshot in [true, false] {
      rig.push(screen)
      #expect(!rig.navigation.isNavigationBarHidden)
      if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
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
      if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 1)
      #expect(rig.navigation.isNavigationBarHidden)
      #expect(rig.leftovers.isEmpty)
    }
  }

  /// The settings that have a hand in what is seen.
  nonisolated static let visible: [UnsureSetting] =
    [
      .asUsual, .slowItems, .staleSafeArea,
    ] + UnsureSetting.systems

  @Test(arguments: visible, [true, false])
  func inEveryFrameThereAreTwoPicturesMovedRigidly(_ setting: UnsureSetting, showingBar: Bool)
    throws
  {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: showingBar), under: setting)
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
