import UIKit

/// The keyboard, put down while a finger drags the screen that has it, and who gets it back.
@MainActor
final class KeyboardRestorer {
  private weak var responder: UIView?

  /// Puts it down, without animation, if anything in `view` has it.
  func lower(in view: UIView) {
    guard let responder = view.firstResponder else { return }
    UIView.performWithoutAnimation { _ = responder.resignFirstResponder() }
    // What the app does meanwhile may be the end of the drag; then it stays down.
    self.responder = responder
  }

  /// Gives it back, without animation.
  func raise() {
    guard let responder else { return }
    self.responder = nil
    UIView.performWithoutAnimation { _ = responder.becomeFirstResponder() }
  }
}

extension UIView {
  fileprivate var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }
}
