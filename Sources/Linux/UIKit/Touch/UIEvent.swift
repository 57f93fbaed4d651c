import QuartzCore

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

  /// The touches that take part, in the order in which the fingers came down.
  var touches: [UITouch] = []
  var time: TimeInterval = 0

  open var type: UIEvent.EventType { .touches }
  open var timestamp: TimeInterval { time }
}

/// A pointer that hovers.
final class HoverEvent: UIEvent {
  override var type: UIEvent.EventType { .hover }
}

/// Fingers on a trackpad or a wheel that turns: a way without touches.
final class ScrollEvent: UIEvent {
  /// Where the pointer is; no view and no recognizer sees it as a touch.
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
