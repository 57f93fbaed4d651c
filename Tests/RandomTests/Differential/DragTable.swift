import UIKit

/// Who gets a finger, or a trackpad's two, that comes to a stack at rest: the screen, or what is beneath.
///
/// The rows are UIKit's rules and those of the documentation; nothing asks the library.
struct DragTable {
  /// What is under it; what has a pan of its own is played by `InputRandomTests`.
  enum Content {
    case plain
    /// It scrolls vertically.
    case list
    /// The app keeps the drag away, from the edge, too.
    case excluded
  }

  /// The host's constants.
  let settings: HostSettings

  /// Whether the top of a stack with so many screens is dragged by a finger that moves so far back.
  func drags(over content: Content, of count: Int, moving way: CGFloat) -> Bool {
    count > 1 && way > settings.gestures.panHysteresis && content != .excluded
  }
}

extension DragTable.Content {
  /// Puts it on a screen.
  @MainActor func put(on screen: UIViewController, at frame: CGRect) -> UIView? {
    let view: UIView
    switch self {
    case .plain: return nil
    case .list:
      let list = UIScrollView(frame: frame)
      list.contentSize = CGSize(width: frame.width, height: 10_000)
      // Bars look alike here, even where UIKit forgets to shift the offset back.
      list.contentOffset.y = 5_000
      view = list
    case .excluded:
      view = UIView(frame: frame)
      screen.snapshotNavigation.viewsExcludedFromDrag = [view]
    }
    screen.view.addSubview(view)
    return view
  }
}
