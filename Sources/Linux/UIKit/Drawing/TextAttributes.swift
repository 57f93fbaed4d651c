import CoreGraphics
import Foundation

/// What a text looks like where its attributes say nothing: Helvetica 12 in Apple's string
/// drawing, a label's own settings in a label.
struct TextDefaults {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
  var paragraph = NSParagraphStyle.default.values
  var isRightToLeft = false
  /// What all sizes are multiplied by to make the text fit.
  var fontScale: CGFloat = 1
}

extension TextLayout {
  /// Sets a text without attributes.
  init(_ string: String, defaults: TextDefaults, bounds: TextBounds) {
    let plain = TextParagraph(defaults.paragraph, isRightToLeft: defaults.isRightToLeft)
    let runs = string.isEmpty ? [] : [TextRun(0..<string.utf8.count, [:], defaults)]
    self.init(text: string, runs: runs, bounds: bounds) { _ in plain }
  }

  /// Sets an attributed text; attributes it lacks come from `defaults`.
  init(_ text: NSAttributedString, defaults: TextDefaults, bounds: TextBounds) {
    let string = text.string
    var runs: [TextRun] = []
    var paragraphs: [(start: Int, style: TextParagraph)] = []
    let offsets = ByteOffsets(string)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let bytes = offsets[range.location]..<offsets[range.location + range.length]
      runs.append(TextRun(bytes, attributes, defaults))
      let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      let style = TextParagraph(
        values ?? defaults.paragraph, isRightToLeft: defaults.isRightToLeft)
      paragraphs.append((bytes.lowerBound, style))
    }
    let plain = TextParagraph(defaults.paragraph, isRightToLeft: defaults.isRightToLeft)
    self.init(text: string, runs: runs, bounds: bounds) { byte in
      paragraphs.last { $0.start <= byte }?.style ?? plain
    }
  }
}

extension TextRun {
  fileprivate init(
    _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults
  ) {
    let font = attributes[.font] as? UIFont ?? defaults.font
    let color =
      attributes[.foregroundColor] as? UIColor
      ?? (attributes[.link] == nil ? defaults.color : .link)
    var shape = font.textFont
    shape.pointSize *= defaults.fontScale
    self.init(range: range, font: shape, color: color.cgColor)
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    kern = number(attributes[.kern])
    baselineOffset = number(attributes[.baselineOffset])
    isUnderlined = number(attributes[.underlineStyle]) != 0
    isStruckThrough = number(attributes[.strikethroughStyle]) != 0
  }
}

/// An attribute's number, whichever type the app has put in.
private func number(_ value: Any?) -> CGFloat {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value as NSUnderlineStyle: CGFloat(value.rawValue)
  default: 0
  }
}

extension TextParagraph {
  init(_ values: NSParagraphStyle.Values, isRightToLeft: Bool) {
    self.init()
    switch values.alignment {
    case .left: alignment = .left
    case .center: alignment = .center
    case .right: alignment = .right
    case .justified: alignment = .justified
    case .natural: alignment = isRightToLeft ? .right : .left
    }
    switch values.lineBreakMode {
    case .byWordWrapping: breaking = .wordWrap
    case .byCharWrapping: breaking = .characterWrap
    case .byClipping: breaking = .clip
    case .byTruncatingHead: breaking = .truncateHead
    case .byTruncatingTail: breaking = .truncateTail
    case .byTruncatingMiddle: breaking = .truncateMiddle
    }
    lineSpacing = values.lineSpacing
    paragraphSpacing = values.paragraphSpacing
    firstLineHeadIndent = values.firstLineHeadIndent
    minimumLineHeight = values.minimumLineHeight
    maximumLineHeight = values.maximumLineHeight
    lineHeightMultiple = values.lineHeightMultiple
  }
}

/// From offsets in UTF-16, which attributed strings count in, to bytes of UTF-8.
private struct ByteOffsets {
  private let offsets: [Int]?

  init(_ text: String) {
    let isASCII = text.utf8.allSatisfy { $0 < 128 }
    guard !isASCII else {
      offsets = nil
      return
    }
    var result: [Int] = []
    var bytes = 0
    for scalar in text.unicodeScalars {
      result += Array(repeating: bytes, count: UTF16.width(scalar))
      bytes += UTF8.width(scalar)
    }
    offsets = result + [bytes]
  }

  subscript(index: Int) -> Int { offsets.map { $0[min(index, $0.count - 1)] } ?? index }
}
