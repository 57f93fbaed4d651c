import Dispatch
import Testing
import UIKitHost

/// A device whose warnings have to be looked at: one that nobody has read when the test lets go of
/// the device is an issue of that test.
final class Host: LinuxHost {
  private nonisolated static let isMain = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  // Not an isolated deinit, which would leave the task and with it the test that is to fail. A suite
  // that keeps its device may be let go elsewhere, where there is no test to fail any more.
  deinit {
    guard DispatchQueue.getSpecific(key: Self.isMain) ?? false else { return }
    MainActor.assumeIsolated {
      for warning in unreadWarnings { Issue.record("unexpected warning of UIKit's: \(warning)") }
    }
  }
}
