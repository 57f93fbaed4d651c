import SnapshotNavigation
import UIKit

/// A custom choreography: a card laid on a stack, which makes room.
///
/// Assign it: `navigation.configuration.choreography = CardsChoreography()`.
struct CardsChoreography: Choreography {
  func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    // A finger keeps the card on its line; after a tap it rises from a little below.
    let drop = trigger == .drag ? 0 : 60 * (1 - coverage)
    return TransitionLayout(
      upper: ScreenPlacement(
        offset: CGPoint(x: (1 - coverage) * size.width, y: drop),
        shadow: ScreenPlacement.Shadow(opacity: 0.35 * min(1, 4 * coverage), width: 20)),
      lower: ScreenPlacement(
        offset: CGPoint(x: -0.06 * coverage * size.width, y: 0), scale: 1 - 0.12 * coverage),
      shade: 0.35 * coverage)
  }
}
