import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@testable import UIKit

/// A canceled drag puts the bars back, whoever has changed them meanwhile.
@MainActor @Suite(.warningsAreRead)
struct LibraryRestoredBarTests {
  /// A screen that sees to the toolbar as it comes.
  private final class ToolbarScreen: HearingScreen {
    private var hides = true

    convenience init(hides: Bool) {
      self.init(nibName: nil, bundle: nil)
      self.hides = hides
    }

    override func hear(_ call: String, animated: Bool) {
      guard call == "willAppear" else { return }
      navigationController?.setToolbarHidden(hides, animated: animated)
    }
  }

  private func push(_ screen: UIViewController, on rig: BarRig) {
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 1)
  }

  private func cancelADrag(on rig: BarRig) {
    rig.grab(at: 4, moving: 46, duration: 0.3)
    rig.letGo(at: 50)
  }

  /// The lower screen hides the toolbar as it comes, and only the app shows it again.
  @Test func aCanceledDragPutsBackAToolbarThatTheAppShows() {
    let (rig, next) = (BarRig(ToolbarScreen(hides: true)), HearingScreen())
    next.snapshotNavigation.wantsCoordinatedDrag = true
    push(next, on: rig)
    rig.navigation.setToolbarHidden(false, animated: false)
    rig.host.advance(by: 0.2)
    cancelADrag(on: rig)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === next)
    #expect(!rig.navigation.isToolbarHidden)
  }

  /// UIKit may put its own idea of a bar back a turn after a canceled pop.
  @Test func aBarThatUIKitHidesAfterACancelIsBackInTwoFrames() {
    let (rig, next) = (BarRig(BarScreen(.hidden)), BarScreen())
    next.snapshotNavigation.wantsCoordinatedDrag = true
    push(next, on: rig)
    cancelADrag(on: rig)
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
    let (rig, tools) = (BarRig(ToolbarScreen(hides: true)), ToolbarScreen(hides: false))
    rig.host.settings.hostile.barsComeBackLate = isLate
    push(tools, on: rig)
    #expect(!rig.navigation.isToolbarHidden)
    cancelADrag(on: rig)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === tools)
    #expect(!rig.navigation.isToolbarHidden)
  }
}
