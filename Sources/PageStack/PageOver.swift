import SnapshotNavigation
import UIKit

extension UIView {
  /// Pushes views over this one.
  ///
  ///     card.pageOver.push(editor)
  ///     card.pageOver.pop()
  ///
  /// A pushed view fills this one and lies above its subviews. For anything more, use the
  /// ``PageStackView`` that shows it: ``PageOver/stack``.
  @MainActor public var pageOver: PageOver { PageOver(view: self) }
}

/// Pushes views over a plain view, and pops them; see ``UIKit/UIView/pageOver``.
@MainActor
public struct PageOver {
  let view: UIView

  /// Whether a view has been pushed over this one.
  public var isPushed: Bool { (overlay?.pages.count ?? 1) > 1 }

  /// The stack that shows the pushed views, or `nil` if there are none.
  ///
  /// Its ``PageStackView/topPage`` is the view that was pushed last. Its root is empty and
  /// transparent.
  public var stack: PageStackView? { overlay }

  /// Pushes a view over this one.
  ///
  /// The pushed view gets the size of this one. A pop that doesn't specify a choreography or timing
  /// uses those of the push. Returns `false`, without any change, if the view has already been
  /// pushed or contains this one.
  @discardableResult
  public func push(
    _ page: UIView, animated: Bool = true, choreography: any Choreography = .cover,
    timing: TransitionTiming = .standard, completion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    guard !view.isDescendant(of: page) else { return false }
    // A stack whose last page is being popped is removed together with it.
    overlay?.bringToRest()
    let stack = overlay ?? makeOverlay()
    stack.configuration.pushChoreography = choreography
    stack.configuration.timing = timing
    return stack.push(page, animated: animated, completion: completion)
  }

  /// Pops the view that was pushed last.
  ///
  /// Returns the view that was popped, or `nil` if there was none.
  @discardableResult
  public func pop(
    animated: Bool = true, choreography: (any Choreography)? = nil,
    timing: TransitionTiming? = nil, completion: (@MainActor () -> Void)? = nil
  ) -> UIView? {
    guard let overlay else {
      completion?()
      return nil
    }
    overlay.configuration.popTiming = timing
    return overlay.pop(animated: animated, choreography: choreography, completion: completion)
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
