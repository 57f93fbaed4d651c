import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// How far a finger that has come to rest must have dragged a screen.
@MainActor @Suite(.warningsAreRead)
struct LibraryReleaseThresholdTests {
  /// Whether a screen is popped when a finger lifts, without speed, after a part of the width.
  private func pops(_ threshold: CGFloat, after part: CGFloat, liveLower: Bool) -> Bool {
    let rig = Rig()
    rig.navigation.configuration.releaseThreshold = threshold
    rig.push(ColorScreen("a", .green))
    if liveLower { rig.navigation.invalidateSnapshot(for: rig.root) }
    // What the recognizer needs to begin isn't part of the way.
    let end = 15 + 10 + part * Rig.size.width
    rig.grab(at: 15, moving: end - 15)
    rig.letGo(at: end)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
    return rig.titles == ["root"]
  }

  @Test(
    arguments: [
      (CGFloat(0.5), CGFloat(0.4), false), (0.5, 0.6, true),
      (0.2, 0.1, false), (0.2, 0.3, true),
      (0.8, 0.7, false), (0.8, 0.87, true),
    ], [true, false])
  func aScreenPastTheThresholdIsPopped(
    _ test: (threshold: CGFloat, part: CGFloat, pops: Bool), liveLower: Bool
  ) {
    #expect(pops(test.threshold, after: test.part, liveLower: liveLower) == test.pops)
  }

  @Test func valuesOutsideOfTheRangeAreClamped() {
    #expect(pops(-3, after: 0.06, liveLower: false))
    #expect(!pops(7, after: 0.86, liveLower: false))
  }

  /// Momentum counts: a flick pops even with a threshold of 1, and back again with one of 0.
  @Test func aFlickStillDecides() {
    let rig = Rig()
    rig.navigation.configuration.releaseThreshold = 7
    rig.push(ColorScreen("a", .green))
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 150, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    rig.navigation.configuration.releaseThreshold = -3
    rig.push(ColorScreen("a", .green))
    rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
    rig.host.move(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.4)
    rig.host.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.1)
    rig.host.touch(.ended, at: CGPoint(x: 60, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
  }
}
