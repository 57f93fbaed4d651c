import Foundation

/// The one value from which everything horizontal is mirrored: edge, sign, parallax, shadow, drag.
enum LayoutDirection: Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft

  /// Factor from "towards the trailing side" to a difference of x: 1 or -1.
  var sign: CGFloat { self == .leftToRight ? 1 : -1 }
}
