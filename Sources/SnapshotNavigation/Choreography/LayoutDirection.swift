import Foundation

/// The direction that mirrors everything horizontal: edges, offsets, shadows, and drags.
package enum LayoutDirection: Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft

  /// The sign of x toward the trailing side: 1 or -1.
  var sign: CGFloat { self == .leftToRight ? 1 : -1 }
}
