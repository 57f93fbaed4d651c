import Foundation

/// A stretch of text that looks alike.
package struct TextRun {
  /// In bytes of UTF-8.
  package var range: Range<Int>
  package var font: TextFont
  package var color: CGColor
  package var background: CGColor?
  package var kern: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var isUnderlined = false
  package var isStruckThrough = false

  package init(range: Range<Int>, font: TextFont, color: CGColor) {
    self.range = range
    self.font = font
    self.color = color
  }
}

/// How the lines of a paragraph are broken and set.
package struct TextParagraph: Hashable, Sendable {
  package enum Alignment: Sendable {
    case left
    case center
    case right
    case justified
  }

  package enum Breaking: Sendable {
    case wordWrap
    case characterWrap
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail

    var truncates: Bool {
      self == .truncateHead || self == .truncateMiddle || self == .truncateTail
    }
  }

  package var alignment = Alignment.left
  package var breaking = Breaking.wordWrap
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Zero for none.
  package var lineHeightMultiple: CGFloat = 0

  package init() {}

  /// The height of a line whose glyphs want `natural`.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// The room a text is set in.
package struct TextBounds: Hashable, Sendable {
  /// Infinite for as wide as the text wants.
  package var width: CGFloat
  /// Lines that do not fit in are left out, but never the first.
  package var height: CGFloat
  /// Zero for any number.
  package var lineLimit: Int

  package init(width: CGFloat = .infinity, height: CGFloat = .infinity, lineLimit: Int = 0) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
  }
}
