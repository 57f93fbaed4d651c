import UIKit

/// One push or pop that the library shows, from the call to `completeTransition`.
///
/// Another call interrupts it: ``Activity`` decides how, and ``Movement`` calls `end()`, which
/// completes the transition at once, or discards it if UIKit hasn't started. A touch, which
/// ``TapGuard`` sees, ends only UIKit's part: the snapshots move on in a ``Trail``.
@MainActor
final class Transition: AnimationStarting {
  /// A phase in the life of a transition.
  enum Phase: Equatable {
    /// Requested; UIKit hasn't asked yet.
    case waiting
    /// UIKit has an animator and hasn't started it.
    case settingUp
    case moving
    /// UIKit's transition is complete, and the snapshots still move.
    case trailing
    /// Over; `completed` is false if it was given up.
    case ended(completed: Bool)
  }

  /// A step of the transition for its movement.
  enum Event: Equatable {
    case started
    /// Its first frame has been committed.
    case committed
    /// Its first frame has been drawn.
    case rendered
    case progressed(coverage: CGFloat)
    /// It's at its end; UIKit's transition completes next.
    case willEnd
    case stopped
    case ended
  }

  /// The motion, and UIKit's part of it.
  private struct Motion {
    /// UIKit's part; nil once that's complete.
    var context: (any UIViewControllerContextTransitioning)?
    /// The media time at which the snapshots have begun to move.
    var start: CFTimeInterval = 0
    /// The view above everything while the transition is seen to move by itself.
    var shield: TouchShield?
  }

  let trigger: TransitionTrigger
  /// How it runs by itself; nil for one that a finger has brought to its end.
  var timing: TransitionTiming? { course?.timing }
  private let course: TransitionCourse?
  var setup: TransitionSetup
  private(set) var phase = Phase.waiting
  private(set) weak var movement: Movement?
  /// The motion that UIKit has started; nil until then.
  private var motion: Motion?
  private let interval: Log.Interval
  private let keyboard = KeyboardRestorer()

  init(
    _ setup: TransitionSetup, trigger: TransitionTrigger, timing: TransitionTiming?,
    left: CGFloat = 1, in movement: Movement
  ) {
    self.trigger = trigger
    self.setup = setup
    course = timing.map { TransitionCourse($0, left: left) }
    self.movement = movement
    interval = Log.Interval(setup.operation == .push ? "push" : "pop")
  }

  /// Whether observers know of its beginning, and are owed an end; a drag reports its own.
  var isAnnounced: Bool { phase != .waiting || timing == nil }
  var operation: NavigationEvent.Operation { setup.operation }
  var from: UIViewController { setup.from }
  var to: UIViewController { setup.to }
  var view: TransitionView { setup.view }
  private var scope: Scope { setup.scope }
  /// How much the upper screen covers now.
  var coverage: CGFloat {
    guard let course, let motion else { return 0 }
    return course.coverage(at: CACurrentMediaTime() - motion.start, rising: operation == .push)
  }
  /// Whether it's seen to move by itself.
  var isOnItsWay: Bool { motion?.shield != nil }
  /// A trailing push that a drag can catch; nil if the upper screen is in its place.
  var caught: CaughtTransition? {
    guard phase == .trailing, operation == .push, coverage < 1 else { return nil }
    return CaughtTransition(
      trigger: trigger, choreography: setup.choreography, coverage: coverage)
  }

  // MARK: Start

  /// Puts the transition view of a pop above the scope, with no visible change.
  func raise() {
    setup.raise(for: trigger)
    view.belong(to: movement)
  }

  func makeAnimator() -> TransitionAnimator {
    phase = .settingUp
    return TransitionAnimator(for: self, isHeld: true)
  }

