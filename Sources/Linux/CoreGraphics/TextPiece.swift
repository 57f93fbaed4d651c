import CPangoCairo
import Foundation

/// A part of a paragraph, with the runs that dress it.
struct TextSource {
  var bytes: [UInt8]
  var runs: [TextRun]
  var range: Range<Int>
  var style: TextParagraph
  var suffix = ""

  var text: String { String(decoding: bytes[range], as: UTF8.self) + suffix }

  func from(byte: Int) -> TextSource {
    var rest = self
    rest.range = min(range.lowerBound + byte, range.upperBound)..<range.upperBound
    return rest
  }

  func withEllipsis(if wanted: Bool) -> TextSource {
    var result = self
    if wanted { result.suffix = "\u{2026}" }
    return result
  }
}

/// A pango layout of one paragraph or of one line of it.
final class PangoPiece {
  let style: TextParagraph
  private let layout: OpaquePointer?
  private let emptyHeight: CGFloat

  /// Wraps at `width`; with `ellipsize` it is one line cut to that width.
  init(_ source: TextSource, width: CGFloat?, ellipsize: TextParagraph.Breaking? = nil) {
    style = source.style
    let context = makePangoContext()
    layout = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    let font = (source.runs.last { $0.range.lowerBound <= source.range.lowerBound })?.font
    let basic = font ?? TextFont(pointSize: 17)
    emptyHeight = basic.metrics.lineHeight
    if let description = basic.description {
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    let text = source.text
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    if let width, width.isFinite {
      pango_layout_set_width(layout, Int32(max(0, (width + 0.005) * CGFloat(PANGO_SCALE))))
    }
    pango_layout_set_wrap(
      layout, style.breaking == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_indent(layout, Int32(style.firstLineHeadIndent * CGFloat(PANGO_SCALE)))
    if let ellipsize {
      pango_layout_set_height(layout, -1)
      switch ellipsize {
      case .truncateHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
      case .truncateMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
    }
    setAttributes(of: source)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private func setAttributes(of source: TextSource) {
    guard let list = pango_attr_list_new() else { return }
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    let base = source.range.lowerBound
    for run in source.runs {
      let part = run.range.clamped(to: source.range)
      let endsText = run.range.upperBound >= source.range.upperBound
      guard !part.isEmpty || endsText else { continue }
      let end = endsText ? source.text.utf8.count : part.upperBound - base
      for attribute in run.attributes {
        attribute.pointee.start_index = guint(max(0, part.lowerBound - base))
        attribute.pointee.end_index = guint(max(0, end))
        pango_attr_list_insert(list, attribute)
      }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func line(_ index: Int32) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout, index)
  }

  private func logicalRect(_ index: Int32) -> PangoRectangle {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    if let line = line(index) { pango_layout_line_get_extents(line, &ink, &logical) }
    return logical
  }

  lazy var lineHeights: [CGFloat] = (0..<pango_layout_get_line_count(layout)).map { index in
    let height = CGFloat(logicalRect(index).height) / CGFloat(PANGO_SCALE)
    return height > 0 ? height : emptyHeight
  }

  func ascent(of index: Int32) -> CGFloat {
    -CGFloat(logicalRect(index).y) / CGFloat(PANGO_SCALE)
  }

  func width(of index: Int32) -> CGFloat {
    CGFloat(logicalRect(index).width) / CGFloat(PANGO_SCALE)
  }

  /// Where the line begins, in bytes from the start of the source's range.
  func startByte(of index: Int32) -> Int {
    line(index).map { Int($0.pointee.start_index) } ?? 0
  }

  var isRightToLeft: Bool {
    guard let line = line(0) else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  func show(_ index: Int32, on cairo: OpaquePointer) {
    if let line = line(index) { pango_cairo_show_layout_line(cairo, line) }
  }
}

extension TextRun {
  /// New pango attributes, ranges to be set.
  fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let description = font.description {
      result.append(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
    }
    let ink = color.channels
    result.append(pango_attr_foreground_new(ink.red, ink.green, ink.blue))
    result.append(pango_attr_foreground_alpha_new(max(1, ink.alpha)))
    if let background {
      let paper = background.channels
      result.append(pango_attr_background_new(paper.red, paper.green, paper.blue))
      result.append(pango_attr_background_alpha_new(max(1, paper.alpha)))
    }
    if kern != 0 {
      result.append(pango_attr_letter_spacing_new(Int32(kern * CGFloat(PANGO_SCALE))))
    }
    if baselineOffset != 0 {
      result.append(pango_attr_rise_new(Int32(baselineOffset * CGFloat(PANGO_SCALE))))
    }
    if isUnderlined { result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if isStruckThrough { result.append(pango_attr_strikethrough_new(1)) }
    if font.hasMonospacedDigits { result.append(pango_attr_font_features_new("tnum=1")) }
    return result.compactMap { $0 }
  }
}

extension CGColor {
  /// Pango's 16-bit channels.
  fileprivate var channels: (red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16) {
    func channel(_ value: CGFloat) -> UInt16 { UInt16(max(0, min(1, value)) * 65_535) }
    return (channel(red), channel(green), channel(blue), channel(alpha))
  }
}
