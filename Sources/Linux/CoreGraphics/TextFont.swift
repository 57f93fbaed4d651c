import CPangoCairo
import Foundation

/// No font of the families the host draws with is installed.
package struct MissingFont: Error, CustomStringConvertible {
  package init() {}

  package var description: String {
    "No font to draw text with: install Inter (Debian: apt-get install fonts-inter) "
      + "or DejaVu Sans (fonts-dejavu-core)."
  }
}

/// A font as the host knows it: one pinned family per design, so that text looks the same everywhere.
package struct TextFont: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case system
    case monospaced
    case serif
    case named(String)
  }

  package var design: Design
  package var pointSize: CGFloat
  /// From 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    design: Design = .system, pointSize: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The family that stands for Apple's system font, and what takes its place where it is missing.
  package static let families: [Design: [String]] = [
    .system: ["Inter", "DejaVu Sans"],
    .monospaced: ["DejaVu Sans Mono", "Inter", "DejaVu Sans"],
    .serif: ["DejaVu Serif", "Inter", "DejaVu Sans"],
  ]

  /// Throws one clear line if there is nothing to draw text with.
  package static func checkInstalled() throws(MissingFont) {
    if TextFont(pointSize: 17).family == nil { throw MissingFont() }
  }

  /// The installed family to draw with; nil if there is none.
  package var family: String? {
    switch design {
    case .named(let name):
      let all = installedFamilies
      return all.contains(name) ? name : TextFont(pointSize: pointSize).family
    case .system, .monospaced, .serif:
      return TextFont.families[design]?.first { installedFamilies.contains($0) }
    }
  }

  /// Pango's description, in units of the user space; the caller frees it.
  ///
  /// Nil without a font.
  var description: OpaquePointer? {
    guard let family, let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(
      description, Double(pointSize) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  package struct Metrics: Sendable {
    package var ascender: CGFloat
    /// Negative: below the baseline.
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package var lineHeight: CGFloat { ascender - descender }
  }

  /// The font's own measures at its point size.
  package var metrics: Metrics {
    var unit = self
    unit.pointSize = 1000
    let relative = metricsCache.value(for: unit) { unit.measured }
    let factor = pointSize / 1000
    return Metrics(
      ascender: relative.ascender * factor, descender: relative.descender * factor,
      capHeight: relative.capHeight * factor, xHeight: relative.xHeight * factor)
  }

  private var measured: Metrics {
    // What Inter says of itself; it stands in where pango has no answer (heights of capitals and
    // of small letters it never has).
    var result = Metrics(
      ascender: pointSize * 0.968_75, descender: pointSize * -0.241_2,
      capHeight: pointSize * 0.727, xHeight: pointSize * 0.546)
    guard let description else { return result }
    defer { pango_font_description_free(description) }
    let context = makePangoContext()
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    guard let metrics = pango_context_get_metrics(context, description, nil) else { return result }
    result.ascender = CGFloat(pango_font_metrics_get_ascent(metrics)) / CGFloat(PANGO_SCALE)
    result.descender = -CGFloat(pango_font_metrics_get_descent(metrics)) / CGFloat(PANGO_SCALE)
    pango_font_metrics_unref(metrics)
    return result
  }
}

/// A pango context whose results depend on nothing but the fonts; the caller releases it.
///
/// No hinting, no pixel rounding, no colored edges.
func makePangoContext() -> OpaquePointer? {
  let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
  let options = cairo_font_options_create()
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
  pango_cairo_context_set_font_options(context, options)
  cairo_font_options_destroy(options)
  pango_cairo_context_set_resolution(context, 72)
  pango_context_set_round_glyph_positions(context, 0)
  pango_context_set_language(context, pango_language_from_string("en"))
  return context
}

private let metricsCache = MetricsCache()

private final class MetricsCache: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [TextFont: TextFont.Metrics] = [:]

  func value(for font: TextFont, _ measure: () -> TextFont.Metrics) -> TextFont.Metrics {
    lock.lock()
    defer { lock.unlock() }
    if let known = values[font] { return known }
    let fresh = measure()
    values[font] = fresh
    return fresh
  }
}

/// Names of all installed families, read once.
private let installedFamilies: Set<String> = {
  var list: UnsafeMutablePointer<OpaquePointer?>?
  var count: Int32 = 0
  pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
  defer { g_free(list) }
  var names: Set<String> = []
  for index in 0..<Int(count) {
    guard let family = list?[index], let name = pango_font_family_get_name(family) else { continue }
    names.insert(String(cString: name))
  }
  return names
}()
