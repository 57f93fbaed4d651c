import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

/// What is lost once two seconds have passed since the last motion could have ended.
extension ScenarioApp {
  func play() async {
    defer { end() }
    for act in scenario.acts { perform(act) }
    await rest()
    judgeStack()
    judgeEnds()
    judgeWindow()
    // What isn't in the window has no bars and no fingers.
    guard lost[.window] == nil else { return }
    judgeBars()
    judgeInput()
  }

  private func end() {
    HostTrap.handler = nil
    let console = host.log
    if let line = console.first(where: { $0.contains("amid a transition") }) { lose(.trap, line) }
    host.window.rootViewController = UIViewController()
    advance(frames: 2)
    _ = host.log
  }

  private func rest() async {
    cancelTouch()
    let stacks = told.map(\.stack)
    Task { [weak self] in
      for case let ours as SnapshotNavigationController in stacks {
        await ours.transitionsSettled()
      }
      self?.isSettled = true
    }
    await drain()
    advance(frames: 36)
    await drain()
    advance(frames: 60, of: 0.05)
    for _ in 0..<20 where !isSettled {
      await drain()
      advance(frames: 1)
    }
    await drain()
    // What waits a few frames for UIKit is over, too.
    advance(frames: 6)
    host.activate()
    grant()
  }

  /// What waits for the main actor runs; on a busy machine a task that is due takes many turns to come.
  private func drain() async {
    for turn in 0..<200 where turn < 4 || !isSettled && isAtRest { await Task.yield() }
    host.activate()
  }

  // MARK: The stack

  private func judgeStack() {
    for told in told {
      let stack = told.stack.viewControllers.map { ($0 as? ScenarioScreen)?.number ?? -1 }
      if stack != told.ledger.stack { lose(.stack, "\(stack), not \(told.ledger.stack)") }
    }
    if let presented, (presented.presentingViewController != nil) != isPresentationWanted {
      lose(.stack, isPresentationWanted ? "nothing is presented" : "it's presented still")
    }
    if let modal, modal.presentingViewController == nil { lose(.stack, "no modal is presented") }
    if let pages, pages.pages.count != pageCount {
      let isWished = isPagePopWished && pages.pages.count == pageCount - 1
      if !isWished { lose(.stack, "\(pages.pages.count) pages, not \(pageCount)") }
      pageCount = pages.pages.count
    }
  }

  private func judgeEnds() {
    for stack in told.map(\.stack) + [presented].compactMap(\.self) where stack.isInTransition {
      let isItsOwn = (stack as? SnapshotNavigationController)?.isTransitioning == true
      lose(.transition, isItsOwn ? "it's in transition still" : "a coordinator is left")
    }
    if pages?.isTransitioning == true { lose(.transition, "pages are in transition still") }
    if !isSettled { lose(.settled, "the wait for rest goes on") }
    for (name, count) in completions.sorted(by: { $0.key < $1.key }) where count != 1 {
      lose(.completion, "\(name): called \(count) times")
    }
    endEvents()
    if !isPlain, HostClock.current.displayLinks > 0 {
      lose(.displayLink, "\(HostClock.current.displayLinks) run on")
    }
  }

  // MARK: Bars

  private func judgeBars() {
    guard modal == nil else { return }
    let front = front
    guard let top = front.topViewController else { return }
    let isHidden =
      switch top.snapshotNavigation.navigationBar {
      case .automatic: front === stack && hidesBar
      case .hidden: true
      case .visible: false
      }
    let bar = front.navigationBar
    if front.isNavigationBarHidden != isHidden {
      lose(.navigationBar, "it's \(isHidden ? "not hidden" : "hidden")")
    } else if isSeen(bar) == isHidden {
      lose(.navigationBar, "it's \(isHidden ? "seen, and hidden" : "not seen, and not hidden")")
    } else if !isHidden, bar.topItem !== top.navigationItem {
      lose(.navigationBar, "it shows \(bar.topItem?.title ?? "nothing"), not \(top.title ?? "")")
    }
    if front === stack, front.isToolbarHidden != hidesToolbar {
      lose(.toolbar, "it's \(hidesToolbar ? "not hidden" : "hidden")")
    }
    guard let tabBar = tabs?.tabBar, front === stack else { return }
    showsTabBar = isSeen(tabBar)
    if scenario.leavesTabBarToUIKit { return }
    let hidesTabBar =
      scenario.traits.contains(.appHidesTabBar)
      || front.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    if showsTabBar == hidesTabBar {
      lose(.tabBar, "it's \(hidesTabBar ? "seen" : "not seen")")
    }
  }

