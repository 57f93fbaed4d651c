import CoreGraphics
import Foundation

/// What a font is asked to be.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let textFont: TextFont

  init(textFont: TextFont) {
    self.textFont = textFont
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var font = textFont
    font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      font.weight = max(700, font.weight)
    } else if font.weight >= 600 {
      font.weight = 400
    }
    return UIFontDescriptor(textFont: font)
  }

  /// The rounded design looks like the default one here.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    var font = textFont
    switch design {
    case .serif: font.design = .serif
    case .monospaced: font.design = .monospaced
    default: font.design = .system
    }
    return UIFontDescriptor(textFont: font)
  }

  open var pointSize: CGFloat { textFont.pointSize }
}

/// Scales fonts of one's own with the content size category, as a text style would.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

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
