import UIKit

/// One presentation that moves like a push: who shows it, and what is put back after it.
///
/// UIKit's presentation controller keeps it, so it is gone with the presentation.
@MainActor
final class PushPresentation: NSObject {
  private(set) weak var presented: UIViewController?
  private(set) weak var source: UIViewController?
  weak var controller: PushPresentationController?
  /// Whether it covers all of the window; else only what it is presented in.
  let coversWindow: Bool

  var transition: NavigationTransition? {
    didSet { if let oldValue, oldValue !== transition { oldValue.discard() } }
  }
  /// The drag that is under a finger or settling; nil otherwise.
  var drag: DragSession?
  private(set) lazy var gesture = DragGesture(owner: self)
  /// Whether UIKit is asking right now how to dismiss.
  private var isAnswering = false
  private var observations: [Observation] = []
  /// What is covered, as it looked, and in which circumstances that holds.
  private var covered: (picture: UIImage, stamp: SnapshotStamp?)?

  private let style: UIModalPresentationStyle
  private let capturesStatusBar: Bool
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?

  init(of presented: UIViewController, from source: UIViewController) {
    self.presented = presented
    self.source = source
    coversWindow = Scope(of: source)?.fillsWindow ?? true
    style = presented.modalPresentationStyle
    capturesStatusBar = presented.modalPresentationCapturesStatusBarAppearance
    delegate = presented.transitioningDelegate
    super.init()
  }

  /// Ends what moves around `source`: UIKit refuses to present meanwhile.
  static func bringToRest(around source: UIViewController) {
    (source.nearestNavigation as? SnapshotNavigationController)?.director.bringToRest()
    var top = source
    while let parent = top.parent { top = parent }
    for screen in [top, top.presentedViewController] {
      guard let screen, screen.presentingViewController != nil else { continue }
      (screen.presentationController as? PushPresentationController)?.presentation.bringToRest()
    }
  }

  func prepare() {
    presented?.modalPresentationStyle = .custom
    presented?.transitioningDelegate = self
    presented?.modalPresentationCapturesStatusBarAppearance = true
  }

  /// Gives the presented screen back what belonged to the presentation.
  func restore() {
    observations = []
    gesture.recognizer.view?.removeGestureRecognizer(gesture.recognizer)
    guard let presented, presented.transitioningDelegate === self else { return }
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    presented.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
  }

  // MARK: What is known

  var isAtRest: Bool { transition == nil && drag == nil }
  var presenter: UIViewController? { controller?.presentingViewController }
  /// What moves once it is presented: all that UIKit has put up for it.
  var scope: Scope? { (controller?.containerView).flatMap { Scope($0) } }

  /// The picture of what is covered, if it still fits.
  func picture(in scope: Scope) -> UIImage? {
    guard let covered, let stamp = covered.stamp else { return nil }
    return stamp.differences(from: scope.stamp).isEmpty ? covered.picture : nil
  }

  var configuration: SnapshotNavigationController.Configuration {
    let navigation = [presented, source?.nearestNavigation].lazy
      .compactMap { $0 as? SnapshotNavigationController }.first
    return navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }

  /// The wishes of the screen that comes and goes.
  var wishes: Wishes? {
    guard let presented else { return nil }
    guard let stack = presented as? UINavigationController, let root = stack.viewControllers.first
    else { return Wishes(of: presented, settings: nil) }
    return (stack as? SnapshotNavigationController)?.director.wishes(of: root)
      ?? Wishes(of: root, settings: nil)
  }

  // MARK: Stations

  /// Takes the one picture of what will be covered, before UIKit covers it.
  func willPresent() {
    guard let view = presenter?.viewIfLoaded, let scope = Scope(view), !isSourceSensitive,
      let picture = scope.bitmap(committing: false)
    else { return }
    covered = (picture, nil)
  }

  private var isSourceSensitive: Bool {
    [source, source?.nearestNavigation?.topViewController].contains {
      $0.map { Wishes(of: $0, settings: nil).isSensitive } ?? false
    }
  }

  func didPresent() {
    covered?.stamp = scope?.stamp
    controller?.containerView?.addGestureRecognizer(gesture.recognizer)
    observations = observeInterruptions()
  }

  /// Starts to show the presentation that UIKit has set up.
  private func present(using context: any UIViewControllerContextTransitioning) {
    context.placeDestination(above: true)
    guard let presented, let presenter, let scope = presented.viewIfLoaded.flatMap({ Scope($0) })
    else { return FrameClock.after(frames: 1) { context.completeTransition(true) } }
    let push = makeTransition(
      .push,
      Passage(
        upper: presented, lower: presenter, scope: scope,
        stage: StageView(over: scope, lower: covered?.picture, upper: nil),
        choreography: choreography(wishes?.pushChoreography)))
    transition = push
    _ = push.vendAnimator()
    push.start(using: context)
  }

  /// What a dismissal is shown by.
  func wayBack() -> Passage? {
    guard let presented, let presenter, let scope,
      let replicant = scope.replicant(committing: false)
    else { return nil }
    return Passage(
      upper: presented, lower: presenter, scope: scope,
      stage: StageView(over: scope, lower: picture(in: scope), upper: replicant),
      choreography: choreography(wishes?.popChoreography))
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
    StageAnimator(start: { [self] in present(using: $0) })
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = drag?.route.animator { return animator }
    isAnswering = true
    drag?.interrupt()
    isAnswering = false
    if transition?.phase != .waiting { transition = wayBack().map { makeTransition(.pop, $0) } }
    return transition?.vendAnimator()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.route.interaction
  }
}

extension PushPresentation: TransitionOwner {
  var isObserved: Bool { false }

  func bringToRest() {
    drag?.interrupt()
    if let transition, transition.phase == .waiting { abandon(transition) }
    transition?.end()
  }

  func transitionDidStart() {}
  func stripBarAnimations() {}
  func emit(_ phase: NavigationEvent.Phase, of transition: NavigationTransition) {}

  func transitionWillEnd(_ ended: NavigationTransition) {
    if transition === ended { transition = nil }
  }

  func transitionDidEnd(_ ended: NavigationTransition) {
    moveFocus(to: ended.to.viewIfLoaded)
    guard ended.operation == .pop else { return }
    let duration = configuration.revealDuration
    // The stage outlives the presentation by a moment; nobody else holds it now.
    FrameClock.after(frames: 2) { [stage = ended.stage] in
      stage.reveal(duration: duration, then: {})
    }
  }

  private func abandon(_ transition: NavigationTransition) {
    transition.discard()
    if self.transition === transition { self.transition = nil }
  }

  func pop(atRest pop: NavigationTransition, animated: Bool) {
    transition = pop
    // The app's own dismissal has put the drag to its end, and takes it from here.
    if isAnswering { return }
    let moves = animated && UIView.areAnimationsEnabled
    presenter?.dismiss(animated: moves)
    if !moves { abandon(pop) }
  }

  func popInteractively() -> (@MainActor () -> Void)? {
    guard let presenter, UIView.areAnimationsEnabled else { return nil }
    presenter.dismiss(animated: true)
    return {}
  }
}

extension UIViewController {
  /// The navigation controller it is, or is in.
  var nearestNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}
