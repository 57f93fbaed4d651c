/// One transition between two screens, as its animator, its interaction controller and its
/// coordinator see it.
@MainActor final class ScreenTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var phase = TransitionPhase()
  private(set) var percentComplete: CGFloat = 0

  /// A finger took it up again after it had been let go.
  private(set) var wasCaught = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var duration: TimeInterval = 0
  let scrubber = TransitionScrubber()
  /// The device that counts it, also if it ends while another is the current one.
  private weak var runtime = HostRuntime.current
  /// The completion of the transaction that encloses the call; not run inside of its commit.
  private var enclosing: AnyObject?

  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// What the animator may move; modal presentations leave out the view that stays.
  var fromView: UIView?
  var toView: UIView?
  private var initialFrom = CGRect.zero
  private var initialTo = CGRect.zero
  private var finalFrom = CGRect.zero
  private var finalTo = CGRect.zero
  private var hasReversed = false
  private var keptCoordinator: ScreenTransitionCoordinator?

  /// The animator's own interruptible animator, when a percent-driven interaction drives that.
  var driven: (any UIViewImplicitlyAnimating)?
  var interruptible: (any UIViewImplicitlyAnimating)?
  var hasLookedForInterruptible = false

  /// The reversed will… calls of a canceled transition.
  var reversed: () -> Void = {}
  var progressed: (CGFloat) -> Void = { _ in }

  /// The finger has left: the rest of the way runs by itself, forwards or back.
  var settling: (_ cancelled: Bool, _ speed: CGFloat, _ curve: UIView.AnimationCurve) -> Void = {
    _, _, _ in
  }

  /// The did… callbacks, once, after `completeTransition`.
  var ended: (Bool) -> Void = { _ in }

  /// After the did… callbacks: the coordinator is no longer found, then its completions run.
  var coordinatorEnded: () -> Void = {}

  /// After the last callback.
  var released: () -> Void = {}

  /// What is called from within `startInteractiveTransition` is lost.
  private var isStartingInteractively = false

  private var isLost = false

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
    self.initialFrom = initialFrom
    self.initialTo = initialTo
    self.finalFrom = finalFrom
    self.finalTo = finalTo
  }

  /// Exists from the moment somebody asks for it until the last callback.
  var coordinator: ScreenTransitionCoordinator {
    if let keptCoordinator { return keptCoordinator }
    let made = ScreenTransitionCoordinator(self)
    if !phase.hasEnded { keptCoordinator = made }
    return made
  }

  func dropCoordinator() { keptCoordinator = nil }

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
    switch key {
    case .from: return fromView
    case .to: return toView
    default: return nil
    }
  }

  /// Unknown frames are zero, as documented.
  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return initialFrom }
    return vc === to ? initialTo : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return finalFrom }
    return vc === to ? finalTo : .zero
  }

  // MARK: Running

  func runUnanimated() {
    _ = phase.handle(.start(interactive: false))
    runtime?.transitions.started += 1
    coordinator.runAlongside(duration: 0, interactive: false)
    completeTransition(true)
  }

  /// Apple: an interaction controller that wants an interactive start is asked to start; otherwise
  /// the animator is.
  ///
  /// What was queued alongside runs in the same turn.
  func start() {
    guard let animator else { return }
    duration = animator.transitionDuration(using: self)
    let interactive = interaction?.wantsInteractiveStart ?? false
    guard phase.handle(.start(interactive: interactive)) != .refused else { return }
    runtime?.transitions.started += 1
    if runtime?.settings.transactionsWaitForTransitions != true { enclosing = nil }
    scrubber.begin(duration: duration)
    if interactive {
      isStartingInteractively = true
      interaction?.startInteractiveTransition(self)
      isStartingInteractively = false
    } else {
      animator.animateTransition(using: self)
      attachPercentDriven()
    }
    logReparenting()
    guard !phase.hasEnded else { return }
    coordinator.runAlongside(duration: duration, interactive: isInteractive)
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
    guard isInteractive, !isStartingInteractively else { return }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    scrubber.seek(to: percent)
    driven?.fractionComplete = percent
    progressed(percent)
  }

  func finishInteractiveTransition() { react(to: .finish) }
  func cancelInteractiveTransition() { react(to: .cancel) }
  func pauseInteractiveTransition() { react(to: .pause) }

  private func react(to event: TransitionPhase.Event) {
    guard !isStartingInteractively else { return }
    let wasCancelled = phase.wasCancelled
    switch phase.handle(event) {
    case .interactionChanged:
      if event == .pause {
        percentComplete = scrubber.pause()
        wasCaught = true
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
    hasReversed.toggle()
    reversed()
  }

  private func settle(cancelled: Bool) {
    let speed = max(interaction?.completionSpeed ?? 1, 0.001)
    let curve = interaction?.completionCurve ?? .easeInOut
    completionVelocity = speed
    settling(cancelled, speed, curve)
    guard scrubber.isScrubbing else { return }
    continueDriven(cancelled: cancelled, speed: speed)
    scrubber.play(reversed: cancelled, speed: speed, curve: curve)
  }

  /// It's over, and neither its animator nor whoever waits for its end is told.
  func lose() {
    isLost = true
    _ = phase.handle(.complete(false))
    runtime?.transitions.completed += 1
    enclosing = nil
    scrubber.end()
    for view in [fromView, toView] { view?.layer.removeAllAnimations() }
    letGo()
  }

  /// Mandatory, and once.
  func completeTransition(_ didComplete: Bool) {
    if isLost { return }
    guard case .end(let completed) = phase.handle(.complete(didComplete)) else {
      runtime?.transitions.refused += 1
      HostRuntime.current.log(
        "completeTransition: was called for a transition that is not running.")
      return
    }
    runtime?.transitions.completed += 1
    enclosing = nil
    scrubber.end()
    if !completed, !hasReversed { reversed() }
    ended(completed)
    coordinatorEnded()
    keptCoordinator?.runCompletions()
    animator?.animationEnded(completed)
    released()
    letGo()
  }

  /// Nothing holds the screens or the coordinator any longer.
  private func letGo() {
    keptCoordinator = nil
    animator = nil
    interaction = nil
    driven = nil
    interruptible = nil
    reversed = {}
    progressed = { _ in }
    settling = { _, _, _ in }
    ended = { _ in }
    coordinatorEnded = {}
    released = {}
  }
}
