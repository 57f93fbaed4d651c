import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Transitions that UIKit or the app's animator shows: told of to their end, and nobody is kept for
/// it.
@MainActor @Suite(.warningsAreRead)
struct LibraryForeignTests {
  enum Kind: CaseIterable, Sendable {
    case push, pop, animatorPush, animatorPop, systemDrag

    var isPush: Bool { self == .push || self == .animatorPush }
  }

  private final class Watched {
    weak var screen: UIViewController?
    init(_ screen: UIViewController) { self.screen = screen }
  }

  /// Begins one, and stays in its midst.
  private func begin(_ kind: Kind, _ rig: Rig, _ fader: CrossFader) -> Watched {
    let screen = SimpleScreen("a", .green)
    let isAnimators = kind == .animatorPush || kind == .animatorPop
    screen.snapshotNavigation.transition = isAnimators ? .automatic : .system
    if isAnimators { rig.navigation.delegate = fader }
    rig.navigation.pushViewController(screen, animated: kind.isPush)
    if !kind.isPush {
      rig.host.advance(by: 0.5)
      rig.events = []
    }
    if kind == .systemDrag {
      rig.grab(at: 5, moving: 150)
    } else {
      if !kind.isPush { rig.navigation.popViewController(animated: true) }
      rig.host.advance(by: 0.1)
    }
    return Watched(screen)
  }

  @Test(arguments: Kind.allCases)
  func itEndsOnce(_ kind: Kind) {
    let rig = Rig()
    let fader = CrossFader()
    _ = begin(kind, rig, fader)
    #expect(rig.stages.isEmpty)
    #expect(rig.ends == [.willBegin])
    if kind == .systemDrag { rig.letGo(at: 155) }
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.titles == (kind.isPush ? ["root", "a"] : ["root"]))
    #expect(!rig.navigation.followsUIKit)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func withoutItsWindowItEndsToo(_ kind: Kind) {
    let rig = Rig()
    let fader = CrossFader()
    let watched = begin(kind, rig, fader)
    rig.host.window.rootViewController = UIViewController()
    rig.host.advance(by: 1)
    #expect(!rig.navigation.followsUIKit)
    #expect(rig.ends.count == 2)
    #expect(rig.ends.first == .willBegin)
    #expect(rig.ends.last == (rig.titles.count == (kind.isPush ? 2 : 1) ? .didFinish : .didCancel))
    rig.host.touch(.cancelled, at: CGPoint(x: 155, y: 200))
    rig.navigation.viewControllers = [rig.root]
    rig.host.advance(by: 0.2)
    #expect(watched.screen == nil)
    rig.host.window.rootViewController = rig.navigation
    rig.host.advance(by: 0.5)
    rig.navigation.delegate = nil
    rig.push(ColorScreen("later", .blue))
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }
}
