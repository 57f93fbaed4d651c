import CPangoCairo
import Foundation

/// So that `colors as CFArray` reads the same here, where arrays do not turn into objects.
public typealias CFArray = [Any]

/// Colors along a line from 0 to 1.
public final class CGGradient: _CFObject {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  package let stops: [Stop]

  /// Spreads `colors` (of `CGColor`) evenly unless `locations` says where each stands.
  public init?(
    colorsSpace space: CGColorSpace?, colors: Any, locations: UnsafePointer<CGFloat>?
  ) {
    let list = (colors as? [Any]) ?? (colors as? NSArray).map { Array($0) } ?? []
    let given = list.compactMap { $0 as? CGColor }
    guard !given.isEmpty, given.count == list.count else { return nil }
    stops = given.enumerated().map { index, color in
      let even = given.count > 1 ? CGFloat(index) / CGFloat(given.count - 1) : 0
      return Stop(location: locations?[index] ?? even, color: color)
    }
  }

  package init(colors: [CGColor], locations: [CGFloat]?) {
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = locations.flatMap { index < $0.count ? $0[index] : nil }
      return Stop(location: place ?? even, color: color)
    }
  }

  /// Puts the stops on a cairo gradient.
  ///
  /// Cairo pads with the outermost stops: a clear one outside
  /// keeps the gradient from drawing before its start or after its end.
  package func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions) {
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    if !options.contains(.drawsBeforeStartLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
    }
    if let first = sorted.first?.element { add(first, at: 0, to: pattern) }
    for (_, stop) in sorted { add(stop, at: stop.location, to: pattern) }
    if let last = sorted.last?.element { add(last, at: 1, to: pattern) }
    if !options.contains(.drawsAfterEndLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  private func add(_ stop: Stop, at location: CGFloat, to pattern: OpaquePointer) {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha))
  }

  public func _isEqual(to other: CGGradient) -> Bool { stops == other.stops }

  public func _hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}
