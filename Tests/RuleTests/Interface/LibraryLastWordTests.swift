import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What's freed may ask or tell the controller or stack that has let it go.
@MainActor @Suite(.warningsAreRead)
struct LibraryLastWordTests {
  /// Says something as it's freed.
  private final class LastWord {
    private let say: @MainActor () -> Void

    init(_ say: @escaping @MainActor () -> Void) { self.say = say }

    deinit {
      let say = say
      MainActor.assumeIsolated { say() }
    }
  }

  private final class Screen: ColorScreen { var word: LastWord? }

  private struct Motion: Choreography {
    let word: Word

    struct Word: @unchecked Sendable { let word: AnyObject }

    func layout(
      at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
    ) -> TransitionLayout { TransitionLayout() }
  }

  @MainActor private final class Log {
    var said = 0
    var observation: TransitionObservation?
  }

  private let rig = Rig { $0.configuration.forwardHistory = 3 }
  private let log = Log()

  /// Counts what it says.
  private func saying(_ work: @escaping @MainActor () -> Void) -> LastWord {
    LastWord { [log] in
      log.said += 1
      work()
    }
  }

  /// Asks for all there is.
  private func word() -> LastWord {
    saying { [weak navigation = rig.navigation] in
      guard let navigation else { return }
      _ = navigation.forwardViewControllers
      _ = navigation.viewControllers.map(navigation.snapshot)
      _ = navigation.configuration
      _ = navigation.diagnosticHandler
      _ = navigation.isTransitioning
      navigation.topViewController?.snapshotNavigation.isSensitive = false
      navigation.configuration.forwardHistory = 3
      navigation.clearForwardHistory()
      navigation.dragGestureRecognizer.isEnabled = false
      navigation.dragGestureRecognizer.isEnabled = true
    }
  }

  enum Cause: CaseIterable {
    case clear, push, set, limit, warning, pop, drag, removed, freed
  }

  @Test(arguments: Cause.allCases)
  func aScreenThatIsFreed(cause: Cause) {
    weak var freed: Screen?
    func make() -> UIViewController {
      let screen = Screen("a", .green)
      screen.word = word()
      freed = screen
      return screen
    }
    rig.navigation.pushViewController(make(), animated: true)
    rig.host.advance(by: 1)
    switch cause {
    case .drag, .pop, .removed, .freed: rig.navigation.configuration.forwardHistory = 0
    default: break
    }
    if cause == .drag {
      rig.grab(moving: 150)
      rig.letGo(at: 170)
    } else if cause != .removed {
      rig.navigation.popViewController(animated: true)
    }
    rig.host.advance(by: cause == .freed ? 0.1 : 1)
    let next = ColorScreen("b", .blue)
    switch cause {
    case .clear: rig.navigation.clearForwardHistory()
    case .push: rig.navigation.pushViewController(next, animated: true)
    case .set: rig.navigation.setViewControllers([rig.root, next], animated: false)
    case .limit: rig.navigation.configuration.forwardHistory = 0
    case .warning: rig.host.sendMemoryWarning()
    case .removed: rig.navigation.setViewControllers([next], animated: true)
    case .pop, .drag, .freed: break
    }
    rig.host.advance(by: 2)
    #expect(freed == nil)
    #expect(log.said == 1)
    #expect(rig.leftovers.isEmpty)
  }

  enum Holder: CaseIterable {
    case observation, diagnosticHandler, configuration, options, pageHandler, pageMotion
  }

  private func holding<Value>(_ word: LastWord) -> @MainActor (Value) -> Void {
    { _ in withExtendedLifetime(word) {} }
  }

  /// A closure or a motion that is replaced lets go of what cancels it.
  @Test(arguments: Holder.allCases)
  func whatSomethingOfTheAppsHolds(_ holder: Holder) {
    let (navigation, root, log) = (rig.navigation, rig.root, log)
    let pages = PageStackView(root: UIView())
    switch holder {
    case .observation:
      log.observation = navigation.observeTransitions(
        holding(
          saying {
            log.observation?.cancel()
          }))
      log.observation?.cancel()
    case .diagnosticHandler:
      navigation.diagnosticHandler = holding(
        saying { [weak navigation] in
          navigation?.diagnosticHandler = nil
        })
      navigation.diagnosticHandler = nil
    case .configuration:
      navigation.configuration.choreography = Motion(word: .init(word: word()))
      navigation.configuration.choreography = .parallax
    case .options:
      root.snapshotNavigation.popChoreography = Motion(
        word: .init(
          word: saying { [weak root] in
            root?.snapshotNavigation.isSensitive = false
          }))
      root.snapshotNavigation.popChoreography = nil
    case .pageHandler:
      pages.diagnosticHandler = holding(
        saying { [weak pages] in
          pages?.diagnosticHandler = nil
        })
      pages.diagnosticHandler = nil
    case .pageMotion:
      pages.configuration.pushChoreography = Motion(
        word: .init(
          word: saying { [weak pages] in
            _ = pages?.configuration
          }))
      pages.configuration.pushChoreography = .parallax
    }
    #expect(log.said == 1)
  }
}
