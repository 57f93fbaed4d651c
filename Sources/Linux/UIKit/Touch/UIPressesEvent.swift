import QuartzCore

/// The state of physical buttons and keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []

  open override var type: UIEvent.EventType { .presses }
}
