import Foundation

/// The circumstances in which a picture was taken.
///
/// A picture is shown only in the very same circumstances; anything else would be the wrong size,
/// the wrong theme or the wrong place.
struct SnapshotStamp: Equatable, Sendable {
  /// Size of the scope in points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// Safe area of the scope in points: top, left, bottom, right.
  var safeArea: [CGFloat]
  /// Light or dark, as the system numbers them.
  var interfaceStyle: Int
  /// The name of the text size.
  var contentSizeCategory: String
  /// The direction of the layout.
  var direction: LayoutDirection
  /// Which scope it was.
  var scope: ObjectIdentifier

  /// What differs between two stamps, for diagnostics; empty if they fit.
  func differences(from other: SnapshotStamp) -> [String] {
    var names: [String] = []
    if size != other.size { names.append("size") }
    if scale != other.scale { names.append("scale") }
    if safeArea != other.safeArea { names.append("safe area") }
    if interfaceStyle != other.interfaceStyle { names.append("interface style") }
    if contentSizeCategory != other.contentSizeCategory { names.append("content size category") }
    if direction != other.direction { names.append("layout direction") }
    if scope != other.scope { names.append("scope") }
    return names
  }
}
