@preconcurrency @MainActor
open class UINavigationController: UIViewController,
  ChildAppearanceForwarding
{
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  private let barClass: UINavigationBar.Type
  private let toolbarType: UIToolbar.Type
  private lazy var storedBar = makeBar(barClass)
  private(set) lazy var storedToolbar = makeToolbar(toolbarType)
  private(set) lazy var toolbarPlace = makeToolbarPlace()
  lazy var popGesture = makePopGesture()
  lazy var contentPopGesture = makeContentPopGesture()
  private lazy var swipeGesture = makeHideOnSwipeGesture()
  private let tapGesture: UITapGestureRecognizer
  private let hideOnTapDelegate = HidingGestureDelegate(isSimultaneous: false)
  let hideOnSwipeDelegate = HidingGestureDelegate(isSimultaneous: true)

  var stack: [UIViewController] = []

  /// So many screens of the stack are navigation controllers.
  var nestedCount = 0

  var stage = NavigationStage.resting(.still)
  weak var shownScreen: UIViewController?
  var interactivePop: InteractivePop?
  var pending = PendingWork()
  /// That of a transition which is over.
  var lateCoordinator: ScreenTransitionCoordinator?
  var popDelegate: InteractivePopDelegate?
  var bars = NavigationBars()
  let screenContainer = ScreenContainerView(frame: .zero)
  /// The delegate that is called: the one assigned, whatever a subclass's getter answers.
  weak var storedDelegate: (any UINavigationControllerDelegate)?
  var knownDelegates: [KnownDelegate] = []
  private var storedDefinesPresentationContext = true

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let tapGesture = UITapGestureRecognizer()
    self.tapGesture = tapGesture
    barHideOnTapGestureRecognizer = tapGesture
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    toolbarType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    let tapGesture = UITapGestureRecognizer()
    self.tapGesture = tapGesture
    barHideOnTapGestureRecognizer = tapGesture
    barClass = UINavigationBar.self
    toolbarType = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let tapGesture = UITapGestureRecognizer()
    self.tapGesture = tapGesture
    barHideOnTapGestureRecognizer = tapGesture
    barClass = UINavigationBar.self
    toolbarType = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) {
    let tapGesture = UITapGestureRecognizer()
    self.tapGesture = tapGesture
    barHideOnTapGestureRecognizer = tapGesture
    barClass = UINavigationBar.self
    toolbarType = UIToolbar.self
    super.init(coder: aDecoder)
  }

  // MARK: Stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    perform { $0.push(viewController, animated: animated) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    perform { controller in
      if controller.nestedToPop != nil {
        return controller.nested?.popViewController(animated: animated)
      }
      return StackEdit.pop(controller.stack).flatMap {
        controller.answer(controller.apply($0, animated: animated, pops: true))?.last
      }
    }
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    performPop { controller in
      guard let change = StackEdit.pop(to: viewController, on: controller.stack) else {
        HostTrap.raise(
          .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        return nil
      }
      return controller.apply(change, animated: animated, pops: true)
    }
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    performPop { controller in
      guard let root = controller.stack.first,
        let change = StackEdit.pop(to: root, on: controller.stack)
      else { return nil }
      return controller.apply(change, animated: animated, pops: true)
    }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? topViewController
    while let presented = visible?.presentedViewController { visible = presented }
    return visible
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform { $0.replaceStack(with: viewControllers, animated: animated) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Apple: the escape gesture of VoiceOver goes back as the back button does.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, isRestingAtAllLevels else { return super.accessibilityPerformEscape() }
    outermost.backButtonTapped()
    return true
  }

  /// iPadOS: Command-[ goes back, by the call that code makes.
  open override var keyCommands: [UIKeyCommand]? {
    HostRuntime.current.settings.backCommandIsInMenu ? nil : ownBackCommand.map { [$0] }
  }

  /// UIKit's own command, wherever it keeps it.
  var ownBackCommand: UIKeyCommand? {
    guard stack.count > 1 else { return nil }
    return UIKeyCommand(
      title: "Back", action: Selector("goBack", UINavigationController.goBack), input: "[",
      modifierFlags: .command)
  }

  private func goBack() { popViewController(animated: true) }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { bars.visibility.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarHidden(hidden, animated: animated)
  }

  open var navigationBar: UINavigationBar { storedBar }

  open var isToolbarHidden: Bool {
    get { bars.visibility.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbarHidden(hidden, animated: animated)
  }

  open var toolbar: UIToolbar! { storedToolbar }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { storedDelegate = delegate }
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    HostRuntime.hostile.hasNoPopGestures ? nil : popGesture
  }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    HostRuntime.hostile.hasNoPopGestures ? nil : contentPopGesture
  }
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsOnSwipe = false { didSet { updateHidingGestures() } }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { swipeGesture }
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsOnTap = false { didSet { updateHidingGestures() } }
  unowned(unsafe) open private(set) var barHideOnTapGestureRecognizer: UITapGestureRecognizer

  // MARK: View

  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    view = container
    installBars(in: container)
    tapGesture.delegate = hideOnTapDelegate
    tapGesture.addTarget(
      self, action: Selector("handleHideOnTap(_:)", UINavigationController.tappedInContent))
    updateHidingGestures()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    renewPopGestures(since: previousTraitCollection)
    followCompactHeight(since: previousTraitCollection)
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing { dropScheduledTransition() }
    let isFirst = isAppearing && installTopScreen()
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isFirst { announceFirstScreen(animated: animated) }
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    endDepartures()
    reportFirstScreen()
  }

  // MARK: Container

  open override var definesPresentationContext: Bool {
    get { storedDefinesPresentationContext }
    set { storedDefinesPresentationContext = newValue }
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override var childForStatusBarStyle: UIViewController? {
    isBarOut ? topViewController : nil
  }
  /// Asked on tablets, on phones with a home button, and where the bar is hidden; elsewhere the
  /// controller itself answers.
  open override var childForStatusBarHidden: UIViewController? {
    let hasHomeIndicator = (viewIfLoaded?.window?.safeAreaInsets.bottom ?? 0) > 0
    let isPhone = traitCollection.userInterfaceIdiom == .phone
    return isBarOut || !isPhone || !hasHomeIndicator ? topViewController : nil
  }
  /// Follows the bar's own trait.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    if navigationBar.barStyle == .black { return .lightContent }
    let style = navigationBar.traitCollection.userInterfaceStyle
    if style == traitCollection.userInterfaceStyle { return .default }
    return style == .dark ? .lightContent : .darkContent
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = DefaultImplementation.answer(of: storedDelegate) {
      storedDelegate?.navigationControllerSupportedInterfaceOrientations(self)
    }
    return (answer ?? nil) ?? super.supportedInterfaceOrientations
  }
  var liveTransition: StackTransition? { stage.live }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let own = HostRuntime.hostile.hasNoCoordinator ? nil : liveTransition?.coordinator
    return own ?? lateCoordinator ?? super.transitionCoordinator
  }
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    topViewController?.setEditing(editing, animated: animated)
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    preferredContentSize = container.preferredContentSize
  }

  /// Only the screen that is shown, or about to be, takes part in the container's own appearance.
  var screensSharingAppearance: [UIViewController] {
    if case .running(let live) = stage { return live.transition.to.map { [$0] } ?? [] }
    return shownScreen.map { [$0] } ?? []
  }
}
