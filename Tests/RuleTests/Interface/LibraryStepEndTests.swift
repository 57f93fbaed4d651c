import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Each step that begins has exactly one end, which tells what has happened to the stack.
@MainActor @Suite(.warningsAreRead)
struct LibraryStepEndTests {
  /// The steps that an observer has heard of, without progress.
  @MainActor
  private final class Steps {
    private(set) var lines: [String] = []
    private var observation: TransitionObservation?

    init(of navigation: SnapshotNavigationController) {
      observation = navigation.observeTransitions { [weak self] event in self?.note(event) }
    }

    private func note(_ event: NavigationEvent) {
      if case .progress = event.phase { return }
      lines.append("\(event.to?.title ?? "?") \(event.phase)")
    }
  }

  enum Route: CaseIterable, Sendable {
    case snapshot, live, coordinated, animator
  }

  /// Two screens above the root; `top` is dragged by the route.
  private func rig(_ route: Route, _ controller: SnapshotNavigationController? = nil) -> Rig {
    let rig = Rig()
    let screens = [ColorScreen("a", .green), ColorScreen("b", .blue)]
    rig.push(screens[0], screens[1])
    switch route {
    case .snapshot: break
    case .live: rig.navigation.invalidateSnapshot(for: screens[0])
    case .coordinated: screens[1].snapshotNavigation.wantsCoordinatedDrag = true
    case .animator: rig.navigation.delegate = Self.fader
    }
    return rig
  }

  private static let fader = CrossFader()

