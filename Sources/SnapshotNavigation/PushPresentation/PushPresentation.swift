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
  /// Whether a dismissal of the app's takes the place of the drag's own.
  private(set) var isHandingOver = false
  /// Whether a dismissal is the drag's own.
  var isDismissing = false
  private var observations: [Observation] = []
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
    coversWindow = Scope(of: source)?.fillsWindow ?? true
    style = presented.modalPresentationStyle
    capturesStatusBar = presented.modalPresentationCapturesStatusBarAppearance
    delegate = presented.transitioningDelegate
    super.init()
  }

  /// Ends what moves around `source`: UIKit refuses to present meanwhile.
  static func bringToRest(around source: UIViewController) {
    (source.nearestNavigation as? SnapshotNavigationController)?.director.bringToRest()
    settle(around: source)
  }

  /// Ends what comes, goes or is dragged around `screen`.
  static func settle(around screen: UIViewController) {
    for presentation in all(around: screen) { presentation.bringToRest() }
  }

  /// Ends what still comes in, and a drag that UIKit has part in: it refuses to dismiss meanwhile.
  static func makeWay(around screen: UIViewController) {
    for presentation in all(around: screen) where !presentation.isDismissing {
      if presentation.drag?.route.animator != nil { presentation.drag?.interrupt() }
      if presentation.transition?.operation == .push { presentation.transition?.end() }
    }
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
    (presented as? SnapshotNavigationController)?.director.bringToRest()
    guard let drag, drag.route.animator == nil else { return }
    isHandingOver = true
    drag.interrupt()
    isHandingOver = false
  }

  func prepare() {
    presented?.modalPresentationStyle = .custom
    presented?.transitioningDelegate = self
    presented?.modalPresentationCapturesStatusBarAppearance = true
  }

  /// Gives the presented screen back what belonged to the presentation.
  func restore() {
    observations = []
    if let transition { abandon(transition) }
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
    guard let stamp, coveredScreen === presenter?.visibleScreen else { return nil }
    return stamp.differences(from: scope.stamp).isEmpty ? covered : nil
  }

  var configuration: SnapshotNavigationController.Configuration {
    let navigation = [presented, source?.nearestNavigation].lazy
      .compactMap { $0 as? SnapshotNavigationController }.first
    return navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }

  /// The wishes of the screen that comes and goes.
  var wishes: Wishes? {
    presented.map { Wishes(of: ($0 as? UINavigationController)?.viewControllers.first ?? $0) }
  }

  // MARK: Stations

  /// Takes the one picture of what will be covered, before UIKit covers it.
  func willPresent() {
    guard let presenter, let scope = presenter.viewIfLoaded.flatMap({ Scope($0) }) else { return }
    let screens = [source, presenter.visibleScreen].compactMap(\.self)
    guard !screens.contains(where: { Wishes(of: $0).isSensitive }) else { return }
    covered = scope.bitmap(committing: false)
    coveredScreen = presenter.visibleScreen
  }

  func didPresent() {
    stamp = scope?.stamp
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
        stage: StageView(over: scope, lower: covered, upper: nil),
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
    wishes?.transitionAnimator(for: .push) ?? StageAnimator(start: { [self] in present(using: $0) })
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = drag?.route.animator { return animator }
    handOverDrag()
    if transition?.phase != .waiting {
      if let animator = wishes?.transitionAnimator(for: .pop) { return animator }
      transition = wayBack().map { makeTransition(.pop, $0) }
    }
    return transition?.vendAnimator()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.route.interaction
  }
}
