import CoreGraphics
import Foundation

/// A font.
///
/// Apple's system font is stood in for by Inter (or DejaVu Sans), measured by itself.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  let textFont: TextFont
  /// Set on fonts from `preferredFont(forTextStyle:)`, which follow the content size category.
  let textStyle: UIFont.TextStyle?
  /// Set on fonts from `UIFontMetrics`: the style to scale by and the unscaled size.
  let scaling: (style: UIFont.TextStyle, size: CGFloat)?

  init(
    textFont: TextFont, textStyle: UIFont.TextStyle? = nil,
    scaling: (style: UIFont.TextStyle, size: CGFloat)? = nil
  ) {
    self.textFont = textFont
    self.textStyle = textStyle
    self.scaling = scaling
  }

  public required init?(coder: NSCoder) {
    let size = coder.decodeDouble(forKey: "UIFontPointSize")
    guard size > 0 else { return nil }
    textFont = TextFont(
      pointSize: CGFloat(size), weight: coder.decodeInteger(forKey: "UIFontWeight"),
      isItalic: coder.decodeBool(forKey: "UIFontItalic"))
    textStyle = nil
    scaling = nil
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(textFont.pointSize), forKey: "UIFontPointSize")
    coder.encode(textFont.weight, forKey: "UIFontWeight")
    coder.encode(textFont.isItalic, forKey: "UIFontItalic")
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The style's font at the content size category of the traits, the current ones if nil.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      textFont: TextFont(pointSize: style.size(in: category), weight: style.weight.value),
      textStyle: style)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(textFont: TextFont(pointSize: fontSize, weight: weight.value))
  }

  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      textFont: TextFont(design: .monospaced, pointSize: fontSize, weight: weight.value))
  }

  open var familyName: String { textFont.family ?? "" }

  open var pointSize: CGFloat { textFont.pointSize }
  open var ascender: CGFloat { textFont.metrics.ascender }
  open var descender: CGFloat { textFont.metrics.descender }
  open var capHeight: CGFloat { textFont.metrics.capHeight }
  open var xHeight: CGFloat { textFont.metrics.xHeight }
  open var lineHeight: CGFloat { textFont.metrics.lineHeight }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = textFont
    font.pointSize = fontSize
    return UIFont(textFont: font)
  }

  open class var labelFontSize: CGFloat { 17 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.textFont == textFont
  }

  open override var hash: Int { textFont.hashValue }

  open override var description: String {
    "<UICTFont: font-family: \"\(familyName)\"; font-weight: \(textFont.weight); "
      + "font-style: \(textFont.isItalic ? "italic" : "normal"); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt>"
  }

  /// The same font at another content size category; fonts that do not scale are unchanged.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let textStyle {
      return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    }
    guard let scaling else { return self }
    var font = textFont
    font.pointSize = scaling.style.scaled(scaling.size, in: traits.preferredContentSizeCategory)
    return UIFont(textFont: font, scaling: scaling)
  }
}

extension UIFont.Weight {
  /// The weight as font files count it, from 100 to 900.
  var value: Int {
    let scale: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = scale.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? 400
  }
}
