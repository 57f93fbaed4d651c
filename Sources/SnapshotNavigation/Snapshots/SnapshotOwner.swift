import UIKit

/// The owner of a ``SnapshotKeeper``.
@MainActor
protocol SnapshotOwner: AnyObject {
  /// Whether no transition and no drag runs: until then nothing is trimmed, compressed or drawn.
  var isAtRest: Bool { get }
  /// Whether the scope shows the top screen.
  var isShowingTop: Bool { get }
  /// Whether UIKit is calling the screens about their appearance, or may be.
  var isReportingAppearance: Bool { get }
  /// Ends the wait for a screen whose snapshot was dropped and may still cover it; nil for all.
  func endWait(for screen: UIViewController?)
}
