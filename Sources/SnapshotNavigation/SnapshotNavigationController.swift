import UIKit

/// A navigation controller that animates snapshots of whole screens, so each bar moves with its
/// screen.
///
/// Use it in place of your `UINavigationController`: screens with and without a navigation bar
/// slide smoothly over each other.
///
/// It works like `UINavigationController`: the stack reflects all calls so far, the delegate is
/// called for every transition, and appearance callbacks run as UIKit documents them. There are
/// three differences. For a drag, appearance callbacks run once the finger has lifted. A second
/// operation during a transition ends the running one at once. And a call from an appearance
/// callback waits until the transition that's being set up has started; an animated call waits for
/// the next frame if the screen appears without animation.
///
/// A touch during a push or pop that no finger holds completes UIKit's transition, callbacks
/// included, while the animation continues. The touch goes to what's visible under it, and can drag
/// back a screen that's still being pushed.
///
/// During UIKit's own transition, or with an animator of the app, UIKit defers a second operation
/// until the first is complete. Until then the stack is unchanged, and a pop returns `nil`.
open class SnapshotNavigationController: UINavigationController, UINavigationBarDelegate {
  /// How transitions and drags behave by default; each controller has a configuration of its own.
  public var configuration = Configuration() {
    didSet { withExtendedLifetime(oldValue) { transitions.configurationDidChange() } }
  }

  /// Explains why a drag didn't begin or a snapshot wasn't used.
  ///
  /// Use it during development. The default is `nil`.
  public var diagnosticHandler: (@MainActor (NavigationDiagnostic) -> Void)? {
    // An object that the closure has captured may call the controller as the object is freed.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  let observers = TransitionObservers()
  private(set) lazy var transitions = NavigationCoordinator(self)
  var proxy: DelegateProxy { transitions.proxy }
  var dragGesture: DragGesture { transitions.gesture }

  /// The recognizer for drags by touch, for `require(toFail:)`.
  ///
  /// Its delegate belongs to the controller; use ``ScreenOptions`` to customize a screen. Trackpads
  /// have a recognizer of their own.
  public var dragGestureRecognizer: UIPanGestureRecognizer { dragGesture.recognizer }

  // MARK: The delegate

  /// The navigation delegate.
  ///
  /// The controller forwards UIKit's calls to it. An animator that the delegate returns replaces the
  /// snapshot transition. UIKit asks for an interaction controller only for such an animator. The
  /// default is `nil`.
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
    transitions.frames.beginAppearanceCallbacks(hasLeft: true)
    super.viewDidDisappear(animated)
    transitions.didDisappear()
    transitions.frames.endAppearanceCallbacksNext()
  }

  /// Ends the appearance callbacks that a container of the app's own began; call `super`.
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
  /// In an override, call `super` to push; without it the stack stays as it is.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    transitions.make(.push(viewController), animated: animated)
  }

  /// Pops the top screen.
  ///
  /// In an override, call `super` to pop; without it the screen stays.
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
  /// In an override, call `super` to pop; without it the screens stay.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    transitions.make(.popTo(viewController), animated: animated)
  }

  /// Pops to the root.
  ///
  /// In an override, call `super` to pop; without it the screens stay.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    transitions.make(.popToRoot, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// In an override, call `super` to replace it; without it the stack stays as it is.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    transitions.make(.set(viewControllers), animated: animated)
  }

  /// The stack; assigning replaces it without animation.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes an admitted call on `super`, so that no override of the app's runs.
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
  ) -> Bool { answersBackButton() }

  // MARK: Presentations

  /// Dismisses a modal, as UIKit does.
  ///
  /// The call first ends a presentation like a push that has just begun, because UIKit doesn't
  /// dismiss during its own part of a presentation.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let waits = PushPresentation.makeWay(
      forDismissalBy: self, animated: flag, completion: completion)
    if !waits { super.dismiss(animated: flag, completion: completion) }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden; assigning hides or shows it without animation.
  open override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar; without animation while a transition is shown.
  ///
  /// It sets the default visibility, which screens with the option
  /// ``ScreenOptions/NavigationBar/automatic`` have. On a screen with another option, it changes
  /// the bar until that screen leaves. During a transition to such a screen, it sets the default
  /// visibility, and you see the effect only after that screen leaves.
  open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard transitions.bars.admitsNavigationBar(hidden: hidden) else { return }
    super.setNavigationBarHidden(hidden, animated: animated && transitions.animatesBars)
    transitions.barsDidChange()
  }

  /// Shows or hides the toolbar; without animation while a transition is shown.
  open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated && transitions.animatesBars)
  }

  /// `nil` while the controller itself answers, for the screen that covers more than half.
  ///
  /// Otherwise, it's UIKit's answer: the top screen, or `nil` if the navigation bar is visible.
  open override var childForStatusBarStyle: UIViewController? {
    transitions.statusBar.answer == nil ? super.childForStatusBarStyle : nil
  }

  /// `nil` during a transition, when the controller answers for the screen that covers more than
  /// half.
  open override var childForStatusBarHidden: UIViewController? {
    transitions.statusBar.answer == nil ? super.childForStatusBarHidden : nil
  }

  /// During a transition or a drag, the style of the screen that covers more than half.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    transitions.statusBar.answer?.style ?? super.preferredStatusBarStyle
  }

  /// During a transition or a drag, the answer of the screen that covers more than half.
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

  /// The key commands that go back and forward, which replace UIKit's own for Command-[; call
  /// `super`.
  ///
  /// Back: Command-[ and, unless text is being edited, Command-Left, or Command-Right in a
  /// right-to-left layout. Forward, if ``forwardViewControllers`` isn't empty: Command-].
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
