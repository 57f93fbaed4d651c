import UIKit

extension UIView {
  var layoutDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
