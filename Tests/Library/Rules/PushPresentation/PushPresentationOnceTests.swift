import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// A screen is presented like a push once at a time.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationOnceTests {
  /// Until it has been dismissed: the second call does nothing and says so.
  @Test(arguments: [0, 0.1, 1], PushRig.Place.allCases)
  func theSameScreenIsPresentedOnce(after seconds: TimeInterval, _ place: PushRig.Place) {
    let rig = PushRig(place)
    var diagnostics: [NavigationDiagnostic] = []
    rig.inner.diagnosticHandler = { diagnostics.append($0) }
    rig.present(wait: seconds)
    var events = 0
    rig.base.presentAsPush(rig.inner, onEvent: { _ in events += 1 })
    rig.host.advance(by: 1)
    #expect(diagnostics == [.alreadyPresented])
    #expect(events == 0)
    #expect(rig.isPresented)
    rig.drag(by: 150)
    #expect(!rig.isPresented)
    #expect(rig.inner.modalPresentationStyle == UIViewController().modalPresentationStyle)
    #expect(rig.inner.transitioningDelegate == nil)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// One that's being dismissed comes again, as it does after the dismissal.
  @Test(arguments: [0, 0.1, 0.3], PushRig.Place.allCases)
  func aScreenThatIsBeingDismissedComesAgain(after seconds: TimeInterval, _ place: PushRig.Place) {
    let rig = PushRig(place)
    var diagnostics: [NavigationDiagnostic] = []
    rig.inner.diagnosticHandler = { diagnostics.append($0) }
    rig.present()
    rig.dismiss(wait: seconds)
    var phases: [NavigationEvent.Phase] = []
    rig.base.presentAsPush(rig.inner, onEvent: { phases.append($0.phase) })
    rig.host.advance(by: 1)
    #expect(rig.isPresented)
    #expect(!diagnostics.contains(.alreadyPresented))
    #expect(phases.first == .willBegin && phases.last == .didFinish)
    rig.drag(by: 150)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }
}
