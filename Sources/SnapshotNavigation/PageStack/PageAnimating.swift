import UIKit

/// A page that is pushed or popped by an animator of its own, like a ``TransitionAnimating`` screen.
@MainActor
public protocol PageAnimating: UIView {
  /// Returns the animator for the page's push or pop, or `nil` for a choreography.
  ///
  /// Called once, as a push (`.push`), a pop or a drag (both `.pop`) starts, unless the call names a
  /// choreography. Both pages are in place, this one in front. Set what the animation starts with and
  /// add what it changes, but don't start it: a tap runs it, a drag sets its fraction, and ends it at
  /// its start if it's canceled. It has to respect Reduce Motion itself, and to restore in its
  /// completion what a page should look like later.
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
