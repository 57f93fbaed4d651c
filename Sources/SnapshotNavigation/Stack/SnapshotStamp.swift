import Foundation

/// The circumstances in which a snapshot was taken, and the only ones in which it's shown.
struct SnapshotStamp: Equatable, Sendable {
  var size: CGSize
  var scale: CGFloat
  /// Safe area of the scope in points: top, left, bottom, right.
  var safeArea: [CGFloat]
  /// Light or dark, as the system numbers them.
  var interfaceStyle: Int
  var contentSizeCategory: String
  var direction: LayoutDirection
  var scope: ObjectIdentifier

  func differences(from other: SnapshotStamp) -> Set<SnapshotDifference> {
    var differences: Set<SnapshotDifference> = []
    if size != other.size { differences.insert(.size) }
    if scale != other.scale { differences.insert(.scale) }
    if safeArea != other.safeArea { differences.insert(.safeArea) }
    if interfaceStyle != other.interfaceStyle { differences.insert(.interfaceStyle) }
    if contentSizeCategory != other.contentSizeCategory { differences.insert(.contentSizeCategory) }
    if direction != other.direction { differences.insert(.layoutDirection) }
    if scope != other.scope { differences.insert(.scope) }
    return differences
  }
}
