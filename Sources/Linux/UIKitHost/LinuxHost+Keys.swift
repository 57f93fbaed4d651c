import UIKit

extension LinuxHost {
  /// Types into what has the keyboard; a line feed is the return key.
  public func type(_ text: String) {
    activate()
    runtime.keyInput?.insertText(text)
  }

  /// Presses a key of a hardware keyboard for one frame.
  ///
  /// - Parameters:
  ///   - input: A character, or one of `UIKeyCommand`'s names such as `inputLeftArrow`.
  ///   - modifiers: The modifier keys that are down.
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) {
    activate()
    let key = KeyInput(input, modifiers: modifiers, in: runtime)
    let event = key.down()
    advance(by: 1.0 / 60)
    if let event { key.up(event) }
  }

  /// Presses the key that deletes the letter before.
  public func deleteBackward() {
    activate()
    runtime.keyInput?.deleteBackward()
  }
}
