import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// An overview in the hands of somebody who can't wait.
@MainActor @Suite(.warningsAreRead)
struct OverviewHasteTests {
  private let rig = Rig()
  private let a = ColorScreen("a", .green)
  private let b = ColorScreen("b", .blue)

  init() { rig.push(a, b) }

  private func open() throws -> OverviewController {
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 1)
    return try #require(rig.navigation.presentedViewController as? OverviewController)
  }

  @Test func twoFingersCloseItOnce() throws {
    _ = try open()
    var closed = 0
    rig.navigation.presentedViewController?.dismiss(animated: false)
    rig.host.advance(by: 0.2)
    rig.navigation.presentStackOverview { closed += 1 }
    rig.host.advance(by: 1)
    let (above, card) = (CGPoint(x: 100, y: 30), CGPoint(x: 100, y: 210))
    rig.host.touch(.began, at: above, finger: 0)
    rig.host.touch(.began, at: card, finger: 1)
    rig.host.advance(by: 0.05)
    rig.host.touch(.ended, at: above, finger: 0)
    rig.host.touch(.ended, at: card, finger: 1)
    rig.host.advance(by: 2)
    #expect(closed == 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func whoHearsOfItsPopMayPush() throws {
    let overview = try open()
    let c = ColorScreen("c", .yellow)
    let observation = rig.navigation.observeTransitions { [rig] event in
      guard event.trigger == .overview, event.phase == .willBegin else { return }
      rig.navigation.setViewControllers([rig.root, c], animated: true)
    }
    try #require(overview.cards[1]).sendActions(for: .primaryActionTriggered)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "c"])
    #expect(
      rig.ends.filter { $0 == .willBegin }.count == rig.ends.filter { $0 == .didFinish }.count)
    #expect(rig.leftovers.isEmpty)
    observation.cancel()
  }

  /// The second tap of a double tap on a card isn't for what comes out of it.
  @Test(arguments: [0.05, 0.15, 0.25])
  func aSecondTapOnACardPressesNothingBeneath(after gap: TimeInterval) throws {
    var presses = 0
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 250))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    b.view.addSubview(button)
    _ = try open()
    rig.host.tap(at: CGPoint(x: 100, y: 210))
    rig.host.advance(by: gap)
    rig.host.tap(at: CGPoint(x: 100, y: 210))
    rig.host.advance(by: 1)
    #expect(presses == 0)
    rig.host.tap(at: CGPoint(x: 100, y: 210))
    #expect(presses == 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func duringUIKitsOwnTransitionItWaits() throws {
    let c = ColorScreen("c", .yellow)
    c.snapshotNavigation.transition = .system
    rig.navigation.pushViewController(c, animated: true)
    rig.host.advance(by: 0.1)
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 0.1)
    #expect(rig.navigation.presentedViewController == nil)
    rig.host.advance(by: 2)
    let overview = try #require(rig.navigation.presentedViewController as? OverviewController)
    #expect(overview.cards.keys.max() == 3)
    #expect(rig.color() == [255, 255, 0])
  }
}
