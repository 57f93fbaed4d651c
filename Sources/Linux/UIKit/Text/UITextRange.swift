import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
}

/// The range of so many characters.
final class CharacterRange: UITextRange {
  private let length: Int

  init(_ length: Int) { self.length = length }

  override var isEmpty: Bool { length == 0 }
}
