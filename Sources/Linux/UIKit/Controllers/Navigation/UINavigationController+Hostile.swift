/// The points of the host at which a navigation controller does otherwise.
extension UINavigationController {
  /// A deferred transition starts with the layout, or some frames later.
  func startWithLayout() {
    guard case .scheduled(let live) = stage else { return }
    let delay = HostRuntime.hostile.startDelay
    guard delay > 0, live.isAnimated else { return startScheduledTransition() }
    guard !live.isDelayed else { return }
    live.isDelayed = true
    HostRuntime.current.inFrames(delay) { [weak self] in
      guard let self, case .scheduled(let due) = stage, due === live else { return }
      startScheduledTransition()
    }
  }

  /// The coordinator is found for some frames more.
  func keepCoordinator(of live: StackTransition) {
    let delay = HostRuntime.hostile.coordinatorOutlasts
    guard delay > 0, let coordinator = live.coordinator else { return }
    lateCoordinator = coordinator
    HostRuntime.current.inFrames(delay) { [weak self] in
      if self?.lateCoordinator === coordinator { self?.lateCoordinator = nil }
      coordinator.runCompletions()
    }
  }

  /// What a pop answers with.
  func answer(_ popped: [UIViewController]) -> [UIViewController]? {
    HostRuntime.hostile.popsAnswerNothing ? nil : popped
  }

  // MARK: Hierarchy

  /// Removes the leaving screen's view, now or some frames later, unless it's shown again.
  func remove(_ view: UIView, of live: StackTransition) {
    let delay = live.isAnimated ? HostRuntime.hostile.leavingViewStays : 0
    HostRuntime.current.inFrames(delay) { [weak self, weak view] in
      let moving = [self?.liveTransition?.transition.from, self?.liveTransition?.transition.to]
      guard let self, let view, view !== shownScreen?.viewIfLoaded,
        delay == 0 || !moving.contains(where: { $0?.viewIfLoaded === view }),
        view.isDescendant(of: screenContainer)
      else { return }
      view.removeFromSuperview()
    }
  }

  func addBarInHostileHierarchy(to container: UIView) {
    guard HostRuntime.hostile.barLiesInWrapper else { return container.addSubview(navigationBar) }
    let wrapper = WrapperView(over: container)
    container.addSubview(wrapper)
    wrapper.addSubview(navigationBar)
  }

  /// The screen that leaves goes into the transition's own container, and the controller's view into
  /// another superview.
  func moveIntoHostileHierarchy(_ live: StackTransition, from: UIViewController) {
    let container = live.transition.containerView
    if container !== screenContainer {
      container.frame = screenContainer.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screenContainer.addSubview(container)
      container.addSubview(from.view)
    }
    guard HostRuntime.hostile.controllersViewMoves, let home = view.superview,
      !(home is WrapperView)
    else { return }
    let wrapper = WrapperView(over: home)
    home.insertSubview(wrapper, aboveSubview: view)
    wrapper.addSubview(view)
  }

  func leaveOwnContainer(of live: StackTransition, keeping screen: UIViewController) {
    let container = live.transition.containerView
    guard container !== screenContainer else { return }
    if screen.view.superview === container { screenContainer.addSubview(screen.view) }
    container.removeFromSuperview()
  }

  /// The view is back in its superview; where something else has it, the wrapper waits for it.
  func moveOutOfWrapper() {
    guard let view = viewIfLoaded, let wrapper = view.superview as? WrapperView,
      let home = wrapper.superview
    else { return }
    home.insertSubview(view, aboveSubview: wrapper)
    wrapper.removeFromSuperview()
  }

  // MARK: Bars

  /// The bar's delegate is asked of a pop that has been made; its answer changes nothing.
  func askToPop(_ change: StackEdit<UIViewController>, _ moment: HostileSettings.PopQuestions) {
    guard HostRuntime.hostile.popQuestions == moment, let screen = change.outgoingTop else {
      return
    }
    let bar = outermost.navigationBar
    _ = (bar.delegate?.navigationBar(_:shouldPop:))?(bar, screen.navigationItem)
  }

  /// Whether a change of a bar waits for the end of the transition; its value may wait, too.
  func putOff(_ kind: BarRide.Kind, hides: Bool, animated: Bool, byValue: Bool) -> Bool {
    let point = HostRuntime.hostile.barChanges
    guard point == (byValue ? .valueWaits : .lookWaits), case .running(let live) = stage,
      live.isAnimated
    else { return false }
    live.lateBars[kind] = (hides, animated)
    guard !byValue else { return true }
    live.awaitsRide.remove(kind)
    live.insetsWait = live.insetsWait || live.hasInsets
    setSliding(kind, true)
    return true
  }

  /// What has waited for the end; a canceled transition takes back what was to be animated.
  func showLateBars(_ live: StackTransition, finished: Bool) {
    let late = live.lateBars
    live.lateBars = [:]
    for (kind, change) in late {
      let isKept = finished || !change.isAnimated
      setHidden(kind, isKept ? change.hides : live.wasHidden(kind))
      endRide(kind)
    }
  }
}

/// A view of UIKit's own that is clear and takes no touches.
final class WrapperView: UIView {
  init(over view: UIView) {
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
