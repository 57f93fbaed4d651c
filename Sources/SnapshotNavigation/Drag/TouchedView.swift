import UIKit

extension UIView {
  /// The reason the views under a finger keep its touch; nil if a drag may begin.
  ///
  /// Asks this view and everything around it, up to `container`.
  func refusal(
    in container: UIView, excluding excluded: [UIView], direction: DragDirection,
    of start: DragStart
  ) -> DragRefusal? {
    sequence(first: self) { $0 === container ? nil : $0.superview }.lazy.compactMap { view in
      excluded.contains { $0 === view } ? .excludedView : view.refusal(direction, of: start)
    }.first
  }

  /// Whether this view, or one around it up to the screen's, handles the touches of a finger itself.
  ///
  /// A view in a scroll view that cancels its touches doesn't count.
  func keepsTouches(in container: UIView, except views: [UIView]) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== container }.contains { view in
      if views.contains(where: { view.isDescendant(of: $0) }) { return false }
      let controller = view.next as? UIViewController
      let handles = view.handlesTouches || controller?.handlesTouches == true
      return handles && !view.isCanceledByScrolling(in: container)
    }
  }

  private func isCanceledByScrolling(in container: UIView) -> Bool {
    sequence(first: superview) { $0?.superview }.prefix { $0 !== container }.contains { around in
      guard let scroll = around as? UIScrollView, scroll.isScrollEnabled else { return false }
      return scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: self)
    }
  }

  private func refusal(_ direction: DragDirection, of start: DragStart) -> DragRefusal? {
    switch self {
    case is UINavigationBar where direction.isVertical:
      // A screen that leaves vertically is dragged by its bar, too, as a sheet is.
      return nil
    case is UINavigationBar, is UIToolbar, is UITabBar:
      return .bar
    case is UISlider, is UISwitch, is UISegmentedControl, is UIPageControl, is UIPickerView:
      return .control
    case let control as UIControl where control.allControlEvents.contains(.valueChanged):
      // A finger changes the value of steppers, date pickers, and the app's own controls.
      return .control
    case let table as UITableView
    where table.visibleCells.contains(where: \.configurationState.isSwiped):
      // A touch closes the row that is open, and does nothing else.
      return .otherGesture
    case let cell as UICollectionViewCell where cell.configurationState.isSwiped:
      return .otherGesture
    case let text as any UITextInput
    where isFirstResponder && text.selectedTextRange?.isEmpty == false:
      return .textSelection
    case let scroll as UIScrollView
    where !start.goesFirst && scroll.takes(direction, of: start):
      return start.pages.isOnLastPage(of: scroll, in: direction) ? nil : .scrollView
    default:
      return start.goesFirst && goesBackInWebHistory ? .webHistory : nil
    }
  }
}

extension UIGestureRecognizer {
  /// Whether this recognizer would have kept the finger from a drag in the middle of the screen.
  func isRival(of start: DragStart) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, isEnabled, pan.minimumNumberOfTouches <= 1,
      !isScrolling, !(self is UIScreenEdgePanGestureRecognizer)
    else { return false }
    if self is DragRecognizer { return (delegate as? DragGesture)?.mayDrag(start) == true }
    if popsInnerStack, let stack = view?.next as? UINavigationController {
      return stack.viewControllers.count > 1
    }
    // A table asks its delegate about a row as the swipe begins. A collection view doesn't expose its
    // swipe actions.
    guard let table = view as? UITableView else { return !(view is UICollectionView) }
    let rows: AnyObject? = table.delegate
    guard let row = table.indexPathForRow(at: start.view.convert(start.location, to: table)),
      let ask = (rows as? any UITableViewDelegate)?
        .tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    else { return false }
    return ask(table, row) != nil
  }
}

/// Answers whether page controllers are at their last page, and asks each only once.
@MainActor
final class TouchedPages {
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether this scroll view belongs to a page controller that has no page in `direction`.
  ///
  /// A page controller scrolls as if there were a page until it has asked its data source.
  func isOnLastPage(of scroll: UIScrollView, in direction: DragDirection) -> Bool {
    let controller = sequence(first: scroll as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    guard let pager = controller as? UIPageViewController, pager.transitionStyle == .scroll,
      (pager.navigationOrientation == .vertical) == direction.isVertical,
      let page = pager.viewControllers?.first
    else { return false }
    if let answer = answers[ObjectIdentifier(pager)] { return answer }
    let next =
      direction.showsPrevious
      ? pager.dataSource?.pageViewController(pager, viewControllerBefore: page)
      : pager.dataSource?.pageViewController(pager, viewControllerAfter: page)
    let answer = next == nil
    answers[ObjectIdentifier(pager)] = answer
    return answer
  }
}

extension UIScrollView {
  fileprivate func takes(_ direction: DragDirection, of drag: DragStart) -> Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let (inset, isVertical) = (adjustedContentInset, direction.isVertical)
    if isVertical, direction.sign > 0, refreshControl != nil { return true }
    let offset = isVertical ? contentOffset.y : contentOffset.x
    let start = isVertical ? -inset.top : -inset.left
    let end =
      direction.length(of: contentSize) + (isVertical ? inset.bottom : inset.right)
      - direction.length(of: bounds.size)
    // A strip that bounces is beyond an end, even if it's too short to scroll.
    if drag.moving.contains(where: { $0.object === self }),
      end > start + 0.5 || abs(offset - start) > 0.5
    {
      return true
    }
    guard end > start + 0.5 else { return false }
    return direction.sign > 0 ? offset > start + 0.5 : offset < end - 0.5
  }
}
