extension UIViewController {
  /// Self, its parent, its parent's parent and so on.
  private var lineage: [UIViewController] {
    var lineage = [self]
    while let next = lineage.last?.storedParent { lineage.append(next) }
    return lineage
  }

  /// Apple: a screen that cannot do a presentation of this kind hands it up to its parents: the
  /// whole screen is covered by the topmost parent, a context by the nearest that defines one.
  func presenter(coveringContextOnly: Bool) -> UIViewController {
    let lineage = lineage
    let context = coveringContextOnly ? lineage.first { $0.definesPresentationContext } : nil
    return context ?? lineage.last ?? self
  }

  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard mayBePresented(presented) else { return }
    let rule = PresentationRule(presented.modalPresentationStyle)
    let first = presenter(coveringContextOnly: rule.coversContextOnly)
    guard mayPresent(presented, on: first) else { return }
    let controller = presented.makePresentationControllerIfNeeded(presenting: first, source: self)
    let presenter =
      rule.kind == .custom && !controller.shouldPresentInFullscreen
      ? self.presenter(coveringContextOnly: true) : first
    guard presenter === first || mayPresent(presented, on: presenter) else { return }
    controller.willBePresented(on: presenter)
    let presentation = Presentation(presented, on: presenter, controller: controller)
    presentation.present(
      animated: animated && UIView.areAnimationsEnabled, source: self, completion: completion)
  }

  private func mayBePresented(_ presented: UIViewController) -> Bool {
    if let other = presented.presenter {
      HostTrap.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented.logName) that is"
          + " already being presented by \(other.logName).")
      return false
    }
    if presented === self || presented.storedParent != nil
      || presented.viewIfLoaded?.window?.rootViewController === presented
    {
      HostTrap.raise(
        .invalidArgument,
        "Application tried to present modally an active controller \(presented.logName).")
      return false
    }
    return true
  }

  private func mayPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
    guard let warning = presenter.presentationWarning else { return true }
    HostRuntime.current.log(
      warning.message(
        presented: presented.logName, presenter: presenter.logName, source: logName))
    return false
  }

  private var presentationWarning: PresentationWarning? {
    if let presentation {
      return presentation.state.isInTransition
        ? .transitionRunning : .alreadyPresenting(presentation.presented.logName)
    }
    return viewIfLoaded?.window == nil ? .outsideWindow : nil
  }

  /// Apple: the presenter dismisses what it has presented; a presented screen hands the call to
  /// its presenter.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let lineage = lineage
    let own = lineage.lazy.compactMap(\.presentation).first
    let others = lineage.lazy.compactMap(\.presenter?.presentation).first
    guard let presentation = own ?? others else {
      completion?()
      return
    }
    presentation.dismiss(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// The transition between presenter and presented, for both.
  var presentationCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = presenter?.presentation?.coordinator { return coordinator }
    return presentation?.coordinator
  }

  /// Apple: the controller of the presentation that shows this screen or its nearest ancestor;
  /// reading it before presenting makes one for the style set so far.
  func presentationControllerCreatingIfNeeded() -> UIPresentationController? {
    for screen in lineage where screen.presenter != nil {
      return screen.storedPresentationController
    }
    guard storedParent == nil else { return nil }
    return makePresentationControllerIfNeeded(presenting: nil, source: self)
  }

  private func makePresentationControllerIfNeeded(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let rule = PresentationRule(modalPresentationStyle)
    if let stored = storedPresentationController, stored.fits(rule.style) { return stored }
    let controller = makePresentationController(rule, presenting: presenting, source: source)
    storedPresentationController = controller
    return controller
  }

  private func makePresentationController(
    _ rule: PresentationRule, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = self as? any PresentationMaking {
      return own.makePresentationController(presenting: presenting)
    }
    let controller: UIPresentationController
    switch rule.kind {
    case .wholeScreen:
      controller = WholeScreenPresentationController(
        presentedViewController: self, presenting: presenting)
    case .sheet:
      controller = UISheetPresentationController(
        presentedViewController: self, presenting: presenting)
    case .popover:
      controller = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      controller =
        own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    controller.styleStorage = rule.style
    return controller
  }

  func endAppearanceIfRunning() {
    guard appearance.phase == .appearing || appearance.phase == .disappearing else { return }
    endAppearanceTransition()
  }
}

/// A screen of UIKit's own that is presented in a manner of its own, an alert for instance.
@MainActor protocol PresentationMaking: UIViewController {
  func makePresentationController(presenting: UIViewController?) -> UIPresentationController
}
