import SnapshotNavigation
import UIKit

/// Which screens' options decide about a stack's bar: those on which no call of the app's came since.
@MainActor
struct HostileBars {
  private var disturbed: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// The app calls, or sets an option, while `top` is on top.
  mutating func disturb(_ stack: UIViewController, top: UIViewController?) {
    disturbed[ObjectIdentifier(stack)] = top.map(ObjectIdentifier.init)
  }

  /// Whether the bar is to be hidden, or nil where the app has called on this screen.
  func wantsHidden(_ stack: UINavigationController) -> Bool? {
    guard let top = stack.topViewController, top.isViewLoaded,
      disturbed[ObjectIdentifier(stack)] != ObjectIdentifier(top)
    else { return nil }
    switch top.snapshotNavigation.navigationBar {
    case .hidden: return true
    case .visible: return false
    case .automatic: return (top as? HostileScreen)?.kind == .hidesBarItself ? true : nil
    }
  }
}
