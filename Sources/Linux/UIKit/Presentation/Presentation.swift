/// Which way a modal presentation is moving a screen just now.
enum PresentationMove: Sendable {
  case none, presenting, dismissing
}

/// One modal presentation, from `present` to the end of its dismissal.
@MainActor final class Presentation {
  let presented: UIViewController
  let controller: UIPresentationController
  let container: UITransitionView
  weak var presenter: UIViewController?
  var state = PresentationState()
  var transition: ScreenTransition?
  var displaced: DisplacedView?
  var hasTurnedRound = false

  /// A dismissal that waits for the end of the transition at hand.
  var waitingDismissal: (() -> Void)?
  var waitingCompletions: [() -> Void] = []

  /// Screens between the presenter and this one that are dismissed along with it.
  var skipped: [Presentation] = []

  init(
    _ presented: UIViewController, on presenter: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    container = UITransitionView(frame: presenter.viewIfLoaded?.window?.bounds ?? .zero)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.retainPresented()
  }

  var coordinator: ScreenTransitionCoordinator? { transition?.foundCoordinator }

  /// Apple: the relation of the two screens and the coordinator exist when `present` returns; an
  /// animated transition starts with the next layout.
  func present(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
    guard let presenter else { return }
    presenter.presentation = self
    presented.presenter = presenter
    presented.presentationMove = .presenting
    presented.loadViewIfNeeded()
    let transition = ScreenTransition(
      container: container, from: presenter, to: presented, isAnimated: animated,
      style: controller.presentationStyle)
    transition.completion = completion
    self.transition = transition
    guard animated else { return startPresenting() }
    transition.findAnimator { [unowned self, unowned transition] in
      let delegate = presented.transitioningDelegate
      if let animator = transition.asked({
        delegate?.animationController(
          forPresented: presented, presenting: presenter, source: source)
      }) {
        transition.animator = animator
        transition.interaction = delegate?.interactionControllerForPresentation(using: animator)
      } else {
        transition.animator = controller.systemAnimator(isPresenting: true)
      }
    }
    HostRuntime.current.whenTransitionsStart { [weak self] in self?.startPresenting() }
  }

  private func startPresenting() {
    guard let presenter, let transition, let home = controller.home(over: presenter) else {
      _ = state.handle(.cancel)
      separate()
      transition?.dropCoordinator()
      transition = nil
      return
    }
    guard state.handle(.start) == .runPresentation else { return }
    transition.begin()
    container.frame = home.frame
    if home.parent is SplitContainerView, let view = presenter.viewIfLoaded,
      view.superview === home.parent
    {
      // What is presented in a column stays there, beneath the columns that lie above.
      home.parent.insertSubview(container, aboveSubview: view)
    } else {
      home.parent.addSubview(container)
    }
    controller.containerStorage = container
    controller.presentationTransitionWillBegin()
    let removes = controller.shouldRemovePresentersView
    if removes { presenter.beginAppearanceTransition(false, animated: transition.isAnimated) }
    presented.beginAppearanceTransition(true, animated: transition.isAnimated)
    if removes { displacePresenter(presenter) }
    prepareToPresent(transition, presenter: presenter)
    transition.callbacks.reversed = { [weak self] in self?.turnRound() }
    transition.callbacks.ended = { finished in self.endPresenting(finished: finished) }
    transition.callbacks.released = { [weak transition] in transition.map(self.close) }
    guard transition.animates else {
      if let view = transition.toView {
        container.addSubview(view)
        view.frame = transition.finalFrame(for: presented)
      }
      presented.sendIsAppearingIfNeeded()
      HostRuntime.current.byItself { container.layOut() }
      return transition.runUnanimated()
    }
    transition.start()
    if presented.viewIfLoaded?.window != nil { presented.sendIsAppearingIfNeeded() }
  }

  private func displacePresenter(_ presenter: UIViewController) {
    guard let view = controller.viewToRemove(of: presenter) else { return }
    displaced = DisplacedView(view)
    let frame = displaced?.frame(in: container) ?? container.bounds
    container.insertSubview(view, at: 0)
    view.frame = frame
  }

  private func prepareToPresent(_ transition: ScreenTransition, presenter: UIViewController) {
    transition.fromView = displaced?.view
    transition.toView = controller.presentedView
    let standing = displaced?.view.frame ?? presenter.viewIfLoaded?.frame ?? .zero
    transition.setFrames(
      initialFrom: standing, finalFrom: displaced == nil ? standing : .zero,
      finalTo: controller.frameOfPresentedViewInContainerView)
  }

  /// Apple: the presented screen's viewDidAppear comes before the presenter's viewDidDisappear.
  private func endPresenting(finished: Bool) {
    guard state.handle(finished ? .finish : .cancel) != .refused else { return }
    guard finished else { return endCancelledPresenting() }
    presented.endAppearanceTransition()
    displaced?.view.removeFromSuperview()
    if displaced != nil { presenter?.endAppearanceIfRunning() }
    controller.presentationTransitionDidEnd(true)
    // It may be on its way back already, from its viewDidAppear.
    if presented.presentationMove == .presenting { presented.presentationMove = .none }
  }

  private func endCancelledPresenting() {
    transition?.completion = nil
    displaced?.putBack()
    transition?.toView?.removeFromSuperview()
    presenter?.endAppearanceIfRunning()
    presented.endAppearanceIfRunning()
    controller.presentationTransitionDidEnd(false)
    separate()
  }

  /// The reversed will… calls of a canceled transition.
  func turnRound() {
    hasTurnedRound.toggle()
    let appears = (state.phase == .presenting) != hasTurnedRound
    presented.beginAppearanceTransition(appears, animated: true)
    if displaced != nil { presenter?.beginAppearanceTransition(!appears, animated: true) }
  }

  /// After the transition's last callback: the coordinator is released, then the completion runs.
  ///
  /// The next transition may have been set up by then, in a did… call.
  func close(_ ended: ScreenTransition) {
    let work = ended.completion
    ended.completion = nil
    ended.callbacks.ended = { _ in }
    ended.callbacks.released = {}
    if transition === ended {
      hasTurnedRound = false
      transition = nil
    }
    work?()
    guard transition == nil else { return }
    let waiting = waitingDismissal
    waitingDismissal = nil
    waiting?()
  }

  /// The two screens are no longer presenter and presented.
  func separate() {
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.presenter === presenter { presented.presenter = nil }
    presented.presentationMove = .none
    container.removeFromSuperview()
    controller.containerStorage = nil
    controller.releasePresented()
    if presented.storedPresentationController === controller {
      presented.storedPresentationController = nil
    }
  }
}
