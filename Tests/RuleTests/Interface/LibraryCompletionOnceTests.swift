import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A completion is called exactly once: if nothing comes of its call, without a window, from within
/// another call, and if the controller goes.
@MainActor @Suite(.warningsAreRead)
struct LibraryCompletionOnceTests {
  private let rig = Rig().push(SimpleScreen("a", .green), SimpleScreen("b", .yellow))

  @Test(arguments: [true, false])
  func aRefusedCallCompletesAtOnce(animated: Bool) {
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 1)
    var completions = 0
    rig.navigation.popViewController(animated: animated) { completions += 1 }
    #expect(completions == 1)
    rig.navigation.popToRootViewController(animated: animated) { completions += 1 }
    #expect(completions == 2)
    rig.host.advance(by: 1)
    #expect(completions == 2)
    #expect(!rig.navigation.owesCompletions)
  }

  @Test(arguments: LibraryCompletionTests.Operation.allCases, [true, false])
  func withoutAWindowItCompletesAtOnce(operation: LibraryCompletionTests.Operation, animated: Bool)
  {
    rig.host.window.rootViewController = UIViewController()
    rig.host.advance(by: 0.1)
    var completions = 0
    operation.call(rig.navigation, animated: animated) { completions += 1 }
    #expect(completions == 1)
    rig.host.advance(by: 1)
    #expect(completions == 1)
  }

  /// Before UIKit has started it, and while it moves.
  @Test(arguments: LibraryCompletionTests.Operation.allCases, [0, 0.1])
  func losingTheWindowCompletesIt(
    operation: LibraryCompletionTests.Operation, after seconds: Double
  ) {
    var completions = 0
    operation.call(rig.navigation, animated: true) { completions += 1 }
    if seconds > 0 { rig.host.advance(by: seconds) }
    rig.host.window.rootViewController = UIViewController()
    rig.host.advance(by: 1)
    #expect(completions == 1)
    #expect(!rig.navigation.owesCompletions)
  }

  /// UIKit is in the middle of another call.
  @Test(arguments: [true, false])
  func aCallFromWithinAnotherCompletesOnce(animated: Bool) {
    var heard: [String] = []
    let screen = MovingScreen()
    screen.whenMoved = { [rig, weak screen] in
      screen?.whenMoved = nil
      rig.navigation.pushViewController(SimpleScreen("d", .cyan), animated: false) {
        heard.append("inner")
      }
    }
    rig.navigation.pushViewController(screen, animated: animated) { heard.append("outer") }
    rig.host.advance(by: 2)
    #expect(heard.sorted() == ["inner", "outer"])
    #expect(!rig.navigation.owesCompletions)
  }

  /// An override of the app's may make another call, or none.
  @Test func anOverrideThatCallsNothingCompletesOnce() {
    let navigation = StubbornController(rootViewController: SimpleScreen("root", .red))
    rig.host.show(navigation, for: 0.2)
    var completions = 0
    navigation.pushViewController(SimpleScreen("a", .green), animated: true) { completions += 1 }
    rig.host.advance(by: 1)
    #expect(completions == 1)
    navigation.popViewController(animated: true) { completions += 1 }
    #expect(completions == 2)
  }

  /// An override of the app's may make its call with a completion of its own.
  @Test(arguments: [true, false])
  func anOverrideThatHasACompletionCompletesTheCallToo(animated: Bool) {
    rig.host.activate()
    let navigation = CountingController(rootViewController: SimpleScreen("root", .red))
    rig.host.show(navigation, for: 0.2)
    navigation.pushViewController(SimpleScreen("a", .green), animated: animated) {
      navigation.heard.append("call")
    }
    #expect(navigation.heard.isEmpty)
    if animated {
      rig.host.advance(by: 0.2)
      #expect(navigation.heard.isEmpty)
    }
    rig.host.advance(by: 1)
    #expect(navigation.heard.sorted() == ["call", "override"])
    #expect(!navigation.owesCompletions)
  }

  // MARK: The controller goes

  /// Lets tasks run.
  private func settle(_ isDone: () -> Bool) async {
    for _ in 0..<1_000 where !isDone() { await Task.yield() }
  }

  enum Moment: CaseIterable, Sendable {
    case atRest, called, moving, waiting
  }

  @Test(arguments: Moment.allCases)
  func itIsCalledOnceAlthoughTheControllerGoes(moment: Moment) async {
    var heard: [String] = []
    weak var gone: SnapshotNavigationController?
    do {
      let navigation = SnapshotNavigationController(rootViewController: SimpleScreen("root", .red))
      gone = navigation
      rig.host.show(navigation, for: 0.2)
      let settling = navigation.settling
      switch moment {
      case .atRest: break
      case .called, .moving:
        navigation.pushViewController(SimpleScreen("a", .green), animated: true) {
          heard.append("call")
        }
        if moment == .moving { rig.host.advance(by: 0.1) }
      case .waiting:
        let screen = ColorScreen("a", .green)
        screen.whenAppearing = { [unowned navigation] in
          navigation.popViewController(animated: true) { heard.append("call") }
          #expect(navigation.waitingCallCount == 1)
          self.rig.host.window.rootViewController = nil
        }
        navigation.pushViewController(screen, animated: true)
        rig.host.advance(by: 1.0 / 60)
      }
      settling { heard.append("rest") }
      rig.host.window.rootViewController = nil
    }
    rig.host.advance(by: 1)
    await settle { heard.count == (moment == .atRest ? 1 : 2) }
    #expect(gone == nil)
    #expect(heard.sorted() == (moment == .atRest ? ["rest"] : ["call", "rest"]))
  }

  /// Nobody drives the clock meanwhile.
  @Test func whatIsKeptIsCalledAsTheCoordinatorGoes() async {
    var heard: [String] = []
    #expect(rig.navigation.loseTransitions { heard.append($0) } == 1)
    #expect(heard.isEmpty)
    await settle { heard.count == 3 }
    #expect(heard.sorted() == ["moves", "rest", "waits"])
  }
}

/// A screen that does something as it comes to its parent, in the middle of UIKit's call.
private final class MovingScreen: UIViewController {
  var whenMoved: (() -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    whenMoved?()
  }
}

/// A controller that pushes nothing.
private final class StubbornController: SnapshotNavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewControllers.isEmpty { super.pushViewController(viewController, animated: animated) }
  }
}

/// A controller that pushes by setting the whole stack, and hears when that's done.
private final class CountingController: SnapshotNavigationController {
  var heard: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.isEmpty else {
      return super.pushViewController(viewController, animated: animated)
    }
    setViewControllers(viewControllers + [viewController], animated: animated) { [weak self] in
      self?.heard.append("override")
    }
  }
}
