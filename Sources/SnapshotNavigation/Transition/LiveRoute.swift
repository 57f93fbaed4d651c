import UIKit

/// A drag without a picture of the target: only UIKit can show it.
///
/// So UIKit pops interactively from the start, unseen beneath the stage, and hears the verdict when
/// the drag is at rest. The bars are saved before and put back on cancel.
@MainActor
final class LiveRoute: NSObject, StageRoute, UIViewControllerInteractiveTransitioning {
  let stage: DragStage
  var interaction: (any UIViewControllerInteractiveTransitioning)? { self }
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Puts the bars back.
  private var restoreBars: (@MainActor () -> Void)?
  private var context: (any UIViewControllerContextTransitioning)?
  /// A verdict that came before UIKit had started.
  private var verdict: Verdict?

  init(stage: DragStage) {
    self.stage = stage
    super.init()
    animator = StageAnimator(
      start: { [weak self] in self?.startInteractiveTransition($0) },
      ended: { [weak self] in if !$0 { self?.restoreBars?() } })
  }

  func raise() -> Bool {
    stage.raise()
    restoreBars = stage.owner?.popInteractively()
    if restoreBars == nil { stage.view.takeDown() }
    return restoreBars != nil
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeDestination(above: false, concealingLeaving: true)
    context = transitionContext
    stage.owner?.transitionDidStart()
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
    guard let pop = stage.makePop() else { return context.completeTransition(true) }
    stage.owner?.transition = pop
    pop.adopt(context)
    if !animated { pop.end() }
  }

  func putBack() {
    let view = stage.view
    guard let context else {
      verdict = .cancel
      // Without a window UIKit never starts, and would never be told.
      return view.takeDown()
    }
    self.context = nil
    context.view(forKey: .from)?.reappear()
    context.cancelInteractiveTransition()
    restoreBars?()
    context.completeTransition(false)
    view.isUserInteractionEnabled = false
    if let owner = stage.owner { owner.retire(view) } else { view.takeDown() }
  }
}
