/// What a transition lets others do alongside; lives until the transition's last callback.
@MainActor
final class ScreenTransitionCoordinator: NSObject,
  UIViewControllerTransitionCoordinator
{
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Companion {
    let view: UIView?
    let animation: Block?
  }

  private let transition: ScreenTransition
  private var companions: [Companion] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var interactionEndHandlers: [Block] = []
  private var hasStarted = false

  init(_ transition: ScreenTransition) {
    self.transition = transition
    super.init()
  }

  var isAnimated: Bool { transition.isAnimated }
  var initiallyInteractive: Bool {
    transition.phase.initiallyInteractive || transition.awaitsInteractiveStart
  }
  var isInteractive: Bool { transition.isDriven }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    let swaps = HostRuntime.hostile.coordinatorSwapsScreensAtFirst && !transition.hasBegun
    return transition.viewController(forKey: swaps ? key == .from ? .to : .from : key)
  }

  func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// Apple: false when the transition's animations have started already; the completion is kept
  /// all the same.
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    let alongside = HostRuntime.hostile.alongside
    if let completion, alongside != .completionsLost { completions.append(completion) }
    guard alongside != .refused, !transition.phase.hasEnded, !hasStarted else { return false }
    companions.append(Companion(view: view, animation: animation))
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Alongside animations share the transition's duration; while a finger drives it they are
  /// linear.
  func runAlongside(duration: TimeInterval, interactive: Bool) {
    hasStarted = true
    let queued = companions
    companions = []
    guard !queued.isEmpty else { return }
    for companion in queued {
      if let layer = companion.view?.layer { transition.scrubber.join(layer) }
    }
    let animations = { for companion in queued { companion.animation?(self) } }
    guard duration > 0, isAnimated else { return animations() }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [interactive ? .curveLinear : .curveEaseInOut, .allowUserInteraction],
      animations: animations)
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
    guard !isInteractive else { return }
    let handlers = interactionEndHandlers
    interactionEndHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Completions given from within one of them are run, too.
  func runCompletions() {
    while !completions.isEmpty {
      let queued = completions
      completions = []
      let isInOrder = HostRuntime.current.settings.coordinatorCompletionsRunInOrder
      for completion in isInOrder ? queued : queued.reversed() { completion(self) }
    }
  }

  /// A transition that came to nothing before it started.
  func endUnstarted() {
    runAlongside(duration: 0, interactive: false)
    runCompletions()
  }
}
