import QuartzCore

/// A view that turns touches into events and sends those to targets and actions.
@preconcurrency @MainActor open class UIControl: UIView {
  private enum Receiver {
    case target(WeakTarget)
    case action(UIAction)
  }

  private struct Registration {
    let receiver: Receiver
    var events: UIControl.Event
  }

  private struct WeakTarget {
    weak var object: AnyObject?

    /// A nil target was meant: the action goes up the responder chain.
    let isResponderChain: Bool
    let action: Selector
  }

  private var registrations: [Registration] = []
  private var tracks = false
  private var isInside = false

  /// The touch that the control tracks.
  private var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  open var isEnabled = true {
    didSet { stateDidChange(oldValue != isEnabled) }
  }

  open var isSelected = false {
    didSet { stateDidChange(oldValue != isSelected) }
  }

  /// Apple: whether the control opens its menu.
  open var isContextMenuInteractionEnabled = false

  open var isHighlighted = false {
    didSet { stateDidChange(oldValue != isHighlighted) }
  }

  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var isTracking: Bool { tracks }
  open var isTouchInside: Bool { isInside }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      guard case .target(let known) = registrations[index].receiver, known.object === object,
        known.action == action
      else { continue }
      registrations[index].events.formUnion(controlEvents)
      return
    }
    let known = WeakTarget(object: object, isResponderChain: target == nil, action: action)
    registrations.append(Registration(receiver: .target(known), events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      guard case .target(let known) = registrations[index].receiver,
        object == nil || known.object === object, action == nil || known.action == action
      else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// An action with the identifier of one that is there takes its place, as Apple documents.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in registrations.indices {
      guard case .action(let known) = registrations[index].receiver,
        known.identifier == actionIdentifier
      else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents, with: nil)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isInside = true
    tracks = beginTracking(touch, with: event)
    guard tracks else {
      trackedTouch = nil
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isInside
    isInside = isNear(touch)
    isHighlighted = isInside
    for change in ControlDrag.events(wasInside: wasInside, isInside: isInside) {
      send(change, with: event)
    }
    if !continueTracking(touch, with: event) {
      stopTracking()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isInside = isNear(touch)
    endTracking(touch, with: event)
    let wasInside = isInside
    trackedTouch = nil
    tracks = false
    // It lets go of its look after the action, which may look at it.
    send(wasInside ? .touchUpInside : .touchUpOutside, with: event)
    if wasInside {
      touchedUpInside(with: event)
    }
    if trackedTouch == nil { stopTracking() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  /// A tap on a control is the control's, not an ancestor's, as Apple documents for its controls.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, claimsTaps, let tap = gestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1,
      let view = tap.view, view !== self, isDescendant(of: view)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  /// Whether the control is one of Apple's with an action on a single tap.
  var claimsTaps: Bool { false }

  /// A button's primary action; other controls have none on a touch.
  func touchedUpInside(with event: UIEvent?) {}

  /// For subclasses that draw their state.
  func stateDidChange() {}

  private func stateDidChange(_ changed: Bool) {
    if changed {
      stateDidChange()
    }
  }

  private func stopTracking() {
    trackedTouch = nil
    tracks = false
    isInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let slop = HostRuntime.current.settings.gestures.controlDragSlop
    return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
  }

  func send(_ controlEvents: UIControl.Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .action(let action):
        sendAction(action)
      case .target(let known):
        if let object = known.object {
          sendAction(known.action, to: object, for: event)
        } else if known.isResponderChain {
          sendAction(known.action, to: nil, for: event)
        }
      }
    }
  }
}
