/// The view of a navigation controller: the screens, and the bars above them.
@MainActor final class NavigationContainerView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutContainer()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    controller?.bringBarHome()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    controller?.bars.staleScreen = nil
    if case .running(let live)? = controller?.stage { live.insetsWait = false }
    setNeedsLayout()
  }

  /// A running transition takes no touches in its screens and its toolbar, unless it can be
  /// interrupted; in its navigation bar as the host's constant says.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let controller, controller.blocksTouches else { return hit }
    if HostRuntime.current.settings.navigationBarTakesTouchesInTransitions,
      !controller.navigationBar.isBusy, hit.isDescendant(of: controller.navigationBar)
    {
      return hit
    }
    return hit.isDescendant(of: self) ? self : hit
  }
}

/// Holds the view of the screen that is shown, and both views during a transition, whose container
/// view it is.
@MainActor final class ScreenContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
