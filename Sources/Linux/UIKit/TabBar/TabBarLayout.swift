import Foundation

/// Where a tab bar and the screen above it are, in the controller's view.
struct TabBarLayout: Equatable, Sendable {
  struct Placement: Equatable, Sendable {
    var frame: CGRect
    var insets: UIEdgeInsets
  }

  /// Apple's tab bar is 49 points high, besides the bottom safe area.
  static let barHeight: CGFloat = 49

  /// Of more than this many the bar shows one less, and More.
  static let largestCount = 5

  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var isHidden: Bool
  var isTranslucent: Bool
  var hasAccessory = false

  /// The height of a bottom accessory, and what it keeps from the bar and from the edges, in points:
  /// guesses, because Apple states none.
  private static let accessoryHeight: CGFloat = 48
  private static let accessoryMargin: CGFloat = 20
  private static let accessoryGap: CGFloat = 8

  var accessoryFrame: CGRect {
    CGRect(
      x: bounds.minX + safeArea.left + Self.accessoryMargin,
      y: barFrame.minY - Self.accessoryGap - Self.accessoryHeight,
      width: max(bounds.width - safeArea.left - safeArea.right - 2 * Self.accessoryMargin, 0),
      height: Self.accessoryHeight)
  }

  private var accessoryRoom: CGFloat {
    hasAccessory ? Self.accessoryHeight + Self.accessoryGap : 0
  }

  var barFrame: CGRect {
    let height = Self.barHeight + safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Apple: beneath a translucent bar the screen has the full size and the bar counts as safe
  /// area; above an opaque one it ends there, unless it extends under opaque bars too.
  func placement(extendsUnderBottom: Bool, includesOpaqueBars: Bool) -> Placement {
    guard !isHidden else { return Placement(frame: bounds, insets: .zero) }
    if extendsUnderBottom, isTranslucent || includesOpaqueBars {
      return Placement(
        frame: bounds,
        insets: UIEdgeInsets(top: 0, left: 0, bottom: Self.barHeight + accessoryRoom, right: 0))
    }
    var frame = bounds
    frame.size.height = max(frame.height - Self.barHeight - safeArea.bottom, 0)
    return Placement(
      frame: frame, insets: UIEdgeInsets(top: 0, left: 0, bottom: accessoryRoom, right: 0))
  }

  /// Buttons share the width within the safe area evenly, in reading order.
  static func buttonFrame(
    _ index: Int, of count: Int, in bounds: CGRect, safeArea: UIEdgeInsets, mirrored: Bool
  ) -> CGRect {
    let left = bounds.minX + safeArea.left
    let room = max(bounds.width - safeArea.left - safeArea.right, 0)
    let width = room / CGFloat(max(count, 1))
    let place = CGFloat(mirrored ? count - 1 - index : index)
    return CGRect(x: left + place * width, y: bounds.minY, width: width, height: barHeight)
  }
}

/// How the bar comes and goes: with a push and a pop it moves sideways with its screen, asked for
/// by the app it moves down.
struct TabBarSlide: Equatable, Sendable {
  enum Direction: Equatable, Sendable {
    case sideways, downwards
  }

  var direction: Direction
  var mirrored: Bool

  /// Beside UIKit's own push and pop: at the pace of the lower screen, beneath the upper one.
  var ridesWithScreen = false
  var size: CGSize

  /// How far it is from its place when so much of it is gone, from 0 to 1.
  func offset(_ away: CGFloat) -> CGSize {
    switch direction {
    case .downwards: return CGSize(width: 0, height: size.height * away)
    case .sideways:
      let way = size.width * (ridesWithScreen ? NavigationSlide.parallax : 1) * away
      return CGSize(width: mirrored ? way : -way, height: 0)
    }
  }

  /// Where in the bar that part begins which the upper screen leaves uncovered.
  func uncovered(_ away: CGFloat) -> CGFloat {
    let way = size.width * (1 - NavigationSlide.parallax) * away
    return mirrored ? way : -way
  }
}

/// Which tab is to be selected once the list of tabs has changed.
struct TabSelection: Equatable, Sendable {
  var index: Int?

  /// Apple: the selected screen stays selected where it is still there, else the tab at the same
  /// place, else the first.
  static func after<Tab: Equatable>(
    replacing old: [Tab], with new: [Tab], selected: Int?
  ) -> TabSelection {
    guard !new.isEmpty else { return TabSelection(index: nil) }
    guard let selected, old.indices.contains(selected) else { return TabSelection(index: 0) }
    if let kept = new.firstIndex(of: old[selected]) { return TabSelection(index: kept) }
    return TabSelection(index: new.indices.contains(selected) ? selected : 0)
  }
}
