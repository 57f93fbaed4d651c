import UIKit

/// How a drag is shown, and what UIKit hears of it and when.
@MainActor
protocol DragRoute: AnyObject {
  /// What UIKit is given when it asks during the drag.
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  var interaction: (any UIViewControllerInteractiveTransitioning)? { get }
  /// Calls with what fingers do on the stage.
  var onTouch: ((StageView.Touch) -> Void)? { get set }

  /// Puts up what is shown; false if there is nothing to drag after all.
  func raise() -> Bool
  func show(_ coverage: CGFloat)
  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void)
  /// At rest: pop. `animated` is false where the end cannot wait.
  func finish(animated: Bool)
  /// At rest: everything as before.
  func putBack()
}

/// One drag, from the first move to rest: feeds the phases with events and does what they say.
@MainActor
final class DragSession {
  let upper: UIViewController
  let lower: UIViewController
  let route: any DragRoute
  private let width: CGFloat
  private let direction: LayoutDirection
  private let response: TimeInterval
  private weak var director: Director?
  private var phase = DragPhase.idle
  private var settle: Settle?
  private var settleStart: CFTimeInterval = 0
  /// Where the finger that caught the settle took hold; nil while the recogniser's finger leads.
  private var caughtAt: CGFloat?
  private var meter = VelocityMeter()
  private var isInterrupted = false

  init(
    upper: UIViewController, lower: UIViewController, route: any DragRoute, in scope: Scope,
    response: TimeInterval, director: Director
  ) {
    self.upper = upper
    self.lower = lower
    self.route = route
    width = scope.view.bounds.width
    direction = scope.direction
    self.response = response
    self.director = director
    route.onTouch = { [weak self] in self?.touched($0) }
  }

  func begin() { handle(.begin) }

  /// The finger is `x` points from where it began.
  func follow(_ x: CGFloat) {
    guard caughtAt == nil else { return }
    handle(.move(travel: travel(x)))
  }

  /// The finger was lifted at `velocity` points per second.
  func release(velocity: CGFloat) {
    guard caughtAt == nil else { return }
    handle(.release(velocity: velocity * direction.sign, width: width))
  }

  /// Puts back what is undecided, ends at once what is decided.
  func interrupt() {
    isInterrupted = true
    handle(.interrupt)
    isInterrupted = false
  }

  private func travel(_ x: CGFloat) -> CGFloat { width > 0 ? x * direction.sign / width : 0 }

  /// A finger on the stage: catches the settle, and leads from there.
  private func touched(_ touch: StageView.Touch) {
    switch touch {
    case .pressed(let x, let time):
      guard case .settling = phase, let settle else { return }
      caughtAt = x
      meter = VelocityMeter()
      meter.add(x, at: time)
      handle(.press(coverage: settle.coverage(at: CACurrentMediaTime() - settleStart)))
    case .moved(let x, let time):
      guard let caughtAt else { return }
      meter.add(x, at: time)
      handle(.move(travel: travel(x - caughtAt)))
    case .lifted(let x, let time):
      guard caughtAt != nil else { return }
      meter.add(x, at: time)
      caughtAt = nil
      handle(.release(velocity: meter.velocity(at: time) * direction.sign, width: width))
    case .cancelled:
      guard caughtAt != nil else { return }
      caughtAt = nil
      handle(.interrupt)
    }
  }

  private func handle(_ event: DragPhase.Event) {
    switch phase.handle(event) {
    case .ignore: break
    case .raise:
      if route.raise() { report(.willBegin) } else { director?.dragDidEnd(self, popping: false) }
    case .show(let coverage):
      settle = nil
      route.show(coverage)
      report(.progress(coverage: coverage))
    case .settle(let verdict, let coverage, let velocity):
      run(Settle(from: coverage, velocity: velocity, to: verdict, response: response))
    case .finish:
      settle = nil
      director?.dragDidEnd(self, popping: true)
      route.finish(animated: !isInterrupted)
    case .putBack:
      settle = nil
      director?.dragDidEnd(self, popping: false)
      route.putBack()
      director?.dragWasPutBack(self)
    }
  }

  private func run(_ settle: Settle) {
    self.settle = settle
    settleStart = CACurrentMediaTime()
    guard settle.duration > 0 else { return handle(.settled) }
    route.run(settle) { [weak self] in
      // A settle that was caught has been replaced, and its end means nothing.
      if self?.settle == settle { self?.handle(.settled) }
    }
    guard director?.isObserved == true else { return }
    FrameClock.run { [weak self] _ in
      guard let self, self.settle == settle else { return false }
      report(.progress(coverage: settle.coverage(at: CACurrentMediaTime() - settleStart)))
      return true
    }
  }

  func report(_ phase: NavigationEvent.Phase) {
    director?.emit(
      NavigationEvent(operation: .pop, trigger: .drag, from: upper, to: lower, phase: phase))
  }
}
