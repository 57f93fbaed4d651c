import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen may become sensitive at any moment.
@MainActor @Suite(.warningsAreRead)
struct LibrarySensitiveTests {
  /// When a screen turns sensitive.
  enum Moment: CaseIterable {
    case asItIsLeft, afterItWasLeft, onTheWay, whileItWaitsToBeDrawn, whileItIsDrawn, compressed
  }

  private final class Secret: UIViewController {
    var turnsSensitiveAsItIsLeft = false

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if turnsSensitiveAsItIsLeft { snapshotNavigation.isSensitive = true }
    }
  }

  /// How a change of the stack is made.
  enum Change: CaseIterable {
    case animated, unanimated, inTheCall
  }

  @Test(arguments: Moment.allCases, Change.allCases)
  func nothingOfItIsStored(moment: Moment, change: Change) {
    let rig = Rig()
    rig.host.settings.unanimatedChangesComeWithLayout = change != .inTheCall
    let animated = change == .animated
    let secret = Secret()
    rig.push(secret)
    secret.turnsSensitiveAsItIsLeft = moment == .asItIsLeft
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: animated)
    if moment == .onTheWay { rig.host.advance(by: 0.1) }
    if moment == .whileItWaitsToBeDrawn {
      rig.host.advance(by: 0.2)
      rig.host.touch(.began, at: CGPoint(x: 100, y: 300))
      rig.host.advance(by: 1)
    }
    if moment == .whileItIsDrawn { rig.host.advance(by: 0.4) }
    if moment == .compressed { rig.push(ColorScreen("c", .red), ColorScreen("d", .green)) }
    if moment != .asItIsLeft { secret.snapshotNavigation.isSensitive = true }
    #expect(rig.navigation.snapshot(for: secret) == nil)
    rig.host.advance(by: 1)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 300))
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: secret) == nil)
    #expect(rig.navigation.stored.form(of: secret) == .dropped)
    #expect(rig.leftovers.isEmpty)
    #expect(rig.host.log.isEmpty, "\(rig.host.log)")
  }

  @Test func aPresenterThatTurnsSensitiveIsShownLive() {
    let rig = PushRig()
    rig.base.presentAsPush(rig.inner)
    rig.host.advance(by: 0.2)
    rig.base.snapshotNavigation.isSensitive = true
    rig.host.advance(by: 2)
    #expect(!rig.host.window.descendants.contains { $0.isSnapshot })
    rig.base.view.backgroundColor = .blue
    rig.inner.dismiss(animated: true)
    rig.host.advance(by: 0.2)
    #expect(rig.host.pixel(at: CGPoint(x: 2, y: 300)).blue > 100)
    rig.host.advance(by: 1)
    #expect(rig.inner.presentingViewController == nil)
  }
}
