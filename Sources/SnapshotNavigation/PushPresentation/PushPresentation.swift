import UIKit

/// One presentation that moves like a push: what it shows, and what is put back after it.
///
/// UIKit's presentation controller keeps it, so it's gone with the presentation.
@MainActor
final class PushPresentation: NSObject {
  private(set) weak var presented: UIViewController?
  private(set) weak var source: UIViewController?
  weak var controller: PushPresentationController?
  /// Whether it covers all of the window; else only what it's presented in.
  let coversWindow: Bool

  /// What moves now; one that is given up before UIKit has started it is discarded.
  var transition: Transition? {
    didSet { if let oldValue, oldValue !== transition { oldValue.discard() } }
  }
  /// What is over and still moves, because a finger has come down.
  var trailing: Transition?
  /// The drag that is under a finger or settling; nil otherwise.
  var drag: DragSession?
  private(set) lazy var gesture = DragGesture(owner: self)
  /// Whether a dismissal is the drag's own, or one of the app's takes its place just now.
  var isDismissing = false
  /// The beginning of a drag that an animator of the app's brings to its end; nil otherwise.
  var handedOver: NavigationEvent?
  /// What makes the dismissal at hand.
  var trigger = PopTrigger.programmatic
  /// Whether UIKit has presented: until then it refuses to dismiss.
  private var isPresented = false
  /// A dismissal that was called before that.
  private var earlyDismissal: (@MainActor () -> Void)?
  /// What is covered, as it looked.
  private var covered: UIImage?
  /// In which circumstances, and with which screen there, that holds.
  private var stamp: SnapshotStamp?
  private weak var coveredScreen: UIViewController?

  private let style: UIModalPresentationStyle
  private let capturesStatusBar: Bool
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?

  init(of presented: UIViewController, from source: UIViewController) {
    self.presented = presented
    self.source = source
    // A column may fill its split view, and lie beneath the others.
    let isInColumn = source.splitViewController?.isCollapsed == false
    coversWindow = !isInColumn && Scope(outermost: source)?.fillsWindow ?? true
    style = presented.modalPresentationStyle
    capturesStatusBar = presented.modalPresentationCapturesStatusBarAppearance
    delegate = presented.transitioningDelegate
    super.init()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = self
    presented.modalPresentationCapturesStatusBarAppearance = true
  }

  /// Ends what comes, goes or is dragged around `screen`.
  static func settle(around screen: UIViewController) {
    for presentation in all(around: screen) { presentation.bringToRest() }
  }

  /// Ends what still comes in, and a drag that UIKit has part in: it refuses to dismiss meanwhile.
  ///
  /// - Returns: Whether UIKit has still to present, and `dismissal` is called once it has.
  static func makeWay(
    around screen: UIViewController, for dismissal: @escaping @MainActor () -> Void
  ) -> Bool {
    let all = all(around: screen)
    for presentation in all where !presentation.isDismissing {
      if presentation.drag?.driver.animator != nil { presentation.drag?.interrupt() }
      if presentation.transition?.operation == .push { presentation.transition?.end() }
    }
    guard let early = all.first(where: { !$0.isPresented }) else { return false }
    early.earlyDismissal = early.earlyDismissal ?? dismissal
    return true
  }

  /// The one that `screen` is presented by, and the one it presents by.
  private static func all(around screen: UIViewController) -> [PushPresentation] {
    var top = screen
    while let parent = top.parent { top = parent }
    return [top, top.presentedViewController].compactMap { screen in
      guard let screen, screen.presentingViewController != nil else { return nil }
      return (screen.presentationController as? PushPresentationController)?.presentation
    }
  }

  /// Puts an end to drags, because the app dismisses: UIKit is not asked for it again.
  func handOverDrag() {
    (presented as? SnapshotNavigationController)?.bringToRest()
    guard let drag, drag.driver.animator == nil else { return }
    isDismissing = true
    drag.interrupt()
    isDismissing = false
  }

  /// Gives the presented screen back what belonged to the presentation.
  func restore() {
    gesture.stopObserving()
    transition = nil
    guard let presented, presented.transitioningDelegate === self else { return }
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    presented.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
  }

