import CoreGraphics
import Foundation
import QuartzCore

/// Shows a text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView {
  private var string: String?
  /// The text with the attributes it was given, if any; what they leave open the label's own settings
  /// say.
  ///
  /// A plain text has none: Foundation's attributed strings on Linux leak what they note of their runs.
  private var content: NSAttributedString?
  private var measured: [TextBounds: CGSize] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  open var text: String? {
    get { string }
    set {
      guard newValue != string || content != nil else { return }
      (string, content) = (newValue, nil)
      textChanged()
    }
  }

  /// Setting it takes font, color and alignment over from its first character, as UIKit does.
  open var attributedText: NSAttributedString? {
    get {
      let text = content ?? string.map { NSAttributedString(string: $0) }
      return text.map { $0.length > 0 ? dressed($0) : $0 }
    }
    set {
      content = newValue.map { NSAttributedString(attributedString: $0) }
      string = newValue?.string
      if let newValue, newValue.length > 0 {
        let first = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.ownFont = font }
        if let color = first[.foregroundColor] as? UIColor { ownColor = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
          ownAlignment = style.values.alignment
        }
      }
      textChanged()
    }
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label
  private var ownAlignment = NSTextAlignment.natural

  /// Setting it dresses the whole text.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      overwrite(.font, ownFont)
      textChanged()
    }
  }

  /// Setting it dresses the whole text.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      overwrite(.foregroundColor, ownColor)
      setNeedsDisplay()
    }
  }

  /// `natural` follows the view's layout direction.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      if let content, content.length > 0 {
        let style = content.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        let changed = (style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        changed?.alignment = newValue
        if let changed { overwrite(.paragraphStyle, changed) }
      }
      setNeedsDisplay()
    }
  }

  private func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let content else { return }
    self.content = content.with([key: value])
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
  /// Zero for as many as it takes.
  open var numberOfLines = 1 { didSet { textChanged() } }
  open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  /// How far `adjustsFontSizeToFitWidth` may shrink the text, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  open var adjustsFontForContentSizeCategory = false
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  private func textChanged() {
    measured = [:]
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : 0
    return textSize(fitting: width)
  }

  /// A single line wants its whole width; several lines stay within the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: numberOfLines == 1 ? 0 : size.width)
  }

  /// In whole pixels, large enough for the text; a width of zero means any.
  private func textSize(fitting width: CGFloat) -> CGSize {
    let room = width > 0 && width < 1e6 ? width : .infinity
    return measure(TextBounds(width: room, lineLimit: numberOfLines))
  }

  private func measure(_ bounds: TextBounds) -> CGSize {
    if let known = measured[bounds] { return known }
    let size = layout(in: bounds).size
    let scale = traitCollection.drawingScale
    func whole(_ length: CGFloat) -> CGFloat { ((length - 0.001) * scale).rounded(.up) / scale }
    let result = CGSize(width: max(0, whole(size.width)), height: max(0, whole(size.height)))
    measured[bounds] = result
    return result
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The text is centered between the rectangle's top and bottom.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let string, !string.isEmpty else { return }
    let limits = TextBounds(width: rect.width, height: rect.height, lineLimit: numberOfLines)
    let layout = layout(in: limits, fontScale: fontScale(toFit: rect.width))
    let scale = traitCollection.drawingScale
    let top = rect.minY + ((rect.height - layout.size.height) / 2 * scale).rounded() / scale
    context.saveGState()
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    } else if let shadow = content?.leadingShadow {
      context.setShadow(shadow)
    }
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: top))
    context.restoreGState()
  }

  private func fontScale(toFit width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let wanted = layout(in: TextBounds(lineLimit: 1)).size.width
    guard wanted > width else { return 1 }
    return max(minimumScaleFactor, width / wanted * 0.999)
  }

  private func layout(in bounds: TextBounds, fontScale: CGFloat = 1) -> TextLayout {
    var defaults = TextDefaults()
    defaults.font = ownFont
    defaults.color = shownColor
    defaults.paragraph.alignment = ownAlignment
    defaults.paragraph.lineBreakMode = lineBreakMode
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    defaults.fontScale = fontScale
    guard var text = content else {
      return TextLayout(string ?? "", defaults: defaults, bounds: bounds)
    }
    if isHighlighted && highlightedTextColor != nil {
      text = text.with([.foregroundColor: shownColor])
    }
    return TextLayout(text, defaults: defaults, bounds: bounds)
  }

  private var shownColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? ownColor : ownColor
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.4)
  }

  /// The text with the label's settings filled in, as `attributedText` shows them.
  private func dressed(_ text: NSAttributedString) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = ownAlignment
    style.lineBreakMode = lineBreakMode
    return text.with(
      [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: style], replacing: false)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { font = ownFont.adjusted(to: traitCollection) }
    setNeedsDisplay()
  }
}

extension NSAttributedString {
  /// The same text with more attributes all over; `replacing` says whether they win.
  ///
  /// Foundation's own `addAttribute` on Linux may stop the program when a text has been copied.
  func with(
    _ more: [NSAttributedString.Key: Any], replacing: Bool = true
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { given, range, _ in
      result.setAttributes(given.merging(more) { replacing ? $1 : $0 }, range: range)
    }
    return result
  }

  /// The shadow of the first character, which the host gives to the whole text.
  var leadingShadow: NSShadow? {
    length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
  }
}

extension CGContext {
  func setShadow(_ shadow: NSShadow) {
    let color = (shadow.shadowColor as? UIColor)?.cgColor ?? shadow.shadowColor as? CGColor
    setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
  }
}
