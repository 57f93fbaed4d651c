import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@testable import UIKit

/// A canceled drag puts the bars back, whoever has changed them meanwhile.
@MainActor @Suite(.warningsAreRead)
struct LibraryRestoredBarTests {
  /// The lower screen hides the toolbar as it comes, and only the app shows it again.
  @Test func aCanceledDragPutsBackAToolbarThatTheAppShows() {
    final class Bare: HearingScreen {
      override func hear(_ call: String, animated: Bool) {
        guard call == "willAppear" else { return }
        navigationController?.setToolbarHidden(true, animated: animated)
      }
    }
    let (home, next) = (Bare(), HearingScreen())
    let rig = BarRig(home)
    next.snapshotNavigation.wantsCoordinatedDrag = true
    rig.navigation.pushViewController(next, animated: true)
    rig.host.advance(by: 1)
    rig.navigation.setToolbarHidden(false, animated: false)
    rig.host.advance(by: 0.2)
    rig.grab(at: 4, moving: 46, duration: 0.3)
    rig.letGo(at: 50)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === next)
    #expect(!rig.navigation.isToolbarHidden)
  }

  /// UIKit may put its own idea of a bar back a turn after a canceled pop.
  @Test func aBarThatUIKitHidesAfterACancelIsBackInTwoFrames() {
    let next = BarScreen()
    let rig = BarRig(BarScreen(.hidden))
    next.snapshotNavigation.wantsCoordinatedDrag = true
    rig.navigation.pushViewController(next, animated: true)
    rig.host.advance(by: 1)
    rig.grab(at: 4, moving: 46, duration: 0.3)
    rig.letGo(at: 50)
    while rig.navigation.transitionCoordinator != nil { rig.host.advance(by: 1.0 / 60) }
    rig.navigation.setHidden(.navigationBar, true)
    var wrongFrames = 0
    for _ in 0..<30 {
      rig.host.advance(by: 1.0 / 60)
      if rig.navigation.isNavigationBarHidden { wrongFrames += 1 }
    }
    #expect(wrongFrames <= 1)
    #expect(rig.isBarSeen)
  }

  /// Each screen sees to the toolbar as it comes.
  @Test(arguments: [true, false])
  func aCanceledDragPutsTheToolbarBack(late isLate: Bool) {
    final class Tools: HearingScreen {
      var hides = false

      override func hear(_ call: String, animated: Bool) {
        guard call == "willAppear" else { return }
        navigationController?.setToolbarHidden(hides, animated: animated)
      }
    }
    let (home, tools) = (Tools(), Tools())
    home.hides = true
    let rig = BarRig(home)
    rig.host.settings.hostile.barsComeBackLate = isLate
    rig.navigation.pushViewController(tools, animated: true)
    rig.host.advance(by: 1)
    #expect(!rig.navigation.isToolbarHidden)
    rig.grab(at: 4, moving: 46, duration: 0.3)
    rig.letGo(at: 50)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === tools)
    #expect(!rig.navigation.isToolbarHidden)
  }
}
