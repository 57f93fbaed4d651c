import CoreGraphics
import Foundation

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  /// Zero for any number.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
