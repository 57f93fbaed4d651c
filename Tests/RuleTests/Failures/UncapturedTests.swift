import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen of which UIKit makes no snapshot view, and of which no image may be made.
@MainActor @Suite(.warningsAreRead)
struct UncapturedTests {
  private func swipe(_ rig: Rig) {
    rig.host.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
  }

  @Test(arguments: [true, false])
  func aDragIsRefusedWithAReasonAndUIKitTakesTheNextSwipe(isSensitive: Bool) {
    let rig = Rig()
    let screen = SimpleScreen("secret", .green)
    screen.snapshotNavigation.isSensitive = isSensitive
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 1)
    rig.host.settings.hostile.snapshotViews = .nilAlways
    swipe(rig)
    #expect(rig.refusals == (isSensitive ? [.notCaptured] : []))
    #expect(rig.navigation.viewControllers.count == (isSensitive ? 2 : 1))
    if isSensitive { swipe(rig) }
    #expect(rig.navigation.viewControllers.count == 1)
    #expect(rig.leftovers.isEmpty && rig.host.log.isEmpty)
  }

  @Test(arguments: [true, false])
  func aPresentationIsDraggedAwayOrSaysWhyNot(isSensitive: Bool) {
    let rig = Rig()
    let screen = ColorScreen("secret", .green)
    screen.snapshotNavigation.isSensitive = isSensitive
    let modal = SnapshotNavigationController(rootViewController: screen)
    var refusals: [NavigationDiagnostic] = []
    for stack in [rig.navigation, modal] {
      stack.diagnosticHandler = { refusals.append($0) }
    }
    rig.navigation.presentAsPush(modal, animated: true)
    rig.host.advance(by: 1)
    rig.host.settings.hostile.snapshotViews = .nilAlways
    swipe(rig)
    #expect((rig.navigation.presentedViewController == nil) == !isSensitive)
    #expect(refusals.contains(.dragRefused(.notCaptured)) == isSensitive)
    #expect(rig.host.log.isEmpty)
  }
}
