import UIKit

extension UIView {
  /// The direction from which everything horizontal in the view is mirrored.
  var layoutDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
