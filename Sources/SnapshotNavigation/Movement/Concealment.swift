import UIKit

/// Hides a view with a layer animation, without changing its properties.
@MainActor
package final class Concealment {
  private static let key = "SnapshotNavigation.conceal"
  /// The concealed view; nil once the concealment has ended.
  package private(set) weak var view: UIView?

  package init(of view: UIView) {
    self.view = view
    hideAgain()
  }

  /// Hides the view again if it has been out of its window meanwhile.
  func hideAgain() {
    guard let layer = view?.layer, layer.animation(forKey: Self.key) == nil else { return }
    layer.hold("opacity", Float(0), forKey: Self.key)
  }

  /// Shows the view again.
  package func end() {
    view?.layer.removeAnimation(forKey: Self.key)
    view = nil
  }

  // An app may release everything during a transition.
  deinit {
    guard let view else { return }
    Task { @MainActor in view.layer.removeAnimation(forKey: Self.key) }
  }
}
