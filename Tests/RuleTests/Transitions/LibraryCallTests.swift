import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Calls that wait, and the triggers and completions that belong to them.
@MainActor
@Suite(.warningsAreRead) struct LibraryCallTests {
  /// A stack whose override of a pop does something else.
  private final class Overriding: SnapshotNavigationController {
    var popping: (() -> Void)?

    override func popViewController(animated: Bool) -> UIViewController? {
      guard let popping else { return super.popViewController(animated: animated) }
      self.popping = nil
      popping()
      return nil
    }
  }

  /// A screen that makes calls once, in one of UIKit's callbacks.
  private final class CallingScreen: ColorScreen {
    var calling: (() -> Void)?
    private var callback = "willAppear"

    convenience init(_ name: String, _ color: UIColor, in callback: String) {
      self.init(name, color)
      self.callback = callback
    }

    override func hear(_ call: String, animated: Bool) {
      super.hear(call, animated: animated)
      guard call == callback, let calling else { return }
      self.calling = nil
      calling()
    }
  }

  private let host = LinuxHost.small()
  private let stack = Overriding(rootViewController: ColorScreen("root", .red))

  init() {
    host.show(stack, for: 0.2)
    stack.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
  }

  /// The triggers of what has happened since, and the screens that it led to.
  private func triggers(of work: () -> Void) -> [String] {
    var seen: [String] = []
    let observation = stack.observeTransitions {
      if $0.phase == .didFinish { seen.append("\($0.trigger) \($0.to?.title ?? "")") }
    }
    work()
    host.advance(by: 2)
    observation.cancel()
    return seen
  }

  @Test func aCallWaitsWithItsTriggerAndItsCompletion() {
    var completions = 0
    let asking = CallingScreen("asking", .blue)
    asking.calling = { [stack] in
      _ = stack.accessibilityPerformEscape()
      stack.pushViewController(ColorScreen("last", .yellow), animated: true) { completions += 1 }
    }
    let seen = triggers { stack.pushViewController(asking, animated: true) }
    #expect(seen == ["programmatic asking", "escape a", "programmatic last"])
    #expect(completions == 1)
  }

  @Test func theFirstCallTakesTheTermsThatWereSaidBefore() {
    stack.popping = { [stack] in
      for name in ["first", "second"] {
        stack.pushViewController(ColorScreen(name, .blue), animated: true)
      }
    }
    let seen = triggers { _ = stack.accessibilityPerformEscape() }
    #expect(seen == ["escape first", "programmatic second"])
  }

  @Test func termsThatNoCallTakesAreDropped() {
    stack.popping = {}
    let seen = triggers {
      _ = stack.accessibilityPerformEscape()
      stack.pushViewController(ColorScreen("b", .blue), animated: false)
    }
    #expect(seen == ["programmatic b"])
  }

  /// What UIKit's callbacks ask for inside a call, UIKit makes, as it does by itself.
  @Test(arguments: [true, false]) func aCallInsideACallIsUIKitsAffair(animated: Bool) {
    let plain = LinuxHost.small()
    let other = UINavigationController(rootViewController: ColorScreen("root", .red))
    plain.show(other, for: 0.2)
    other.pushViewController(ColorScreen("a", .green), animated: false)
    let stacks = [(host, stack), (plain, other)]
    let found = stacks.map { host, stack -> [String?] in
      host.activate()
      let leaving = CallingScreen("leaving", .blue, in: "willMove out")
      stack.pushViewController(leaving, animated: false)
      host.advance(by: 1)
      leaving.calling = { stack.pushViewController(ColorScreen("b", .blue), animated: false) }
      _ = stack.popViewController(animated: animated)
      let atOnce = stack.viewControllers.map(\.title)
      host.advance(by: 1)
      return atOnce + stack.viewControllers.map(\.title)
    }
    #expect(found[0] == found[1])
    #expect(!stack.isTransitioning)
  }
}
