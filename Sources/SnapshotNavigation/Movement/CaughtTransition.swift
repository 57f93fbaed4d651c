import UIKit

/// A push whose moving screen a finger caught after UIKit's part had ended.
///
/// A drag continues the push from there, with its choreography and trigger.
@MainActor
struct CaughtTransition {
  let trigger: TransitionTrigger
  let choreography: any Choreography
  /// The coverage at the catch.
  let coverage: CGFloat
}
