import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The window's size changes in the midst of something.
@MainActor @Suite(.warningsAreRead)
struct LibraryResizeTests {
  enum Midst: CaseIterable, Sendable {
    case push, pop, popWithoutPicture, reveal
    case drag, dragOverLiveScreen, dragOfAnAnimator
    case settleToFinish, settleToCancel, settleOverLiveScreen, caughtSettle
    case pushByUIKit

    /// The screens that are left.
    var stack: [String] {
      switch self {
      case .pop, .popWithoutPicture, .reveal, .settleToFinish, .settleOverLiveScreen: ["root"]
      default: ["root", "a"]
      }
    }

    var events: [NavigationEvent.Phase] {
      switch self {
      case .push, .pop, .popWithoutPicture, .reveal, .settleToFinish, .settleOverLiveScreen,
        .pushByUIKit:
        [.willBegin, .didFinish]
      case .drag, .dragOverLiveScreen, .dragOfAnAnimator, .settleToCancel, .caughtSettle:
        [.willBegin, .didCancel]
      }
    }
  }

  private static let wide = CGSize(width: 400, height: 200)

  /// Brings the device into the midst of it.
  private func begin(_ midst: Midst, _ rig: Rig, _ fader: CrossFader) {
    let screen = ColorScreen("a", .green)
    switch midst {
    case .push, .pushByUIKit:
      rig.root.snapshotNavigation.isSensitive = midst == .pushByUIKit
      rig.navigation.pushViewController(screen, animated: true)
      return rig.host.advance(by: 0.1)
    default: rig.push(screen)
    }
    switch midst {
    case .popWithoutPicture, .dragOverLiveScreen, .settleOverLiveScreen:
      rig.navigation.invalidateSnapshot(for: rig.root)
    case .dragOfAnAnimator: rig.navigation.delegate = fader
    default: break
    }
    switch midst {
    case .push, .pushByUIKit: break
    case .pop, .popWithoutPicture, .reveal:
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: midst == .reveal ? 0.45 : 0.1)
    case .drag, .dragOverLiveScreen, .dragOfAnAnimator: rig.grab(moving: 80)
    case .settleToFinish, .settleToCancel, .settleOverLiveScreen, .caughtSettle:
      let distance: CGFloat = midst == .settleToCancel || midst == .caughtSettle ? 80 : 120
      rig.grab(moving: distance)
      rig.letGo(at: 20 + distance)
      rig.host.advance(by: 0.05)
      if midst == .caughtSettle { rig.host.touch(.began, at: CGPoint(x: 150, y: 300), finger: 1) }
    }
  }

  @Test(arguments: Midst.allCases)
  func whateverRunsIsEndedAndNothingHasTheOldSize(_ midst: Midst) {
    let rig = Rig()
    let fader = CrossFader()
    begin(midst, rig, fader)
    rig.host.resize(to: Self.wide)
    #expect(rig.navigation.isAtRest)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    for finger in 0...1 { rig.host.touch(.cancelled, at: CGPoint(x: 100, y: 150), finger: finger) }
    rig.host.advance(by: 1)
    #expect(rig.titles == midst.stack)
    #expect(rig.ends == midst.events)
    #expect(rig.leftovers.isEmpty)
    let shade = midst.stack.count == 1 ? Shade.red : Shade.green
    for point in [CGPoint(x: 2, y: 198), CGPoint(x: 398, y: 198), CGPoint(x: 398, y: 100)] {
      let pixel = rig.host.pixel(at: point)
      #expect([pixel.red, pixel.green, pixel.blue] == shade)
    }
  }

  @Test(arguments: Midst.allCases)
  func afterwardsEverythingMovesInTheNewSize(_ midst: Midst) {
    let rig = Rig()
    let fader = CrossFader()
    begin(midst, rig, fader)
    rig.host.resize(to: Self.wide)
    for finger in 0...1 { rig.host.touch(.cancelled, at: CGPoint(x: 100, y: 150), finger: finger) }
    rig.host.advance(by: 1)
    rig.navigation.delegate = nil
    rig.navigation.popToRootViewController(animated: false)
    rig.root.snapshotNavigation.isSensitive = false
    rig.host.advance(by: 0.2)
    rig.push(ColorScreen("b", .blue))
    let start = CGPoint(x: 20, y: 150)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 320, y: 150), duration: 0.3)
    // The finger has gone 300 points of the 400 that the window is wide now.
    let left = rig.host.pixel(at: CGPoint(x: 270, y: 195))
    let right = rig.host.pixel(at: CGPoint(x: 330, y: 195))
    #expect(left.red > 100 && left.blue == 0)
    #expect([right.red, right.green, right.blue] == Shade.blue)
    rig.host.touch(.ended, at: CGPoint(x: 320, y: 150))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// A container of the app's gives its child another frame, and calls nobody.
  @Test(arguments: Midst.allCases)
  func aWidthThatAContainerChangesEndsWhateverRuns(_ midst: Midst) {
    let rig = Rig()
    let fader = CrossFader()
    let container = UIViewController()
    rig.host.window.rootViewController = container
    container.addChild(rig.navigation)
    rig.navigation.view.frame = container.view.bounds
    rig.navigation.view.autoresizingMask = []
    container.view.addSubview(rig.navigation.view)
    rig.navigation.didMove(toParent: container)
    rig.host.advance(by: 0.5)
    begin(midst, rig, fader)
    rig.navigation.view.frame = CGRect(x: 0, y: 0, width: 180, height: 280)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.isAtRest)
    // UIKit's own transition and an animator of the app's go on.
    if midst != .pushByUIKit, midst != .dragOfAnAnimator {
      #expect(rig.host.color(x: 100, y: 270) == (midst.stack.count == 1 ? Shade.red : Shade.green))
    }
    rig.host.advance(by: 1)
    for finger in 0...1 { rig.host.touch(.cancelled, at: CGPoint(x: 100, y: 150), finger: finger) }
    rig.host.advance(by: 1)
    #expect(rig.titles == midst.stack)
    #expect(rig.navigation.isAtRest)
    #expect(rig.stages.isEmpty)
  }

  @Test func aSizeThatStaysTheSameEndsNothing() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.grab(moving: 80)
    rig.navigation.view.setNeedsLayout()
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.letGo(at: 100)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }
}
