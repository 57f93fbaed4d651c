import UIKit

/// Where snapshots that are views wait to be shown or drawn: in a window, where they're rendered.
///
/// Each leaves the window when it's no longer kept, or when its stack is released.
@MainActor
final class SnapshotShelf {
  private var views: [SnapshotView] = []

  // It may run on any thread, and views leave their window on the main one.
  deinit {
    guard !views.isEmpty else { return }
    Task { @MainActor [views] in
      for view in views { view.endWaiting() }
    }
  }

  func put(_ view: SnapshotView, in superview: UIView, at frame: CGRect, unseen: Bool) {
    view.wait(in: superview, at: frame, unseen: unseen)
    views.append(view)
  }

  func clear(but kept: @autoclosure () -> [AnyObject] = []) {
    guard !views.isEmpty else { return }
    let kept = kept()
    views.removeAll { view in
      if kept.contains(where: { $0 === view }) { return !view.isWaiting }
      view.endWaiting()
      return true
    }
  }
}
