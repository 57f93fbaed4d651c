import UIKit

/// The owner of a ``Shelf`` and of its ``FrameWatch``.
@MainActor
protocol SnapshotOwner: AnyObject {
  /// The stack; nil once it's freed.
  var navigation: SnapshotNavigationController? { get }
  /// Whether a transition or drag runs; until its end, nothing is trimmed, compressed or drawn.
  var isMoving: Bool { get }
  /// Whether the scope shows the top screen; nil while UIKit changes the stack or presents it.
  var isShowingTop: Bool? { get }
  /// Whether UIKit may be calling the screens about their appearance in this call to the library.
  var isCallingScreens: Bool { get }
  /// Whether UIKit may be calling the screens about their appearance, such as after its own transitions.
  var isReportingAppearance: Bool { get }
  /// Ends the wait for a screen whose snapshot was dropped and may still cover it; nil for all.
  func endWait(for screen: UIViewController?)
}
