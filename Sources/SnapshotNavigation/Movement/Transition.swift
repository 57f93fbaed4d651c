import UIKit

/// One push or pop that the library shows, from the call to `completeTransition`.
///
/// Another call interrupts it: ``Movement`` completes the transition at once, or discards it if UIKit
/// hasn't started. A touch, which ``TapGuard`` detects, ends only UIKit's part: the snapshots move on in a
/// ``Trail``.
@MainActor
final class Transition: AnimationStarting, TouchRouting {
  /// A phase in the life of a transition.
  enum Phase: Equatable {
    /// Requested, or due; UIKit hasn't asked for an animator yet.
    case prepared
    /// UIKit has an animator, and hasn't started the transition.
    case vended
    case moving
    /// UIKit's transition is complete, and the snapshots still move.
    case trailing
    /// Over; `completed` is false if the transition was given up.
    case ended(completed: Bool)
  }

  /// A report of the transition to its movement.
  enum Event: Equatable {
    case started
    /// A finger has lifted, and the motion goes on by itself.
    case lifted
    /// The first frame has been committed.
    case committed
    /// The first frame has been drawn.
    case rendered
    case progressed(coverage: CGFloat)
    /// UIKit's transition completes next.
    case willEnd
    case stopped
    case ended
  }

  /// The motion of a transition, and UIKit's part in it.
  private struct Motion {
    /// UIKit's context; nil once UIKit's part is complete.
    var context: (any UIViewControllerContextTransitioning)?
    /// The media time at which the snapshots began to move.
    var start: CFTimeInterval = 0
    /// Whether the snapshots are in their last places.
    var isOver = false
    /// Whether Core Animation has reported that.
    var isReported = false
    /// Whether a touch has asked for the live screen before UIKit could show it.
    var isTouched = false
  }

  let trigger: TransitionTrigger
  /// How the transition runs by itself; nil if a finger has dragged it.
  let timing: TransitionTiming?
  private let course: TransitionCourse?
  /// The drag that goes on here; nil if there was none, or it came to rest under UIKit.
  private let drag: DragSession?
  /// The trigger passed to the choreography; a caught push may look different from a drag.
  private let shownTrigger: TransitionTrigger
  var setup: TransitionSetup
  private(set) var phase = Phase.prepared
  private(set) weak var movement: Movement?
  /// The movement that began the transition, if another one keeps the snapshots moving.
  private weak var beginner: Movement?
  /// The motion that UIKit has started; nil until then.
  private var motion: Motion?
  private let interval: Log.Interval
  private let keyboard: KeyboardRestorer

  init(
    _ setup: TransitionSetup, trigger: TransitionTrigger, timing: TransitionTiming?,
    startCoverage: CGFloat = 1, course: TransitionCourse? = nil, of drag: DragSession? = nil,
    for shownTrigger: TransitionTrigger? = nil, in movement: Movement
  ) {
    self.trigger = trigger
    self.drag = drag
    self.shownTrigger = shownTrigger ?? trigger
    self.setup = setup
    self.timing = timing
    self.course = course ?? timing.map { TransitionCourse($0, startCoverage: startCoverage) }
    self.movement = movement
    keyboard = KeyboardRestorer(movement.keyboard)
    interval = Log.Interval(setup.operation == .push ? "push" : "pop")
  }

  /// Whether observers know that the transition began, and must be told of its end; a drag reports its own.
  var isAnnounced: Bool { phase != .prepared || isDragged }
  /// Whether a finger has dragged the screens, so that the transition has no timing of its own.
  var isDragged: Bool { timing == nil }
  var operation: NavigationEvent.Operation { setup.operation }
  var from: UIViewController { setup.from }
  var to: UIViewController { setup.to }
  var view: TransitionView { setup.view }
  private var scope: Scope { setup.scope }
  /// How much of the leaving screen remains now.
  var remaining: CGFloat {
    guard let course, let motion else { return operation.coverage(remaining: 0) }
    return course.remaining(at: CACurrentMediaTime() - motion.start)
  }
  /// How much the upper screen covers now.
  var coverage: CGFloat { operation.coverage(remaining: remaining) }
  /// Whether the transition visibly moves by itself.
  var isOnItsWay: Bool { view.shield != nil && phase != .ended(completed: false) }
  var route: TouchRoute {
    TouchRoute(setup: setup, screen: to, coverage: coverage, trigger: shownTrigger)
  }
  /// The touch that may be the first one of a double tap; nil if a finger has dragged the screen.
  func firstTap(in touches: RecentTouches) -> TouchPoint? {
    trigger == .drag ? nil : touches.last?.latestPoint
  }
  /// Whether this is a trailing push that a drag can catch, because its screen isn't in place.
  var isCatchable: Bool { phase == .trailing && operation == .push && coverage < 1 }

