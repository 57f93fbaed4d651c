/// A navigation controller on the stack of another one, as in a collapsed split view.
///
/// There is one bar, the outermost controller's, with the items of all levels. Its back button and
/// its gestures pop what is innermost.
extension UINavigationController {
  private var outer: UINavigationController? { parent as? UINavigationController }

  /// Whether it stands on another one's stack.
  var isNested: Bool { outer != nil }

  /// The one whose bar is seen.
  var outermost: UINavigationController { outer?.outermost ?? self }

  /// The one on top of the stack.
  var nested: UINavigationController? { stack.last as? UINavigationController }

  var innermost: UINavigationController { nested?.innermost ?? self }

  /// The one on top whose own top leaves first: it has more than one screen.
  var nestedToPop: UINavigationController? {
    nested.flatMap { $0.nestedToPop ?? ($0.stack.count > 1 ? $0 : nil) }
  }

  var isBarOut: Bool { bars.visibility.isBarHidden || isNested }

  var isRestingAtAllLevels: Bool {
    stage.isResting && liveTransition == nil && nested?.isRestingAtAllLevels ?? true
  }

  /// The screen that the bar looks at.
  var screenBeneathBar: UIViewController? {
    let shown = shownScreen ?? stack.last
    return (shown as? UINavigationController)?.screenBeneathBar ?? shown
  }

  private var itemsOfAllLevels: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.itemsOfAllLevels ?? [$0.navigationItem] }
  }

  func showItemsOfAllLevels(animated: Bool, duration: TimeInterval, forward: Bool) {
    let outermost = outermost
    outermost.bars.itemsKept = 0
    outermost.navigationBar.show(
      outermost.itemsOfAllLevels, above: 0, animated: animated, duration: duration,
      forward: forward)
  }

  /// One that comes onto the stack gives up its own bar; one that has left has it again.
  func noteNesting(_ change: StackEdit<UIViewController>) {
    for case let inner as UINavigationController in change.added {
      nestedCount += 1
      inner.navigationBar.contentScrollView = nil
      inner.viewIfLoaded?.setNeedsLayout()
    }
    for case let inner as UINavigationController in change.removed {
      nestedCount -= 1
      inner.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// It has left another one's stack, and stands alone.
  func takeBackOwnBar() {
    bars.itemsKept = 0
    showBarItems()
    viewIfLoaded?.setNeedsLayout()
  }
}
