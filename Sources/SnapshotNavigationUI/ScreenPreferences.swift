import SnapshotNavigation
import UIKit

/// What the views of a screen ask for by modifiers; `nil` where none does.
///
/// They're known once the screen has been laid out in the window, unlike ``ScreenOptions`` that a
/// view controller sets in `viewDidLoad`.
struct ScreenPreferences: Sendable {
  var navigationBar: ScreenOptions.NavigationBar?
  var dragArea: DragArea?
  var pushChoreography: (any Choreography)?
  var popChoreography: (any Choreography)?
  var isSensitive: Bool?
  var showsLiveContent: Bool?
  var hidesTabBar: Bool?
  var confirmsPop: (@MainActor (TransitionTrigger) -> Bool)?

  /// Takes from a sibling what nothing before it asks for.
  mutating func add(_ next: ScreenPreferences) {
    navigationBar = navigationBar ?? next.navigationBar
    dragArea = dragArea ?? next.dragArea
    pushChoreography = pushChoreography ?? next.pushChoreography
    popChoreography = popChoreography ?? next.popChoreography
    isSensitive = isSensitive ?? next.isSensitive
    showsLiveContent = showsLiveContent ?? next.showsLiveContent
    hidesTabBar = hidesTabBar ?? next.hidesTabBar
    confirmsPop = confirmsPop ?? next.confirmsPop
  }

  /// Makes a screen's options of them, except for the bar.
  @MainActor
  func apply(to options: inout ScreenOptions) {
    options.dragArea = dragArea ?? .automatic
    options.pushChoreography = pushChoreography
    options.popChoreography = popChoreography
    options.isSensitive = isSensitive ?? false
    options.showsLiveContent = showsLiveContent ?? false
  }
}

extension UIViewController {
  /// Shows or hides the bar for a screen whose view has just said what it wants.
  ///
  /// UIKit's `willShow`, by which the library applies the option, has come before the first layout.
  /// The push is about to start: a call hides the bar now, as long as the screen has no option, and
  /// another one, once it has, puts the app's own value back without touching the bar.
  ///
  /// - Returns: Whether the option has to be set again at rest, because the library took it for
  ///   `.automatic`.
  func setNavigationBar(_ bar: ScreenOptions.NavigationBar) -> Bool {
    let old = snapshotNavigation.navigationBar
    guard bar != old else { return false }
    guard let navigation = snapshotNavigationController, navigation.isTransitioning,
      navigation.topViewController === self
    else {
      snapshotNavigation.navigationBar = bar
      return false
    }
    guard old == .automatic, viewIfLoaded?.window != nil else {
      snapshotNavigation.navigationBar = bar
      return true
    }
    let isHidden = navigation.isNavigationBarHidden
    if isHidden != (bar == .hidden) {
      navigation.setNavigationBarHidden(bar == .hidden, animated: false)
    }
    snapshotNavigation.navigationBar = bar
    if isHidden != (bar == .hidden) {
      navigation.setNavigationBarHidden(isHidden, animated: false)
    }
    return true
  }
}
