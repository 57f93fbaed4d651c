import UIKit

/// Keeps a view from drawing, by a layer animation: no property changes.
@MainActor
package final class Concealment {
  private static let key = "SnapshotNavigation.conceal"
  /// The view that is concealed; nil once this has ended.
  package private(set) weak var view: UIView?

  package init(of view: UIView) {
    self.view = view
    view.layer.hold("opacity", Float(0), forKey: Self.key)
  }

  /// The view draws again.
  package func end() {
    view?.layer.removeAnimation(forKey: Self.key)
    view = nil
  }

  // An app may release everything in the middle of a motion.
  deinit {
    guard let view else { return }
    Task { @MainActor in view.layer.removeAnimation(forKey: Self.key) }
  }
}
