import UIKit

/// The stage of a drag: moves between stills as the finger says, and settles by itself.
@MainActor
final class DragStage {
  let view: StageView
  let scope: Scope
  let choreography: any Choreography

  init(view: StageView, scope: Scope, choreography: any Choreography) {
    self.view = view
    self.scope = scope
    self.choreography = choreography
  }

  func raise() {
    view.raise(above: scope, showing: still(at: 1))
    view.layShadow(still(at: 0.5).upper.shadow)
  }

  func show(_ coverage: CGFloat) {
    view.stop()
    view.show(still(at: coverage))
  }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    let keyframes = Keyframes(
      of: choreography, in: view.bounds.size, for: .drag, duration: settle.duration
    ) { settle.coverage(at: $0) }
    view.play(keyframes, from: CACurrentMediaTime(), then: done)
  }

  private func still(at coverage: CGFloat) -> StageFrame {
    choreography.frame(at: coverage, in: view.bounds.size, for: .drag)
  }
}

/// A drag over the target's picture: UIKit is told nothing until the drag is at rest.
@MainActor
final class PictureRoute: DragRoute {
  var onTouch: ((StageView.Touch) -> Void)? {
    get { stage.view.onTouch }
    set { stage.view.onTouch = newValue }
  }
  private let stage: DragStage
  private let upper: UIViewController
  private let lower: UIViewController
  private weak var director: (any TransitionOwner)?

  init(
    stage: DragStage, upper: UIViewController, lower: UIViewController,
    director: any TransitionOwner
  ) {
    self.stage = stage
    self.upper = upper
    self.lower = lower
    self.director = director
  }

  func raise() -> Bool {
    stage.raise()
    stage.view.onDetached = { [weak director] in director?.bringToRest() }
    return true
  }

  func show(_ coverage: CGFloat) { stage.show(coverage) }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    stage.run(settle, then: done)
  }

  func finish(animated: Bool) {
    guard let director else { return stage.view.takeDown() }
    let pop = NavigationTransition(
      .pop, trigger: .drag, upper: upper, lower: lower, scope: stage.scope, stage: stage.view,
      choreography: stage.choreography, course: .atRest, director: director)
    director.pop(atRest: pop, animated: animated)
  }

  func putBack() { stage.view.takeDown() }
}
