import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Calls that wait until a transition has started or an end has been reported.
@MainActor @Suite(.warningsAreRead)
struct LibraryDeferredCallTests {
  private final class Counter {
    var value = 0
  }

  /// What ends a push in the middle of it.
  enum Cut: CaseIterable, Sendable {
    case resize, goForward, background, anotherPush

    @MainActor func perform(on rig: Rig) {
      switch self {
      case .resize: rig.host.resize(to: CGSize(width: 400, height: 200))
      case .goForward: rig.navigation.goForward(animated: true)
      case .background:
        NotificationCenter.default.post(
          name: UIApplication.didEnterBackgroundNotification, object: nil)
      case .anotherPush:
        rig.navigation.pushViewController(ColorScreen("c", .blue), animated: true)
      }
    }
  }

  /// A screen that pushes as it has appeared; the push waits, because an end is being reported.
  @Test(.timeLimit(.minutes(1)), arguments: Cut.allCases)
  func aCallThatWaitsIsWaitedFor(_ cut: Cut) async {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.whenAppeared = { [weak rig] in
      rig?.navigation.pushViewController(ColorScreen("b", .yellow), animated: true)
    }
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.1)
    let counter = Counter()
    let task = Task.immediate {
      cut.perform(on: rig)
      await rig.navigation.transitionsSettled()
      counter.value = rig.navigation.isTransitioning ? 2 : 1
    }
    for _ in 0..<100 where counter.value == 0 {
      rig.host.advance(by: 0.05)
      await Task.yield()
    }
    task.cancel()
    #expect(counter.value == 1)
    #expect(rig.titles == ["root", "a"] + (cut == .anotherPush ? ["c"] : []) + ["b"])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Calls that wait

  /// What a screen calls as it's about to appear: the first call takes away what the second is about.
  enum Second: CaseIterable, Sendable {
    case popToWhatHasGone, popToWhatARootLeftOut, pushWhatHasCome, pushWhatIsSet
  }

  /// It's checked as if it were made now.
  @Test(arguments: Second.allCases)
  func aCallThatNoLongerMakesSenseDoesNothing(_ second: Second) {
    let rig = Rig()
    let (target, next) = (ColorScreen("a", .green), ColorScreen("next", .yellow))
    rig.push(target, ColorScreen("b", .blue))
    var completions = 0
    let screen = ColorScreen("c", .gray)
    screen.whenAppearing = { [rig, weak screen] in
      screen?.whenAppearing = nil
      let navigation = rig.navigation
      switch second {
      case .popToWhatHasGone: navigation.setViewControllers([rig.root], animated: true)
      case .popToWhatARootLeftOut: navigation.popToRootViewController(animated: true)
      case .pushWhatHasCome: navigation.pushViewController(next, animated: true)
      case .pushWhatIsSet: navigation.setViewControllers([rig.root, next], animated: true)
      }
      switch second {
      case .popToWhatHasGone, .popToWhatARootLeftOut:
        navigation.popToViewController(target, animated: true) { completions += 1 }
      case .pushWhatHasCome, .pushWhatIsSet:
        navigation.pushViewController(next, animated: true) { completions += 1 }
      }
    }
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 2)
    switch second {
    case .popToWhatHasGone, .popToWhatARootLeftOut: #expect(rig.titles == ["root"])
    case .pushWhatHasCome: #expect(rig.titles == ["root", "a", "b", "c", "next"])
    case .pushWhatIsSet: #expect(rig.titles == ["root", "next"])
    }
    #expect(completions == 1)
    #expect(rig.leftovers.isEmpty)
  }
}
