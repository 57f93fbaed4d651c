import CoreGraphics
import Foundation
import QuartzCore

/// A frame that a person sees.
package struct PresentedFrame {
  package enum Cause: Equatable, Sendable {
    case step
    /// A picture with screen updates, in the middle of a turn.
    case picture
  }

  package let image: CGImage
  /// The clock's time, in seconds.
  package let time: TimeInterval
  package let cause: Cause
}
