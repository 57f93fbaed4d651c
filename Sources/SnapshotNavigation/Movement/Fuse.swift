/// Leaves all transitions to UIKit and the app's delegate once three have failed, without a success between
/// them.
///
/// Each transition ends safely by itself, whether or not its failure is counted here.
@MainActor
class Fuse {
  static var app: Fuse { current.get() }
  static let current = TaskLocal(wrappedValue: Fuse())

  /// The failures in a row that blow the fuse: one may be chance, and a user meets three in a minute.
  static let limit = 3

  /// The fault that has blown the fuse, or that the app has set.
  var fault: TransitionFault? { didSet { failures = 0 } }
  private var failures = 0

  nonisolated init() {}

  func noteSuccess() { failures = 0 }

  /// Counts a failure, and reports it.
  func note(_ fault: TransitionFault, _ report: (NavigationDiagnostic) -> Void) {
    Log.fault("a transition has failed: \(fault.rawValue); see \"If UIKit behaves unexpectedly\"")
    report(.transitionFailed(fault))
    failures += 1
    guard failures >= Self.limit, self.fault == nil else { return }
    self.fault = fault
    report(.leftToSystem(fault))
  }
}
