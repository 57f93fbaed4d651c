import Testing
import UIKit

@testable import SnapshotNavigation

/// A fuse that fails a test over a fault, unless the host plays a UIKit that behaves otherwise than usual.
final class WatchedFuse: Fuse {
  override func note(_ fault: TransitionFault, _ report: (NavigationDiagnostic) -> Void) {
    super.note(fault, report)
    if HostRuntime.current.settings.hostile == HostileSettings() {
      Issue.record("a fault of UIKit's without a hostile point: \(fault.rawValue)")
    }
  }
}
