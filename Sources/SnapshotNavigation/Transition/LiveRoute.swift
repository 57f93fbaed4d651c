import UIKit

/// A drag without a picture of the target: only UIKit can show it.
///
/// So UIKit pops interactively from the start, unseen beneath the stage, and hears the verdict when
/// the drag is at rest. The bars are saved before and put back on cancel.
@MainActor
final class LiveRoute: NSObject, DragRoute, UIViewControllerInteractiveTransitioning {
  var interaction: (any UIViewControllerInteractiveTransitioning)? { self }
  var onTouch: ((StageView.Touch) -> Void)? {
    get { stage.view.onTouch }
    set { stage.view.onTouch = newValue }
  }
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private let stage: DragStage
  private let upper: UIViewController
  private let lower: UIViewController
  private weak var director: (any TransitionOwner)?
  /// Puts the bars back.
  private var restoreBars: (@MainActor () -> Void)?
  private var context: (any UIViewControllerContextTransitioning)?
  /// A verdict that came before UIKit had started.
  private var verdict: Verdict?

  init(
    stage: DragStage, upper: UIViewController, lower: UIViewController,
    director: any TransitionOwner
  ) {
    self.stage = stage
    self.upper = upper
    self.lower = lower
    self.director = director
    super.init()
    animator = StageAnimator(
      start: { [weak self] in self?.startInteractiveTransition($0) },
      ended: { [weak self] in if !$0 { self?.restoreBars?() } })
  }

  func raise() -> Bool {
    guard let director else { return false }
    stage.raise()
    stage.view.onDetached = { [weak director] in director?.bringToRest() }
    restoreBars = director.popInteractively()
    if restoreBars == nil { stage.view.takeDown() }
    return restoreBars != nil
  }

  func show(_ coverage: CGFloat) { stage.show(coverage) }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    stage.run(settle, then: done)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeDestination(above: false, concealingLeaving: true)
    context = transitionContext
    director?.transitionDidStart()
    switch verdict {
    case .finish: finish(animated: true)
    case .cancel: putBack()
    case nil: break
    }
  }

  func finish(animated: Bool) {
    guard let context else {
      verdict = .finish
      return
    }
    self.context = nil
    context.finishInteractiveTransition()
    guard let director else {
      stage.view.takeDown()
      return context.completeTransition(true)
    }
    let pop = NavigationTransition(
      .pop, trigger: .drag, upper: upper, lower: lower, scope: stage.scope, stage: stage.view,
      choreography: stage.choreography, course: .atRest, director: director)
    director.transition = pop
    pop.adopt(context)
    if !animated { pop.end() }
  }

  func putBack() {
    guard let context else {
      verdict = .cancel
      // Without a window UIKit never starts, and would never be told.
      return stage.view.takeDown()
    }
    self.context = nil
    upper.viewIfLoaded?.reappear()
    context.cancelInteractiveTransition()
    restoreBars?()
    context.completeTransition(false)
    let view = stage.view
    view.isUserInteractionEnabled = false
    FrameClock.after(frames: 2) { view.takeDown() }
  }
}