  /// UIKit has dismissed, or has given the dismissal up.
  func didDismiss(_ completed: Bool) {
    if let handedOver { emit(handedOver.with(completed ? .didFinish : .didCancel)) }
    handedOver = nil
  }

  // MARK: What is known

  var isAtRest: Bool { transition == nil && drag == nil }
  var presenter: UIViewController? { controller?.presentingViewController }
  /// What moves once it's presented: all that UIKit has put up for it.
  var scope: Scope? { Scope(controller?.containerView) }

  /// The screen that is pushed and popped.
  var screen: UIViewController? {
    (presented as? UINavigationController)?.viewControllers.first ?? presented
  }

  /// The navigation controllers of the library that are presented, and that present.
  var stacks: [SnapshotNavigationController] {
    [presented, source?.nearestNavigation].compactMap { $0 as? SnapshotNavigationController }
  }

  var configuration: SnapshotNavigationController.Configuration {
    stacks.first?.configuration ?? SnapshotNavigationController.Configuration()
  }

  // MARK: Stations

  /// Takes the one snapshot of what will be covered, before UIKit covers it.
  func willPresent() {
    guard let presenter, let scope = Scope(presenter.viewIfLoaded) else { return }
    let screens = [source, presenter.visibleScreen].compactMap(\.self)
    guard !screens.contains(where: \.snapshotNavigation.isSensitive) else { return }
    covered = scope.snapshot(afterScreenUpdates: false)
    coveredScreen = presenter.visibleScreen
  }

  func didPresent() {
    stamp = scope?.stamp
    gesture.observeInterruptions()
    isPresented = true
    guard let earlyDismissal else { return }
    self.earlyDismissal = nil
    FrameClock.after(frames: 1, earlyDismissal)
  }

  /// The snapshot of what is covered, if it still fits.
  private func snapshot(in scope: Scope) -> UIImage? {
    guard let stamp, let coveredScreen, coveredScreen === presenter?.visibleScreen else {
      return nil
    }
    let options = coveredScreen.snapshotNavigation
    guard !options.isSensitive, !options.showsLiveContent else { return nil }
    return stamp.differences(from: scope.stamp).isEmpty ? covered : nil
  }

  /// Starts to show the presentation that UIKit has set up.
  private func present(using context: any UIViewControllerContextTransitioning) {
    context.placeDestination(above: true)
    guard let presented, let presenter, let scope = Scope(presented.viewIfLoaded) else {
      return FrameClock.after(frames: 1) { context.completeTransition(true) }
    }
    let push = makeTransition(
      .push,
      TransitionSetup(
        upper: presented, lower: presenter, scope: scope,
        lowerView: covered.map(scope.view(of:)), upperView: nil,
        choreography: choreography(screen?.snapshotNavigation.pushChoreography)))
    transition = push
    _ = vend(push)
    push.start(using: context)
    if earlyDismissal != nil { FrameClock.after(frames: 1) { [weak push] in push?.end() } }
  }

  /// UIKit gets the animator of a transition.
  private func vend(_ transition: Transition) -> TransitionAnimator {
    if transition.trigger != .interactive {
      emit(transition.event(.willBegin, isPresentation: true))
    }
    return transition.makeAnimator()
  }

  /// What shows a dismissal.
  func dismissalSetup() -> TransitionSetup? {
    guard let presented, let presenter, let scope,
      let snapshotView = scope.snapshotView(afterScreenUpdates: false)
    else { return nil }
    return TransitionSetup(
      upper: presented, lower: presenter, scope: scope,
      lowerView: snapshot(in: scope).map(scope.view(of:)), upperView: snapshotView,
      choreography: choreography(screen?.snapshotNavigation.popChoreography))
  }
}

extension PushPresentation: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PushPresentationController(self, of: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    screen?.ownAnimator(for: .push) ?? TransitionAnimator(start: { [self] in present(using: $0) })
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = drag?.driver.animator { return animator }
    handOverDrag()
    // Else a drag has brought it to its end.
    if transition?.phase != .waiting {
      if let animator = screen?.ownAnimator(for: .pop) { return animator }
      transition = dismissalSetup().map { makeTransition(.pop, $0, trigger: trigger) }
    }
    return transition.map(vend)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.driver.interaction
  }
}
