import UIKit

/// The wishes of one screen, read one by one from wherever the screen states them.
@MainActor
struct Wishes {
  private let controller: UIViewController
  private let screen: (any NavigationScreen)?
  private let settings: ScreenWishes

  init(of controller: UIViewController, settings: ScreenWishes?) {
    self.controller = controller
    screen = controller as? any NavigationScreen
    self.settings = settings ?? ScreenWishes()
  }

  /// The wishes of a screen, wherever it is.
  init(of screen: UIViewController) {
    let stack = screen.navigationController as? SnapshotNavigationController
    self.init(of: screen, settings: stack?.director.settings[screen])
  }

  var prefersNavigationBarHidden: Bool? {
    screen.map { $0.prefersNavigationBarHidden } ?? settings.prefersNavigationBarHidden
  }
  var allowsDragToPop: Bool { screen?.allowsDragToPop ?? settings.allowsDragToPop }
  var preferredDragArea: DragArea? {
    screen.map { $0.preferredDragArea } ?? settings.preferredDragArea
  }
  var viewsExcludedFromDrag: [UIView] {
    screen?.viewsExcludedFromDrag ?? settings.viewsExcludedFromDrag
  }
  var pushChoreography: (any Choreography)? {
    screen.map { $0.pushChoreography } ?? settings.pushChoreography
  }
  var popChoreography: (any Choreography)? {
    screen.map { $0.popChoreography } ?? settings.popChoreography
  }
  var isSensitive: Bool { screen?.isSensitive ?? settings.isSensitive }

  /// A screen that zooms comes and goes as the system does it, or one that wishes so.
  var usesSystemTransition: Bool {
    if #available(iOS 18.0, *), controller.zooms { return true }
    return screen?.usesSystemTransition ?? settings.usesSystemTransition
  }

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !usesSystemTransition else { return nil }
    if let screen { return screen.transitionAnimator(for: operation) }
    return settings.transitionAnimator?(operation)
  }

  func shouldPop(_ trigger: PopTrigger) -> Bool {
    screen?.shouldPop(trigger) ?? settings.shouldPop?(trigger) ?? true
  }
}

@available(iOS 18.0, *)
extension UIViewController {
  /// Whether its transition is UIKit's zoom; the others are those of modal presentations, and a
  /// screen may have one of them although it is pushed here.
  fileprivate var zooms: Bool {
    guard let preferredTransition else { return false }
    let modal: [Transition] = [.coverVertical, .crossDissolve, .flipHorizontal]
    return !modal.contains(preferredTransition)
  }
}
