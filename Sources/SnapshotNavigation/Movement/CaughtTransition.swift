import UIKit

/// A push whose screen a finger has caught after ending UIKit's part.
///
/// A drag goes on from there, and keeps the push's look.
@MainActor
struct CaughtTransition {
  let trigger: TransitionTrigger
  let choreography: any Choreography
  /// The coverage at the catch.
  let coverage: CGFloat
}
