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
  private let passage: Passage
  private let course: Course
  private(set) var phase = Phase.waiting
  /// Whether it has come to its own end, and not been given up.
  private(set) var isComplete = false
  private weak var owner: (any TransitionOwner)?
  private var context: (any UIViewControllerContextTransitioning)?
  private var shield: UIView?
  private let interval: Log.Interval

  var from: UIViewController { operation == .push ? passage.lower : passage.upper }
  var to: UIViewController { operation == .push ? passage.upper : passage.lower }
  var stage: StageView { passage.stage }
  private var scope: Scope { passage.scope }

  init(
    _ operation: NavigationEvent.Operation, trigger: Trigger, _ passage: Passage, course: Course,
    owner: any TransitionOwner
  ) {
    self.operation = operation
    self.trigger = trigger
    self.passage = passage
    self.course = course
    self.owner = owner
    interval = Log.Interval(operation == .push ? "push" : "pop")
  }

  /// The animator for UIKit, which is about to call the screens' appearance callbacks.
  func vendAnimator() -> StageAnimator {
    phase = .settingUp
    return StageAnimator(start: { [self] in start(using: $0) })
  }

  /// Puts the stage of a pop above the scope, where it changes nothing visibly.
  func raise() {
    passage.raise(for: trigger)
    stage.onDetached = { [weak owner] in owner?.bringToRest() }
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
    owner?.transitionDidStart()
  }

  /// Brings it to its end, at once: state first, then the stage, then UIKit and the app.
  func end() {
    guard phase == .moving else { return }
    phase = .ended
    isComplete = true
    interval.end()
    // The end of a presentation would free its owner.
    let owner = owner
    owner?.transitionWillEnd(self)
    owner?.mendSafeArea(of: to)
    stage.stop(live: operation == .push ? scope.view.layer : nil)
    context?.view(forKey: .from)?.reappear()
    shield?.removeFromSuperview()
    if operation == .push { stage.takeDown() } else { stage.isUserInteractionEnabled = false }
    let context = context
    // UIKit's context holds the animator, and the animator this.
    self.context = nil
    context?.completeTransition(true)
    owner?.transitionDidEnd(self)
  }

  /// After the first commit: takes away what UIKit still animates in the bars, and puts right what
  /// it has left stale.
  private func mend() {
    guard phase == .moving else { return }
    owner?.stripBarAnimations()
    owner?.mendSafeArea(of: to)
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
    stage.onDetached = { [weak owner] in owner?.bringToRest() }
  }

  private func bake(_ timing: Timing) {
    let keyframes = Keyframes(
      of: passage.choreography, in: stage.bounds.size, for: trigger, duration: timing.duration
    ) { timing.coverage(at: $0, rising: operation == .push) }
    stage.layShadow(keyframes.frames[keyframes.frames.count / 2].upper.shadow)
    let live = operation == .push ? scope.view.layer : nil
    stage.play(keyframes, live: live) { [weak self] in self?.end() }
    if owner?.changesStatusBar == true, let half = halfway(timing) {
      stage.wait(half) { [weak self] in self?.owner?.releaseStatusBar() }
    } else {
      owner?.releaseStatusBar()
    }
    reportProgress(timing)
  }

  /// Work per frame happens only for someone who wants to hear of it.
  private func reportProgress(_ timing: Timing) {
    guard let owner, owner.isObserved else { return }
    let start = CACurrentMediaTime()
    FrameClock.run { [weak self] _ in
      guard let self, phase == .moving else { return false }
      let time = CACurrentMediaTime() - start
      let coverage = timing.coverage(at: time, rising: operation == .push)
      self.owner?.emit(.progress(coverage: coverage), of: self)
      return true
    }
  }
}
