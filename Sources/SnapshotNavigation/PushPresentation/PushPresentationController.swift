import UIKit

/// What UIKit asks about a push-like presentation; keeps it alive as long as UIKit keeps this.
final class PushPresentationController: UIPresentationController {
  let presentation: PushPresentation

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

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let view = presentedView, view.superview === containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    guard view.frame != frame else { return }
    // Another size: nothing that moves fits any longer.
    presentation.bringToRest()
    view.frame = frame
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation.bringToRest()
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentation.willPresent()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { presentation.didPresent() } else { presentation.restore() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { presentation.restore() }
  }
}
