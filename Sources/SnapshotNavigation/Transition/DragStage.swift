import UIKit

/// The stage of a drag: moves between stills as the finger says, and settles by itself.
@MainActor
final class DragStage {
  let passage: Passage
  private(set) weak var owner: (any TransitionOwner)?

  init(_ passage: Passage, owner: any TransitionOwner) {
    self.passage = passage
    self.owner = owner
  }

  var view: StageView { passage.stage }

  /// Over a picture UIKit need not be told yet; without one only UIKit can show what is below.
  var route: any DragRoute {
    view.lowerView == nil ? LiveRoute(stage: self) : PictureRoute(stage: self)
  }

  func raise() {
    passage.raise(for: .drag)
    view.layShadow(still(at: 0.5).upper.shadow)
    view.onDetached = { [weak owner] in owner?.bringToRest() }
  }

  func show(_ coverage: CGFloat) {
    view.stop()
    view.show(still(at: coverage))
  }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    let keyframes = Keyframes(
      of: passage.choreography, in: view.bounds.size, for: .drag, duration: settle.duration
    ) { settle.coverage(at: $0) }
    view.play(keyframes, from: CACurrentMediaTime(), then: done)
  }

  /// What is left to do when the drag is at rest; nil, and the stage is gone, if its owner is.
  func makePop() -> NavigationTransition? {
    guard let owner else {
      view.takeDown()
      return nil
    }
    return NavigationTransition(
      .pop, trigger: .drag, passage, course: .atRest, owner: owner)
  }

  private func still(at coverage: CGFloat) -> StageFrame {
    passage.choreography.frame(at: coverage, in: view.bounds.size, for: .drag)
  }
}

/// A drag that is shown by a stage.
@MainActor
protocol StageRoute: DragRoute {
  var stage: DragStage { get }
}

extension StageRoute {
  var onTouch: ((StageView.Touch) -> Void)? {
    get { stage.view.onTouch }
    set { stage.view.onTouch = newValue }
  }

  func show(_ coverage: CGFloat) { stage.show(coverage) }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    stage.run(settle, then: done)
  }
}
