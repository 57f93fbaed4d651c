import Testing
import UIKit

@testable import SnapshotNavigation

/// A fuse of each device that a test makes, which fails the test over a fault, unless the host plays a UIKit
/// that behaves otherwise than usual.
final class WatchedFuse: Fuse {
  private weak var device: HostRuntime?

  override var fault: TransitionFault? {
    get { device === HostRuntime.current ? super.fault : nil }
    set {
      device = HostRuntime.current
      super.fault = newValue
    }
  }

  override func note(_ fault: TransitionFault, _ report: (NavigationDiagnostic) -> Void) {
    if device !== HostRuntime.current { self.fault = nil }
    super.note(fault, report)
    if HostRuntime.current.settings.hostile == HostileSettings() {
      Issue.record("a fault of UIKit's without a hostile point: \(fault.rawValue)")
    }
  }
}
