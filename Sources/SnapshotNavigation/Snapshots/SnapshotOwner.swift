import UIKit

/// The owner of a ``Shelf`` and of its ``FrameWatch``.
@MainActor
protocol SnapshotOwner: AnyObject {
  /// The stack; nil once it's freed.
  var navigation: SnapshotNavigationController? { get }
  /// Whether a transition or drag runs; until its end, nothing is trimmed, compressed, or drawn.
  var isMoving: Bool { get }
  /// Whether the scope shows the top screen; nil while UIKit changes the stack or presents it.
  var isShowingTop: Bool? { get }
  /// Whether UIKit may be calling the screens about their appearance now.
  var isCallingScreens: Bool { get }
  /// Whether UIKit may call the screens about their appearance without the library's notice, such as at
  /// the end of its own transitions.
  var isReportingAppearance: Bool { get }
  /// Ends the wait for a screen whose snapshot was dropped and may still cover it; nil for all.
  func endWait(for screen: UIViewController?)
}
