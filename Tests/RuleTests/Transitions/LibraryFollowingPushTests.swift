import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A push from a callback at the end of another begins and ends once, whenever a finger comes down.
@MainActor @Suite(.warningsAreRead)
struct LibraryFollowingPushTests {
  enum Place: CaseIterable, Sendable {
    case didAppear, didDisappear, didShow, completion, didFinish
  }

  /// How the step before came about.
  enum Way: CaseIterable, Sendable { case push, pop, unanimatedPush, drag }

  private final class Screen: ColorScreen {
    var place = "didAppear"
    var say: (() -> Void)?

    override func hear(_ call: String, animated: Bool) {
      super.hear(call, animated: animated)
      if call == place { say?() }
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var say: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { say?() }
  }

  @Test(arguments: Place.allCases, Way.allCases)
  func aTouchSoonAfterwardEndsNothingButUIKitsPart(_ place: Place, _ way: Way) {
    for frames in 0...4 {
      let delegate = Delegate()
      let (lower, upper) = (Screen("a", .green), Screen("b", .blue))
      let rig = Rig()
      rig.navigation.delegate = delegate
      rig.push(lower)
      if way == .pop || way == .drag { rig.push(upper) }
      var isDue = true
      let push = { [unowned rig] in
        if isDue {
          isDue = false
          rig.navigation.pushViewController(ColorScreen("c", .yellow), animated: true)
        }
      }
      let isPop = way == .pop || way == .drag
      let (coming, leaving) = isPop ? (lower, upper) : (upper, lower)
      var observation: TransitionObservation?
      switch place {
      case .didAppear: coming.say = push
      case .didDisappear:
        leaving.place = "didDisappear"
        leaving.say = push
      case .didShow: delegate.say = push
      case .didFinish:
        observation = rig.navigation.observeTransitions { if $0.phase == .didFinish { push() } }
      case .completion: break
      }
      let completion: @MainActor () -> Void = { if place == .completion { push() } }
      switch way {
      case .push:
        rig.navigation.pushViewController(upper, animated: true, completion: completion)
      case .unanimatedPush:
        rig.navigation.pushViewController(upper, animated: false, completion: completion)
      case .pop: rig.navigation.popViewController(animated: true, completion: completion)
      case .drag:
        if place == .completion { return }
        rig.grab(moving: 150)
        rig.letGo(at: 170)
      }
      var waited = 0
      while isDue, waited < 120 {
        rig.host.advance(by: 1.0 / 60)
        waited += 1
      }
      #expect(!isDue)
      rig.host.advance(by: Double(frames) / 60)
      let after = "\(frames) frames"
      rig.host.touch(.began, at: CGPoint(x: 100, y: 300))
      rig.host.advance(by: 0.05)
      #expect(rig.stages.count >= 1, "\(after)")
      rig.host.touch(.ended, at: CGPoint(x: 100, y: 300))
      rig.host.advance(by: 2)
      let first: [NavigationEvent.Phase] =
        way == .unanimatedPush ? [.didFinish] : [.willBegin, .didFinish]
      #expect(rig.ends == first + [.willBegin, .didFinish], "\(after)")
      #expect(rig.titles.last == "c", "\(after)")
      #expect(rig.leftovers.isEmpty, "\(after)")
      observation?.cancel()
    }
  }

  /// The touch ends UIKit's part of the first step, in which no frame has shown the screen yet.
  @Test(arguments: [Place.didAppear, .didDisappear, .didShow], [Way.push, .pop])
  func aTouchThatEndsTheStepBeforeLetsTheNextMove(_ place: Place, _ way: Way) {
    for frames in 0...4 {
      for x in [20.0, 100, 190] {
        let delegate = Delegate()
        let (lower, upper) = (Screen("a", .green), Screen("b", .blue))
        let rig = Rig()
        rig.navigation.delegate = delegate
        rig.push(lower)
        if way == .pop { rig.push(upper) }
        var isDue = true
        let push = { [unowned rig] in
          if isDue {
            isDue = false
            rig.navigation.pushViewController(ColorScreen("c", .yellow), animated: true)
          }
        }
        let (coming, leaving) = way == .pop ? (lower, upper) : (upper, lower)
        switch place {
        case .didDisappear:
          leaving.place = "didDisappear"
          leaving.say = push
        case .didShow: delegate.say = push
        default: coming.say = push
        }
        if way == .pop {
          rig.navigation.popViewController(animated: true)
        } else {
          rig.navigation.pushViewController(upper, animated: true)
        }
        rig.host.advance(by: Double(frames) / 60)
        rig.host.touch(.began, at: CGPoint(x: x, y: 300))
        rig.host.advance(by: 0.05)
        #expect(!isDue)
        #expect(rig.stages.count == 1, "\(frames) frames")
        rig.host.touch(.ended, at: CGPoint(x: x, y: 300))
        rig.host.advance(by: 2)
        #expect(rig.ends == [.willBegin, .didFinish, .willBegin, .didFinish], "\(frames) frames")
        #expect(rig.titles.last == "c")
        #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
      }
    }
  }

  /// How the controller comes into the window, or back into it.
  enum Arrival: CaseIterable, Sendable { case launch, tab, dismissal, likeAPush }

  /// No frame has shown the root as it says that it has appeared.
  @Test(arguments: Arrival.allCases, [true, false])
  func aPushAsTheRootAppearsBeginsAndEndsOnce(_ arrival: Arrival, isSystem: Bool) {
    let host = LinuxHost.small()
    let root = Screen("root", .red)
    let navigation = SnapshotNavigationController(rootViewController: root)
    if isSystem { navigation.configuration.transition = .system }
    var events: [NavigationEvent.Phase] = []
    let observation = navigation.observeTransitions { event in
      if case .progress = event.phase { return }
      if event.to?.title == "c" { events.append(event.phase) }
    }
    let (tabs, base) = (UITabBarController(), UIViewController())
    switch arrival {
    case .launch: break
    case .tab:
      tabs.viewControllers = [UIViewController(), navigation]
      host.show(tabs, for: 0.5)
    case .dismissal:
      host.show(navigation, for: 0.5)
      base.modalPresentationStyle = .fullScreen
      navigation.present(base, animated: false)
    case .likeAPush: host.show(base, for: 0.5)
    }
    host.advance(by: 0.5)
    var completions = 0
    root.say = { [unowned root, unowned navigation] in
      root.say = nil
      navigation.pushViewController(ColorScreen("c", .yellow), animated: true) { completions += 1 }
    }
    switch arrival {
    case .launch: host.show(navigation, for: 0)
    case .tab: tabs.selectedIndex = 1
    case .dismissal: navigation.dismiss(animated: true)
    case .likeAPush: base.presentAsPush(navigation)
    }
    var frames = 0
    while navigation.viewControllers.count < 2, frames < 90 {
      host.advance(by: 1.0 / 60)
      frames += 1
    }
    host.advance(by: 2)
    #expect(events == [.willBegin, .didFinish])
    #expect(completions == 1)
    #expect(navigation.viewControllers.map(\.title) == ["root", "c"])
    #expect(navigation.isAtRest && !navigation.isTransitioning)
    observation.cancel()
  }
}
