import UIKit

extension UIView {
  /// Views pushed over this one, the simple way.
  ///
  ///     card.pageOver.push(editor)
  ///     card.pageOver.pop()
  ///
  /// What is pushed fills the view and lies over its subviews. For more than that, use a
  /// ``PageStackView``; ``PageOver/stack`` is the one at work here.
  @MainActor public var pageOver: PageOver { PageOver(view: self) }
}

/// Pushes views over a plain view and pops them again; see ``UIKit/UIView/pageOver``.
@MainActor
public struct PageOver {
  let view: UIView

  /// Whether a view is pushed over this one.
  public var isPushed: Bool { (overlay?.pages.count ?? 1) > 1 }

  /// The view that was pushed last; nil if none is.
  public var topPage: UIView? { isPushed ? overlay?.topPage : nil }

  /// The stack that shows what is pushed; nil while nothing is.
  ///
  /// Its root is empty: beneath it this view is seen.
  public var stack: PageStackView? { overlay }

  /// Pushes a view over this one.
  ///
  /// - Parameters:
  ///   - page: The view; it gets the size of this one.
  ///   - animated: Whether it is seen to come; default true.
  ///   - choreography: How it comes and goes; default ``Choreography/cover``.
  ///   - completion: Called once, when it is at rest.
  /// - Returns: False, and nothing has changed, if it is pushed already or this view lies in it.
  @discardableResult
  public func push(
    _ page: UIView, animated: Bool = true, choreography: any Choreography = .cover,
    completion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    guard !view.isDescendant(of: page) else { return false }
    // One whose last page is on its way out goes with that page.
    overlay?.bringToRest()
    let stack = overlay ?? makeOverlay()
    stack.configuration.pushChoreography = choreography
    return stack.push(page, animated: animated, completion: completion)
  }

  /// Pops the view that was pushed last.
  ///
  /// - Parameters:
  ///   - animated: Whether it is seen to go; default true.
  ///   - completion: Called once, when it is gone.
  /// - Returns: The view that was popped; nil if none was pushed.
  @discardableResult
  public func pop(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> UIView? {
    guard let overlay else {
      completion?()
      return nil
    }
    return overlay.pop(animated: animated, completion: completion)
  }

  /// The stack over the view: it's added with the first push and removed with the last pop.
  private var overlay: PageStackView? {
    view.subviews.lazy.compactMap { $0 as? PageStackView }.last { $0.onRest != nil }
  }

  private func makeOverlay() -> PageStackView {
    let stack = PageStackView(frame: view.bounds)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    stack.onRest = { [weak stack] in
      if let stack, stack.pages.count <= 1 { stack.removeFromSuperview() }
    }
    return stack
  }
}
