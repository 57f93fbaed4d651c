import UIKit

/// One presentation like a push: its transitions, and the properties that are restored afterward.
///
/// UIKit's presentation controller retains this object, so both are freed together.
@MainActor
final class PushPresentation: NSObject, AnimationStarting {
  private let ends: (presented: Weak<UIViewController>, source: Weak<UIViewController>)
  weak var controller: PushPresentationController?
  private let stack: Weak<SnapshotNavigationController>
  let coversWindow: Bool
  /// The window's root as UIKit begins to present.
  private weak var root: UIViewController?

  let movement: Movement
  let gesture = DragGesture()
  let focus = FocusKeeper(ScreenRecords())
  private let releaseThreshold: CGFloat?
  let onEvent: (@MainActor (NavigationEvent) -> Void)?
  /// The last touch before presenting.
  var start: TouchPoint?
  /// The caller whose call UIKit carries out.
  private(set) var caller = Caller.app
  /// Whether UIKit has presented; until then, UIKit refuses to dismiss.
  private(set) var isPresented = false
  /// Whether events have reported a presentation.
  var isReported = false
  /// Whether the last rendered frame shows motion beneath.
  private let coversMotion: Bool
  /// Whether the last frame shows snapshots in place of the presented screen.
  var isConcealed = false
  var waiting = WaitingDismissal()
  /// The presenter's snapshot, which fits while the presenter's screens are the same.
  private(set) var cover: Snapshot?

  private let style: UIModalPresentationStyle
  private let capturesStatusBar: Bool
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?

  init(
    of presented: UIViewController, from source: UIViewController, coveringMotion: Bool = false,
    releaseThreshold: CGFloat? = nil, onEvent: (@MainActor (NavigationEvent) -> Void)? = nil
  ) {
    ends = (Weak(object: presented), Weak(object: source))
    stack = Weak(object: source.nearestNavigation as? SnapshotNavigationController)
    // The keyboard that is up now was announced earlier.
    movement = Movement(
      isPresentation: true,
      keyboard: source.snapshotNavigationController?.transitions.movement.keyboard,
      events: Self.all(around: source).first?.movement.events
        ?? stack.object?.transitions.presentationEvents)
    coversMotion = coveringMotion
    self.releaseThreshold = releaseThreshold
    self.onEvent = onEvent
    // A column may fill its split view, beneath the others.
    let isInColumn = source.splitViewController?.isCollapsed == false
    coversWindow = !isInColumn && Scope(outermost: source)?.fillsWindow ?? true
    style = presented.modalPresentationStyle
    capturesStatusBar = presented.modalPresentationCapturesStatusBarAppearance
    delegate = presented.transitioningDelegate
    super.init()
    movement.owner = self
    gesture.source = self
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = self
    presented.modalPresentationCapturesStatusBarAppearance = true
  }

  /// The reason for a call to UIKit.
  enum Caller: Equatable {
    case app
    case escape
    /// A forward drag, which presents.
    case forwardDrag(DragDirection)
    /// The presentation's own dismissal.
    case presentation
  }

  var presented: UIViewController? { ends.presented.object }
  var source: UIViewController? { ends.source.object }
  var trigger: TransitionTrigger { caller == .escape ? .escape : .programmatic }

  /// Runs a call to UIKit for `caller`.
  func call<Result>(for caller: Caller, _ work: () -> Result) -> Result {
    let former = self.caller
    self.caller = caller
    defer { self.caller = former }
    return work()
  }

  func endDragForDismissal() {
    _ = endMotionInside()
    guard let drag = movement.drag, drag.driver.uikitTransition == nil else { return }
    call(for: .presentation) { drag.interrupt() }
  }

  func restore() {
    sourceStack?.dragGesture.watchFingers(of: gesture)
    gesture.stopObserving()
    if let transition = movement.transition { movement.cancel(transition) }
    dropCover()
    guard let presented, presented.transitioningDelegate === self else { return }
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    presented.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
  }

  func didEnd(_ completed: Bool) {
    movement.endExternal(completed ? .didFinish : .didCancel)
    let (dismiss, completions) = (waiting.dismiss, waiting.completions)
    waiting = WaitingDismissal()
    guard dismiss != nil || !completions.isEmpty else { return }
    FrameClock.after(frames: 1) {
      let complete: @MainActor () -> Void = { for completion in completions { completion() } }
      if let dismiss { dismiss(complete) } else { complete() }
    }
  }

