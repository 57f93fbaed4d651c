import UIKit

/// A navigation controller that animates snapshots of whole screens, so each bar moves with its screen.
///
/// Use it in place of your `UINavigationController`. It stores a snapshot of each screen you leave, and
/// whenever you push, pop or drag back it moves whole screens, bars included, so that screens with and
/// without a navigation bar slide smoothly into each other.
///
/// Everything you know from `UINavigationController` holds: after every call the stack is what the
/// calls so far say, the delegate is called for every transition, and appearance callbacks come as
/// UIKit documents them. There are three differences: a drag calls them when it has come to rest; a
/// second operation during a transition cuts the running one to its end; and a call from inside an
/// appearance callback waits until the transition that is being set up has started.
///
/// A touch during a tapped push or pop ends UIKit's transition, callbacks included, while the picture
/// moves on: the touch belongs to the screen that comes, and a drag takes a pushed screen back from
/// where it is.
///
/// Under UIKit's own transition, or an animator of the app's, UIKit puts a second operation off until
/// the first is complete: until then the stack is as before, and a pop returns `nil`.
open class SnapshotNavigationController: UINavigationController {
  /// How transitions and drags behave by default.
  public var configuration = Configuration()

  /// Explains why a drag didn't begin or a snapshot wasn't used.
  ///
  /// The default is `nil`. Meant for development.
  public var diagnosticHandler: (@MainActor (NavigationDiagnostic) -> Void)?

  let observers = TransitionObservers()
  private(set) lazy var transitions = TransitionController(self)
  private(set) lazy var proxy = DelegateProxy(transitions)
  private lazy var plainProxy = PlainDelegateProxy(proxy)
  private(set) lazy var dragGesture = DragGesture(owner: transitions)

  /// The recognizer by which fingers drag screens back, for `require(toFail:)`.
  ///
  /// A trackpad has a recognizer of its own, which takes no touches.
  ///
  /// Its delegate belongs to the controller; use ``ScreenOptions`` to customize a screen.
  public var dragGestureRecognizer: UIPanGestureRecognizer { dragGesture.recognizer }

  // MARK: The delegate

  /// The navigation delegate.
  ///
  /// The default is `nil`. It receives every call of the protocol. An animator it returns is used in place of a snapshot
  /// transition.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { proxy.app }
    set {
      proxy.app = newValue
      // UIKit looks up some of the methods when a delegate is assigned, and only if it's another one.
      let isPlain = super.delegate === plainProxy && !proxy.appAnimates
      super.delegate = nil
      installProxy(plain: isPlain)
    }
  }

  /// Gives UIKit the delegate that does the library's part; a plain one has no say in the animation.
  func installProxy(plain isPlain: Bool = false) {
    let proxy: any UINavigationControllerDelegate = isPlain ? plainProxy : proxy
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
    transitions.systemTransitions.govern()
    dragGesture.observeInterruptions()
    transitions.snapshots.observeApplication()
  }

  /// Notes that appearance callbacks are under way; call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    transitions.snapshots.isAppearing = true
    super.viewWillAppear(animated)
  }

  /// Notes which screen is rendered; call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transitions.snapshots.isAppearing = false
    transitions.snapshots.noteRendering()
  }

  /// Ends what is running; call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transitions.snapshots.isAppearing = false
    transitions.leave()
  }

  /// Notes that UIKit may start a transition; call `super`.
  open override func viewWillLayoutSubviews() {
    transitions.layoutBegins()
    super.viewWillLayoutSubviews()
  }

  /// Notes that UIKit has laid out; call `super`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    transitions.layoutEnds()
  }

  /// Ends what is running, because its size no longer fits; call `super`.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    transitions.bringToRest()
    super.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: The stack

  /// Pushes a screen; an override must call `super`.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    transitions.push(viewController, animated: animated) {
      super.pushViewController(viewController, animated: animated)
    }
  }

  /// Pops the top screen; an override must call `super`.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    // UIKit's own gestures pop by this call.
    if transitions.systemTransitions.isPopping {
      return super.popViewController(animated: animated)
    }
    return transitions.pop(to: nil, animated: animated, expected: viewControllers.dropFirst().last)
    {
      super.popViewController(animated: animated)
    }
  }

  /// Pops to a screen of the stack; an override must call `super`.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    transitions.pop(
      to: viewController, animated: animated, expected: screens(above: viewController)
    ) { super.popToViewController(viewController, animated: animated) }
  }

  /// Pops to the root; an override must call `super`.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    transitions.pop(
      to: viewControllers.first, animated: animated,
      expected: viewControllers.first.flatMap(screens(above:))
    ) { super.popToRootViewController(animated: animated) }
  }

  /// Replaces the stack; an override must call `super`.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    transitions.setViewControllers(viewControllers, animated: animated) {
      super.setViewControllers(viewControllers, animated: animated)
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

  /// UIKit's own pop, at the end of a drag.
  func systemPop(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }

  // MARK: Presentations

  /// Dismisses as UIKit does.
  ///
  /// Ends a presentation like a push that is still running first, because UIKit refuses to dismiss
  /// meanwhile.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let waits = PushPresentation.makeWay(around: self) { [weak self] in
      self?.dismiss(animated: flag, completion: completion)
    }
    if !waits { super.dismiss(animated: flag, completion: completion) }
  }

  /// Ends what moves in presentations like a push around this controller.
  func settlePresentations() { PushPresentation.settle(around: self) }

  // MARK: Bars

  /// Shows or hides the navigation bar; without animation while a transition is shown.
  open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated && transitions.animatesBars)
    transitions.barsDidChange()
  }

  /// Shows or hides the toolbar; without animation while a transition is shown.
  open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated && transitions.animatesBars)
  }

  /// `nil` while a transition answers for the screen that covers more than half.
  open override var childForStatusBarStyle: UIViewController? {
    transitions.statusBar.answer == nil ? super.childForStatusBarStyle : nil
  }

  /// `nil` while a transition answers for the screen that covers more than half.
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

  /// The orientations that the delegate supports, if it answers.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (proxy.app?.navigationControllerSupportedInterfaceOrientations(_:))?(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate prefers, if it answers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    (proxy.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:))?(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Accessibility

  /// Pops the top screen if it agrees, for VoiceOver's escape gesture.
  open override func accessibilityPerformEscape() -> Bool {
    goBack(by: .escape)
  }

  // MARK: Keyboard

  /// The commands that go back, in place of UIKit's own for Command-[; call `super`.
  ///
  /// Command-[ and, unless text is being edited, Command-Left, or Command-Right from right to left.
  open override var keyCommands: [UIKeyCommand]? { backCommands(replacing: super.keyCommands) }

  /// Pops the top screen if it agrees and nothing covers it.
  func goBack(by trigger: PopTrigger) -> Bool {
    // Over a live screen UIKit's stack is shorter already while a finger drags.
    transitions.drag?.interrupt()
    guard let top = topViewController, viewControllers.count > 1, !transitions.isCovered,
      top.confirmsPop(for: trigger)
    else { return false }
    return transitions.withTrigger(trigger) { popViewController(animated: true) } != nil
  }

  // MARK: For other rooms

  /// Ends what is running in this stack.
  func bringToRest() { transitions.bringToRest() }

  func report(_ diagnostic: NavigationDiagnostic) {
    Log.note("\(diagnostic)")
    diagnosticHandler?(diagnostic)
  }
}
