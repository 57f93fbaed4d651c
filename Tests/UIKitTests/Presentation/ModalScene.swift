import UIKit
import UIKitHost

/// A root screen on a host, with noting screens to present.
@MainActor struct ModalScene {
  let host: Host
  let log = Calls()
  let root: NotingScreen

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    host = Host(size: size, scale: 1)
    root = NotingScreen("R", log)
    host.show(root, for: 0.1)
    root.view.backgroundColor = .white
    _ = log.take()
  }

  func screen(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> NotingScreen {
    let screen = NotingScreen(name, log)
    screen.modalPresentationStyle = style
    screen.loadViewIfNeeded()
    screen.view.backgroundColor = .blue
    _ = log.take()
    return screen
  }

  /// Presents and waits until it stands; what was heard is forgotten.
  @discardableResult
  func presented(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen,
    on presenter: UIViewController? = nil
  ) -> NotingScreen {
    let screen = screen(name, style)
    (presenter ?? root).present(screen, animated: false)
    host.advance(by: 0.1)
    _ = log.take()
    return screen
  }
}

/// A presentation controller that notes its hooks.
final class NotingPresentation: UIPresentationController {
  var log: Calls?
  var isFullscreen = true
  var removes = false
  var inWillBegin: (() -> Void)?

  override var shouldPresentInFullscreen: Bool { isFullscreen }
  override var shouldRemovePresentersView: Bool { removes }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    log?.note("presentationWillBegin")
    inWillBegin?()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    log?.note("presentationDidEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    log?.note("dismissalWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    log?.note("dismissalDidEnd \(completed)")
  }
}

/// Vends what a test has given it, and notes what it is asked.
final class NotingTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  let log: Calls
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var makesController = false
  var prepare: (NotingPresentation) -> Void = { _ in }

  init(_ log: Calls) {
    self.log = log
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator presented on \(presenting.title ?? "") from \(source.title ?? "")")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator dismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction presented")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction dismissed")
    return interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard makesController else { return nil }
    log.note("presentationController")
    let controller = NotingPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    prepare(controller)
    return controller
  }
}

/// Vends the presentation controller that a closure makes.
final class PresentationVendor: NSObject, UIViewControllerTransitioningDelegate {
  let make: (UIViewController, UIViewController?) -> UIPresentationController

  init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
    self.make = make
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    make(presented, presenting)
  }
}

/// Leaves a popover a popover at every width.
final class UnadaptedPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

/// Slides the presented view in from the right, or out again, as a custom animator would.
final class ModalSlide: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.4
  var inAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    inAnimate?(context)
    let container = context.containerView
    let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
    let isPresenting =
      context.viewController(forKey: .to)?.presentingViewController
      === context.viewController(forKey: .from)
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      to.frame = context.finalFrame(for: screen)
    }
    guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting { moving.transform = away }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { moving.transform = isPresenting ? .identity : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
