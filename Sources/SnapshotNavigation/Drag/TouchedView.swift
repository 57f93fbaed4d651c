import UIKit

extension UIView {
  /// Why a touch here stays with what lies under the finger; nil where a drag may begin.
  ///
  /// Asks this view and everything around it, up to `container`.
  func refusal(
    in container: UIView, excluding excluded: [UIView], direction: LayoutDirection,
    of start: DragStart
  ) -> DragRefusal? {
    sequence(first: self) { $0 === container ? nil : $0.superview }.lazy.compactMap { view in
      excluded.contains { $0 === view } ? .excludedView : view.refusal(direction, of: start)
    }.first
  }

  private func refusal(_ direction: LayoutDirection, of start: DragStart) -> DragRefusal? {
    switch self {
    case is UINavigationBar, is UIToolbar, is UITabBar:
      return .bar
    case is UISlider, is UISwitch, is UISegmentedControl, is UIPageControl, is UIPickerView:
      return .control
    case let control as UIControl where control.allControlEvents.contains(.valueChanged):
      // Steppers, date pickers, and the app's own: a finger changes their value.
      return .control
    case let field as UITextField
    where field.isFirstResponder && field.selectedTextRange?.isEmpty == false:
      return .textSelection
    case let text as UITextView where text.isFirstResponder && text.selectedRange.length > 0:
      return .textSelection
    case let scroll as UIScrollView
    where !start.goesFirst && scroll.canScroll(towardsPopSide: direction):
      return start.pages.isOnFirstPage(scroll) ? nil : .scrollView
    default:
      return start.goesFirst && goesBackInWebHistory ? .webHistory : nil
    }
  }
}

/// What page controllers answer during one touch: the data source of each is asked once.
@MainActor
final class TouchedPages {
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether a page controller scrolls its first page by this scroll view.
  ///
  /// It scrolls as if there were a page before until it has asked its data source.
  func isOnFirstPage(_ scroll: UIScrollView) -> Bool {
    let controller = sequence(first: scroll as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    guard let pager = controller as? UIPageViewController, pager.transitionStyle == .scroll,
      pager.navigationOrientation == .horizontal, let page = pager.viewControllers?.first
    else { return false }
    if let answer = answers[ObjectIdentifier(pager)] { return answer }
    let answer =
      pager.dataSource?.pageViewController(pager, viewControllerBefore: page) == nil
    answers[ObjectIdentifier(pager)] = answer
    return answer
  }
}

extension UIScrollView {
  /// Whether it can still scroll so that what lies on the screen's pop side comes in.
  fileprivate func canScroll(towardsPopSide direction: LayoutDirection) -> Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let left = -adjustedContentInset.left
    let right = contentSize.width + adjustedContentInset.right - bounds.width
    guard right > left + 0.5 else { return false }
    switch direction {
    case .leftToRight: return contentOffset.x > left + 0.5
    case .rightToLeft: return contentOffset.x < right - 0.5
    }
  }
}