  /// Reports a step that UIKit or the screen's own animator shows.
  func announce(
    _ operation: NavigationEvent.Operation, from: UIViewController, to: UIViewController
  ) {
    if configuration.transition != .system, isBarElsewhere { report(.barElsewhere) }
    let event = NavigationEvent(
      operation, isPresentation: true, trigger: trigger, from: from, to: to)
    // UIKit may ask twice.
    if movement.external?.isSameStep(as: event) != true { movement.announce(event) }
  }

  // MARK: Screens

  var isMoving: Bool { movement.isMoving }
  var presenter: UIViewController? { controller?.presentingViewController }
  var scope: Scope? { Scope(controller?.containerView) }

  var screen: UIViewController? {
    (presented as? UINavigationController)?.viewControllers.first ?? presented
  }

  /// Keeps the presentation's snapshots moving after UIKit's part.
  var keeper: Movement { presentedStack?.transitions.movement ?? movement }

  var presentedStack: SnapshotNavigationController? {
    presented as? SnapshotNavigationController
  }

  var stacks: [SnapshotNavigationController] {
    [presentedStack, sourceStack].compactMap(\.self)
  }

  /// The stack that the source was on, which may have popped it since.
  var sourceStack: SnapshotNavigationController? { stack.object }

  var configuration: SnapshotNavigationController.Configuration {
    var configuration = stacks.first?.configuration ?? SnapshotNavigationController.Configuration()
    configuration.releaseThreshold = releaseThreshold ?? configuration.releaseThreshold
    return configuration
  }

  // MARK: Steps

  /// Whether UIKit presents and dismisses with its own transitions.
  var isLeftToSystem: Bool {
    configuration.transition == .system || Fuse.app.fault != nil || isBarElsewhere
      || presenter?.viewIfLoaded?.isSecured == true
  }
  /// Whether a bar can't move with the presented screens, or those that they cover.
  var isBarElsewhere: Bool {
    // The presented stack isn't in a window yet.
    let isUpright = source.map { $0.traitCollection.verticalBarNumber != 0 } ?? false
    return [source?.nearestNavigation, presented as? UINavigationController].contains { stack in
      stack.map { !$0.isNavigationBarHidden && (isUpright || $0.isBarElsewhere) } ?? false
    }
  }

  func willPresent(over presenter: UIViewController) {
    gesture.observeInterruptions()
    root = presenter.viewIfLoaded?.window?.rootViewController
    focus.remember(presenter.visibleScreen, in: presenter.viewIfLoaded)
    if cover == nil { capture(presenter) }
    // The container takes the presenter's place, and may get another size or look by the time it's there.
    if let scope { cover?.updateStamp(to: scope.stamp) }
  }

  /// Whether the snapshot shows a screen, or a screen has presented.
  func coverShows(_ screen: UIViewController) -> Bool {
    source === screen || cover?.screens.contains(screen) == true
  }

  private func capture(_ presenter: UIViewController) {
    guard !isLeftToSystem, let scope = Scope(presenter.viewIfLoaded) else { return }
    let content = ShownContent(of: presenter)
    // A stack that has started a transition since would be captured in mid-motion.
    guard !isSensitive(with: content.screens.compactMap(\.object)),
      presenter.visibleStacks.allSatisfy({ !$0.transitions.isMoving })
    else { return }
    memory.join(self)
    let surroundings = NavigationScope(scope)
    cover = look(of: presenter, in: scope, surroundings).map {
      Snapshot($0, of: content, in: surroundings.stamp)
    }
  }

  /// The snapshot shown by the presenter's stacks, or else a capture of the presenter.
  private func look(
    of presenter: UIViewController, in scope: Scope, _ surroundings: NavigationScope
  ) -> Snapshot.Look? {
    let stacks = presenter.visibleStacks.map(\.transitions)
    let frames = stacks.map(\.frames)
    if let shown = frames.lazy.compactMap({ $0.shown(filling: scope.view) }).first { return shown }
    let isRendered = scope.view.isCommitted && frames.allSatisfy(\.isTopRendered)
    let mayCommit = frames.allSatisfy(\.mayCommit) && !memory.isCallingScreens
    guard isRendered ? !coversMotion || mayCommit : !frames.isEmpty && mayCommit else {
      return nil
    }
    sourceStack?.dragGesture.commitEndOfPresses()
    return scope.keepingFrame(if: coversMotion) {
      drawing.capture(surroundings, afterScreenUpdates: coversMotion || !isRendered)
    }
  }

  /// Whether the presenter must not be stored; that may change at any moment.
  func isSensitive(with screens: [UIViewController]) -> Bool {
    ([source].compactMap(\.self) + screens).contains { !$0.mayBeStored }
  }

