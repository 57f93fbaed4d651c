import QuartzCore

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  private var input = ""
  private var flags: UIKeyModifierFlags = []

  convenience init(_ input: String, modifiers: UIKeyModifierFlags) {
    self.init()
    self.input = input
    flags = modifiers
  }

  open var characters: String {
    let isLetter = input.count == 1 && !flags.isDisjoint(with: [.shift, .alphaShift])
    return isLetter ? input.uppercased() : input
  }
  open var charactersIgnoringModifiers: String { input }
  open var modifierFlags: UIKeyModifierFlags { flags }
}
