import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// UIKit tells an app that a finger has left a transition, and the app calls at once.
@MainActor @Suite(.warningsAreRead)
struct LibraryInteractionCallTests {
  enum Drag: CaseIterable, Sendable { case live, coordinated, forward }
  enum Call: CaseIterable, Sendable { case push, pop, popToRoot, set }

  private final class LeadingScreen: ColorScreen, InteractivePushing {
    func screenForInteractivePush() -> UIViewController? { ColorScreen("d", .cyan) }
  }

  private let host = LinuxHost.small()
  private let screens: [ColorScreen] = [
    ColorScreen("a", .red), ColorScreen("b", .yellow), LeadingScreen("c", .blue),
  ]
  private let navigation: SnapshotNavigationController

  init() {
    navigation = SnapshotNavigationController(rootViewController: screens[0])
    host.show(navigation, for: 0.3)
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
  }

  private func make(_ call: Call, then completion: @escaping @MainActor () -> Void) {
    switch call {
    case .push:
      navigation.pushViewController(
        ColorScreen("e", .green), animated: true, completion: completion)
    case .pop: navigation.popViewController(animated: true, completion: completion)
    case .popToRoot: navigation.popToRootViewController(animated: true, completion: completion)
    case .set:
      navigation.setViewControllers(
        [screens[0], screens[2]], animated: true, completion: completion)
    }
  }

  /// From the coordinator's handler, as the finger is lifted.
  @Test(
    arguments: [true, false].flatMap { back in Drag.allCases.map { ($0, back) } }, Call.allCases)
  func itsCallIsMadeOnceTheDragHasEnded(_ motion: (drag: Drag, goesBack: Bool), _ call: Call) {
    let (drag, goesBack) = motion
    if drag == .live { navigation.invalidateSnapshot(for: screens[1]) }
    if drag == .coordinated { screens[2].snapshotNavigation.wantsCoordinatedDrag = true }
    var (phases, completions): ([NavigationEvent.Phase], Int) = ([], 0)
    let observation = navigation.observeTransitions { event in
      if case .progress = event.phase { return }
      phases.append(event.phase)
    }
    defer { observation.cancel() }
    let far: CGFloat = goesBack ? 40 : 150
    let (start, end) = drag == .forward ? (196, 196 - far) : (4, 4 + far)
    host.touch(.began, at: CGPoint(x: start, y: 200))
    host.move(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.3)
    host.advance(by: 0.2)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in
      make(call) { completions += 1 }
    }
    host.touch(.ended, at: CGPoint(x: end, y: 200))
    host.advance(by: 2)
    #expect(!navigation.isTransitioning)
    #expect(completions == 1)
    #expect(phases.prefix(2) == [.willBegin, goesBack ? .didCancel : .didFinish])
    #expect(phases.filter { $0 == .willBegin }.count == phases.count / 2)
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
    #expect(host.log.isEmpty, "\(host.log)")
  }
}