  /// With animations switched off a drag either isn't begun, or ends as it's decided.
  @Test(arguments: Route.allCases, [40, 150])
  func aDragEndsWithoutAnimations(_ route: Route, distance: CGFloat) {
    let rig = rig(route)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    rig.grab(at: 6, moving: distance)
    rig.letGo(at: 6 + distance)
    rig.host.advance(by: 1)
    let isRefused = route != .snapshot
    let pops = distance > 100 && !isRefused
    #expect(rig.ends == (isRefused ? [] : [.willBegin, pops ? .didFinish : .didCancel]))
    #expect(rig.refusals.count == (isRefused ? 1 : 0))
    #expect(rig.titles == (pops ? ["root", "a"] : ["root", "a", "b"]))
    #expect(!rig.navigation.isTransitioning)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// The app switches animations off in the middle of a drag.
  @Test(arguments: Route.allCases, [40, 150])
  func aDragEndsWhoseAnimationsAreSwitchedOff(_ route: Route, distance: CGFloat) {
    let rig = rig(route)
    rig.grab(at: 6, moving: distance)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    rig.letGo(at: 6 + distance)
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, distance > 100 ? .didFinish : .didCancel])
    #expect(rig.titles == (distance > 100 ? ["root", "a"] : ["root", "a", "b"]))
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// In the turn in which the drag begins, before UIKit has started its part, and with a flick.
  @Test(arguments: Route.allCases, [0, 1, 2]) func aFlickEndsWhoseAnimationsAreSwitchedOff(
    _ route: Route, frames: Int
  ) {
    let rig = rig(route)
    rig.host.touch(.began, at: CGPoint(x: 6, y: 200))
    rig.host.advance(by: 1.0 / 60)
    rig.host.touch(.moved, at: CGPoint(x: 60, y: 200))
    if frames > 0 { rig.host.advance(by: Double(frames) / 60) }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    rig.host.touch(.moved, at: CGPoint(x: 150, y: 200))
    if frames > 0 { rig.host.advance(by: 1.0 / 60) }
    rig.host.touch(.ended, at: CGPoint(x: 170, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Overrides

  enum Answer: CaseIterable, Sendable {
    case popToRoot, popTwice, popAndPush, pushAndPop, unanimated, set, setAndPop, nothing
  }

  private final class WilfulController: SnapshotNavigationController {
    var answer: Answer?

    override func popViewController(animated: Bool) -> UIViewController? {
      guard let answer else { return super.popViewController(animated: animated) }
      self.answer = nil
      switch answer {
      case .popToRoot: return super.popToRootViewController(animated: animated)?.last
      case .popTwice:
        _ = super.popViewController(animated: false)
        return super.popViewController(animated: animated)
      case .popAndPush:
        let popped = super.popViewController(animated: animated)
        super.pushViewController(ColorScreen("new", .yellow), animated: animated)
        return popped
      case .pushAndPop:
        super.pushViewController(ColorScreen("new", .yellow), animated: animated)
        return super.popViewController(animated: animated)
      case .unanimated: return super.popViewController(animated: false)
      case .setAndPop:
        super.setViewControllers(viewControllers.reversed(), animated: false)
        return super.popViewController(animated: animated)
      case .set:
        super.setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
        return nil
      case .nothing: return nil
      }
    }
  }

  nonisolated private static let cuts = [Route.snapshot, .live, .coordinated].flatMap {
    [($0, isCut: true), ($0, isCut: false)]
  }

  /// Pushes the screens but for the first, and sees to it that a drag of the last takes the route.
  private func prepare(
    _ screens: [ColorScreen], on navigation: SnapshotNavigationController, for route: Route,
    _ host: LinuxHost
  ) {
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
    if route == .live { navigation.invalidateSnapshot(for: screens[1]) }
    screens[2].snapshotNavigation.wantsCoordinatedDrag = route == .coordinated
  }

  /// An override of the app's makes another call than the drag asks for.
  @Test(arguments: Answer.allCases, cuts)
  func anOverrideThatCallsAnotherSuperEndsTheDragOnce(
    _ answer: Answer, cut: (Route, isCut: Bool)
  ) {
    let (route, isCut) = cut
    let host = LinuxHost.small()
    let screens = ["root", "a", "b"].map { ColorScreen($0, .green) }
    let navigation = WilfulController(rootViewController: screens[0])
    host.show(navigation, for: 0.2)
    prepare(screens, on: navigation, for: route, host)
    let steps = Steps(of: navigation)
    navigation.answer = answer
    host.touch(.began, at: CGPoint(x: 6, y: 200))
    host.move(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 156, y: 200), duration: 0.3)
    host.touch(.ended, at: CGPoint(x: 156, y: 200))
    if isCut {
      host.advance(by: 0.05)
      _ = navigation.popViewController(animated: false)
    }
    host.advance(by: 3)
    let titles = navigation.viewControllers.compactMap(\.title)
    var open: [String] = []
    for line in steps.lines {
      let words = line.split(separator: " ").map(String.init)
      if words[1] == "willBegin" {
        open.append(words[0])
      } else if let place = open.firstIndex(of: words[0]) {
        open.remove(at: place)
      } else {
        // Without animation, or what another step left on top.
        #expect(titles.last == words[0] || words[1] == "didFinish", "\(steps.lines)")
      }
    }
    #expect(open.isEmpty, "\(steps.lines)")
    if let last = steps.lines.last, last.hasSuffix("didFinish") {
      #expect(last == "\(titles.last ?? "") didFinish", "\(steps.lines)")
    }
    let finished = steps.lines.filter { $0.hasSuffix("didFinish") }
    if !isCut, answer == .popToRoot || answer == .set {
      #expect(!finished.contains("a didFinish"), "it never came: \(steps.lines)")
    }
    #expect(!navigation.isTransitioning)
    #expect(titles.last == navigation.topViewController?.title)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  // MARK: What UIKit drops

  /// What an observer does as a drag begins; UIKit hasn't started its part by then.
  enum Deed: CaseIterable, Sendable {
    case selectsAnotherTab, replacesTheRoot, presents
  }

  @Test(arguments: Deed.allCases, [Route.snapshot, .live, .coordinated])
  func aDragThatUIKitDropsIsOver(_ deed: Deed, _ route: Route) {
    let host = LinuxHost.small()
    let screens = ["root", "a", "b"].map { ColorScreen($0, .green) }
    let navigation = SnapshotNavigationController(rootViewController: screens[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.show(tabs, for: 0.2)
    prepare(screens, on: navigation, for: route, host)
    let steps = Steps(of: navigation)
    var hasActed = false
    let observation = navigation.observeTransitions { [weak navigation] event in
      guard event.phase == .willBegin, !hasActed else { return }
      hasActed = true
      switch deed {
      case .selectsAnotherTab: tabs.selectedIndex = 1
      case .replacesTheRoot: host.window.rootViewController = UIViewController()
      case .presents:
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        navigation?.present(modal, animated: true)
      }
    }
    host.touch(.began, at: CGPoint(x: 6, y: 200))
    host.move(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.3)
    host.touch(.ended, at: CGPoint(x: 150, y: 200))
    host.advance(by: 1)
    #expect(hasActed)
    #expect(steps.lines == ["a willBegin", "a didCancel"])
    #expect(!navigation.isTransitioning)
    #expect(navigation.viewControllers.compactMap(\.title) == ["root", "a", "b"])
    var isSettled = false
    navigation.whenSettled { isSettled = true }
    host.advance(by: 0.2)
    #expect(isSettled)
    // It works as ever when it's back.
    switch deed {
    case .selectsAnotherTab: tabs.selectedIndex = 0
    case .replacesTheRoot:
      host.window.rootViewController = nil
      host.window.rootViewController = tabs
    case .presents: navigation.dismiss(animated: false)
    }
    host.advance(by: 1)
    host.touch(.began, at: CGPoint(x: 6, y: 200))
    host.move(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 160, y: 200), duration: 0.3)
    host.touch(.ended, at: CGPoint(x: 160, y: 200))
    host.advance(by: 1)
    #expect(navigation.viewControllers.compactMap(\.title) == ["root", "a"])
    #expect(steps.lines.last == "a didFinish")
    withExtendedLifetime(observation) {}
  }

  // MARK: Presentations

  enum Ending: CaseIterable, Sendable {
    case dismissal, resignActive, background, resize, animationsOff
  }

  /// A presentation that's dragged past half and lifted is brought to its end at once.
  @Test(arguments: Ending.allCases, [true, false])
  func aDraggedPresentationEndsOnce(_ ending: Ending, isCoordinated: Bool) {
    let rig = PushRig(.navigation)
    rig.root.snapshotNavigation.wantsCoordinatedDrag = isCoordinated
    var steps: [NavigationEvent.Phase] = []
    rig.base.presentAsPush(
      rig.inner,
      onEvent: { event in
        if case .progress = event.phase { return }
        steps.append(event.phase)
      })
    rig.host.advance(by: 1)
    #expect(steps == [.willBegin, .didFinish])
    steps = []
    rig.grab(moving: 150)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 170, y: 200))
    rig.host.advance(by: 0.05)
    defer { UIView.setAnimationsEnabled(true) }
    switch ending {
    case .dismissal: rig.inner.dismiss(animated: false)
    case .resignActive:
      NotificationCenter.default.post(
        name: UIApplication.willResignActiveNotification, object: nil)
    case .background:
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
    case .resize: rig.host.resize(to: CGSize(width: 400, height: 200))
    case .animationsOff: UIView.setAnimationsEnabled(false)
    }
    rig.host.advance(by: 1)
    #expect(steps == [.willBegin, .didFinish])
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }
}
