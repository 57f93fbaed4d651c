import SnapshotNavigation
import UIKit
import UIKitHost

/// A small device with one navigation controller that presents another: like a push, or as UIKit
/// alone does.
@MainActor
final class PresentationArena {
  /// What an app or a finger does.
  enum Act: CaseIterable {
    case present, dismiss
    case push, pop
    case pushBelow, popBelow
    case dragAway, dragBack, dragAndCall
    case background
  }

  static let size = CGSize(width: 60, height: 120)

  let host: LinuxHost
  let base: UINavigationController
  let inner: UINavigationController
  private let isOurs: Bool
  private var screens: [WatchedScreen] = []
  /// Why the last drag did not begin.
  private(set) var refusal: DragRefusal?

  private static func makeStack(ours isOurs: Bool) -> UINavigationController {
    isOurs ? OwnMemory().hold { SnapshotNavigationController() } : UINavigationController()
  }

  init(ours isOurs: Bool, under setting: UnsureSetting) {
    self.isOurs = isOurs
    host = LinuxHost(
      size: Self.size, scale: 1, safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0))
    setting.change(&host.settings)
    base = Self.makeStack(ours: isOurs)
    inner = Self.makeStack(ours: isOurs)
    for stack in [base, inner] {
      guard let stack = stack as? SnapshotNavigationController else { continue }
      stack.configuration.timing = .curve(duration: 0.1, .linear)
      stack.configuration.settleResponse = 0.1
      stack.diagnosticHandler = { [weak self] in
        if case .dragRefused(let refusal) = $0 { self?.refusal = refusal }
      }
    }
    host.window.rootViewController = base
    host.window.makeKeyAndVisible()
    begin()
  }

  /// One screen on either stack, nothing presented, nothing called.
  func begin(by choreography: any Choreography = .parallax) {
    for stack in [base, inner] {
      (stack as? SnapshotNavigationController)?.configuration.choreography = choreography
    }
    host.activate()
    if isPresented { inner.dismiss(animated: false) }
    rest()
    screens = []
    base.setViewControllers([makeScreen()], animated: false)
    inner.setViewControllers([makeScreen()], animated: false)
    rest()
    for screen in screens { screen.forgetCalls() }
  }

  // MARK: What is there

  var isPresented: Bool { inner.presentingViewController != nil }
  /// The screens of the stack below and of the presented one.
  var stacks: [[String]] {
    [base, inner].map { $0.viewControllers.compactMap { ($0 as? WatchedScreen)?.name } }
  }
  var calls: [String: [String]] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.calls) })
  }
  /// The drag of whoever has one.
  var drag: AnyObject? {
    (isPresented ? inner.presentationDrag : nil)
      ?? (inner as? SnapshotNavigationController)?.followedDrag
      ?? (base as? SnapshotNavigationController)?.followedDrag
  }

  /// Whether UIKit takes part in that drag.
  var isUIKitDragging: Bool {
    isPresented && inner.isUIKitInPresentationDrag
      || [inner, base].contains { ($0 as? SnapshotNavigationController)?.isUIKitDragging == true }
  }

  // MARK: What is done

  private func makeScreen() -> WatchedScreen {
    // Bars of two kinds; none that a screen sees to itself, which needs a delegate's help.
    let screen = WatchedScreen(number: screens.count * 3 + screens.count % 2)
    screens.append(screen)
    return screen
  }

  func present(animated: Bool) {
    if isOurs {
      base.presentAsPush(inner, animated: animated)
    } else {
      inner.modalPresentationStyle = .fullScreen
      base.present(inner, animated: animated)
    }
  }

  func dismiss(animated: Bool) { inner.dismiss(animated: animated) }
  func push(below isBelow: Bool, animated: Bool) {
    (isBelow ? base : inner).pushViewController(makeScreen(), animated: animated)
  }
  func pop(below isBelow: Bool, animated: Bool) {
    (isBelow ? base : inner).popViewController(animated: animated)
  }

  /// The trackpad instead of a finger; where it would be.
  private var scrolledTo: CGFloat?

  func touchDown(scrolls: Bool = false) {
    scrolledTo = scrolls ? 4 : nil
    send(.began, at: 4)
  }

  private func send(_ phase: UITouch.Phase, at x: CGFloat) {
    guard let before = scrolledTo else { return host.touch(phase, at: Self.point(x)) }
    host.scroll(phase, at: Self.point(30), by: CGVector(dx: x - before, dy: 0))
    scrolledTo = x
  }

  func move(to places: [CGFloat]) {
    for x in places {
      host.advance(by: 1.0 / 60)
      send(.moved, at: x)
    }
  }
  func lift(at x: CGFloat) { send(.ended, at: x) }
  func cancelTouch(at x: CGFloat) { send(.cancelled, at: x) }
  private static func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 90) }

  // MARK: Rest

  var isQuiet: Bool {
    guard drag == nil, base.transitionCoordinator == nil, inner.transitionCoordinator == nil else {
      return false
    }
    return stages.isEmpty
      && !host.window.descendants.contains { $0.isClippedSnapshot == false }
      && [base, inner].allSatisfy {
        ($0 as? SnapshotNavigationController)?.isAtRest ?? true
      }
  }

  @discardableResult
  func rest() -> Bool {
    for _ in 0..<20 {
      host.advance(by: 0.2, frame: 0.1)
      if isQuiet { return true }
    }
    return false
  }

  private var stages: [TransitionView] {
    host.window.descendants.compactMap { $0 as? TransitionView }
  }

  /// What must hold whenever nothing is going on; the names of what does not.
  var complaints: [String] {
    var found = host.log + host.complaintsAtRest
    let counters = host.runtime.transitions
    if counters.started != counters.completed { found.append("a transition is never completed") }
    let shown = isPresented ? inner : base
    let other = isPresented ? base : inner
    if let top = shown.topViewController?.viewIfLoaded {
      if top.window == nil { found.append("the top is not seen") }
      found += top.oddities
    }
    for case let stack as SnapshotNavigationController in [base, inner] {
      found += stack.complaintsAtRest
    }
    if other.viewIfLoaded?.window != nil { found.append("what is covered or gone is still there") }
    if host.window.seenSubviews.count != 1 { found.append("views are left in the window") }
    for view in [host.window] + host.window.descendants {
      if !CATransform3DIsIdentity(view.layer.transform) {
        found.append("\(type(of: view)) is moved")
      }
      // One for fingers, one for a trackpad.
      if view.gestureRecognizers?.count(where: { $0 is DragRecognizer }) ?? 0 > 2 {
        found.append("a third recognizer")
      }
    }
    if !isPresented, inner.modalPresentationStyle == .custom || inner.transitioningDelegate != nil {
      found.append("the presentation has left its mark")
    }
    if let part = inner.viewIfLoaded, !isPresented, part.superview?.isPresentedContainer == true {
      found.append("the presented view is still wrapped")
    }
    return found
  }
}
