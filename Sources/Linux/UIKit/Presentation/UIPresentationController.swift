@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer,
  UITraitEnvironment, UIContentContainer, UIFocusEnvironment
{
  private weak var presentedStorage: UIViewController?
  private var retainedPresented: UIViewController?
  private weak var presentingStorage: UIViewController?
  var containerStorage: UITransitionView?
  var styleStorage: UIModalPresentationStyle

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    styleStorage = PresentationRule(presentedViewController.modalPresentationStyle).style
    super.init()
  }

  open var presentingViewController: UIViewController {
    presentingStorage ?? presentedViewController
  }
  open var presentedViewController: UIViewController {
    retainedPresented ?? presentedStorage ?? UIViewController(nibName: nil, bundle: nil)
  }
  open var presentationStyle: UIModalPresentationStyle { styleStorage }
  open var containerView: UIView? { containerStorage }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Apple: the default covers the whole screen and leaves the presenter's view where it is.
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Container and traits

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Inside UIKit

  /// The view that makes way for a presentation which removes its presenter's.
  ///
  /// A presentation in a context stays inside what shows the presenter, a sheet for instance.
  func viewToRemove(of presenter: UIViewController) -> UIView? {
    guard shouldPresentInFullscreen else { return presenter.viewIfLoaded }
    return presenter.presenter?.presentation?.controller.presentedView ?? presenter.viewIfLoaded
  }

  /// A controller made by reading `presentationController` serves as long as the style stays.
  func fits(_ style: UIModalPresentationStyle) -> Bool { styleStorage == style }

  func willBePresented(on presenter: UIViewController) { presentingStorage = presenter }

  /// From `present` to the end of the dismissal; before and after, the screen owns its controller
  /// and not the other way round.
  func retainPresented() { retainedPresented = presentedStorage }
  func releasePresented() { retainedPresented = nil }

  /// Where the container goes: on top in the window, or just above the context's own view.
  func home(over presenter: UIViewController) -> (parent: UIView, frame: CGRect)? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    guard !shouldPresentInFullscreen, let parent = view.superview else {
      return (window, window.bounds)
    }
    return (parent, view.frame)
  }

  func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    let style = presentedViewController.modalTransitionStyle
    return ModalAnimator(
      style: style == .coverVertical ? .coverVertical : .crossDissolve,
      isPresenting: isPresenting)
  }

  /// The user wants it away, which a screen may forbid, as documented.
  func attemptToDismiss() {
    guard let presentation = presentedViewController.presenter?.presentation,
      presentation.state.phase == .presented
    else { return }
    let mayDismiss = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss, !presentedViewController.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentation.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
