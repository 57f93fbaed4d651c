import CPangoCairo
import Foundation

/// A text broken into lines, measured and ready to draw.
package struct TextLayout {
  private struct Line {
    var piece: PangoPiece
    var index: Int32
    var x: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var height: CGFloat
    var width: CGFloat
  }

  private var lines: [Line] = []
  /// As wide as the widest line, as high as all lines.
  package private(set) var size = CGSize.zero
  /// Whether some of the text is not shown.
  package private(set) var isTruncated = false

  /// Sets `text`; runs must cover it, and a paragraph's style is that of the run at its start.
  package init(
    text: String, runs: [TextRun], bounds: TextBounds,
    paragraph: (_ startByte: Int) -> TextParagraph
  ) {
    guard let firstRun = runs.first, firstRun.font.family != nil, !text.isEmpty else { return }
    let bytes = Array(text.utf8)
    var top: CGFloat = 0
    var start = 0
    var last = TextParagraph()
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      let style = paragraph(min(start, bytes.count - 1))
      last = style
      if start > 0 { top += style.paragraphSpacing }
      let source = TextSource(bytes: bytes, runs: runs, range: start..<end, style: style)
      let more = end < bytes.count
      let full = append(source, top: &top, bounds: bounds, isFollowed: more)
      if full || !more { break }
      start = end + 1
    }
    size.height = max(0, top - (lines.isEmpty ? 0 : last.lineSpacing))
    size.width = lines.map(\.width).max() ?? 0
    if size.width > bounds.width, size.width < bounds.width + 0.02 { size.width = bounds.width }
    align(bounds.width.isFinite ? bounds.width : size.width, paragraph: paragraph)
  }

  /// Adds a paragraph's lines; true once nothing more may follow.
  private mutating func append(
    _ source: TextSource, top: inout CGFloat, bounds: TextBounds, isFollowed: Bool
  ) -> Bool {
    let style = source.style
    let single = bounds.lineLimit == 1 && (style.breaking.truncates || style.breaking == .clip)
    let wraps = style.breaking != .clip && bounds.width.isFinite && !single
    var piece = PangoPiece(source, width: wraps ? bounds.width : nil)
    let natural = piece.lineHeights
    for index in natural.indices {
      let height = style.lineHeight(natural[index])
      let isLast = isLastLine(after: top + height + style.lineSpacing, next: height, in: bounds)
      let hidden = isLast && (index + 1 < natural.count || isFollowed)
      let tooWide =
        single && style.breaking.truncates && bounds.width.isFinite
        && piece.width(of: Int32(index)) > bounds.width + 0.01
      var lineIndex = Int32(index)
      if hidden { isTruncated = true }
      if (hidden && style.breaking.truncates) || tooWide {
        isTruncated = true
        let rest = source.from(byte: piece.startByte(of: lineIndex))
        let cut = index + 1 < natural.count ? rest : rest.withEllipsis(if: hidden && !tooWide)
        piece = PangoPiece(cut, width: bounds.width, ellipsize: style.breaking)
        lineIndex = 0
      }
      add(piece, line: lineIndex, top: top, height: height, style: style, indent: index == 0)
      top += height + style.lineSpacing
      if isLast { return isFollowed || hidden || bounds.lineLimit == lines.count }
    }
    return false
  }

  /// Whether the line that ends at `bottom` is the last the bounds allow.
  private func isLastLine(after bottom: CGFloat, next: CGFloat, in bounds: TextBounds) -> Bool {
    if bounds.lineLimit > 0 && lines.count + 1 >= bounds.lineLimit { return true }
    return bottom + next > bounds.height + 0.5
  }

  private mutating func add(
    _ piece: PangoPiece, line: Int32, top: CGFloat, height: CGFloat, style: TextParagraph,
    indent: Bool
  ) {
    let natural = piece.lineHeights[Int(line)]
    let shift = height - natural
    lines.append(
      Line(
        piece: piece, index: line, x: indent ? style.firstLineHeadIndent : 0, top: top,
        baseline: top + shift + piece.ascent(of: line), height: height,
        width: piece.width(of: line) + (indent ? style.firstLineHeadIndent : 0)))
  }

  private mutating func align(_ width: CGFloat, paragraph: (Int) -> TextParagraph) {
    for index in lines.indices {
      let slack = width - lines[index].width
      switch lines[index].piece.style.alignment {
      case .left: break
      case .justified: if lines[index].piece.isRightToLeft { lines[index].x += slack }
      case .center: lines[index].x += slack / 2
      case .right: lines[index].x += slack
      }
    }
  }

  /// Draws the lines with the top left corner of the first one's box at `origin`.
  package func draw(in context: CGContext, at origin: CGPoint) {
    let cairo = context.cairo
    context.paint { _, alpha in
      cairo_save(cairo)
      if alpha < 1 { cairo_push_group(cairo) }
      for line in lines {
        cairo_move_to(cairo, Double(origin.x + line.x), Double(origin.y + line.baseline))
        line.piece.show(line.index, on: cairo)
      }
      if alpha < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(alpha))
      }
      cairo_restore(cairo)
      cairo_new_path(cairo)
    }
  }
}
