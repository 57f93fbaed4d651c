import SnapshotNavigation
import UIKit
import UIKitHost

/// A small device with one of the two controllers, on which sequences are played one after another.
@MainActor
final class Arena {
  static let size = CGSize(width: 60, height: 120)

  let host: LinuxHost
  let navigation: UINavigationController
  let snapshot: SnapshotNavigationController?
  let log = CallLog()
  private(set) var screens: [WatchedScreen] = []
  private var gone: [Gone] = []
  private let plainDelegate: PlainDelegate
  private var held: Input?
  /// Whether what is held drags, and has not been refused.
  private var heldLeads = false

  /// What drags.
  private enum Input { case finger, trackpad }

  private struct Gone {
    weak var screen: WatchedScreen?
    let name: String
  }

  /// - Parameters:
  ///   - isSnapshot: Whether it's our controller, or UIKit's.
  ///   - isTurnedOff: Whether ours leaves everything to UIKit, or UIKit's has nothing that replaces it.
  ///   - setting: How UIKit behaves.
  init(
    snapshot isSnapshot: Bool, turnedOff isTurnedOff: Bool = false,
    under setting: UnsureSetting = .asUsual
  ) {
    host = LinuxHost(
      size: Self.size, scale: 1, safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0))
    setting.change(&host.settings)
    snapshot = isSnapshot ? OwnMemory().hold { SnapshotNavigationController() } : nil
    navigation = snapshot ?? UINavigationController()
    plainDelegate = PlainDelegate(animatesBars: isTurnedOff, setsBars: !isSnapshot, log: log)
    if isTurnedOff { snapshot?.configuration.transition = .system }
    navigation.delegate = plainDelegate
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    if !isSnapshot, !isTurnedOff {
      navigation.interactivePopGestureRecognizer?.delegate = plainDelegate
    }
    plainDelegate.navigation = navigation
    begin()
  }

  /// Three screens, each of which has been on the screen; nothing has been called.
  func begin() {
    host.activate()
    let before = screens
    screens = []
    navigation.setViewControllers([makeScreen()], animated: false)
    rest()
    gone = before.map { Gone(screen: $0, name: $0.name) }
    for _ in 0..<2 {
      navigation.pushViewController(makeScreen(), animated: false)
      rest()
    }
    for screen in screens { screen.forgetCalls() }
    log.forget()
  }

  /// Screens of the sequence before that nobody should hold any longer.
  var leaked: [String] { gone.filter { $0.screen != nil }.map(\.name) }

  var stack: [String] {
    navigation.viewControllers.compactMap { ($0 as? WatchedScreen)?.name }
  }
  var calls: [String: [String]] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.calls) })
  }
  var stages: [TransitionView] { host.window.subviews.compactMap { $0 as? TransitionView } }
  /// Whether a drag that has been let go is not at rest.
  var isSettling: Bool { snapshot?.isFingerFollowed == true && !(held != nil && heldLeads) }

  /// Holds no screen any longer.
  func letGo() { screens = [] }

  func makeScreen() -> WatchedScreen {
    let screen = WatchedScreen(number: screens.count, log: log)
    screens.append(screen)
    return screen
  }

  private func screen(named name: String) -> UIViewController? {
    screens.first { $0.name == name }
  }

  // MARK: Operations

  /// Does it as an app would that saw the stack of `names`, nil for the one there is; answers what
  /// became of a drag on our controller.
  @discardableResult
  func perform(_ operation: Operation, seeing names: [String]? = nil) -> DragOutcome? {
    host.activate()
    defer {
      if operation.finger != .holds { letGoOfDrag() }
    }
    let stack =
      names.map { names in names.compactMap { screen(named: $0) } }
      ?? navigation.viewControllers
    switch operation {
    case .push(let animated):
      navigation.pushViewController(makeScreen(), animated: animated)
    case .pop(let animated):
      navigation.popViewController(animated: animated)
    case .popTo(let animated):
      let target = stack[min(1, stack.count - 1)]
      // It may have left: the drag that is finishing took it.
      guard snapshot != nil || navigation.viewControllers.contains(target) else { return nil }
      navigation.popToViewController(target, animated: animated)
    case .popToRoot(let animated):
      navigation.popToRootViewController(animated: animated)
    case .set(let rebuilding, let animated):
      navigation.setViewControllers(
        rebuilding.changed(stack) { _ in makeScreen() }, animated: animated)
    case .drag(let finger):
      letGoOfDrag()
      return drag(finger, by: .finger)
    case .dragExcluded:
      guard rest(), let top = navigation.topViewController else { return nil }
      let view = DragTable.Content.excluded.put(on: top, at: WatchedScreen.lowerHalf)
      defer { view?.removeFromSuperview() }
      return drag(.finishes, by: .finger)
    case .scroll(let finger):
      letGoOfDrag()
      return drag(finger, by: .trackpad)
    case .press(.bracket):
      host.press("[", modifiers: .command)
    case .press(.arrow):
      host.press(UIKeyCommand.inputLeftArrow, modifiers: .command)
    case .tap:
      // A finger that is down already, or catches a drag, is another's.
      if snapshot?.followedDrag == nil, held == nil { host.tap(at: Self.point(30)) }
    }
    return nil
  }

  /// UIKit raises where a pop that has waited for a transition finds its target gone.
  func mayPerform(_ operation: Operation) -> Bool {
    if case .popTo = operation { return navigation.transitionCoordinator == nil }
    return true
  }

  /// Whether such a finger, or trackpad, has to drag if all is at rest; nil, it's no finger.
  func hasToDrag(_ operation: Operation) -> Bool? {
    guard let finger = operation.finger, let top = navigation.topViewController as? WatchedScreen
    else { return nil }
    return DragTable(settings: host.settings).drags(
      over: operation == .dragExcluded ? .excluded : top.content, of: stack.count,
      moving: finger == .holds ? 22 : 40)
  }

  private func drag(_ finger: Operation.Finger, by input: Input) -> DragOutcome {
    let settling = snapshot?.followedDrag
    let isBusy = snapshot?.isAtRest == false || navigation.transitionCoordinator != nil
    var here: CGFloat = 4
    func send(_ phase: UITouch.Phase, _ x: CGFloat) {
      switch input {
      case .finger: host.touch(phase, at: Self.point(x))
      case .trackpad: host.scroll(phase, at: Self.point(30), by: CGVector(dx: x - here, dy: 0))
      }
      here = x
    }
    send(.began, here)
    held = input
    var (begun, beganLive) = (AnyObject?.none, false)
    func move(_ way: CGFloat...) {
      for x in way {
        host.advance(by: 1.0 / 60)
        send(.moved, x)
        if let drag = snapshot?.followedDrag, drag !== settling {
          (begun, beganLive) = (drag, snapshot?.isDragLive == true)
        }
      }
    }
    switch finger {
    case .finishes: move(20, 38, 57)
    case .holds: move(20, 26)
    case .goesBack:
      move(20, 44)
      host.advance(by: 0.2, frame: 0.1)
      move(38, 32)
    }
    if finger != .holds {
      send(.ended, finger == .finishes ? 57 : 32)
      held = nil
    }
    // The app goes on once it has heard of the finger.
    if host.settings.hostile.touchesArriveLate { host.advance(by: 1.0 / 60) }
    heldLeads = begun != nil || settling != nil && input == .finger
    // A scroll reaches the transition view, which takes touches only.
    if settling != nil, input == .trackpad { return .refused(busy: true) }
    if let settling, snapshot?.followedDrag === settling { return .caught }
    let outcome: DragOutcome =
      if begun != nil {
        beganLive ? .overLiveScreen : .overPicture
      } else {
        .refused(busy: isBusy && settling == nil)
      }
    return settling == nil ? outcome : .passedOn(outcome)
  }

  private func letGoOfDrag() {
    switch held {
    case .finger: host.touch(.cancelled, at: Self.point(26))
    case .trackpad: host.scroll(.cancelled, at: Self.point(30))
    case nil: break
    }
    held = nil
  }

  private static func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 90) }

  // MARK: Time

  func pass(_ pause: Step.Pause) {
    switch pause {
    case .none: break
    case .frame: host.advance(by: 1.0 / 60)
    case .moment: host.advance(by: 0.2, frame: 0.1)
    case .rest: rest()
    }
  }

  /// Lets time pass until nothing is going on; false if that never comes.
  ///
  /// Half a dozen transitions that UIKit has queued may take 0.7 s each.
  @discardableResult
  func rest() -> Bool {
    letGoOfDrag()
    // What another UIKit never does is awaited for frames, as well as for seconds.
    let isHostile = host.settings.hostile != HostileSettings()
    for _ in 0..<40 {
      host.advance(by: 0.2, frame: isHostile ? 0.05 : 0.2)
      if isQuiet { break }
    }
    // Another UIKit may call later.
    if isHostile { host.advance(by: 0.2, frame: 0.1) }
    return isQuiet
  }

  private var isQuiet: Bool {
    let views = [host.window] + host.window.descendants
    guard navigation.transitionCoordinator == nil,
      navigation.topViewController?.viewIfLoaded?.window != nil,
      views.allSatisfy({ $0.layer.animationKeys()?.isEmpty != false })
    else { return false }
    guard let snapshot else { return true }
    return snapshot.isAtRest && !snapshot.isTransitioning && !snapshot.isFading && stages.isEmpty
      && snapshot.lastRendered === navigation.topViewController && !snapshot.stored.areDue
  }
}

