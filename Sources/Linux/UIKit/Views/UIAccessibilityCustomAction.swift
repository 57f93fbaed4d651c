import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  private let handler: Handler?

  public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.name = name
    handler = actionHandler
    super.init()
  }

  open var name: String
}
