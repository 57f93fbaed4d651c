import UIKit

/// Decides what may be done with a screen's pixels: nothing else reads ``ScreenOptions/isSensitive``.
extension UIViewController {
  /// Whether a snapshot may be stored, drawn into an image, or handed to the app.
  var mayBeStored: Bool { !snapshotNavigation.isSensitive }

  /// Whether a snapshot may replace the live screen: the screen's options may forbid it, and Smart
  /// Invert would invert a snapshot's images twice.
  var showsSnapshots: Bool {
    mayBeStored && !snapshotNavigation.showsLiveContent && !UIAccessibility.isInvertColorsEnabled
  }

  /// Whether a change of the screen's options from `former` makes its snapshot unusable.
  func dropsSnapshot(since former: ScreenOptions) -> Bool {
    let options = snapshotNavigation
    return !mayBeStored || options.showsLiveContent || options.navigationBar != former.navigationBar
  }
}
