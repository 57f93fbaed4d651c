import UIKit

/// A drag over the target's picture: UIKit is told nothing until the drag is at rest.
@MainActor
final class PictureRoute: StageRoute {
  let stage: DragStage

  init(stage: DragStage) { self.stage = stage }

  func raise() -> Bool {
    stage.raise()
    return true
  }

  func finish(animated: Bool) {
    guard let pop = stage.makePop() else { return }
    stage.owner?.pop(atRest: pop, animated: animated)
  }

  func putBack() { stage.view.takeDown() }
}
