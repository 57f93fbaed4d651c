/// One transition between two screens, as its animator, its interaction controller and its
/// coordinator see it.
@MainActor final class ScreenTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var state = TransitionState()
  private var frames = TransitionFrames()
  var callbacks = TransitionCallbacks()
  let scrubber = TransitionScrubber()
  /// The device that counts it, also if it ends while another is the current one.
  private weak var runtime = HostRuntime.current
  /// The completion of the transaction that encloses the call; not run inside of its commit.
  private var enclosing: AnyObject?

  /// Whether its container has begun it, and is about to tell the screens.
  private(set) var hasBegun = false
  /// Asks for the animator, where that comes with the start.
  private var animatorSearch: (() -> Void)?
  /// Whether UIKit has ended it by itself; its animator will end it once more.
  private var hasEndedByItself = false

  /// A swipe of UIKit's own.
  var isSystemPop = false
  /// A push, pop or replacement in a stack, which UIKit's own animator doesn't show.
  var isStack: Bool { presentationStyle == .none && isAnimated && !(animator is NavigationSlide) }

  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// What the animator may move; modal presentations leave out the view that stays.
  var fromView: UIView?
  var toView: UIView?
  private var keptCoordinator: ScreenTransitionCoordinator?

  /// The animator's own interruptible animator.
  var interruption = InterruptibleAnimator.unknown

  /// What the app wants called last; nothing if it is canceled.
  var completion: (() -> Void)?

  init(
    container: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    style: UIModalPresentationStyle
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    presentationStyle = style
    fromView = nil
    toView = nil
    super.init()
    if isAnimated { enclosing = CATransaction.holdCompletion() }
  }

  func setFrames(
    initialFrom: CGRect = .zero, initialTo: CGRect = .zero, finalFrom: CGRect = .zero,
    finalTo: CGRect = .zero
  ) {
    frames = TransitionFrames(
      initialFrom: initialFrom, initialTo: initialTo, finalFrom: finalFrom, finalTo: finalTo)
  }

  /// Exists from the moment somebody asks for it until the last callback.
  var coordinator: ScreenTransitionCoordinator {
    if let keptCoordinator { return keptCoordinator }
    let made = ScreenTransitionCoordinator(self)
    if !phase.hasEnded { keptCoordinator = made }
    return made
  }

  func dropCoordinator() { keptCoordinator = nil }

  var phase: TransitionPhase { state.phase }
  var percentComplete: CGFloat { state.percentComplete }
  var completionVelocity: CGFloat { state.completionVelocity }
  var duration: TimeInterval { state.duration }
  var isInteractive: Bool { phase.isInteractive }

  /// Measured: what will start interactively says so in the callbacks before its start.
  var awaitsInteractiveStart: Bool {
    phase.state == .scheduled && interaction?.wantsInteractiveStart ?? false
  }
  var transitionWasCancelled: Bool { phase.wasCancelled }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: return from
    case .to: return to
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if HostRuntime.hostile.contextHasNoViews, isStack { return nil }
    switch key {
    case .from: return fromView
    case .to: return toView
    default: return nil
    }
  }

  /// Unknown frames are zero, as documented.
  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return frames.initialFrom }
    return vc === to ? frames.initialTo : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if HostRuntime.hostile.finalFramesAreUnknown, isStack { return .zero }
    if vc === from { return frames.finalFrom }
    return vc === to ? frames.finalTo : .zero
  }

  // MARK: Running

  /// Finds the animator now, or by a point of the host as the transition begins.
  func findAnimator(_ search: @escaping () -> Void) {
    if HostRuntime.hostile.asksForAnimatorAtStart { animatorSearch = search } else { search() }
  }

  /// Its container is about to tell the screens.
  func begin() {
    hasBegun = true
    animatorSearch?()
    animatorSearch = nil
  }

  func runUnanimated() {
    _ = state.phase.handle(.start(interactive: false))
    runtime?.transitions.started += 1
    coordinator.runAlongside(duration: 0, interactive: false)
    end(true)
  }

  /// Apple: an interaction controller that wants an interactive start is asked to start; otherwise
  /// the animator is.
  ///
  /// What was queued alongside runs in the same turn.
  func start() {
    guard let delay = HostRuntime.hostile.animationDelay else { return }
    HostRuntime.current.inFrames(delay) { [weak self] in self?.animate() }
  }

  /// The finger that it waits for has gone.
  func startIfDelayed() {
    if phase.state == .scheduled, HostRuntime.hostile.animationDelay != nil { animate() }
  }

  private func animate() {
    guard let animator, phase.state == .scheduled else { return }
    callbacks.starting()
    let duration = animator.transitionDuration(using: self)
    state.duration = duration
    let interactive = interaction?.wantsInteractiveStart ?? false
    guard state.phase.handle(.start(interactive: interactive)) != .refused else { return }
    runtime?.transitions.started += 1
    if runtime?.settings.transactionsWaitForTransitions != true { enclosing = nil }
    scrubber.begin(duration: duration)
    if interactive {
      // What runs alongside stands still until the progress moves it, whoever reports that.
      scrubber.hold()
      interaction?.startInteractiveTransition(self)
      _ = state.phase.handle(.started)
    } else {
      for _ in 0..<HostRuntime.hostile.animations { animator.animateTransition(using: self) }
      attachPercentDriven()
    }
    logReparenting()
    guard !phase.hasEnded else { return }
    coordinator.runAlongside(duration: duration, interactive: isInteractive)
    meetHostilePoints()
  }

  private func logReparenting() {
    guard !phase.hasEnded else { return }
    for (name, view) in [("from", fromView), ("to", toView)] {
      guard let parent = view?.superview, parent !== containerView else { continue }
      HostRuntime.current.log(
        "The \(name) view of a transition was moved out of its container view.")
    }
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase.state == .interacting else { return }
    let percent = min(max(percentComplete, 0), 1)
    state.percentComplete = percent
    scrubber.seek(to: percent)
    interruption.driven?.fractionComplete = percent
    callbacks.progressed(percent)
  }

  func finishInteractiveTransition() { react(to: .finish) }
  func cancelInteractiveTransition() { react(to: .cancel) }
  func pauseInteractiveTransition() { react(to: .pause) }

  private func react(to event: TransitionPhase.Event) {
    let wasCancelled = phase.wasCancelled
    switch state.phase.handle(event) {
    case .interactionChanged:
      if event == .pause {
        state.percentComplete = scrubber.pause()
        holdDriven()
        coordinator.interactionDidChange()
        if wasCancelled { turnBack() }
      } else {
        coordinator.interactionDidChange()
        settle(cancelled: false)
      }
    case .interactionCancelled:
      coordinator.interactionDidChange()
      turnBack()
      settle(cancelled: true)
    case .end, .none, .refused:
      break
    }
  }

  private func turnBack() {
    state.hasReversed.toggle()
    callbacks.reversed()
  }

  private func settle(cancelled: Bool) {
    let speed = max(interaction?.completionSpeed ?? 1, 0.001)
    let curve = interaction?.completionCurve ?? .easeInOut
    state.completionVelocity = speed
    callbacks.settling(cancelled, speed, curve)
    guard scrubber.isScrubbing else { return }
    continueDriven(cancelled: cancelled, speed: speed)
    scrubber.play(reversed: cancelled, speed: speed, curve: curve)
  }

  /// It's over, and neither its animator nor whoever waits for its end is told.
  func lose() {
    _ = state.phase.handle(.lose)
    runtime?.transitions.completed += 1
    enclosing = nil
    scrubber.end()
    for view in [fromView, toView] { view?.layer.removeAllAnimations() }
    letGo()
  }

  /// UIKit ends it half way through, unless it turns back already.
  func endByItself(_ completes: Bool) {
    guard !phase.hasEnded, phase.state != .cancelling else { return }
    if !completes, state.phase.handle(.cancel) == .interactionCancelled {
      coordinator.interactionDidChange()
      turnBack()
    }
    end(completes)
    hasEndedByItself = true
  }

  /// Mandatory, and once.
  func completeTransition(_ didComplete: Bool) {
    HostRuntime.current.inFrames(HostRuntime.hostile.completionDelay) { [self] in
      end(didComplete)
    }
  }

  private func end(_ didComplete: Bool) {
    if phase.state == .lost || hasEndedByItself { return }
    guard case .end(let completed) = state.phase.handle(.complete(didComplete)) else {
      runtime?.transitions.refused += 1
      HostRuntime.current.log(
        "completeTransition: was called for a transition that is not running.")
      return
    }
    runtime?.transitions.completed += 1
    enclosing = nil
    scrubber.end()
    if !completed, !state.hasReversed { callbacks.reversed() }
    callbacks.ended(completed)
    callbacks.coordinatorEnded()
    keptCoordinator?.runCompletions()
    if !HostRuntime.hostile.animationEndedNeverComes { animator?.animationEnded(completed) }
    callbacks.released()
    letGo()
  }

  /// Nothing holds the screens or the coordinator any longer.
  private func letGo() {
    keptCoordinator = nil
    animator = nil
    interaction = nil
    interruption = .absent
    let told = callbacks
    callbacks = TransitionCallbacks()
    withExtendedLifetime(told) {}
  }
}
