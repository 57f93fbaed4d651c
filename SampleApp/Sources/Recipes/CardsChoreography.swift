import SnapshotNavigation
import UIKit

/// A choreography of one's own: a card laid on a stack, which makes room.
///
/// Assign it: `navigation.configuration.choreography = CardsChoreography()`.
struct CardsChoreography: Choreography {
  func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    // Under a finger the card stays on the finger's line; a tap lets it come from a little below.
    let drop = trigger == .tap ? 60 * (1 - coverage) : 0
    return StageFrame(
      upper: Placement(
        offset: CGPoint(x: (1 - coverage) * size.width, y: drop),
        shadow: Placement.Shadow(opacity: 0.35 * min(1, 4 * coverage), width: 20)),
      lower: Placement(
        offset: CGPoint(x: -0.06 * coverage * size.width, y: 0), scale: 1 - 0.12 * coverage),
      shade: 0.35 * coverage)
  }
}
