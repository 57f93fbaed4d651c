import CoreGraphics
import Foundation

/// Scales fonts of one's own with the content size category, as a text style would.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    var scaled = font.textFont
    scaled.pointSize = scaledValue(for: font.pointSize)
    return UIFont(textFont: scaled, scaling: (style, font.pointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    style.scaled(value, in: UITraitCollection.current.preferredContentSizeCategory)
  }
}
