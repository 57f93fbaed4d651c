import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen of the forward history that's put elsewhere.
@MainActor @Suite(.warningsAreRead)
struct LibraryForwardHomeTests {
  /// Where a screen that's kept may live meanwhile.
  enum Home: CaseIterable, Sendable {
    case stack, container, modal, itself
  }

  enum Way: CaseIterable, Sendable {
    case call, key, drag
  }

  /// It isn't ahead any more, nor is what lies behind it.
  @Test(arguments: Home.allCases, Way.allCases)
  func aScreenThatLivesElsewhereIsNotAhead(_ home: Home, _ way: Way) throws {
    let rig = Rig.keeping(3, "a", "b")
    let screen = rig.navigation.viewControllers[1]
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.ahead == ["a", "b"])
    let other = UINavigationController()
    switch home {
    case .stack: other.setViewControllers([screen], animated: false)
    case .container:
      rig.root.addChild(screen)
      screen.didMove(toParent: rig.root)
    case .modal:
      screen.modalPresentationStyle = .overFullScreen
      rig.navigation.present(screen, animated: false)
    case .itself: rig.navigation.pushViewController(screen, animated: false)
    }
    rig.host.advance(by: 0.5)
    #expect(rig.ahead == (home == .itself ? ["b"] : []))
    if home == .itself { return }
    switch way {
    case .call: #expect(rig.navigation.goForward(animated: true) == nil)
    case .key: rig.host.press("]", modifiers: .command)
    case .drag:
      rig.grab(at: 180, moving: -150)
      rig.letGo(at: 30)
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(screen.parent != nil || screen.presentingViewController != nil)
    if home == .modal {
      rig.navigation.dismiss(animated: false)
      rig.host.advance(by: 0.5)
    }
    #expect(rig.leftovers.isEmpty)
  }

  /// On its way back it's no longer ahead.
  @Test func aScreenOnItsWayBackIsNotAhead() {
    let rig = Rig.keeping(3, "a", "b")
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    rig.navigation.goForward(animated: true)
    #expect(rig.ahead == [])
    rig.host.advance(by: 1)
    #expect(rig.ahead == ["b"])
  }
}
