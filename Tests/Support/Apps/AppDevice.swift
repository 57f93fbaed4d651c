import PixelJudge
import SampleScreens
import SnapshotNavigation
import UIKit
import UIKitHost

/// A device on which one of the sample's ordinary apps runs, and a person uses it.
@MainActor
package final class AppDevice {
  package let host: LinuxHost
  package let app: OrdinaryApp
  package let isPlain: Bool
  package private(set) var root: UIViewController
  package private(set) var stacks: [Weak<UINavigationController>] = []
  package let presses = PressWitness()
  private let marks = ScreenMarks()
  /// The screens that move, or have been seen moving since all was at rest.
  private var moving: [Weak<UIViewController>] = []
  private var observations: [TransitionObservation] = []
  private var waiting: [(PersonAct.Moment, PersonAct.AppAct)] = []
  private var pushed = 0
  /// How many transitions have begun.
  private var begun = 0
  /// The largest width and height that the screen has had.
  package private(set) var largest: CGSize
  /// What was different where a snapshot didn't fit.
  package private(set) var stale: [Set<SnapshotDifference>] = []
  /// Whether it has been turned: a square window has another safe area then, and the same size.
  package private(set) var hasTurned = false
  /// Looks at every frame that a pause shows.
  package var onFrame: (() -> Void)?

  /// Starts the app; plain, its stacks are UIKit's own on the same host.
  package init(
    _ app: OrdinaryApp, isPlain: Bool = false, isPad: Bool = false,
    under setting: UnsureSetting = .asUsual,
    hiddenTabBar: HostSettings.HiddenTabBar = .leavesSuperview
  ) {
    self.app = app
    self.isPlain = isPlain
    let size = isPad ? CGSize(width: 820, height: 1_180) : CGSize(width: 390, height: 844)
    host = LinuxHost(size: size, scale: 0.5)
    host.settings.hiddenTabBar = hiddenTabBar
    setting.change(&host.settings)
    largest = size
    root = UIViewController()
    root = app.makeRoot { [weak self] screen in
      self?.makeStack(screen) ?? UINavigationController(rootViewController: screen)
    }
    host.window.backgroundColor = .magenta
    host.show(root, for: 0.5)
  }

  private func makeStack(_ screen: UIViewController) -> UINavigationController {
    let stack: UINavigationController
    if isPlain {
      stack = UINavigationController(rootViewController: screen)
    } else {
      let navigation = NotedController(rootViewController: screen)
      navigation.configuration.forwardHistory = 2
      navigation.diagnosticHandler = { [weak self] in
        if case .snapshotStale(let found) = $0 { self?.stale.append(found) }
      }
      observations.append(
        navigation.observeTransitions { [weak self] event in
          switch event.phase {
          case .willBegin:
            self?.begun += 1
            for screen in [event.from, event.to] {
              let seen = [screen, screen?.seenScreen].compactMap(\.self)
              self?.moving += seen.map { Weak(object: $0) }
            }
            self?.run(.begins)
          case .progress: self?.run(.moves)
          case .didFinish, .didCancel: self?.run(.ends)
          }
        })
      stack = navigation
    }
    stacks.append(Weak(object: stack))
    return stack
  }

  private func run(_ moment: PersonAct.Moment) {
    guard let index = waiting.firstIndex(where: { $0.0 == moment }) else { return }
    perform(waiting.remove(at: index).1)
  }

  // MARK: What is seen

  /// The modal above everything, or the root.
  package var front: UIViewController {
    sequence(first: root, next: \.presentedViewController).reversed().first { !$0.isBeingDismissed }
      ?? root
  }

  /// The stack that is seen in front, if there's one.
  package var stack: UINavigationController? {
    stacks.compactMap(\.object).last { stack in
      guard stack.viewIfLoaded?.window != nil else { return false }
      return sequence(first: stack as UIViewController, next: \.parent).contains { $0 === front }
    }
  }

  package var isAtRest: Bool {
    let navigations = stacks.compactMap { $0.object as? SnapshotNavigationController }
    return navigations.allSatisfy { !$0.isTransitioning && !$0.hasTrail }
      && stacks.allSatisfy { $0.object?.transitionCoordinator == nil }
      && !isPresenting
  }

  private var isPresenting: Bool {
    let inner = stacks.compactMap(\.object?.presentedViewController)
    return (sequence(first: root, next: \.presentedViewController) + inner).contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  /// What may not be seen in the frame that is shown now.
  package func unseemly() -> String? {
    for stack in stacks.compactMap(\.object) { marks.mark(stack) }
    let glance = Glance(host.frame())
    if glance.isMagentaSeen { return "the window behind the app is seen" }
    // What a modal shows as it leaves isn't changed any longer.
    if isPresenting { return nil }
    if isAtRest { moving = [] }
    // What a modal covers may be seen behind it as it comes or goes.
    let shown = stacks.compactMap(\.object).flatMap { stack in
      stack.viewControllers.filter {
        $0.viewIfLoaded?.window != nil || $0 === stack.topViewController
      }
    }
    let strangers = marks.strangers(in: glance, allowed: shown + moving.compactMap(\.object))
    return strangers.isEmpty ? nil : "pixels of \(strangers) are seen"
  }

  // MARK: Acting

  package func perform(_ act: PersonAct) {
    host.activate()
    switch act.kind {
    case .tap(let place): tap(at: point(place))
    case .doubleTap(let place, let gap): tap(at: point(place), again: gap)
    case .longPress(let place): press(at: point(place), for: 0.7)
    case .press(let index): target(index).map { tap(at: $0) }
    case .pressTwice(let index, let gap): target(index).map { tap(at: $0, again: gap) }
    case .drag(let first, let last, let duration, let isLifted):
      let (start, end) = (point(first), point(last))
      fingersComeDown(at: [start])
      host.touch(.began, at: start)
      // By the act itself, so that it's the same where others are left out.
      let rhythm = FingerRhythm(seed: UInt64((first.y * 1000 + last.x * 10).magnitude))
      host.move(from: start, to: end, duration: duration, in: rhythm)
      host.touch(isLifted ? .ended : .cancelled, at: end)
    case .twoFingers(let first, let second):
      fingersComeDown(at: [point(first), point(second)])
      for (finger, place) in [first, second].enumerated() {
        host.touch(.began, at: point(place), finger: finger)
      }
      host.move(from: point(first), to: point(second), duration: 0.1, finger: 0)
      host.touch(.ended, at: point(second), finger: 0)
      host.touch(.ended, at: point(second), finger: 1)
    case .scroll(let place, let way): host.scroll(at: point(place), by: way)
    case .key(let key): host.press(key, modifiers: .command)
    case .rotate:
      hasTurned = true
      host.turn()
    case .resize(let size): host.resize(to: size)
    case .background:
      host.enterBackground()
      host.advance(by: 0.1)
      host.enterForeground()
    case .memoryWarning: host.sendMemoryWarning()
    case .escape: _ = stack?.accessibilityPerformEscape()
    case .call(let act): perform(act)
    case .callback(.nextFrame, let act):
      host.advance(by: 1.0 / 60)
      perform(act)
    case .callback(let moment, let act): waiting.append((moment, act))
    }
    let size = host.window.bounds.size
    largest = CGSize(
      width: max(largest.width, size.width), height: max(largest.height, size.height))
    // Between two touches there's a frame at least.
    pause(max(act.pause.seconds, 1.0 / 60))
  }

  package func pause(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    let end = host.now + seconds
    while host.now < end - 0.001 {
      host.advance(by: min(end - host.now, isAtRest ? 0.1 : 1.0 / 30), frame: 1.0 / 30)
      onFrame?()
    }
  }

  /// Nothing is held down or waits any longer, and everything comes to its end.
  package func rest() {
    waiting = []
    for _ in 0..<6 {
      pause(1)
      if isAtRest { return pause(0.6) }
    }
  }

  private func perform(_ act: PersonAct.AppAct) {
    guard let stack else { return }
    switch act {
    case .push: stack.pushViewController(screen(), animated: true)
    case .pushUnanimated: stack.pushViewController(screen(), animated: false)
    case .pop: stack.popViewController(animated: true)
    case .popUnanimated: stack.popViewController(animated: false)
    case .popToRoot: stack.popToRootViewController(animated: true)
    case .replace: replace(on: stack, animated: true)
    case .replaceUnanimated: replace(on: stack, animated: false)
    case .alert:
      // UIKit refuses it while something else comes or goes.
      guard !isPresenting else { return }
      let alert = UIAlertController(title: "Now", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      front.present(alert, animated: true)
    case .dismiss: if front !== root, !isPresenting { front.dismiss(animated: true) }
    }
  }

  private func replace(on stack: UINavigationController, animated: Bool) {
    stack.setViewControllers(stack.viewControllers.prefix(1) + [screen()], animated: animated)
  }

  /// A screen of the app that its code brings, such as that of a notification.
  private func screen() -> UIViewController {
    pushed += 1
    let screen = UIViewController()
    screen.title = "News \(pushed)"
    screen.view.backgroundColor = .systemBackground
    return screen
  }

  // MARK: Fingers

  private func point(_ place: CGPoint) -> CGPoint {
    let size = host.window.bounds.size
    return CGPoint(
      x: min(size.width - 1, place.x * size.width), y: min(size.height - 1, place.y * size.height))
  }

  private func tap(at point: CGPoint, again gap: TimeInterval? = nil) {
    let before = begun
    press(at: point, for: 0.05)
    guard let gap else { return }
    pause(gap)
    // Aimed at what the first has brought to move; else at what is seen now.
    presses.isSecond = begun > before
    press(at: point, for: 0.05)
    presses.isSecond = false
  }

  private func press(at point: CGPoint, for duration: TimeInterval) {
    fingersComeDown(at: [point])
    host.touch(.began, at: point)
    host.advance(by: duration, frame: 1.0 / 30)
    host.touch(.ended, at: point)
  }

  private func fingersComeDown(at points: [CGPoint]) {
    // A screen that's on its way is seen elsewhere.
    let away = stacks.compactMap { stack -> (UIView, CGFloat)? in
      guard let stack = stack.object as? SnapshotNavigationController,
        let arriving = stack.arriving
      else { return nil }
      return arriving.screen.viewIfLoaded.map { ($0, arriving.offset) }
    }
    presses.fingersComeDown(at: points, in: host.window, away: away)
  }

  /// The middle of the nth control or row, from the top, that a finger reaches now.
  private func target(_ index: Int) -> CGPoint? {
    let views = host.window.descendants.filter { $0 is UIControl || $0 is UITableViewCell }
    let places = views.compactMap { view -> CGPoint? in
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard view.window != nil, host.window.bounds.contains(place),
        let hit = host.window.hitTest(place, with: nil), hit.isDescendant(of: view)
      else { return nil }
      return place
    }
    let inOrder = places.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    return inOrder.isEmpty ? nil : inOrder[index % inOrder.count]
  }
}

/// Notes what the app itself says of the bar.
private final class NotedController: SnapshotNavigationController {
  private(set) var wantsBarHidden: Bool?

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if !isSettingBar { wantsBarHidden = hidden }
    super.setNavigationBarHidden(hidden, animated: animated)
  }
}

extension AppDevice {
  /// What the app has said of a stack's bar, if it has said anything.
  package func wantedBar(of navigation: UINavigationController) -> Bool? {
    (navigation as? NotedController)?.wantsBarHidden
  }
}

/// Knows which controls were under a finger as it came down, and which have been pressed since.
@MainActor
package final class PressWitness {
  /// Whether the next finger is the second of a double tap, aimed at what the first one saw.
  package var isSecond = false
  private var seen: Set<ObjectIdentifier> = []
  package private(set) var strangers: [String] = []

  /// With how far screens are from their places, in points to the right.
  package func fingersComeDown(at points: [CGPoint], in window: UIWindow, away: [(UIView, CGFloat)])
  {
    let controls = window.descendants.compactMap { $0 as? UIControl }
    if !isSecond { seen = [] }
    for control in controls {
      let distance = away.first { control.isDescendant(of: $0.0) }?.1 ?? 0
      let place = control.convert(control.bounds, to: nil).insetBy(dx: -22, dy: -22)
        .offsetBy(dx: distance, dy: 0)
      // Two taps on the back button go back two screens.
      let isInBar = sequence(first: control as UIView, next: \.superview).contains {
        $0 is UINavigationBar || $0 is UITabBar
      }
      if isInBar || (!isSecond && points.contains(where: place.contains)) {
        seen.insert(ObjectIdentifier(control))
      }
      let witness = UIAction(identifier: UIAction.Identifier("witness")) {
        [weak self, weak control] _ in
        if let self, let control { note(control) }
      }
      control.addAction(witness, for: .touchUpInside)
    }
  }

  private func note(_ control: UIControl) {
    guard !seen.contains(ObjectIdentifier(control)) else { return }
    let name = control.accessibilityLabel ?? control.accessibilityIdentifier ?? ""
    let owner = sequence(first: control as UIResponder, next: \.next).first {
      $0 is UIViewController || $0 is UIToolbar
    }
    strangers.append(
      "\(type(of: control)) \(name) of \(owner.map { "\(type(of: $0))" } ?? "nobody")")
  }
}
