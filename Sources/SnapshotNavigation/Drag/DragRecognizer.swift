import UIKit

/// A pan that tracks the recognizers it waits for, to report why it failed.
package final class DragRecognizer: UIPanGestureRecognizer {
  private var attempt = Attempt() {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  private var requirements: [Weak<UIGestureRecognizer>] = []

  /// The finger that is down, and the drag that it may begin.
  private struct Attempt {
    /// When the finger came down, in seconds of media time.
    var time: TimeInterval = 0
    /// The start and the movement since; measured, because Apple doesn't say where a pan's translation starts.
    var start: DragStart?
    /// The plan that the rules gave as the recognizer asked to begin.
    var plan: DragPlan?
    /// Whether the drag has begun or was refused.
    var isDecided = false
    weak var finger: UITouch?
    /// A finger that rests, in whose place another one drags.
    weak var resting: UITouch?
    var rivals: [UIGestureRecognizer] = []
  }

  /// What a second finger does while another is down.
  enum SecondFinger {
    /// The two came down together, and the first one can't drag any longer.
    case pinches
    /// The second finger takes the place of one that rests, such as a thumb.
    case drags
    case isIgnored
  }

  /// How soon after the first finger the second one of a pinch comes down, in seconds.
  private static let pinchInterval: TimeInterval = 0.3

  func secondFinger(at time: TimeInterval) -> SecondFinger {
    guard state == .possible, !attempt.isDecided, attempt.finger?.isDown == true else {
      return .isIgnored
    }
    if time - attempt.time <= Self.pinchInterval { return .pinches }
    return attempt.start?.hasMoved == true ? .isIgnored : .drags
  }

  var start: DragStart? { attempt.start }
  var plan: DragPlan? { attempt.plan }

  /// Notes a finger that came down where a drag may begin, perhaps in place of one that rests.
  func land(_ start: DragStart) {
    attempt.resting = attempt.finger
    (attempt.start, attempt.finger) = (start, nil)
  }

  /// Notes the rules' plan; nil if they refused the drag.
  func decide(_ plan: DragPlan?) {
    attempt.plan = plan
    attempt.isDecided = plan == nil
  }

  /// Begins the drag; the translation starts here.
  func begin(in view: UIView) {
    attempt.isDecided = true
    setTranslation(.zero, in: view)
  }

  /// Waits until `other` fails if it's a pan inside the screen, except near the edge.
  ///
  /// A scroll view's own pan isn't a rival, because the rules check where it can still scroll.
  ///
  /// - Returns: Whether this recognizer waits.
  func yield(to other: UIGestureRecognizer) -> Bool {
    guard isRival(other), !wantsToGoFirst(before: other) else { return false }
    // If `other` waited for this recognizer, too, both would wait forever.
    let waits = other.delegate?.gestureRecognizer(_:shouldRequireFailureOf:)
    guard waits?(other, self) != true else { return false }
    if !attempt.rivals.contains(where: { $0 === other }) { attempt.rivals.append(other) }
    return true
  }

  /// Whether `other` has to wait until this recognizer fails: a scroll view's pan and, near the edge, any
  /// pan.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    guard other.isScrolling || isRival(other) && wantsToGoFirst(before: other) else { return false }
    let goesFirst = other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    return goesFirst?(other, self) != true
  }

  private func wantsToGoFirst(before other: UIGestureRecognizer) -> Bool {
    start?.goesFirst == true && !other.popsInnerStack
      && !requirements.contains { $0.object === other }
  }

  private func isRival(_ other: UIGestureRecognizer) -> Bool {
    guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1,
      allowedScrollTypesMask.isSubset(of: pan.allowedScrollTypesMask),
      let view, let inner = pan.view, inner !== view
    else { return false }
    return inner.isDescendant(of: view) && !pan.isScrolling
  }

  package override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
    requirements.append(Weak(object: otherGestureRecognizer))
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let finger = touches.first, secondFinger(at: finger.timestamp) == .pinches {
      attempt.isDecided = true
      state = .failed
      return
    }
    if let resting = attempt.resting { ignore(resting, for: event) }
    super.touchesBegan(touches, with: event)
    guard attempt.finger == nil else { return }
    (attempt.finger, attempt.time) = (touches.first, touches.first?.timestamp ?? 0)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    noteMovement()
  }

  private func noteMovement() {
    guard !attempt.isDecided, let here = attempt.finger?.location(in: view) else { return }
    attempt.start?.move(to: here)
  }

  package override func reset() {
    super.reset()
    noteMovement()
    let attempt = attempt
    self.attempt = Attempt()
    guard !attempt.isDecided, var start = attempt.start else { return }
    // A recognizer that this one waits for has won, or one that needs less movement, such as a slider's.
    let isTaken = attempt.rivals.contains { $0.state == .began || $0.state == .changed }
    let isMoving = attempt.finger?.isDown == true && start.movement ?? .zero != .zero
    guard isTaken || start.hasMoved || isMoving else { return }
    if !start.hasMoved { start.movement = nil }
    (delegate as? DragGesture)?.reportRefusal(of: start)
  }
}

extension UIGestureRecognizer {
  var isScrolling: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }

  /// Whether this recognizer pops the screens of another stack, which goes first if it's inside.
  var popsInnerStack: Bool {
    if self is DragRecognizer { return true }
    let stack = view?.next as? UINavigationController
    return stack?.popRecognizers.contains { $0 === self } ?? false
  }
}
