import QuartzCore

/// The actions that a swipe over a row uncovers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private(set) var contents: [UIContextualAction] = []

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    contents = actions
  }
}
