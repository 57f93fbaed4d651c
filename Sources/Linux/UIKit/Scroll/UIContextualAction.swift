import QuartzCore

/// One action that a swipe over a row uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private(set) var isDestructive = false
  private(set) var label: String?
  private(set) var handler: Handler = { _, _, done in done(false) }

  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    isDestructive = style == .destructive
    label = title
    self.handler = handler
  }
}
