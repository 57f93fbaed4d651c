import SnapshotNavigation
import UIKit

/// A page with its own animator for its push or pop, like a `TransitionAnimating` screen.
@MainActor
public protocol PageAnimating: UIView {
  /// Returns the animator for the page's push or pop, or `nil` for a choreography.
  ///
  /// Called once, when a push (`.push`), a pop, or a drag (both `.pop`) starts, unless the call
  /// specifies a choreography. Both pages are in place, with this one in front. Set the initial
  /// state and add the animations, but don't start the animator. The library runs it or, during a
  /// drag, sets its `fractionComplete`. If the drag is canceled, the animator ends at its start.
  /// Check for Reduce Motion yourself, and restore the page's normal appearance in a completion
  /// handler.
  func pageAnimator(
    for operation: UINavigationController.Operation, over page: UIView
  ) -> UIViewPropertyAnimator?
}

extension UIView {
  /// The nearest page stack that contains this view as a page or inside a page.
  ///
  /// A page finds its stack as long as the page is on the stack, even when it isn't visible.
  @MainActor public var pageStack: PageStackView? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.stackOfPage).first
  }

  var stackOfPage: PageStackView? {
    get { stacksOfPages[self]?.object }
    set { stacksOfPages[self] = newValue.map { Weak(object: $0) } }
  }
}

@MainActor private let stacksOfPages = WeakTable<Weak<PageStackView>>()
