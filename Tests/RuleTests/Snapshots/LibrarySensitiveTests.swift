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

  /// What changes at rest: the screen that presents, or one that is seen in what presents.
  @Test(arguments: [PushRig.Place.plain, .navigation, .tabs], [true, false])
  func aPresentersSnapshotGoesAsItTurnsSensitive(_ place: PushRig.Place, isDrawn: Bool) {
    let rig = PushRig(place)
    rig.host.activate()
    (rig.base.navigationController?.parent ?? rig.base.navigationController ?? rig.base)
      .presentAsPush(rig.inner)
    rig.host.advance(by: isDrawn ? 3 : 0.45)
    #expect(SnapshotNavigationController.snapshotMemoryUsage > 0)
    rig.base.snapshotNavigation.isSensitive = true
    #expect(SnapshotNavigationController.snapshotMemoryUsage == 0)
    #expect(!rig.host.window.descendants.contains { $0.isSnapshot })
    rig.dismiss()
    #expect(rig.leftovers.isEmpty)
  }

  enum Turn: CaseIterable { case size, style }

  /// The window turns or gets dark as a screen comes, and may be as it was when that goes.
  @Test(arguments: Turn.allCases, [true, false])
  func aPresentersSnapshotIsOfWhatItWasTakenIn(_ change: Turn, isBack: Bool) {
    let host = LinuxHost.small()
    let base = ColorScreen("base", .red)
    host.show(SnapshotNavigationController(rootViewController: base), for: 0.3)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .green))
    func turn() {
      switch change {
      case .size: host.turn()
      case .style:
        let isDark = host.window.traitCollection.userInterfaceStyle == .dark
        host.runtime.changeStyle(to: isDark ? .light : .dark)
      }
    }
    base.presentAsPush(
      inner,
      onEvent: { event in
        if event.phase == .willBegin, event.operation == .push { turn() }
      })
    host.advance(by: 1)
    if isBack {
      turn()
      host.advance(by: 1)
    }
    inner.dismiss(animated: true)
    host.advance(by: 0.2)
    let stage = host.window.descendants.lazy.compactMap { $0 as? TransitionView }.first
    #expect(stage != nil && (stage?.lower != nil) == isBack)
    host.advance(by: 1)
    #expect(inner.presentingViewController == nil)
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
