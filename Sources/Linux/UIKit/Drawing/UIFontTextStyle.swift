import CoreGraphics
import Foundation

/// Point sizes of the text styles, from Apple's Human Interface Guidelines ("Typography").
extension UIFont.TextStyle {
  /// The categories in order of size; the sizes below are in the same order.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// An unknown style counts as body, an unspecified category as large.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let column = UIFont.TextStyle.categories.firstIndex(of: category) ?? 3
    let row = UIFont.TextStyle.sizes[self] ?? UIFont.TextStyle.sizes[.body]
    return row?[column] ?? 17
  }

  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  /// `value` as it grows with the style, rounded to thirds of a point as on a 3x screen.
  func scaled(_ value: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    (value * size(in: category) / size(in: .large) * 3).rounded() / 3
  }
}
