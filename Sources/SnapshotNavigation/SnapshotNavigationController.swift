import UIKit

/// A navigation controller that animates snapshots of whole screens, so each bar moves with its
/// screen.
///
/// Use it in place of your `UINavigationController`, so screens with and without a navigation bar
/// slide smoothly over each other.
///
/// It works like `UINavigationController`: the stack reflects all calls so far, the delegate is
/// called for every transition, and appearance callbacks run as UIKit documents them. There are
/// three differences. For a drag, appearance callbacks usually run only after the finger has
/// lifted; see <doc:MigratingAnApp#When-callbacks-run>. A second operation during a transition
/// immediately ends the running transition. And a call from an appearance callback waits until the
/// transition that's being set up has started. If the screen appears without animation, an animated
/// call waits for the next frame.
///
/// If the user touches the screen during a push or pop that isn't being dragged, UIKit's transition
/// completes, including its callbacks, while the animation continues. The touch goes to the view
/// that's visible under it, and can drag back a screen that's still being pushed.
///
/// During UIKit's own transition, or one with an app's animator, UIKit defers a second operation
/// until the first is complete. Until then, the stack is unchanged, and a pop returns `nil`.
open class SnapshotNavigationController: UINavigationController, UINavigationBarDelegate {
  /// How transitions and drags behave by default; each controller has its own configuration.
  public var configuration = Configuration() {
    didSet { withExtendedLifetime(oldValue) { transitions.configurationDidChange() } }
  }

  /// Explains why a drag didn't begin or a snapshot wasn't used.
  ///
  /// Set it during development. In a released app, set it on every controller to collect
  /// ``NavigationDiagnostic/transitionFailed(_:)`` and ``NavigationDiagnostic/leftToSystem(_:)``. The
  /// default is `nil`.
  public var diagnosticHandler: (@MainActor (NavigationDiagnostic) -> Void)? {
    // An object that the closure has captured may call the controller as the object is freed.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  let observers = TransitionObservers()
  /// The coordinator, which each initializer makes, unless UIKit's own initializer has needed it.
  ///
  /// An app's deinitializer mustn't be the first to need the coordinator, which refers to the controller
  /// weakly: forming a weak reference to a controller that's being freed is fatal.
  private(set) lazy var transitions = NavigationCoordinator(self)
  var proxy: DelegateProxy { transitions.proxy }
  var dragGesture: DragGesture { transitions.gesture }

  /// The recognizer for drags by touch, for `require(toFail:)`.
  ///
  /// Its delegate belongs to the controller. To customize a screen, use ``ScreenOptions``.
  /// Trackpads have a separate recognizer.
  public var dragGestureRecognizer: UIPanGestureRecognizer { dragGesture.recognizer }

  // MARK: Initializers

  /// Creates a controller with a root screen.
  @_documentation(visibility: internal)
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    _ = transitions
  }

