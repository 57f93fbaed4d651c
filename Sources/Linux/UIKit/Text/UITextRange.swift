import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
}
