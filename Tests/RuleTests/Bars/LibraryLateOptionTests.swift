import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// An option that a screen sets as it moves holds once it is at rest.
@MainActor @Suite(.warningsAreRead)
struct LibraryLateOptionTests {
  enum Motion: CaseIterable, Sendable { case push, systemPush, pop, canceledDrag }

  @Test(arguments: Motion.allCases, [true, false])
  func aBarThatTheTopSetsInMidMotionIsAsItSays(_ motion: Motion, hides: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: !hides))
    let a = ColorScreen("a", .green, hidesBar: !hides)
    if motion == .systemPush { a.snapshotNavigation.transition = .system }
    switch motion {
    case .push, .systemPush: rig.navigation.pushViewController(a, animated: true)
    case .pop:
      rig.push(a)
      rig.navigation.popViewController(animated: true)
    case .canceledDrag:
      rig.push(a)
      rig.grab(moving: 60)
    }
    rig.host.advance(by: 0.1)
    let top = rig.navigation.topViewController
    top?.snapshotNavigation.navigationBar = hides ? .hidden : .visible
    rig.host.advance(by: 0.05)
    if motion == .canceledDrag { rig.letGo(at: 80) }
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === top)
    #expect(rig.navigation.isNavigationBarHidden == hides)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aScreenBelowThatChangesItsBarHasNoOldSnapshot() {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true)).push(ColorScreen("a", .green))
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    rig.root.snapshotNavigation.dragArea = .anywhere
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    rig.root.snapshotNavigation.navigationBar = .visible
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
  }
}
