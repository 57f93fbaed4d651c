import Foundation
import SnapshotNavigation

/// The space between a page and the upper and lower edges of its stack.
public struct PageInsets: Equatable, Sendable {
  /// The distance from the upper edge in points, 0 or more; the default is 0.
  public var top: CGFloat

  /// The distance from the lower edge in points, 0 or more; the default is 0.
  public var bottom: CGFloat

  /// Creates insets in points; negative values are treated as 0.
  public init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = max(0, top)
    self.bottom = max(0, bottom)
  }

  static let zero = PageInsets()

  func rect(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }
}

/// The visible part of a stack, between the insets of two pages.
struct PageViewport: Equatable, Sendable {
  var lower = PageInsets.zero
  var upper = PageInsets.zero

  func insets(at coverage: CGFloat) -> PageInsets {
    PageInsets(
      top: lower.top + (upper.top - lower.top) * coverage,
      bottom: lower.bottom + (upper.bottom - lower.bottom) * coverage)
  }

  /// How far a page moves down to keep its upper edge visible, or up to keep its lower edge visible.
  ///
  /// In points; negative for up.
  func shift(of page: PageInsets, at coverage: CGFloat) -> CGFloat {
    let seen = insets(at: coverage)
    if seen.top > page.top { return seen.top - page.top }
    return min(0, page.bottom - seen.bottom)
  }
}

/// A choreography whose pages also keep clear of the insets.
struct PageChoreography: Choreography {
  /// `nil` if both pages stay in place.
  let base: (any Choreography)?
  let viewport: PageViewport

  func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
    -> TransitionLayout
  {
    var layout = base?.layout(at: coverage, in: size, for: trigger) ?? TransitionLayout()
    layout.upper.offset.y += viewport.shift(of: viewport.upper, at: coverage)
    layout.lower.offset.y += viewport.shift(of: viewport.lower, at: coverage)
    return layout
  }
}