  private func isSeen(_ bar: UIView) -> Bool {
    guard bar.window === host.window else { return false }
    let isClear = sequence(first: bar, next: \.superview).contains { $0.isHidden || $0.alpha < 0.1 }
    let frame = bar.convert(bar.bounds, to: nil).insetBy(dx: 1, dy: 1)
    return !isClear && host.window.bounds.contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: The window

  private func judgeWindow() {
    guard let top = modal ?? front.topViewController as? ScenarioScreen, let view = top.viewIfLoaded
    else { return lose(.screen, "no screen is on top") }
    if view.window !== host.window { return lose(.window, "the top isn't in the window") }
    if let complaint = host.complaint(at: ScenarioScreen.emptyPlace, wanting: top.color) {
      lose(.screen, complaint)
    }
    for complaint in view.oddities { lose(.looks, complaint) }
    for view in seenViews(below: host.window) {
      if view.isAnimated { lose(.animations, "\(type(of: view)) is animated") }
      if isLeftover(view) { lose(.views, "\(type(of: view)) is left") }
    }
    let stacks = told.compactMap { $0.stack as? SnapshotNavigationController }
    if !isPresentationWanted, stacks.leaveSnapshots(in: host.window) {
      lose(.views, "a snapshot that nobody keeps is left")
    }
  }

  /// A view of the library's that belongs to a motion.
  private func isLeftover(_ view: UIView) -> Bool {
    guard String(reflecting: type(of: view)).hasPrefix("SnapshotNavigation.") else { return false }
    return !(view.isPresentedContainer && isPresentationWanted)
  }

  /// Snapshots that stand unseen are no concern of anybody's.
  private func seenViews(below view: UIView) -> [UIView] {
    [view] + view.seenSubviews.flatMap(seenViews)
  }

  // MARK: The next tap, and the next swipe

  private func judgeInput() {
    guard let top = modal ?? front.topViewController as? ScenarioScreen else { return }
    let taps = top.taps
    host.tap(at: ScenarioScreen.buttonPlace)
    advance(frames: 4)
    if top.taps != taps + 1 { lose(.tap, "a button is pressed \(top.taps - taps) times") }
    if let modal {
      modal.dismiss(animated: false)
      advance(frames: 30)
      self.modal = nil
    }
    if !isPresentationWanted, pageCount == 1, stack.viewControllers.count < 2 {
      perform(.push(animated: false))
      advance(frames: 10)
    }
    // Beneath a modal that UIKit doesn't dismiss, a swipe is refused.
    if !isPresentationWanted, presented?.presentingViewController != nil { return }
    // A swipe may be refused, if it's said why, and the next one must work.
    let depth = depth
    for isLast in [false, true] {
      let before = depth()
      isDragExplained = false
      perform(.drag(.finishes))
      advance(frames: 36)
      advance(frames: 30, of: 0.05)
      let gone = before - depth()
      if gone == 1 { return }
      if isLast || gone != 0 || !isDragExplained {
        return lose(.swipe, "\(gone) screens go by a swipe")
      }
    }
  }

  /// Counts what a finger takes away.
  private var depth: () -> Int {
    if isPresentationWanted, let presented {
      return { presented.presentingViewController == nil ? 0 : 1 }
    }
    if pageCount > 1, let pages { return { pages.pages.count } }
    return { [stack] in stack.viewControllers.count }
  }
}
