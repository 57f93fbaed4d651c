import Foundation

/// One page giving way to another, as numbers.
struct PageTurnLayout: Equatable, Sendable {
  var size: CGSize
  var spacing: CGFloat
  var isVertical: Bool

  /// 1: the next page comes from the right or from below; -1: from the other side.
  var sign: CGFloat

  private var length: CGFloat { (isVertical ? size.height : size.width) + spacing }

  /// Where the two pages are at `progress`, 0 at rest on the old page and 1 on the new one.
  func offsets(at progress: CGFloat) -> (leaving: CGSize, entering: CGSize) {
    let leaving = -sign * progress * length
    let entering = sign * (1 - progress) * length
    return isVertical
      ? (CGSize(width: 0, height: leaving), CGSize(width: 0, height: entering))
      : (CGSize(width: leaving, height: 0), CGSize(width: entering, height: 0))
  }

  func progress(of translation: CGPoint) -> CGFloat {
    guard length > 0 else { return 0 }
    let way = isVertical ? translation.y : translation.x
    return min(max(-sign * way / length, 0), 1)
  }

  /// Past the middle, or thrown that way, in points per second.
  func finishes(at progress: CGFloat, velocity: CGPoint) -> Bool {
    let speed = -sign * (isVertical ? velocity.y : velocity.x)
    if abs(speed) > 300 { return speed > 0 }
    return progress > 0.5
  }
}

/// A turn on its way.
@MainActor struct PageTurn {
  let leaving: UIViewController?
  let entering: UIViewController
  let layout: PageTurnLayout

  func move(to progress: CGFloat) {
    let offsets = layout.offsets(at: progress)
    leaving?.viewIfLoaded?.layer.transform = CATransform3DMakeTranslation(
      offsets.leaving.width, offsets.leaving.height, 0)
    entering.viewIfLoaded?.layer.transform = CATransform3DMakeTranslation(
      offsets.entering.width, offsets.entering.height, 0)
  }
}

extension UIPageViewController {
  static let turnDuration: TimeInterval = 0.3

  func place(_ page: UIViewController) {
    if turn == nil { layOutScrollView(around: page) }
    let container = pageContainer
    if page.view.superview !== container { container.addSubview(page.view) }
    page.view.layer.transform = CATransform3DIdentity
    if page.view.frame != container.bounds { page.view.frame = container.bounds }
  }

  /// Three pages wide, or as many as there are if the data source has been asked.
  private func layOutScrollView(around page: UIViewController) {
    guard let scrollView else { return }
    if scrollView.page !== page {
      func exists(_ direction: NavigationDirection) -> Bool {
        asksLate ? dataSource != nil : neighbor(of: page, direction) != nil
      }
      scrollView.page = page
      scrollView.neighbors = (exists(.reverse), exists(.forward))
    }
    let isVertical = orientation == .vertical
    scrollView.layOut(
      isVertical: isVertical,
      isMirrored: !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  var asksLate: Bool { style == .scroll && HostRuntime.current.settings.asksPageSourceLate }

  func neighbor(
    of page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }

  func show(
    _ next: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if let turn { end(turn, finished: true) }
    guard let entering = next.first, entering !== pages.first else {
      completion?(true)
      return
    }
    let animates = animated && isViewLoaded && view.window != nil && !pages.isEmpty
    let turn = begin(entering, direction: direction, animated: animates)
    guard animates else {
      end(turn, finished: true)
      completion?(true)
      return
    }
    turn.move(to: 0)
    settle(turn, finished: true) { completion?(true) }
  }

  func begin(
    _ entering: UIViewController, direction: NavigationDirection, animated: Bool
  ) -> PageTurn {
    let isMirrored =
      orientation == .horizontal && isViewLoaded
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward = (direction == .forward) != isMirrored
    let turn = PageTurn(
      leaving: pages.first, entering: entering,
      layout: PageTurnLayout(
        size: viewIfLoaded?.bounds.size ?? .zero, spacing: spacing,
        isVertical: orientation == .vertical, sign: forward ? 1 : -1))
    let isShown = appearance.phase == .appeared
    addChild(entering)
    if isShown {
      turn.leaving?.beginAppearanceTransition(false, animated: animated)
      entering.beginAppearanceTransition(true, animated: animated)
    }
    self.turn = turn
    if isViewLoaded { place(entering) }
    return turn
  }

  func settle(_ turn: PageTurn, finished: Bool, then: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.turnDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { turn.move(to: finished ? 1 : 0) },
      completion: { [weak self] _ in
        guard let self, self.turn?.entering === turn.entering else { return }
        self.end(turn, finished: finished)
        then()
      })
  }

  func end(_ turn: PageTurn, finished: Bool) {
    self.turn = nil
    let stays = finished ? turn.entering : turn.leaving
    let leaves = finished ? turn.leaving : turn.entering
    if !finished {
      turn.entering.beginAppearanceIfShown(false)
      turn.leaving?.beginAppearanceIfShown(true)
    }
    leaves?.willMove(toParent: nil)
    leaves?.viewIfLoaded?.layer.transform = CATransform3DIdentity
    leaves?.viewIfLoaded?.removeFromSuperview()
    leaves?.endAppearanceIfRunning()
    leaves?.removeFromParent()
    pages = stays.map { [$0] } ?? []
    if isViewLoaded, let stays { place(stays) }
    stays?.endAppearanceIfRunning()
    if finished { stays?.didMove(toParent: self) }
  }
}

extension UIViewController {
  fileprivate func beginAppearanceIfShown(_ appears: Bool) {
    guard appearance.phase == .appearing || appearance.phase == .disappearing else { return }
    beginAppearanceTransition(appears, animated: true)
  }
}

/// The finger that turns pages.
@MainActor final class PageDragging: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UIPageViewController
  private let pan: UIPanGestureRecognizer

