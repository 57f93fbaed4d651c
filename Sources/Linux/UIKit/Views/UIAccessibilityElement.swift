import CoreGraphics
import Foundation

/// What VoiceOver reads and isn't a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  weak open var accessibilityContainer: AnyObject?
}
