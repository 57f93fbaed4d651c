import SnapshotNavigation
import UIKit

/// A page that is pushed or popped by an animator of its own, like a `TransitionAnimating` screen.
@MainActor
public protocol PageAnimating: UIView {
  /// Returns the animator for the page's push or pop, or `nil` for a choreography.
  ///
  /// Called once, as a push (`.push`), a pop or a drag (both `.pop`) starts, unless the call names
  /// a choreography. Both pages are in place, this one in front. Set the initial state and add the
  /// animations, but don't start the animator: the library runs it, or sets its `fractionComplete`
  /// during a drag; if the drag is canceled, the animator ends at its start. Check for Reduce
  /// Motion yourself, and restore the page's normal appearance in a completion.
  func pageAnimator(
    for operation: UINavigationController.Operation, over page: UIView
  ) -> UIViewPropertyAnimator?
}

extension UIView {
  /// The nearest page stack that this view is a page of, or lies in a page of.
  ///
  /// A page finds its stack as long as it's on it, visible or not.
  @MainActor public var pageStack: PageStackView? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.stackOfPage).first
  }

  var stackOfPage: PageStackView? {
    get { stacksOfPages[self]?.object }
    set { stacksOfPages[self] = newValue.map { Weak(object: $0) } }
  }
}

@MainActor private var stacksOfPages = WeakTable<Weak<PageStackView>>()
