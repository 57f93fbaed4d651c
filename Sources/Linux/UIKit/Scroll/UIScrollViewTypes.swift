import QuartzCore

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// The part of its velocity that content keeps from one millisecond to the next.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Which part of the safe area a scroll view adds to its content inset.
struct InsetAdjustment: Equatable {
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
  var scrollsHorizontally: Bool
  var scrollsVertically: Bool

  /// The scroll view is the content of a controller in a navigation controller: top and bottom are
  /// adjusted whether or not there is anything to scroll, as Apple documents for `automatic`.
  var isNavigationContent: Bool

  func insets(for safeArea: UIEdgeInsets) -> UIEdgeInsets {
    switch behavior {
    case .never:
      return .zero
    case .always:
      return safeArea
    case .automatic, .scrollableAxes:
      let isVertical = scrollsVertically || (behavior == .automatic && isNavigationContent)
      return UIEdgeInsets(
        top: isVertical ? safeArea.top : 0, left: scrollsHorizontally ? safeArea.left : 0,
        bottom: isVertical ? safeArea.bottom : 0, right: scrollsHorizontally ? safeArea.right : 0)
    }
  }
}
