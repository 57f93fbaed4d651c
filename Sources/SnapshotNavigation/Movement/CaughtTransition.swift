import UIKit

/// A push that a touch has overtaken, as a finger takes hold of its screen: a drag goes on from there, and
/// looks as the push did.
@MainActor
struct CaughtTransition {
  let trigger: TransitionTrigger
  let choreography: any Choreography
  /// How much the screen covers.
  let coverage: CGFloat
}
