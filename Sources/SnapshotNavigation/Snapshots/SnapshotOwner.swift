import UIKit

/// Whose snapshots are kept.
@MainActor
protocol SnapshotOwner: AnyObject {
  /// Whether no transition and no drag runs: until then nothing is trimmed, compressed or drawn.
  var isAtRest: Bool { get }
  /// Whether the scope shows the top screen.
  var isShowingTop: Bool { get }
  /// Whether UIKit is calling the screens about their appearance, or may be.
  var isReportingAppearance: Bool { get }
  /// The snapshot of a screen has been dropped, and may stand for it because it isn't ready; nil for all.
  func endWait(for screen: UIViewController?)
}
