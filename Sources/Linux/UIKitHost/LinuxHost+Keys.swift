import UIKit

extension LinuxHost {
  /// Types into what has the keyboard; a line feed is the return key.
  public func type(_ text: String) {
    activate()
    runtime.keyInput?.insertText(text)
  }

  /// Presses the key that deletes the letter before.
  public func deleteBackward() {
    activate()
    runtime.keyInput?.deleteBackward()
  }
}
