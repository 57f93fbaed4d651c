import Foundation

@preconcurrency @MainActor open class UIAlertController: UIViewController, PresentationMaking {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  private var storedActions: [UIAlertAction] = []
  private var storedStyle = Style.actionSheet
  private var storedTitle: String?

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    storedTitle = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// Apple: one cancel action at most.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      HostTrap.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    storedActions.append(action)
    show()
  }

  open var actions: [UIAlertAction] { storedActions }

  open var preferredAction: UIAlertAction? { didSet { show() } }

  open override var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      show()
    }
  }

  open var message: String? { didSet { show() } }
  open var preferredStyle: UIAlertController.Style { storedStyle }

  // MARK: View

  open override func loadView() {
    let alert = AlertView(frame: .zero)
    alert.chosen = { [weak self] in self?.choose($0) }
    view = alert
    show()
  }

  private func show() {
    guard let alert = viewIfLoaded as? AlertView else { return }
    alert.content = AlertView.Content(
      title: storedTitle, message: message, actions: arrangedActions, preferred: preferredAction,
      isSheet: storedStyle == .actionSheet)
  }

  /// Cancel comes first of two beside each other and last of many, as Apple's guidelines say.
  private var arrangedActions: [UIAlertAction] {
    let others = storedActions.filter { $0.style != .cancel }
    let cancel = storedActions.filter { $0.style == .cancel }
    let isPair = storedStyle == .alert && storedActions.count == 2
    return isPair ? cancel + others : others + cancel
  }

  /// Apple: the alert goes away by itself; the action's handler runs after it has.
  private func choose(_ action: UIAlertAction) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  func dismissByCancelling() {
    guard let cancel = storedActions.first(where: { $0.style == .cancel }) else { return }
    choose(cancel)
  }

  func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}

/// Dims what is beneath; an alert dissolves, an action sheet comes from the bottom.
final class AlertPresentationController: UIPresentationController {
  private var dimming: UIDimmingView?

  private var isSheet: Bool {
    (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
  }

  override func fits(_ style: UIModalPresentationStyle) -> Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedView as? AlertView else { return .zero }
    return alert.layout(in: containerView).frame
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.presentationMove == .none else { return }
    dimming?.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let dimming = UIDimmingView(frame: containerView.bounds, dims: true)
    if isSheet {
      dimming.tapped = { [weak self] in
        (self?.presentedViewController as? UIAlertController)?.dismissByCancelling()
      }
    }
    dimming.alpha = 0
    containerView.addSubview(dimming)
    self.dimming = dimming
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { dimming?.alpha = 1 }
  }

  override func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(style: isSheet ? .coverVertical : .crossDissolve, isPresenting: isPresenting)
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming?.alpha = alpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dimming?.alpha = alpha }, completion: nil)
  }
}
