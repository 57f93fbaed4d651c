import UIKit

/// One push or pop that the library shows, from the call to `completeTransition`.
///
///     waiting ──► settingUp ──► moving ──► ended
///     (called)    (UIKit has    (animateTransition)
///                  asked)
@MainActor
final class NavigationTransition {
  enum Phase {
    case waiting
    case settingUp
    case moving
    case ended
  }

  /// How the stage comes to the end of its way.
  enum Course {
    /// By layer animations.
    case baked(Timing)
    /// It is there already: a finger and a spring have brought it.
    case atRest
  }

  let operation: NavigationEvent.Operation
  let trigger: Trigger
  let upper: UIViewController
  let lower: UIViewController
  let scope: Scope
  let stage: StageView
  private let choreography: any Choreography
  private let course: Course
  private(set) var phase = Phase.waiting
  private weak var director: (any TransitionOwner)?
  private var context: (any UIViewControllerContextTransitioning)?
  private var shield: UIView?
  private let interval: Log.Interval

  var from: UIViewController { operation == .push ? lower : upper }
  var to: UIViewController { operation == .push ? upper : lower }

  init(
    _ operation: NavigationEvent.Operation, trigger: Trigger, upper: UIViewController,
    lower: UIViewController, scope: Scope, stage: StageView, choreography: any Choreography,
    course: Course, director: any TransitionOwner
  ) {
    self.operation = operation
    self.trigger = trigger
    self.upper = upper
    self.lower = lower
    self.scope = scope
    self.stage = stage
    self.choreography = choreography
    self.course = course
    self.director = director
    interval = Log.Interval(operation == .push ? "push" : "pop")
  }

  /// The animator for UIKit, which is about to call the screens' appearance callbacks.
  func vendAnimator() -> StageAnimator {
    phase = .settingUp
    return StageAnimator(start: { [self] in start(using: $0) })
  }

  /// Puts the stage of a pop above the scope, where it changes nothing visibly.
  func raise() {
    let still = choreography.frame(at: 1, in: stage.bounds.size, for: trigger)
    stage.raise(above: scope, showing: still)
    stage.onDetached = { [weak director] in director?.bringToRest() }
  }

  /// Takes part in the transition that UIKit has set up.
  func start(using context: any UIViewControllerContextTransitioning) {
    let showsLive = operation == .pop && stage.lowerView == nil
    context.placeDestination(above: operation == .push, concealingLeaving: showsLive)
    guard phase == .settingUp else {
      // Given up in the meantime; UIKit has to hear of an end all the same.
      return FrameClock.after(frames: 1) { context.completeTransition(true) }
    }
    self.context = context
    phase = .moving
    if operation == .push { raiseBelow() }
    switch course {
    case .baked(let timing) where timing.duration > 0:
      bake(timing)
      FrameClock.after(frames: 1) { [weak self] in self?.mend() }
    case .baked, .atRest:
      FrameClock.after(frames: 1) { [weak self] in self?.end() }
    }
    director?.transitionDidStart()
  }

  /// Brings it to its end, at once: state first, then the stage, then UIKit and the app.
  func end() {
    guard phase == .moving else { return }
    phase = .ended
    interval.end()
    // The end of a presentation would free its owner.
    let director = director
    director?.transitionWillEnd(self)
    director?.mendSafeArea(of: to)
    stage.stop(live: operation == .push ? scope.view.layer : nil)
    from.viewIfLoaded?.reappear()
    shield?.removeFromSuperview()
    if operation == .push { stage.takeDown() } else { stage.isUserInteractionEnabled = false }
    let context = context
    // UIKit's context holds the animator, and the animator this.
    self.context = nil
    context?.completeTransition(true)
    director?.transitionDidEnd(self)
  }

  /// After the first commit: takes away what UIKit still animates in the bars, and puts right what
  /// it has left stale.
  private func mend() {
    guard phase == .moving else { return }
    director?.stripBarAnimations()
    director?.mendSafeArea(of: to)
  }

  /// Gives it up before UIKit has started it.
  func discard() {
    guard phase == .waiting || phase == .settingUp else { return }
    phase = .ended
    interval.end()
    stage.takeDown()
  }

  /// Moves on to the end with a transition that UIKit has already started as an interactive one.
  func adopt(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    phase = .moving
    FrameClock.after(frames: 1) { [weak self] in self?.end() }
  }

  /// Coverage at `time` seconds after the start.
  private func coverage(at time: TimeInterval, _ timing: Timing) -> CGFloat {
    let progress = min(max(timing.progress(at: time), 0), 1)
    return operation == .push ? progress : 1 - progress
  }

  /// When the screen that comes covers more than half, in seconds after the start.
  private func halfway(_ timing: Timing) -> TimeInterval? {
    let times = stride(from: 0, to: timing.duration, by: 1 / Keyframes.rate)
    return times.first { timing.progress(at: $0) > 0.5 }
  }

  /// Puts the stage of a push below the scope: its upper is the live screen, under a touch shield.
  private func raiseBelow() {
    scope.superview.insertSubview(stage, belowSubview: scope.view)
    let shield = UIView(frame: stage.frame)
    shield.accessibilityElementsHidden = true
    scope.superview.insertSubview(shield, aboveSubview: scope.view)
    self.shield = shield
    stage.onDetached = { [weak director] in director?.bringToRest() }
  }

  private func bake(_ timing: Timing) {
    let keyframes = Keyframes(
      of: choreography, in: stage.bounds.size, for: trigger, duration: timing.duration
    ) { coverage(at: $0, timing) }
    stage.layShadow(keyframes.frames[keyframes.frames.count / 2].upper.shadow)
    let live = operation == .push ? scope.view.layer : nil
    stage.play(keyframes, live: live) { [weak self] in self?.end() }
    if let half = halfway(timing) {
      stage.wait(half) { [weak self] in self?.director?.releaseStatusBar() }
    }
    reportProgress(timing)
  }

  /// Work per frame happens only for someone who wants to hear of it.
  private func reportProgress(_ timing: Timing) {
    guard let director, director.isObserved else { return }
    let start = CACurrentMediaTime()
    FrameClock.run { [weak self] _ in
      guard let self, phase == .moving else { return false }
      let coverage = coverage(at: CACurrentMediaTime() - start, timing)
      self.director?.emit(.progress(coverage: coverage), of: self)
      return true
    }
  }
}

extension StageView {
  /// Stands above the scope and shows `still`.
  func raise(above scope: Scope, showing still: StageFrame) {
    layShadow(still.upper.shadow)
    show(still)
    scope.superview.insertSubview(self, aboveSubview: scope.view)
  }
}
