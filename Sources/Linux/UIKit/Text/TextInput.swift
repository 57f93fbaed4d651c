import CoreGraphics
import Foundation

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// What takes typed text.
@preconcurrency @MainActor public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
  private let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  open var isEmpty: Bool { range.isEmpty }
}

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  /// Zero for any number.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
