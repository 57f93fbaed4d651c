import CoreGraphics
import Foundation
import QuartzCore

/// One `UIAccessibility.post`.
package struct AccessibilityPost {
  package let notification: UIAccessibility.Notification
  package let argument: Any?
}
