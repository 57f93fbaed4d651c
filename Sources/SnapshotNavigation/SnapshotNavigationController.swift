import UIKit

/// A navigation controller that moves pictures, not bars.
///
/// Put it in place of your `UINavigationController`. It keeps a picture of each screen you leave, and
/// whenever you push, pop or drag back it moves whole screens, bars included, so that screens with
/// and without a navigation bar slide smoothly over each other.
///
/// Everything you know of `UINavigationController` holds: the stack is what the calls so far say, the
/// delegate hears every call, appearance callbacks come as UIKit documents them. Three differences:
/// a drag calls them when it has come to rest; a second operation during a transition cuts the
/// running one to its end; a call from inside an appearance callback waits until the transition that
/// is being set up has started.
open class SnapshotNavigationController: UINavigationController {
  /// How transitions and drags behave by default.
  public var configuration = Configuration()

  /// Hears of every animated push and pop and of every drag; default nil.
  ///
  /// Progress costs a call for each frame, and only while this is set.
  public var transitionObserver: (@MainActor (NavigationEvent) -> Void)?

  private(set) lazy var director = Director(self)

  /// The recogniser that drags screens back, for `require(toFail:)`.
  ///
  /// Its delegate belongs to the controller; wishes of a screen are stated by ``NavigationScreen``.
  public var dragRecognizer: UIPanGestureRecognizer { director.gesture.recognizer }

  // MARK: The delegate

  /// The navigation delegate.
  ///
  /// The one you set hears every method; setting nil takes only yours away.
  ///
  /// Reading gives the object that forwards to yours, not yours: UIKit may ask here for the delegate
  /// it is to call. To pass calls on to a delegate you found here is safe, each is heard once.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      director.proxy.app = newValue === director.proxy ? director.proxy.app : newValue
      super.delegate = nil
      super.delegate = director.proxy
    }
  }

  func installProxy() {
    if super.delegate !== director.proxy { super.delegate = director.proxy }
  }

  // MARK: Life

  /// Adds the drag; call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    installProxy()
    view.addGestureRecognizer(dragRecognizer)
    director.governSystemGestures()
    director.observeApplication()
  }

  /// Notes what is on the screen; call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    director.noteCommit()
  }

  /// Ends what is running; call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    director.bringToRest(isLeaving: true)
    director.leaveForeign()
    director.committed = nil
  }

  /// Ends what is running, which has the wrong size now; call `super`.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    director.bringToRest()
    super.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: The stack

  /// Pushes a screen; overriding is allowed, call `super`.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    director.push(viewController, animated: animated) { [weak self] in
      self?.systemPush(viewController, animated: animated)
    }
  }

  /// Pops the top screen; overriding is allowed, call `super`.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    director.pop(
      to: nil, animated: animated, expected: viewControllers.dropFirst().last
    ) { [weak self] in self?.systemPop(animated: animated) }
  }

  /// Pops to a screen of the stack; overriding is allowed, call `super`.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    director.pop(
      to: viewController, animated: animated, expected: screens(above: viewController)
    ) { [weak self] in self?.systemPop(to: viewController, animated: animated) }
  }

  /// Pops to the root; overriding is allowed, call `super`.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    director.pop(
      to: viewControllers.first, animated: animated,
      expected: viewControllers.first.flatMap(screens(above:))
    ) { [weak self] in self?.systemPopToRoot(animated: animated) }
  }

  /// Replaces the stack; overriding is allowed, call `super`.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    director.setViewControllers(viewControllers, animated: animated) { [weak self] in
      self?.systemSet(viewControllers, animated: animated)
    }
  }

  /// The stack; assigning replaces it without animation.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  private func screens(above screen: UIViewController) -> [UIViewController]? {
    let stack = viewControllers
    return stack.lastIndex { $0 === screen }.map { Array(stack[($0 + 1)...]) }
  }

  // UIKit's own implementations, for the director.
  func systemPush(_ screen: UIViewController, animated: Bool) {
    super.pushViewController(screen, animated: animated)
  }
  func systemPop(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  func systemPop(to screen: UIViewController, animated: Bool) -> [UIViewController]? {
    super.popToViewController(screen, animated: animated)
  }
  func systemPopToRoot(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  func systemSet(_ screens: [UIViewController], animated: Bool) {
    super.setViewControllers(screens, animated: animated)
  }

  // MARK: Presentations

  /// Dismisses as UIKit does; what still comes in like a push, and is dragged away with an animator of
  /// the app, is ended first, because UIKit refuses to dismiss meanwhile.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PushPresentation.makeWay(around: self)
    super.dismiss(animated: flag, completion: completion)
  }

  // MARK: Bars

  /// Shows or hides the navigation bar; without animation while a transition is shown.
  open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated && !director.isStageUp)
  }

  /// Shows or hides the toolbar; without animation while a transition is shown.
  open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated && !director.isStageUp)
  }

  /// Nobody while a transition answers for the screen that covers more; see the status bar's style.
  open override var childForStatusBarStyle: UIViewController? {
    director.answeredStatusBar == nil ? super.childForStatusBarStyle : nil
  }

  /// As `childForStatusBarStyle`.
  open override var childForStatusBarHidden: UIViewController? {
    director.answeredStatusBar == nil ? super.childForStatusBarHidden : nil
  }

  /// During a transition or a drag, the style of the screen that covers more than half.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    director.answeredStatusBar?.style ?? super.preferredStatusBarStyle
  }

  /// During a transition or a drag, what the screen that covers more than half says.
  open override var prefersStatusBarHidden: Bool {
    director.answeredStatusBar?.isHidden ?? super.prefersStatusBarHidden
  }

  // MARK: Orientation

  /// What the app's delegate says, if it says anything.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (director.proxy.app?.navigationControllerSupportedInterfaceOrientations(_:))?(self)
      ?? super.supportedInterfaceOrientations
  }

  /// What the app's delegate says, if it says anything.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    (director.proxy.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:))?(
      self) ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Access

  /// Pops the top screen if it agrees; the escape gesture of VoiceOver.
  open override func accessibilityPerformEscape() -> Bool {
    guard let top = topViewController, viewControllers.count > 1,
      director.wishes(of: top).shouldPop(.escape)
    else { return false }
    return popViewController(animated: true) != nil
  }
}
