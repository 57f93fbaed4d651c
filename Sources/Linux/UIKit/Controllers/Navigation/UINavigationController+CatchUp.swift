extension UINavigationController {
  /// The stack changed while nothing could be shown: what is seen follows without animation.
  func catchUp() {
    guard stage.isResting, let shown = shownScreen, let top = stack.last, shown !== top else {
      return
    }
    let change = StackChange(old: stack.filter { $0 !== top } + [shown], new: stack)
    let live = makeTransition(change, animated: false)
    liveTransition = live
    stage = .scheduled(live)
    startScheduledTransition()
  }
}
