import CoreGraphics
import Foundation
import QuartzCore

/// How many pictures were taken of live views.
package struct CaptureCounters: Equatable, Sendable {
  package var withScreenUpdates = 0
  package var withoutScreenUpdates = 0
  package var replicants = 0
}

/// How many transitions between screens were started, completed, and completed once too often.
package struct TransitionCounters: Equatable, Sendable {
  package var started = 0
  package var completed = 0
  package var refused = 0
}