  /// Creates an empty controller with bars of custom classes, or UIKit's if `nil`.
  @_documentation(visibility: internal)
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    _ = transitions
  }

  /// Creates an empty controller.
  @_documentation(visibility: internal)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = transitions
  }

  /// Creates a controller from a storyboard.
  @_documentation(visibility: internal)
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    _ = transitions
  }

  // MARK: The delegate

  /// The navigation delegate.
  ///
  /// The controller forwards UIKit's calls to it. An animator that the delegate returns replaces
  /// the snapshot transition. UIKit asks for an interaction controller only for such an animator.
  /// The default is `nil`.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { proxy.app }
    set {
      proxy.app = newValue
      // UIKit looks up some methods when a delegate is assigned, and only if it's a different one.
      let isPlain = super.delegate === transitions.plainProxy && !proxy.appAnimates
      super.delegate = nil
      installProxy(plain: isPlain)
    }
  }

  /// Installs the coordinator's proxy as UIKit's delegate, or the plain proxy, which lets UIKit animate.
  func installProxy(plain isPlain: Bool = false) {
    let proxy: any UINavigationControllerDelegate = isPlain ? transitions.plainProxy : proxy
    guard super.delegate !== proxy else { return }
    super.delegate = nil
    super.delegate = proxy
  }

  // MARK: Life cycle

  /// Adds the drag; call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    installProxy()
    dragGesture.attach(to: view)
    // The guide gets its frame in the layout after this access.
    _ = view.keyboardLayoutGuide
    dragGesture.observeInterruptions()
    transitions.snapshots.observeApplication()
  }

  /// Prepares for appearance callbacks; call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    transitions.frames.beginAppearanceCallbacks()
    super.viewWillAppear(animated)
    transitions.bars.applyOfNewTop()
  }

  /// Records which screen is rendered; call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transitions.bars.applyOfNewTop()
    transitions.bars.noteShown(topViewController)
    transitions.snapshots.appear()
    transitions.snapshots.reconcile()
    transitions.frames.noteRendering()
    // UIKit calls the top screen's own callback later.
    transitions.frames.endAppearanceCallbacksNext { [weak self] in
      self?.transitions.reportUnanimatedChange()
    }
  }

  /// Prepares for the screens' callbacks; call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    transitions.frames.beginAppearanceCallbacks()
    super.viewWillDisappear(animated)
    transitions.frames.endAppearanceCallbacksNext()
  }

  /// Ends a running transition or drag; call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    transitions.frames.beginAppearanceCallbacks(hasDisappeared: true)
    super.viewDidDisappear(animated)
    transitions.didDisappear()
    transitions.frames.endAppearanceCallbacksNext()
  }

  /// Ends the appearance callbacks that an app's own container began; call `super`.
  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    transitions.frames.endAppearanceCallbacks()
  }

  /// Prepares for a transition that UIKit may start; call `super`.
  open override func viewWillLayoutSubviews() {
    transitions.layoutBegins()
    super.viewWillLayoutSubviews()
  }

  /// Updates transitions after layout; call `super`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    transitions.layoutEnds()
  }

  /// Ends a running transition or drag whose width no longer fits; call `super`.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if size.width != viewIfLoaded?.bounds.width { transitions.bringToRest() }
    super.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: The stack

  /// Pushes a screen.
  ///
  /// In an override, call `super` to push. Otherwise, the stack doesn't change.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    transitions.make(.push(viewController), animated: animated)
  }

  /// Pops the top screen.
  ///
  /// In an override, call `super` to pop. Otherwise, the screen stays on the stack.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    if popsInside { return transitions.popInside(animated: animated) }
    // UIKit's gestures pop with this call.
    if transitions.systemTransitions.isPopping {
      transitions.systemPopBegins()
      return super.popViewController(animated: animated)
    }
    return transitions.make(.pop, animated: animated)?.first
  }

  /// Pops to a screen of the stack.
  ///
  /// In an override, call `super` to pop. Otherwise, the screens stay on the stack.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    transitions.make(.popTo(viewController), animated: animated)
  }

  /// Pops to the root.
  ///
  /// In an override, call `super` to pop. Otherwise, the screens stay on the stack.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    transitions.make(.popToRoot, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// In an override, call `super` to replace it. Otherwise, the stack doesn't change.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    transitions.make(.set(viewControllers), animated: animated)
  }

  /// The stack; assigning replaces it without animation.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes an admitted call on `super`, so that none of the app's overrides run.
  ///
  /// - Returns: The screens that a pop has removed; nil if it has removed none, and for other calls.
  @discardableResult
  func makeOnSystem(_ call: NavigationCall<UIViewController>) -> [UIViewController]? {
    switch call.change {
    case .push(let screen): super.pushViewController(screen, animated: call.isAnimated)
    case .pop: return super.popViewController(animated: call.isAnimated).map { [$0] }
    case .popTo(let screen): return super.popToViewController(screen, animated: call.isAnimated)
    case .popToRoot: return super.popToRootViewController(animated: call.isAnimated)
    case .set(let screens): super.setViewControllers(screens, animated: call.isAnimated)
    }
    return nil
  }

  /// Asks the top screen to confirm a tap on the back button.
  ///
  /// An override can return `false` without calling `super`.
  ///
  /// - Returns: Whether UIKit should pop; usually `false`, because the controller pops a frame
  ///   later, with ``popViewController(animated:)``.
  open func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { answersBackButton(for: item) }

  // MARK: Presentations

  /// Dismisses a modal, as UIKit does.
  ///
  /// The call first ends a presentation like a push that has just begun, because UIKit doesn't
  /// dismiss a modal that it's still presenting.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let waits = PushPresentation.queueIfNeeded(
      dismissalBy: self, animated: flag, completion: completion)
    if !waits { super.dismiss(animated: flag, completion: completion) }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden; assigning hides or shows it without animation.
  open override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar, without animation during a transition.
  ///
  /// It sets the default visibility for screens with the option
  /// ``ScreenOptions/NavigationBar/automatic``. On a screen with a different option, it changes the
  /// bar until that screen is no longer on top. During a transition to such a screen, it sets the
  /// default visibility, which takes effect only when that screen is no longer on top.
  open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard transitions.bars.admitsNavigationBar(hidden: hidden) else { return }
    super.setNavigationBarHidden(hidden, animated: animated && transitions.animatesBars)
    transitions.barsDidChange()
  }

  /// Shows or hides the toolbar, without animation during a transition.
  open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated && transitions.animatesBars)
  }

  /// The child that determines the status bar style, or `nil` while the controller determines it.
  ///
  /// During a transition, the controller uses the style of the screen that covers more than half.
  /// Otherwise, UIKit determines the child: the top screen, or `nil` if the navigation bar is
  /// visible.
  open override var childForStatusBarStyle: UIViewController? {
    transitions.statusBar.answer == nil ? super.childForStatusBarStyle : nil
  }

  /// The child that determines whether the status bar is hidden, or `nil` during a transition.
  ///
  /// During a transition, the controller asks the screen that covers more than half.
  open override var childForStatusBarHidden: UIViewController? {
    transitions.statusBar.answer == nil ? super.childForStatusBarHidden : nil
  }

  /// During a transition or a drag, the style of the screen that covers more than half.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    transitions.statusBar.answer?.style ?? super.preferredStatusBarStyle
  }

  /// During a transition or a drag, whether the screen that covers more than half hides the bar.
  open override var prefersStatusBarHidden: Bool {
    transitions.statusBar.answer?.isHidden ?? super.prefersStatusBarHidden
  }

  // MARK: Orientation

  /// The orientations that the delegate supports, if it implements the method.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (proxy.app?.navigationControllerSupportedInterfaceOrientations(_:))?(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate prefers, if it implements the method.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    (proxy.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:))?(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Accessibility

  /// Pops the top screen for VoiceOver's escape gesture, if the screen allows it.
  open override func accessibilityPerformEscape() -> Bool {
    goBack(by: .escape)
  }

  // MARK: Keyboard

  /// The key commands for going back and forward; call `super`.
  ///
  /// Command-[, which replaces UIKit's own command, goes back. Unless text is being edited, so does
  /// Command-Left, or Command-Right in a right-to-left layout. Command-] goes forward if
  /// ``forwardViewControllers`` isn't empty.
  open override var keyCommands: [UIKeyCommand]? { commands(replacing: super.keyCommands) }

  func goBack(by trigger: TransitionTrigger) -> Bool {
    // While a finger drags over a live screen, UIKit's stack is already shorter.
    transitions.drag?.interrupt()
    guard let top = innermostTop, viewControllers.count > 1, !transitions.refusesKeys,
      top.confirmsPop(for: trigger)
    else { return false }
    // The screen may already be gone.
    if innermostTop !== top { return true }
    return transitions.withTrigger(trigger) { popViewController(animated: true) } != nil
  }

  // MARK: For other folders

  func bringToRest() { transitions.bringToRest() }

  func report(_ diagnostic: NavigationDiagnostic) {
    Log.note("\(diagnostic)")
    diagnosticHandler?(diagnostic)
  }
}
