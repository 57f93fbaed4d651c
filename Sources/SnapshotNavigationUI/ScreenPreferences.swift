import SnapshotNavigation
import UIKit

/// The values of a screen's modifiers; `nil` where no view sets one.
///
/// They're known once the screen has been laid out in the window. SwiftUI reports those that differ
/// from the last ones, at most twice in a frame, so they compare by their values.
struct ScreenPreferences: Equatable, Sendable {
  var navigationBar: ScreenOptions.NavigationBar?
  var dragArea: DragArea?
  var pushChoreography: SameChoreography?
  var popChoreography: SameChoreography?
  var isSensitive: Bool?
  var showsLiveContent: Bool?
  var hidesTabBar: Bool?
  var confirmsPop: LatestClosure<@MainActor (TransitionTrigger) -> Bool>?

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

  /// Applies them to a screen's options.
  @MainActor
  func apply(to options: inout ScreenOptions) {
    options.navigationBar = navigationBar ?? .automatic
    options.keepsNavigationBar = options.navigationBar != .automatic
    options.dragArea = dragArea ?? .automatic
    options.pushChoreography = pushChoreography?.base
    options.popChoreography = popChoreography?.base
    options.isSensitive = isSensitive ?? false
    options.showsLiveContent = showsLiveContent ?? false
    options.confirmsPop = confirmsPop.map { latest in
      { @MainActor (trigger: TransitionTrigger) in latest.closure(trigger) }
    }
  }
}