/// What an app writes for UIKit's controller: bars as the screens wish, and drags with a hidden bar.
///
/// Ours sets its bars by itself; its delegate only listens.
private final class PlainDelegate: NSObject, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  weak var navigation: UINavigationController?
  private let animatesBars: Bool
  private let setsBars: Bool
  private let log: CallLog

  init(animatesBars: Bool, setsBars: Bool, log: CallLog) {
    (self.animatesBars, self.setsBars, self.log) = (animatesBars, setsBars, log)
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    note("willShow", viewController, animated)
    guard setsBars else { return }
    showBar(of: viewController, animated)
    // Whether a cancel is reported isn't known.
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
      guard $0.isCancelled, let top = self?.navigation?.topViewController else { return }
      self?.showBar(of: top, false)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    note("didShow", viewController, animated)
  }

  private func note(_ call: String, _ screen: UIViewController, _ animated: Bool) {
    let name = (screen as? WatchedScreen)?.name ?? "?"
    log.note("\(call) \(name)\(animated ? "" : " at once")")
  }

  private func showBar(of screen: UIViewController, _ animated: Bool) {
    switch screen.snapshotNavigation.navigationBar {
    case .automatic: break
    case .visible: show(true, animated)
    case .hidden: show(false, animated)
    }
  }

  private func show(_ isShown: Bool, _ animated: Bool) {
    navigation?.setNavigationBarHidden(!isShown, animated: animated && animatesBars)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
    return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
  }
}
