import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Drags and pushes amid what surrounds them: slow recognizers, alerts, mirrored layouts, windows
/// that the controller leaves.
@MainActor @Suite(.serialized, .warningsAreRead)
struct LibrarySurroundingsTests {
  /// Whether a quick finger counts as having begun where it came down.
  @Test(arguments: [true, false], [(25, true), (35, false)])
  func anEdgeIsMeasuredWhereTheFingerCameDown(translationIncludesSlop: Bool, at place: (Int, Bool))
  {
    let rig = Rig()
    rig.host.settings.gestures.panTranslationIncludesHysteresis = translationIncludesSlop
    rig.push(ColorScreen("a", .green))
    rig.navigation.configuration.dragArea = .edge(30)
    let x = CGFloat(place.0)
    rig.host.flick(from: CGPoint(x: x, y: 200), to: CGPoint(x: x + 150, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == (place.1 ? ["root"] : ["root", "a"]))
    #expect(rig.refusals == (place.1 ? [] : [.outsideEdge]))
    #expect(rig.leftovers.isEmpty)
  }

  enum Mirror: CaseIterable {
    case window, parent, controller, attribute
  }

  /// Every way to turn a layout round turns the drag and the push round.
  @Test(arguments: Mirror.allCases) func theDirectionIsThatOfTheLayout(_ mirror: Mirror) {
    let rig = Rig()
    let box = UIViewController()
    rig.host.window.rootViewController = box
    box.addChild(rig.navigation)
    rig.navigation.view.frame = box.view.bounds
    box.view.addSubview(rig.navigation.view)
    rig.navigation.didMove(toParent: box)
    switch mirror {
    case .window: rig.host.window.traitOverrides.layoutDirection = .rightToLeft
    case .parent:
      box.setOverrideTraitCollection(
        UITraitCollection(layoutDirection: .rightToLeft), forChild: rig.navigation)
    case .controller: rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    case .attribute: rig.navigation.view.semanticContentAttribute = .forceRightToLeft
    }
    rig.host.advance(by: 0.2)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.12)
    #expect(rig.color(x: 2) == Shade.green)
    #expect(rig.color(x: 198) != Shade.green)
    rig.host.advance(by: 1)
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    rig.host.flick(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 20, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
  }

  enum Leaving: CaseIterable {
    case newRoot, hiddenWindow, otherTab
  }

  /// UIKit logs a layout that is forced from inside an appearance callback.
  @Test(arguments: Leaving.allCases, [true, false])
  func leavingTheWindowInTheTurnOfTheCallIsNotLogged(_ leaving: Leaving, isPush: Bool) {
    let rig = Rig()
    let tabs = UITabBarController()
    if leaving == .otherTab {
      tabs.viewControllers = [rig.navigation, UIViewController()]
      rig.host.window.rootViewController = tabs
      rig.host.advance(by: 0.2)
    }
    if !isPush { rig.push(ColorScreen("a", .green)) }
    if isPush {
      rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    switch leaving {
    case .newRoot: rig.host.window.rootViewController = UIViewController()
    case .hiddenWindow: rig.host.window.isHidden = true
    case .otherTab: tabs.selectedIndex = 1
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == (isPush ? ["root", "a"] : ["root"]))
    switch leaving {
    case .newRoot: rig.host.window.rootViewController = rig.navigation
    case .hiddenWindow: rig.host.window.isHidden = false
    case .otherTab: tabs.selectedIndex = 0
    }
    rig.host.advance(by: 1)
    #expect(rig.color() == (isPush ? Shade.green : Shade.red))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.blue)
    #expect(rig.stages.isEmpty && rig.host.log.isEmpty, "\(rig.host.log)")
  }
}
