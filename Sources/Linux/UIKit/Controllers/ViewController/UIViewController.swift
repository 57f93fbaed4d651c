@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer,
  UITraitEnvironment, UIContentContainer, UIFocusEnvironment
{
  private var storedView: UIView?
  private var storedTitle: String?
  private var storedPresentationStyle = UIModalPresentationStyle.automatic
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  private var storedToolbarItems: [UIBarButtonItem]?
  private var storedEditing = false
  private var storedEditButtonItem: UIBarButtonItem?
  private let storedNibName: String?
  private let storedNibBundle: Bundle?
  private var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]

  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []

  /// On how many stacks of navigation controllers it stands; 0 spares looking for it on one.
  var stacks = 0
  var appearance = Appearance()
  var appearsAnimated = false
  var awaitsIsAppearing = false
  var parentMove = ParentMove.none
  var presentationMove = PresentationMove.none
  var contentScrollViews: [(edge: NSDirectionalRectEdge, scrollView: UIScrollView?)] = []
  var storedPresentationController: UIPresentationController?
  var presentation: Presentation?
  weak var presenter: UIViewController?

  /// What the bars of the containers cover of this screen's view, beyond what its parent's safe
  /// area says already.
  var containerInsets = UIEdgeInsets.zero {
    didSet {
      if containerInsets != oldValue { storedView?.safeAreaMayHaveChanged() }
    }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    storedNibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedNibName = nil
    storedNibBundle = nil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open func encode(with coder: NSCoder) {}

  // MARK: View

  /// Reading loads the view, as Apple documents; assigning makes this screen its owner.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if storedView?.owner === self { storedView?.owner = nil }
      storedView = newValue
      newValue?.owner = self
    }
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else { return }
    viewDidLoad()
  }

  open var viewIfLoaded: UIView? { storedView }
  open func viewDidLoad() {}
  open var isViewLoaded: Bool { storedView != nil }
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Also the title of the navigation and the tab bar item, as Apple documents.
  open var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      navigationItem.title = newValue
      storedTabBarItem?.title = newValue
    }
  }

  open func didReceiveMemoryWarning() {}
  override var responderWindow: UIWindow? {
    if let view = viewIfLoaded { view.window } else { super.responderWindow }
  }

  open override var next: UIResponder? {
    if let presenter, storedView?.isPresentationRoot == true { return presenter }
    return storedView?.superview ?? parent
  }

  // MARK: Relatives

  open var parent: UIViewController? { storedParent }
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open var definesPresentationContext = false
  open var isBeingPresented: Bool { presentationMove == .presenting }
  open var isBeingDismissed: Bool { presentationMove == .dismissing }
  open var isMovingToParent: Bool { parentMove == .to }
  open var isMovingFromParent: Bool { parentMove == .from }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Apple: reading it always gives a concrete style, a sheet where it is automatic.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { PresentationRule(storedPresentationStyle).style }
    set { storedPresentationStyle = newValue }
  }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edge.isSuperset(of: edge) }?.scrollView
  }
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The host's status bar asks whenever somebody looks, so there is nothing to update.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.runtime?.followStatusBar()
  }

  /// Whether its view is leaving the window by no container's call.
  var disappearsWithWindow = false
  var addedKeyCommands: [UIKeyCommand] = []
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent { return container.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = parent { return container.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { storedView?.updateTraits() } }
  }
  open var isModalInPresentation = false

  // MARK: Rotation

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Editing

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    storedEditButtonItem?.show(isEditing: editing)
  }
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = makeEditButtonItem()
    item.show(isEditing: isEditing)
    storedEditButtonItem = item
    return item
  }

  // MARK: Containment

  open var children: [UIViewController] { storedChildren }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraits[ObjectIdentifier(childViewController)]
  }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Home indicator and screen edges

  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Layout

  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewLayoutMarginsDidChange() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() }
    }
  }
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Container and traits

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    presentation?.controller.willTransition(to: newCollection, with: coordinator)
  }
  open var traitCollection: UITraitCollection {
    if let storedView, storedView.superview != nil || storedView is UIWindow {
      return storedView.traitCollection
    }
    // Its own overrides count before its view takes part.
    return inheritedTraits(
      from: storedView?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current)
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Transitions and presentations

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationCoordinator ?? parent?.transitionCoordinator
  }
  open var presentationController: UIPresentationController? {
    presentationControllerCreatingIfNeeded()
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var preferredTransition: UIViewController.Transition?

  // MARK: Items for the containers

  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      if storedTitle == nil, let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabItemsMayHaveChanged()
    }
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
