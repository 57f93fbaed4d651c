import UIKit

/// The wishes of one screen, read one by one from wherever the screen states them.
@MainActor
struct Wishes {
  private let screen: (any NavigationScreen)?
  private let settings: ScreenWishes

  init(of controller: UIViewController, settings: ScreenWishes?) {
    screen = controller as? any NavigationScreen
    self.settings = settings ?? ScreenWishes()
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
  var usesSystemTransition: Bool { screen?.usesSystemTransition ?? settings.usesSystemTransition }

  func shouldPop(_ trigger: PopTrigger) -> Bool {
    screen?.shouldPop(trigger) ?? settings.shouldPop?(trigger) ?? true
  }
}