  // MARK: Start

  /// Puts the transition view of a pop above the scope, with no visible change.
  func install() {
    setup.install(for: trigger)
    view.owner = movement
  }

  func makeAnimator() -> TransitionAnimator {
    phase = .vended
    return TransitionAnimator(for: self, isHeld: true)
  }

  func start(using context: any UIViewControllerContextTransitioning) {
    // UIKit may ask a second time.
    if motion?.context === context { return }
    // Whether the leaving screen is visible, because nothing covers it.
    let isSeen = operation == .push ? !setup.upper.isOpaque : setup.showsLive
    context.placeDestination(above: operation == .push)
    // A callback may have removed the scope from its window.
    if scope.view.window == nil { movement?.cancel(self) }
    guard phase == .vended else {
      // The transition was given up meanwhile, but UIKit still needs its end.
      return FrameClock.after(frames: 1) { context.completeTransition(true) }
    }
    if isSeen { setup.concealment = context.concealLeaving() }
    view.tabBar?.concealAgain()
    if motion == nil { motion = Motion() }
    motion?.context = context
    phase = .moving
    // The view of a push under a finger is already in place.
    if operation == .push, !isDragged {
      // By now, UIKit has loaded the screen, which may have set its options.
      movement?.reloadChoreography(&setup)
      setup.installPush(for: trigger)
      view.owner = movement
    }
    if let course, course.duration > 0, motion?.isOver == false {
      if view.shield == nil {
        play(course)
        setup.installShield(over: self)
      }
      var isCommitted = false
      FrameClock.run { [weak self] _ in
        guard let self, phase == .moving else { return false }
        view.tabBar?.concealAgain()
        movement?.transition(self, did: isCommitted ? .rendered : .committed)
        isCommitted.toggle()
        return isCommitted
      }
    } else {
      FrameClock.after(frames: 1) { [weak self] in self?.end() }
    }
    movement?.transition(self, did: .started)
    if motion?.isTouched == true { yieldToTouch() }
  }

  /// Lets the motion of a drag go on from where the finger has lifted, before UIKit is called.
  func goOn() {
    motion = Motion()
    guard let course, course.duration > 0 else {
      motion?.isOver = true
      return
    }
    play(course, from: CACurrentMediaTime())
    setup.installShield(over: self)
  }

  /// Gives the views back to the drag, which goes on; nil if there was none.
  func giveDragBack() -> DragSession? {
    guard let drag, phase == .prepared else { return nil }
    phase = .ended(completed: false)
    interval.end()
    view.shield = nil
    return drag
  }

  /// Moves on without UIKit, which has changed the stack without animation.
  func goOnAlone() {
    phase = .moving
    yieldToTouch()
  }

  /// Completes a transition that UIKit has already started interactively.
  func adopt(_ context: any UIViewControllerContextTransitioning) {
    motion = Motion(context: context)
    phase = .moving
    FrameClock.after(frames: 1) { [weak self] in self?.end() }
  }

  // MARK: End

  func end() {
    phase == .trailing ? stop() : complete()
  }

  /// Ends UIKit's transition for a finger in the scope; the snapshots move on if they have a keeper.
  ///
  /// If UIKit hasn't started, the touch makes it start, or else waits for the start.
  func yieldToTouch() {
    if isOnItsWay, phase == .prepared || phase == .vended {
      motion?.isTouched = true
      return movement?.startNow() ?? ()
    }
    motion?.isTouched = false
    if !completeUIKitPart(), phase == .moving, course != nil { complete() }
  }

