import Foundation

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate,
  ChildAppearanceForwarding
{
  private let bar = UITabBar(frame: .zero)
  private(set) lazy var more = makeMoreScreen()
  var tabs: [UIViewController] = []
  private var hasList = false

  /// The tab beyond the bar that was left open.
  weak var openInMore: UIViewController?

  /// Whether the list of those tabs is shown for which the bar has no room.
  var isMoreSelected = false
  var selection = TabSelection()
  weak var shownTab: UIViewController?
  var tabTransition: ScreenTransition?
  let screenContainer = TabScreensView(frame: .zero)

  /// Who wants the bar away: the app, or a screen that was pushed.
  var isHiddenByApp = false
  /// Whether nothing draws the bar, although it's shown.
  var isUndrawn = false
  var isHiddenByScreen = false
  /// What the app has made of the bar's own `isHidden`, and what the host has.
  var ownHiding = (byApp: false, byHost: false)
  var isBarSliding = false
  var barRide: BarRide?
  weak var shownAccessory: UIView?

  /// Apple: shown above the tab bar, since iOS 26.
  open var bottomAccessory: UITabAccessory? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// Apple: whether the bar gets smaller as its screen scrolls, since iOS 26.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { tabBar.isMinimized = false }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  open var viewControllers: [UIViewController]? {
    get { hasList ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasList = viewControllers != nil
    customizableViewControllers = viewControllers
    replaceTabs(with: viewControllers ?? [], animated: animated)
  }

  open var selectedViewController: UIViewController? {
    get {
      if isMoreSelected { return more }
      return selection.index.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
    }
    set {
      guard let newValue else { return select(nil) }
      if newValue === more, hidesTabs { return selectMore() }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        HostTrap.raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
            + " controller's list of view controllers can be selected.")
        return
      }
      select(index)
    }
  }

  /// Apple: NSNotFound while nothing is selected.
  open var selectedIndex: Int {
    get { isMoreSelected ? NSNotFound : selection.index ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  open var moreNavigationController: UINavigationController { more }
  open var customizableViewControllers: [UIViewController]?
  open var tabBar: UITabBar { bar }
  open weak var delegate: (any UITabBarControllerDelegate)?

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isHiddenByApp else { return }
    let was = isBarHidden
    isHiddenByApp = hidden
    if !hidden { ownHiding.byApp = false }
    isUndrawn =
      !hidden && isPopping && HostRuntime.current.settings.tabBarUnhiddenInPopsStaysUndrawn
    barVisibilityDidChange(
      from: was,
      slide: animated
        ? (.downwards, HostRuntime.current.settings.barHideShowDuration) : nil)
  }

  open var isTabBarHidden: Bool {
    get { isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// The bar's own delegate call: the app's delegate may refuse, and is told of every tap, also of
  /// one on the tab that is selected already.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }), tabs.indices.contains(index)
    else { return }
    let isMore = hidesTabs && item === more.tabBarItem
    let screen = isMore ? more : tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    if isMore {
      selectMoreByTap()
    } else if !isMoreSelected, selection.index == index {
      (screen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    delegate?.tabBarController(self, didSelect: screen)
  }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  // MARK: View

  open override func loadView() {
    let container = TabContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    view = container
    container.addSubview(screenContainer)
    if !HostRuntime.hostile.tabBarFloats { container.addSubview(bar) }
    bar.isHidden = HostRuntime.hostile.tabBarIsHiddenByApp
    showSelectedTab(isForwarded: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelectedTab(isForwarded: true)
  }

  // MARK: Container

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = DefaultImplementation.answer {
      delegate?.tabBarControllerSupportedInterfaceOrientations(self)
    }
    return (answer ?? nil) ?? super.supportedInterfaceOrientations
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    tabTransition?.coordinator ?? super.transitionCoordinator
  }

  var screensSharingAppearance: [UIViewController] {
    guard tabTransition == nil else { return [] }
    return shownTab.map { [$0] } ?? []
  }
}

/// The tab bar controller's own view.
final class TabContainerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutTabs()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Holds the screen of the selected tab, and both during a transition.
final class TabScreensView: UIView {}