  private var memory: SnapshotMemory {
    stacks.first?.transitions.snapshots.memory ?? SnapshotMemory.app
  }

  var drawing: SnapshotDrawing { memory.drawing }

  /// Drops the snapshot, which may still cover a screen that isn't ready.
  func dropCover() {
    cover?.view?.endWaiting()
    cover = nil
  }

  func didPresent() {
    isPresented = true
    for stack in stacks { stack.transitions.frames.presentationEnded() }
    letCoverWait()
    if !isReported { reportUnanimated(.push) }
  }

  /// Lets the snapshot's view wait to be drawn, unless a motion still shows it.
  func letCoverWait() {
    guard let cover, let scope, let view = cover.view else { return }
    if view.window == nil {
      view.wait(in: scope.superview, at: scope.view.frame, unseen: drawing.waitsUnseen(view))
    }
    cover.isDue = true
    memory.arrange()
  }

  func didDismiss() {
    if isReported { reportUnanimated(.pop) }
  }

  private func reportUnanimated(_ operation: NavigationEvent.Operation) {
    guard let presented, let presenter else { return }
    let (from, to) = operation == .push ? (presenter, presented) : (presented, presenter)
    movement.emit(
      NavigationEvent(
        operation, isPresentation: true, trigger: trigger, isAnimated: false, from: from, to: to,
        phase: .didFinish))
  }

  /// Whether the presenter is still in its window, whose root may have been replaced.
  var hasPresenter: Bool {
    controller?.containerView?.window.map { $0.rootViewController === root } ?? true
  }

  private func snapshot(in scope: Scope) -> Snapshot.Look? {
    guard let cover, let presenter, hasPresenter, !isSensitive(with: cover.screens),
      presenter.visibleScreen.showsSnapshots
    else { return nil }
    return cover.differences(from: scope.stamp, of: presenter).isEmpty ? cover.look : nil
  }

  func start(using context: any UIViewControllerContextTransitioning) {
    // UIKit may ask a second time.
    if movement.transition?.phase == .moving { return }
    context.placeDestination(above: true)
    guard let setup = prepareSetup(over: presenter, in: Scope(presented?.viewIfLoaded)) else {
      return FrameClock.after(frames: 1) { context.completeTransition(true) }
    }
    let push = movement.makeTransition(
      setup, trigger: .programmatic, timing: configuration.timing)
    _ = vend(push)
    push.start(using: context)
    let isDismissed = waiting.dismiss != nil
    // UIKit refuses any dismissal until its part is complete.
    FrameClock.after(frames: isDismissed ? 1 : 2) { [weak push] in
      if isDismissed { push?.end() } else { push?.completeUIKitPart() }
    }
  }

  func prepareSetup(over presenter: UIViewController?, in scope: Scope?) -> TransitionSetup? {
    guard let presented, let presenter, let scope else { return nil }
    return TransitionSetup(
      .push, upper: presented, lower: presenter, scope: scope,
      lowerView: NavigationScope(scope).view(of: cover?.look), upperView: nil,
      choreography: configuration.choreography(screen?.snapshotNavigation.pushChoreography),
      targets: (caller == .app ? controller?.presentedView : nil).map {
        TouchTargets(own: $0, keeper: keeper)
      })
  }

  func vend(_ transition: Transition) -> TransitionAnimator? {
    guard movement.take(transition) else { return nil }
    guardTaps(during: transition)
    movement.handle(.settingUp)
    return movement.vend(transition)
  }

  func prepareDismissal() -> TransitionSetup? {
    gesture.commitEndOfPresses()
    guard let presented, let presenter, let scope else { return nil }
    let surroundings = NavigationScope(scope)
    guard
      let snapshotView = surroundings.leavingView(
        afterScreenUpdates: isConcealed || !scope.view.isCommitted,
        mayBeImage: !isSensitive(with: presented.visibleScreens))
    else { return nil }
    return TransitionSetup(
      .pop, upper: presented, lower: presenter, scope: scope,
      lowerView: surroundings.view(of: snapshot(in: scope)),
      upperView: snapshotView,
      choreography: configuration.choreography(screen?.snapshotNavigation.popChoreography),
      isCoordinated: screen?.snapshotNavigation.wantsCoordinatedDrag ?? false,
      // Beneath a leaving modal, only a library stack can detect a tap that was meant for it.
      targets: (sourceStack?.viewIfLoaded).map {
        TouchTargets(own: $0, keeper: sourceStack?.transitions.movement)
      })
  }
}
