import QuartzCore

extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var touchDown: Event { .init(rawValue: 1 << 0) }
    public static var touchDownRepeat: Event { .init(rawValue: 1 << 1) }
    public static var touchDragInside: Event { .init(rawValue: 1 << 2) }
    public static var touchDragOutside: Event { .init(rawValue: 1 << 3) }
    public static var touchDragEnter: Event { .init(rawValue: 1 << 4) }
    public static var touchDragExit: Event { .init(rawValue: 1 << 5) }
    public static var touchUpInside: Event { .init(rawValue: 1 << 6) }
    public static var touchUpOutside: Event { .init(rawValue: 1 << 7) }
    public static var touchCancel: Event { .init(rawValue: 1 << 8) }
    public static var valueChanged: Event { .init(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { .init(rawValue: 1 << 13) }
    public static var editingDidBegin: Event { .init(rawValue: 1 << 16) }
    public static var editingChanged: Event { .init(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { .init(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: Event { .init(rawValue: 1 << 19) }
    public static var allTouchEvents: Event { .init(rawValue: 0xFFF) }
    public static var allEvents: Event { .init(rawValue: 0xFFFF_FFFF) }
  }

  /// How a control shows itself.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: State { [] }
    public static var highlighted: State { .init(rawValue: 1 << 0) }
    public static var disabled: State { .init(rawValue: 1 << 1) }
    public static var selected: State { .init(rawValue: 1 << 2) }
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }
}

/// What a touch that moved means for the control it began in.
struct ControlDrag: Equatable {
  /// The events of a move, in Apple's order.
  static func events(wasInside: Bool, isInside: Bool) -> [UIControl.Event] {
    switch (wasInside, isInside) {
    case (true, true): [.touchDragInside]
    case (false, false): [.touchDragOutside]
    case (true, false): [.touchDragExit, .touchDragOutside]
    case (false, true): [.touchDragEnter, .touchDragInside]
    }
  }
}
