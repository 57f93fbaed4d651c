/// Full screen, over full screen, current context, over current context.
final class WholeScreenPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool {
    !PresentationRule(styleStorage).coversContextOnly
  }

  override var shouldRemovePresentersView: Bool {
    PresentationRule(styleStorage).removesPresenter
  }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, view.superview === containerView,
      presentedViewController.presenter?.presentation?.state.phase == .presented
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
