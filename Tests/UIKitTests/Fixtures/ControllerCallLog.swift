import UIKit
import UIKitHost

/// What the screens and delegates of a test have heard, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// What was heard since the last time somebody asked.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Only the calls whose names are among `kinds`.
  func take(_ kinds: String...) -> [String] {
    take().filter { call in kinds.contains { call.hasSuffix($0) } }
  }
}

/// A screen that notes what UIKit calls, under its name.
class NotingScreen: UIViewController {
  let name: String
  let log: CallLog
  var notesLayout = false
  var inWillAppear: (() -> Void)?
  var inWillDisappear: (() -> Void)?
  var inDidAppear: (() -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) willAppear")
    inWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(name) isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) didAppear")
    inDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) willDisappear")
    inWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name) willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name) didMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { log.note("\(name) layout") }
  }
}

/// A delegate that notes what it is asked, and vends what it has been given.
final class NotingDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var inWillShow: ((UINavigationController) -> Void)?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow \(viewController.title ?? "")\(animated ? "" : " unanimated")")
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow \(viewController.title ?? "")\(animated ? "" : " unanimated")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(operation == .push ? "push" : "pop")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction")
    return interaction
  }
}

/// Only hears of screens: vends no animators.
final class WatchingDelegate: NSObject, UINavigationControllerDelegate {
  var inWillShow: ((UINavigationController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    inWillShow?(navigationController)
  }
}

/// A custom animator: slides the new screen in from the right over the old one.
final class SlideOver: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog?
  var duration: TimeInterval = 0.4
  var inAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) weak var last: (any UIViewControllerContextTransitioning)?

  init(_ log: CallLog? = nil) {
    self.log = log
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    last = transitionContext
    log?.note("animate")
    inAnimate?(transitionContext)
    guard let to = transitionContext.view(forKey: .to),
      let screen = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    container.addSubview(to)
    let rest = transitionContext.finalFrame(for: screen)
    to.frame = rest.offsetBy(dx: container.bounds.width, dy: 0)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { to.frame = rest },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.note("ended \(transitionCompleted)")
  }
}

/// A navigation controller on a host, with noting screens named by their letters.
@MainActor struct NavigationScene {
  let host: Host
  let log = CallLog()
  let navigation: UINavigationController
  let screens: [NotingScreen]

  init(_ names: String = "A", shows: Bool = true) {
    host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let log = self.log
    screens = names.map { NotingScreen(String($0), log) }
    navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    guard shows else { return }
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    _ = log.take()
  }

  func screen(_ name: String) -> NotingScreen { NotingScreen(name, log) }

  var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }
}
