import UIKit

/// Measures the modals over a stack.
extension UIViewController {
  /// Whether this controller or an ancestor presents a modal, other than a search, that isn't being
  /// dismissed.
  var isUnderModal: Bool {
    // UIKit also returns an ancestor's modal here.
    guard presentedViewController != nil else { return false }
    return sequence(first: self, next: \.parent).contains {
      guard let modal = $0.presentedViewController else { return false }
      return !(modal is UISearchController) && !modal.isBeingDismissed
    }
  }

  /// The modals over this controller, its ancestors and the screen that it shows, and over those
  /// modals, other than searches.
  var modals: [UIViewController] {
    let top = (self as? UINavigationController)?.topViewController ?? self
    // A drag asks in each frame.
    guard top.presentsModal else { return [] }
    var found: [UIViewController] = []
    for screen in top.family + sequence(first: self, next: \.parent) {
      for modal in sequence(first: screen, next: \.presentedViewController).dropFirst()
      where !(modal is UISearchController) && !found.contains(modal) {
        found.append(modal)
      }
    }
    return found
  }

  /// The modals that let a finger through that comes down now on this controller's view.
  ///
  /// UIKit may still let one through to what is about to be covered.
  var modalsBesideFinger: [Weak<UIViewController>] {
    modals.filter { !$0.isInPresentation }.map { Weak(object: $0) }
  }

  /// Whether this controller, an ancestor or a descendant presents a modal.
  private var presentsModal: Bool {
    // UIKit also returns an ancestor's modal here.
    presentedViewController != nil || children.contains(where: \.presentsModal)
  }

  private var family: [UIViewController] { [self] + children.flatMap(\.family) }

  fileprivate var isInPresentation: Bool {
    if isBeingPresented || isBeingDismissed { return true }
    // The coordinator may also be that of a push inside the modal.
    guard let coordinator = transitionCoordinator else { return false }
    return coordinator.viewController(forKey: .to) === self
      || coordinator.viewController(forKey: .from) === self
  }
}

extension UINavigationController {
  /// Whether a modal keeps a finger from dragging the stack beneath it.
  ///
  /// Detents and dimming don't matter: if the finger reached the stack, UIKit let it through.
  func refusesDrag(under modal: UIViewController, lettingFingerThrough isBeside: Bool) -> Bool {
    !isBeside || modal.isInPresentation || modal.belongs(to: self)
  }

  /// Whether keys and the escape gesture are meant for a modal over the stack.
  func refusesKeys(under modal: UIViewController) -> Bool {
    modal.isInPresentation || modal.belongs(to: self) || modal.dims || modal.hasFocus
  }
}

extension UIViewController {
  /// Whether the top screen of a stack presents this modal, or its popover points into the stack.
  fileprivate func belongs(to stack: UINavigationController) -> Bool {
    if let top = stack.topViewController,
      sequence(first: presentingViewController, next: { $0?.parent }).contains(top)
    {
      return true
    }
    guard modalPresentationStyle == .popover, let popover = popoverPresentationController else {
      return false
    }
    let items = [popover.barButtonItem, popover.itemOfNewerSystem as? UIBarButtonItem]
    var views = [popover.sourceView, popover.itemOfNewerSystem as? UIView]
    // A bar button item doesn't say where it is, unless it has a view.
    if items.contains(where: { $0 != nil && $0?.customView == nil }) { return true }
    views += items.map { $0?.customView }
    return stack.viewIfLoaded.map { view in
      views.contains { $0?.isDescendant(of: view) == true }
    } ?? true
  }

  /// Whether anything may dim what is beside this modal: all but a sheet that says it doesn't.
  fileprivate var dims: Bool {
    guard let sheet = presentationController as? UISheetPresentationController,
      // A sheet that fills its container leaves nothing beside it.
      sheet.containerView?.bounds != sheet.frameOfPresentedViewInContainerView
    else { return true }
    let detents = sheet.detentIdentifiers
    guard let undimmed = sheet.largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(of: undimmed)
    else { return true }
    // Without a selection, the smallest detent is in use.
    guard let selected = sheet.selectedDetentIdentifier else { return false }
    return detents.firstIndex(of: selected).map { $0 > limit } ?? true
  }

  fileprivate var hasFocus: Bool {
    switch VoiceOverFocus.current {
    case .unknown: return true
    case .element(_, let view) where viewIfLoaded.map(view.isDescendant) == true: return true
    case .nowhere, .element:
      return isFamilyFirstResponder || viewIfLoaded?.firstResponder != nil
    }
  }

  private var isFamilyFirstResponder: Bool {
    isFirstResponder || children.contains(where: \.isFamilyFirstResponder)
  }
}