  func start(using context: any UIViewControllerContextTransitioning) {
    // Whether the leaving screen is visible: nothing covers it.
    let isSeen = operation == .push ? !setup.upper.isOpaque : setup.showsLive
    context.placeDestination(above: operation == .push)
    // A callback may have taken the window away.
    if scope.view.window == nil { movement?.abandon(self) }
    guard phase == .settingUp else {
      // Given up in the meantime; UIKit still has to know of an end.
      return FrameClock.after(frames: 1) { context.completeTransition(true) }
    }
    if isSeen { setup.concealment = context.concealLeaving() }
    motion = Motion(context: context)
    phase = .moving
    // A push finished by a finger is already in place.
    if operation == .push, timing != nil {
      // UIKit has loaded the screen by now, which may have set its options.
      movement?.renew(&setup)
      setup.raisePush(for: trigger)
      view.belong(to: movement)
    }
    if let course, course.duration > 0 {
      bake(course)
      raiseShield()
      var isCommitted = false
      FrameClock.run { [weak self] _ in
        guard let self, phase == .moving else { return false }
        movement?.transition(self, did: isCommitted ? .rendered : .committed)
        isCommitted.toggle()
        return isCommitted
      }
    } else {
      FrameClock.after(frames: 1) { [weak self] in self?.end() }
    }
    movement?.transition(self, did: .started)
  }

  /// Completes with a transition that UIKit has already started as an interactive one.
  func adopt(_ context: any UIViewControllerContextTransitioning) {
    motion = Motion(context: context)
    phase = .moving
    FrameClock.after(frames: 1) { [weak self] in self?.end() }
  }

  // MARK: End

  func end() {
    phase == .trailing ? stop() : complete()
  }

  /// A finger has come down in the scope: UIKit's transition ends, and the snapshots move on.
  func yieldToTouch() {
    guard phase == .moving, timing != nil else { return }
    let keeper = setup.targets?.keeper
    // First, because an observer called at the end may push, which ends the trail.
    keeper?.trail.follow(self)
    complete(trailing: keeper != nil)
    if phase == .trailing { movement = keeper }
  }

  private func complete(trailing isTrailing: Bool = false) {
    guard phase == .moving else { return }
    phase = isTrailing ? .trailing : .ended(completed: true)
    interval.end()
    if let movement {
      movement.end(self) { completePart(trailing: isTrailing) }
    } else {
      completePart(trailing: isTrailing)
    }
  }

  private func completePart(trailing isTrailing: Bool) {
    if !isTrailing { stop() }
    if !view.keepsFinger { view.isUserInteractionEnabled = false }
    let context = motion?.context
    setup.concealment?.end()
    // Breaks a retain cycle through UIKit's context.
    motion?.context = nil
    context?.completeTransition(true)
  }

  private func stop() {
    phase = .ended(completed: true)
    motion?.shield?.removeFromSuperview()
    motion?.shield = nil
    view.stop()
    if view.moving != nil { view.takeDown() }
    movement?.transition(self, did: .stopped)
  }

  /// Lowers the leaving screen's keyboard, and shows it moving along.
  ///
  /// Called as UIKit asks for the animator: UIKit may resign the first responder before the
  /// screens' callbacks.
  func lowerKeyboard() {
    guard let leaving = from.viewIfLoaded else { return }
    keyboard.lower(in: leaving, showingIn: setup.inputStage, over: scope.view)
  }

  /// - Returns: Whether this call discards it.
  func discard() -> Bool {
    guard phase == .waiting || phase == .settingUp else { return false }
    phase = .ended(completed: false)
    keyboard.raise()
    interval.end()
    view.takeDown()
    return true
  }

  // MARK: Motion

  /// Calls `work` once the appearing screen covers more than half, if the motion still runs.
  func atHalfway(_ work: @escaping @MainActor () -> Void) {
    guard let half = course?.halfway else { return work() }
    view.wait(half, then: work)
  }

  private func raiseShield() {
    let shield = TouchShield(over: self)
    let isAbove = operation == .pop || view.fadesOut || view.isLowerInFront
    scope.superview.insertSubview(shield, aboveSubview: isAbove ? view : scope.view)
    motion?.shield = shield
  }

  private func bake(_ course: TransitionCourse) {
    let keyframes = Keyframes(
      of: setup.choreography, in: view.bounds.size, for: trigger, duration: course.duration,
      pace: course.pace
    ) { course.coverage(at: $0, rising: operation == .push) }
    motion?.start = CACurrentMediaTime()
    view.play(keyframes) { [weak self] in self?.end() }
    reportProgress()
  }

  private func reportProgress() {
    guard movement?.isObserved == true else { return }
    FrameClock.run { [weak self] _ in
      guard let self, phase == .moving else { return false }
      movement?.transition(self, did: .progressed(coverage: coverage))
      return true
    }
  }
}
