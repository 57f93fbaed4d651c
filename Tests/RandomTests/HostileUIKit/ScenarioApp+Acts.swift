import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

extension ScenarioApp {
  func perform(_ act: ScenarioAct) {
    host.activate()
    switch act {
    case .frames(let count): advance(frames: count)
    case .rest: advance(frames: 60)
    case .resize: host.resize(to: CGSize(width: Self.size.width + 20, height: Self.size.height))
    case .background: host.enterBackground()
    case .foreground: host.enterForeground()
    default:
      grant()
      if call(act) { isGrabbedAtRest = false } else { touch(act) }
    }
  }

  /// What a person wanted in between has happened by now, or is lost.
  func grant() {
    let unmet = told[told.count - 1].ledger.grant(seeing: stack.viewControllers.count)
    if unmet > 0, isTapOwed { lose(.tap, "a tap on back does nothing") }
    isTapOwed = false
  }

  // MARK: The app

  /// - Returns: Whether it's a call of the app's.
  private func call(_ act: ScenarioAct) -> Bool {
    switch act {
    case .push(let animated): push(animated: animated)
    case .pop(let animated):
      told[told.count - 1].ledger.pop()
      stack.pop(animated: animated, then: completion(of: "pop"))
    case .popToRoot:
      told[told.count - 1].ledger.pop(to: 0)
      stack.popToRoot(animated: true, then: completion(of: "pop to the root"))
    case .popTo(let place):
      let target = screen(ledger.stack[place])
      told[told.count - 1].ledger.pop(to: place)
      stack.pop(to: target, animated: true, then: completion(of: "pop to a screen"))
    case .set(let rebuilding, let animated):
      let screens = rebuilding.changed(ledger.stack.map(screen)) { _ in makeScreen() }
      told[told.count - 1].ledger.set(screens.map(\.number))
      stack.set(screens, animated: animated, then: completion(of: "set"))
    case .presentAsPush: present()
    case .dismiss:
      isPresentationWanted = false
      presented?.dismiss(animated: true, completion: completion(of: "dismiss", isUIKits: true))
    case .presentModal:
      let screen = makeScreen()
      screen.modalPresentationStyle = .fullScreen
      modal = screen
      stack.present(screen, animated: true, completion: completion(of: "present", isUIKits: true))
    case .pushPage:
      pageCount += 1
      pages?.push(UIView(), completion: completion(of: "page"))
    case .popPage:
      pageCount -= 1
      pages?.pop(completion: completion(of: "page"))
    case .bar(let isHidden):
      hidesBar = isHidden
      stack.setNavigationBarHidden(isHidden, animated: true)
    case .selectTab(let index): tabs?.selectedIndex = index
    case .replaceRoot: showRoot()
    default: return false
    }
    return true
  }

  private var ledger: ScenarioLedger { told[told.count - 1].ledger }
  var pages: PageStackView? { (stack.topViewController as? ScenarioScreen)?.pages }

  /// UIKit's own calls that change a stack take no completion.
  private func completion(
    of call: String, isUIKits: Bool = false
  ) -> @MainActor @Sendable () -> Void {
    if isPlain, !isUIKits { return {} }
    let name = "\(call), the \(completions.count + 1)."
    completions[name] = 0
    return { [weak self] in self?.completions[name, default: 0] += 1 }
  }

  private func push(animated: Bool) {
    let screen = makeScreen()
    let former = ledger.stack.last.map { self.screen($0) }
    told[told.count - 1].ledger.push(screen.number)
    let flags = scenario.traits.contains(.flagsPushingScreen)
    if flags { former?.hidesBottomBarWhenPushed = true }
    stack.push(screen, animated: animated, then: completion(of: "push"))
    if flags { former?.hidesBottomBarWhenPushed = false }
  }

  private func present() {
    let presented = makeStack()
    presented.setViewControllers([makeScreen()], animated: false)
    self.presented = presented
    isPresentationWanted = true
    let done = completion(of: "present", isUIKits: true)
    guard isPlain else { return stack.presentAsPush(presented, completion: done) }
    presented.modalPresentationStyle = .fullScreen
    stack.present(presented, animated: true, completion: done)
  }

  // MARK: The user

  private func touch(_ act: ScenarioAct) {
    switch act {
    case .tapButton: host.tap(at: ScenarioScreen.buttonPlace)
    case .tapBack:
      isTapOwed = isAtRest
      told[told.count - 1].ledger.wishPop()
      host.tap(at: CGPoint(x: 10, y: 32))
    case .escape:
      told[told.count - 1].ledger.wishPop()
      _ = stack.accessibilityPerformEscape()
    case .backKey:
      told[told.count - 1].ledger.wishPop()
      host.press("[", modifiers: .command)
    case .drag(let finger):
      grab()
      lift(finger)
    case .grab: grab()
    case .lift(let finger): lift(finger)
    default: break
    }
  }

  /// Where a finger starts that goes back: at the edge, or in the pages if there are some.
  private var start: CGPoint {
    pageCount > 1 ? CGPoint(x: 30, y: ScenarioScreen.pagesFrame.midY) : CGPoint(x: 2, y: 110)
  }

  private func grab() {
    isGrabbedAtRest = isAtRest
    isDragExplained = false
    host.touch(.began, at: start)
    move(to: stride(from: start.x + 6, through: start.x + 36, by: 6))
    hasDragged = isDragging
  }

  private func move(to places: some Sequence<CGFloat>) {
    for x in places {
      advance(frames: 1)
      let place = CGPoint(x: x, y: start.y)
      host.touch(.moved, at: place)
      finger = place
    }
  }

  private func lift(_ kind: ScenarioAct.Finger) {
    let start = start.x
    switch kind {
    case .finishes: move(to: stride(from: start + 44, through: start + 60, by: 8))
    case .givesUp:
      move(to: [start + 24, start + 18])
      advance(frames: 12)
    }
    guard let place = finger else { return }
    let drags = isDragging
    host.touch(.ended, at: place)
    finger = nil
    if isGrabbedAtRest, !drags, !hasDragged, !isDragExplained {
      lose(.swipe, "a finger moves nothing, and nobody says why")
    }
    if kind == .finishes { goBack(strictly: isGrabbedAtRest && drags) }
  }

  /// A finger has dragged to the end of its way.
  private func goBack(strictly isStrict: Bool) {
    if isPresentationWanted {
      // UIKit has no such gesture.
      if isPlain { presented?.dismiss(animated: true) }
      if isPlain || isStrict { isPresentationWanted = false }
    } else if pageCount > 1 {
      if isStrict { pageCount -= 1 } else { isPagePopWished = true }
    } else if isStrict {
      told[told.count - 1].ledger.pop()
    } else {
      told[told.count - 1].ledger.wishPop()
    }
  }

  // MARK: What goes on

  var isAtRest: Bool {
    !([stack, presented].compactMap(\.self)).contains(where: \.isInTransition)
      && pages?.isTransitioning != true
  }

  /// Whether a recognizer has a finger that drags.
  var isDragging: Bool {
    ([host.window] + host.window.descendants).contains { view in
      view.gestureRecognizers?.contains {
        $0 is UIPanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      } ?? false
    }
  }

  func cancelTouch() {
    if let finger { host.touch(.cancelled, at: finger) }
    finger = nil
  }
}

extension UINavigationController {
  /// As an app can tell.
  var isInTransition: Bool {
    transitionCoordinator != nil
      || (self as? SnapshotNavigationController)?.isTransitioning == true
  }
}
