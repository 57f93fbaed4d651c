import QuartzCore

/// Which modifier keys were down during an event.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var alphaShift: UIKeyModifierFlags { .init(rawValue: 1 << 16) }
  public static var shift: UIKeyModifierFlags { .init(rawValue: 1 << 17) }
  public static var control: UIKeyModifierFlags { .init(rawValue: 1 << 18) }
  public static var alternate: UIKeyModifierFlags { .init(rawValue: 1 << 19) }
  public static var command: UIKeyModifierFlags { .init(rawValue: 1 << 20) }
}
