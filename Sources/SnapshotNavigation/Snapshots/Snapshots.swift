import UIKit

extension SnapshotNavigationController {
  /// The picture of a screen below the top, or nil.
  ///
  /// Nil for a screen that was never left on the screen (a stack set in code), that is sensitive, or
  /// whose picture was dropped; going back to it shows the live screen. The picture is of the whole
  /// scope: bars, and the tab bar around them, included. A compressed one is decoded at each call.
  public func snapshot(for screen: UIViewController) -> UIImage? {
    director.archive.picture(of: screen)
  }

  /// Drops the picture of a screen, because its content has changed since it was left.
  ///
  /// Going back to it then shows the live screen. Does nothing if there is no picture.
  public func invalidateSnapshot(for screen: UIViewController) { director.archive.remove(screen) }

  /// Memory of all pictures, compressed ones included, in bytes; 0 or more.
  ///
  /// At most the budget, and one picture more while that is being compressed. See
  /// ``Configuration/snapshotBudget``.
  public var snapshotMemoryUsage: Int { director.store.bytes }

  /// The wishes set for a screen that does not adopt ``NavigationScreen``; defaults if none were set.
  public func wishes(for screen: UIViewController) -> ScreenWishes {
    director.settings[screen] ?? ScreenWishes()
  }

  /// States the wishes of a screen that cannot adopt ``NavigationScreen``.
  ///
  /// For screens written in Objective-C: call this from Swift, or adopt the protocol in a Swift
  /// extension of the screen's class. The wishes live as long as the screen does. A screen that
  /// adopts the protocol is asked there instead.
  public func setWishes(_ wishes: ScreenWishes, for screen: UIViewController) {
    director.settings[screen] = wishes
  }
}