  init(_ controller: UIPageViewController) {
    self.controller = controller
    pan = controller.scrollView?.panGestureRecognizer ?? UIPanGestureRecognizer()
    super.init()
    pan.addTarget(self, action: Selector("dragged(_:)", PageDragging.dragged))
    if let scrollView = controller.scrollView {
      scrollView.pages = self
    } else {
      pan.delegate = self
      controller.view.addGestureRecognizer(pan)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayTurn }

  var mayTurn: Bool {
    guard controller.turn == nil, controller.dataSource != nil else { return false }
    let velocity = pan.velocity(in: controller.view)
    let along = controller.orientation == .vertical ? velocity.y : velocity.x
    let across = controller.orientation == .vertical ? velocity.x : velocity.y
    guard abs(along) > abs(across) else { return false }
    return controller.asksLate || neighbor(towards: along) != nil
  }

  private func direction(towards velocity: CGFloat) -> UIPageViewController.NavigationDirection {
    let mirrored =
      controller.orientation == .horizontal
      && controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (velocity < 0) != mirrored ? .forward : .reverse
  }

  private func neighbor(towards velocity: CGFloat) -> UIViewController? {
    controller.pages.first.flatMap { controller.neighbor(of: $0, direction(towards: velocity)) }
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let velocity = pan.velocity(in: controller.view)
    switch pan.state {
    case .began:
      let along = controller.orientation == .vertical ? velocity.y : velocity.x
      guard let next = neighbor(towards: along) else { return }
      controller.delegate?.pageViewController(controller, willTransitionTo: [next])
      let turn = controller.begin(next, direction: direction(towards: along), animated: true)
      turn.move(to: turn.layout.progress(of: pan.translation(in: controller.view)))
    case .changed:
      guard let turn = controller.turn else { return }
      turn.move(to: turn.layout.progress(of: pan.translation(in: controller.view)))
    case .ended:
      guard let turn = controller.turn else { return }
      let progress = turn.layout.progress(of: pan.translation(in: controller.view))
      finish(turn, finished: turn.layout.finishes(at: progress, velocity: velocity))
    case .cancelled, .failed:
      if let turn = controller.turn { finish(turn, finished: false) }
    case .possible:
      break
    }
  }

  private func finish(_ turn: PageTurn, finished: Bool) {
    let previous = [turn.leaving].compactMap { $0 }
    controller.settle(turn, finished: finished) { [weak controller] in
      guard let controller else { return }
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: true, previousViewControllers: previous,
        transitionCompleted: finished)
    }
  }
}

/// Scrolls as wide as the pages beside the shown one; its pan turns them.
final class PageScrollView: UIScrollView {
  weak var pages: PageDragging?
  weak var page: UIViewController?
  var neighbors = (before: false, after: false)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func layOut(isVertical: Bool, isMirrored: Bool) {
    let (first, last) = isMirrored ? (neighbors.after, neighbors.before) : neighbors
    let count = CGFloat(1 + (first ? 1 : 0) + (last ? 1 : 0))
    contentSize = CGSize(
      width: bounds.width * (isVertical ? 1 : count),
      height: bounds.height * (isVertical ? count : 1))
    contentOffset = CGPoint(
      x: first && !isVertical ? bounds.width : 0, y: first && isVertical ? bounds.height : 0)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return pages?.mayTurn ?? false
  }
}
