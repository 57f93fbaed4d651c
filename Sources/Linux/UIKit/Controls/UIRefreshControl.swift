import QuartzCore

/// Pull to refresh: stored by a scroll view, refreshed by the application.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private var refreshes = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  }

  public convenience override init(frame: CGRect) {
    self.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func endRefreshing() {
    refreshes = false
  }
}
