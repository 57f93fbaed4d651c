import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Going back to a screen with live content, a video for example, never shows a stored snapshot.
@MainActor @Suite(.warningsAreRead)
struct LibraryLiveContentTests {
  enum Way: CaseIterable, Sendable {
    case pop, popToRoot, drag
  }

  /// Whether the option is set before the screen is left, or when a snapshot may be stored already.
  enum Moment: CaseIterable, Sendable {
    case never, early, late
  }

  @Test(arguments: Way.allCases, Moment.allCases)
  func whatIsSeenBelowIsTheLiveScreen(_ way: Way, _ moment: Moment) {
    let rig = Rig()
    if moment == .early { rig.root.snapshotNavigation.showsLiveContent = true }
    rig.push(ColorScreen("a", .green))
    if moment == .late { rig.root.snapshotNavigation.showsLiveContent = true }
    // The video goes on.
    rig.root.view.backgroundColor = .blue
    rig.host.advance(by: 0.1)
    switch way {
    case .pop: rig.navigation.popViewController(animated: true)
    case .popToRoot: rig.navigation.popToRootViewController(animated: true)
    case .drag: rig.grab(moving: 140)
    }
    rig.host.advance(by: 0.2)
    let below = rig.color(x: 4)
    #expect(below[moment == .never ? 0 : 2] > 150)
    #expect(below[moment == .never ? 2 : 0] < 20)
    if way == .drag { rig.letGo(at: 160) }
    // From the end of the transition on, no frame shows the snapshot.
    rig.host.advance(while: { !rig.navigation.isAtRest })
    if moment != .never {
      for _ in 0..<20 {
        #expect(rig.color(x: 4) == Shade.blue)
        rig.host.advance(by: 1.0 / 60)
      }
      #expect(rig.navigation.snapshotMemoryUsage == 0)
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  /// Others aren't affected, and a drag that is canceled changes nothing.
  @Test func aCanceledDragOverItChangesNothing() {
    let rig = Rig()
    rig.root.snapshotNavigation.showsLiveContent = true
    let screen = ColorScreen("a", .green)
    rig.push(screen, ColorScreen("b", .yellow))
    #expect(rig.navigation.snapshot(for: screen) != nil)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.grab(moving: 60)
    rig.letGo(at: 80)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }
}
