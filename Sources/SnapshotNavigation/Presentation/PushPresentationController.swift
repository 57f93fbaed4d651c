import UIKit

/// The presentation controller of a ``PushPresentation``.
final class PushPresentationController: UIPresentationController {
  let presentation: PushPresentation
  private var ownView: PresentedView?

  init(
    _ presentation: PushPresentation, of presented: UIViewController,
    presenting: UIViewController?
  ) {
    self.presentation = presentation
    super.init(presentedViewController: presented, presenting: presenting)
    presentation.controller = self
  }

  override var shouldPresentInFullscreen: Bool { presentation.coversWindow }
  override var shouldRemovePresentersView: Bool { true }

  override var presentedView: UIView? {
    if let ownView { return ownView }
    ownView = super.presentedView.map { PresentedView($0, for: presentation) }
    return ownView
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let view = presentedView, view.superview === containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    // Only sizes are compared, because an app's animator may be moving the frame.
    guard view.bounds.size != frame.size else { return }
    // Running transitions don't fit another width.
    if view.bounds.width != frame.width { presentation.bringToRest() }
    view.frame = frame
    view.layoutIfNeeded()
    presentation.movement.trackCovered()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if size.width != containerView?.bounds.width { presentation.bringToRest() }
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentation.willPresent(over: presentingViewController)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { presentation.didPresent() } else { end() }
    presentation.didEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentation.focus.remember(presentedViewController, in: presentedViewController.viewIfLoaded)
    presentation.endDragForDismissal()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    presentation.didEnd(completed)
    guard completed else { return }
    presentation.didDismiss()
    end()
  }

  private func end() {
    for view in ownView?.subviews ?? [] { view.removeFromSuperview() }
    presentation.restore()
  }
}