  /// Completes UIKit's transition, if a keeper can keep the snapshots moving.
  ///
  /// - Returns: Whether they move on.
  @discardableResult
  func completeUIKitPart() -> Bool {
    guard phase == .moving, course != nil else { return false }
    // A leaving screen without a snapshot goes with UIKit's part.
    let keeper = operation == .pop || view.lowerView != nil ? setup.targets?.keeper : nil
    guard let keeper else { return false }
    // First, because an observer called at the end may push, which ends the trail.
    keeper.trail.keepMoving(self)
    complete(trailing: true)
    if phase == .trailing, keeper !== movement {
      (beginner, movement) = (movement, keeper)
      view.owner = keeper
    }
    return true
  }

  /// Ends the transition if UIKit has ended its part by itself.
  func animationEnded(_ isCompleted: Bool) {
    if phase == .ended(completed: true), motion?.isReported == true { Fuse.app.noteSuccess() }
    guard phase == .moving, motion?.context != nil else { return }
    motion?.context = nil
    complete(as: isCompleted ? .didFinish : .didCancel)
  }

  private func complete(
    trailing isTrailing: Bool = false, as end: NavigationEvent.Phase = .didFinish
  ) {
    guard phase == .moving else { return }
    phase = isTrailing ? .trailing : .ended(completed: true)
    interval.end()
    if let movement {
      movement.end(self, as: end) { completePart(trailing: isTrailing) }
    } else {
      completePart(trailing: isTrailing)
    }
  }

  private func completePart(trailing isTrailing: Bool) {
    if !isTrailing { stop() }
    view.isUserInteractionEnabled = false
    let context = motion?.context
    setup.concealment?.end()
    // Breaks a retain cycle through UIKit's context.
    motion?.context = nil
    context?.completeTransition(true)
  }

  private func stop() {
    phase = .ended(completed: true)
    view.stop()
    if view.moving != nil { view.takeDown() }
    movement?.transition(self, did: .stopped)
    beginner?.transition(self, did: .stopped)
  }

  /// Lowers the leaving screen's keyboard, and moves a snapshot of it along.
  ///
  /// Called as UIKit asks for the animator, because UIKit may resign the first responder before the
  /// screens' callbacks.
  func lowerKeyboard() {
    guard let leaving = from.viewIfLoaded else { return }
    keyboard.lower(in: leaving, showingIn: setup.inputStage, over: scope.view)
  }

  /// - Returns: Whether this call discards the transition.
  func cancel() -> Bool {
    guard phase == .prepared || phase == .vended else { return false }
    phase = .ended(completed: false)
    keyboard.raise()
    interval.end()
    view.takeDown()
    return true
  }

  // MARK: Motion

  /// Calls `work` when a transition that still runs is past halfway, or now if there's no such time.
  func atHalfway(_ work: @escaping @MainActor () -> Void) {
    guard let half = course?.halfway, half > 0 else { return work() }
    view.wait(half, then: work)
  }

  /// Plays the course from a media time; nil starts when it's first drawn.
  private func play(_ course: TransitionCourse, from start: CFTimeInterval? = nil) {
    motion?.start = CACurrentMediaTime()
    view.play(setup.keyframes(of: course, for: shownTrigger), from: start) { [weak self] in
      self?.motionEnded(isReported: $0)
    }
    reportProgress()
  }

  /// Ends the transition, or waits at the last frame until UIKit has started.
  private func motionEnded(isReported: Bool) {
    switch (phase, isReported) {
    case (.trailing, true): Fuse.app.noteSuccess()
    case (.ended, _), (_, true): break
    case (_, false): movement?.fail(.motionNotReported)
    }
    motion?.isOver = true
    motion?.isReported = isReported
    if phase == .prepared { movement?.callDue() }
    end()
  }

  private func reportProgress() {
    guard movement?.isObserved == true else { return }
    FrameClock.run { [weak self] _ in
      guard let self, [.prepared, .vended, .moving].contains(phase) else { return false }
      movement?.transition(self, did: .progressed(coverage: coverage))
      return true
    }
  }
}
