import QuartzCore

/// Finds a gesture among the touches of a view and of what lies in it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: UIGestureRecognizer.State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
  private var isOn = true
  private weak var attachedView: UIView?

  /// The state that others see.
  var currentState: State = .possible

  /// What was asked for while somebody else has yet to fail.
  var held = HeldStates()

  /// The states whose action has not been sent.
  var unsentStates: [State] = []

  /// The touches in play, and all of this attempt, those that have left included.
  var activeTouches: [UITouch] = []
  var attemptTouches: [UITouch] = []

  /// Whom `require(toFail:)` named.
  var failureRequirements: [WeakRecognizer] = []

  /// Where the touches were when the last one left, in the window.
  var lastPoint = CGPoint.zero
  weak var lastWindow: UIWindow?

  weak open var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var name: String?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action {
      addTarget(target, action: action)
    }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Apple: a pair that has been added already is not added again.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Setting the state asks for a transition; arbitration may refuse it or hold it back.
  open var state: UIGestureRecognizer.State {
    get { currentState }
    set { arbiter.move(self, to: newValue) }
  }

  /// Switching a recognizer off while it recognizes cancels the gesture, as Apple documents.
  open var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      if !newValue {
        arbiter.abandon(self)
      }
    }
  }

  open var view: UIView? { attachedView }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// The middle of the touches, as Apple documents for gestures of several fingers.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = activeTouches.first?.window ?? lastWindow else { return lastPoint }
    return window.convert(centroid, to: view)
  }

  open var numberOfTouches: Int { activeTouches.count }

  // For subclasses.

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeAll { $0 === touch }
    attemptTouches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called by the view that adds or, with nil, removes the recognizer: a running gesture is
  /// canceled with its removal.
  func attach(to view: UIView?) {
    if view == nil {
      arbiter.abandon(self)
    }
    attachedView = view
  }

  func detach() {
    attach(to: nil)
  }

  /// The middle of the touches in the window.
  var centroid: CGPoint {
    guard !activeTouches.isEmpty else { return lastPoint }
    let sum = activeTouches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y)
    }
    let count = CGFloat(activeTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Forgets touches that have left, but not where they were.
  func drop(_ touches: [UITouch]) {
    guard activeTouches.contains(where: touches.contains) else { return }
    lastPoint = centroid
    lastWindow = activeTouches.first?.window ?? lastWindow
    activeTouches.removeAll(where: touches.contains)
  }

  /// Back to possible: what remains of the touches is ignored from now on.
  func startOver() {
    drop(activeTouches)
    reset()
    attemptTouches = []
    held = HeldStates()
    currentState = .possible
  }

  /// Sends one state's action to every target, in the order in which they were added.
  func sendAction(for state: State) {
    let later = currentState
    currentState = state
    for target in targets {
      if let object = target.object {
        target.action.perform(on: object, with: self)
      }
    }
    if currentState == state {
      currentState = later
    }
  }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
