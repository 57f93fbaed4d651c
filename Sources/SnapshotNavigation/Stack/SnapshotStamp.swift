import Foundation

/// The circumstances in which a snapshot was taken, and the only ones in which it's shown.
struct SnapshotStamp: Sendable {
  var size: CGSize
  var scale: CGFloat
  /// The scope's safe area insets, without those of bars, in points: left, bottom, right.
  var safeArea: [CGFloat]
  /// Light or dark, as the system's raw value.
  var interfaceStyle: Int
  var contentSizeCategory: String
  /// The system's raw value.
  var displayGamut: Int
  var displayOptions: DisplayOptions
  /// Red, green, blue and alpha; nil while a modal dims the tint, or if a color has no such components.
  var tint: [CGFloat]?
  var direction: LayoutDirection
  /// The system's raw value for the side of vertical bars.
  var verticalBarEdge = 0
  var scope: ObjectIdentifier
  /// The top inset in points, with and without a status bar, which the appearing screen may hide.
  var topInsets: Set<CGFloat> = [0]

  /// Accessibility settings that change how everything is drawn.
  struct DisplayOptions: Equatable, Sendable {
    /// The contrast and the text weight, as the system's raw values.
    var contrast: Int
    var legibilityWeight: Int
    var reducesTransparency: Bool
    var showsButtonShapes: Bool
  }

  func differences(from other: SnapshotStamp) -> Set<SnapshotDifference> {
    var differences: Set<SnapshotDifference> = []
    if size != other.size { differences.insert(.size) }
    if scale != other.scale { differences.insert(.scale) }
    if safeArea != other.safeArea || topInsets.isDisjoint(with: other.topInsets)
      || verticalBarEdge != other.verticalBarEdge
    {
      differences.insert(.safeArea)
    }
    if interfaceStyle != other.interfaceStyle { differences.insert(.interfaceStyle) }
    if contentSizeCategory != other.contentSizeCategory { differences.insert(.contentSizeCategory) }
    if displayGamut != other.displayGamut { differences.insert(.displayGamut) }
    if displayOptions != other.displayOptions { differences.insert(.accessibilityDisplayOptions) }
    // A dynamic tint color resolves differently after a change of one of these.
    let isExplained = !differences.isDisjoint(with: [
      .interfaceStyle, .displayGamut, .accessibilityDisplayOptions,
    ])
    if !isExplained, let tint, let otherTint = other.tint, tint != otherTint {
      differences.insert(.tintColor)
    }
    if direction != other.direction { differences.insert(.layoutDirection) }
    if scope != other.scope { differences.insert(.scope) }
    return differences
  }
}
