/// A collapsed split view shows its columns in one stack: the primary column's navigation controller,
/// with those of the other columns pushed on it.
///
/// So on phones too, unless there's a compact column, which is shown instead.
extension UISplitViewController {
  /// The stack that takes the other columns when the split view is collapsed.
  var collapsedStack: UINavigationController? {
    guard style != .unspecified, columns[.compact] == nil else { return nil }
    return columns[.primary] as? UINavigationController
  }

  /// The topmost column on the stack; nil if there is none but the primary.
  var topNestedColumn: Column? {
    [.secondary, .supplementary].first { isNested(columns[$0]) }
  }

  func isNested(_ screen: UIViewController?) -> Bool {
    screen.map { (columns[.primary] as? UINavigationController)?.holds($0) == true } ?? false
  }

  /// Brings a column to the top: those before it are beneath, those after it leave.
  func nest(upTo column: Column, animated: Bool) {
    guard let base = collapsedStack else { return }
    let order: [Column] = [.supplementary, .secondary]
    let count = (order.firstIndex(of: column) ?? -1) + 1
    setNested(order.prefix(count).compactMap { columns[$0] }, on: base, animated: animated)
  }

  /// Takes the columns off the stack; while that is in transition, when it's over.
  func unnest() {
    guard let base = columns[.primary] as? UINavigationController, base.nestedCount > 0 else {
      return
    }
    setNested([], on: base, animated: false)
  }

  private func setNested(
    _ screens: [UIViewController], on base: UINavigationController, animated: Bool
  ) {
    base.perform { [weak self] base -> Void? in
      let own = base.stack.filter { !($0 is UINavigationController) }
      base.replaceStack(with: own + screens, animated: animated)
      if !animated { base.startScheduledTransition() }
      self?.viewIfLoaded?.setNeedsLayout()
      return ()
    }
  }

  /// Columns that have left the stack are the split view's own again.
  func adoptColumns() {
    for screen in viewControllers where screen.parent !== self && !isNested(screen) {
      addChild(screen)
      screen.didMove(toParent: self)
      (screen as? UINavigationController)?.takeBackOwnBar()
    }
  }
}
