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
  public static var numericPad: UIKeyModifierFlags { .init(rawValue: 1 << 21) }
}

/// What the user did, as the application sends it on.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var primary: ButtonMask { .init(rawValue: 1) }
    public static var secondary: ButtonMask { .init(rawValue: 2) }
  }

  /// The touches that take part, in the order in which the fingers came down.
  var touches: [UITouch] = []
  var time: TimeInterval = 0

  open var type: UIEvent.EventType { .touches }
  open var subtype: UIEvent.EventSubtype { .none }
  open var timestamp: TimeInterval { time }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in gesture.activeTouches.contains { $0 === touch } })
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    [touch]
  }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    []
  }
}

/// Fingers on a trackpad or a wheel that turns: a way without touches.
final class ScrollEvent: UIEvent {
  /// Where the pointer is; no view and no recogniser sees it as a touch.
  let pointer: UITouch
  let kind: UIScrollTypeMask
  var phase = UITouch.Phase.began

  /// The way since the event before, in points.
  var delta = CGPoint.zero

  init(pointer: UITouch, kind: UIScrollTypeMask) {
    self.pointer = pointer
    self.kind = kind
    super.init()
  }

  override var type: UIEvent.EventType { .scroll }
}

/// The state of physical buttons and keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []

  open override var type: UIEvent.EventType { .presses }
  open var allPresses: Set<UIPress> { presses }
}
