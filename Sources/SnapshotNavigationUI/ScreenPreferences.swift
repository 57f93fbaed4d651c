import SnapshotNavigation
import UIKit

/// The values of a screen's modifiers; `nil` where no view sets one.
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

  /// Takes a sibling's values where none is set yet.
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

  /// Applies them to a screen's options, except the bar.
  @MainActor
  func apply(to options: inout ScreenOptions) {
    options.dragArea = dragArea ?? .automatic
    options.pushChoreography = pushChoreography
    options.popChoreography = popChoreography
    options.isSensitive = isSensitive ?? false
    options.showsLiveContent = showsLiveContent ?? false
  }
}
