import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Several stacks in tabs, and one budget for them all.
@MainActor @Suite(.warningsAreRead)
struct LibrarySharedMemoryTests {
  private let host = Host(size: Rig.size, scale: 1)
  private let tabs = UITabBarController()
  private let stacks: [SnapshotNavigationController]
  private let worker = ManualWork()
  private let picture = Int(Rig.size.width * Rig.size.height) * 4

  init() {
    OwnMemory.ofTheTest.use(worker: worker)
    stacks = (0..<5).map {
      SnapshotNavigationController(rootViewController: ColorScreen("root \($0)", .red))
    }
    tabs.viewControllers = stacks
    host.show(tabs, for: 0.2)
  }

  private var usage: Int { SnapshotNavigationController.snapshotMemoryUsage }

  private func settle(_ duration: TimeInterval = 1) {
    host.activate()
    for _ in 0..<4 {
      host.advance(by: duration / 4)
      worker.finish()
    }
  }

  /// Selects a tab, and pushes screens there.
  private func fill(_ tab: Int, to depth: Int) {
    host.activate()
    tabs.selectedIndex = tab
    host.advance(by: 0.2)
    for index in 1...depth {
      stacks[tab].pushViewController(
        ColorScreen("\(index)", UIColor(step: tab * depth + index)), animated: true)
      settle()
    }
  }

  private func nearest(_ tab: Int) -> UIViewController {
    stacks[tab].viewControllers[stacks[tab].viewControllers.count - 2]
  }

  private func tier(_ tab: Int) -> SnapshotForm {
    stacks[tab].stored.form(of: nearest(tab))
  }

  @Test func fiveStacksTenDeepStayWithinOneBudget() {
    for tab in 0..<5 {
      fill(tab, to: 10)
      // A snapshot has the strip of the tab bar below.
      let largest = stacks.map(\.stored.largest).max() ?? 0
      #expect(usage <= 3 * largest)
    }
    // The nearest of each can be shown: that of the tab in front at once.
    #expect((0..<5).map(tier) == [.compressed, .compressed, .compressed, .compressed, .full])
    #expect(stacks.reduce(0) { $0 + $1.stored.bytes } == usage)
  }

  /// Its view is drawn in an idle turn, compressed, and restored as its tab comes back.
  @Test func aTabThatIsLeftKeepsItsNearestCompressedAndHasItAgain() {
    fill(0, to: 3)
    #expect(stacks[0].stored.view(of: nearest(0)) != nil)
    let before = host.runtime.captures.withScreenUpdates
    tabs.selectedIndex = 1
    host.advance(by: 1.0 / 60)
    #expect(host.runtime.captures.withScreenUpdates == before)
    settle()
    #expect(tier(0) == .compressed)
    #expect(usage < picture)
    #expect(host.window.subviews.allSatisfy { !$0.isSnapshotCorner })
    tabs.selectedIndex = 0
    host.advance(by: 0.1)
    worker.finish()
    #expect(tier(0) == .full)
    let below = nearest(0)
    below.view.backgroundColor = .black
    let y = 200.0
    host.touch(.began, at: CGPoint(x: 20, y: y))
    host.move(from: CGPoint(x: 20, y: y), to: CGPoint(x: 170, y: y), duration: 0.3)
    #expect(host.color(x: 20, y: 200).contains { $0 > 100 })
    host.touch(.ended, at: CGPoint(x: 170, y: y))
    settle()
    #expect(stacks[0].viewControllers.count == 3)
  }

  /// A push that is cut by a pop has three snapshots full for a moment.
  @Test func whatMovesCostsNoOtherStackItsSnapshots() {
    fill(0, to: 3)
    fill(1, to: 3)
    let count = stacks[0].stored.count
    #expect(count == 3)
    stacks[1].pushViewController(ColorScreen("4", .green), animated: true)
    host.advance(by: 0.1)
    stacks[1].popViewController(animated: true)
    for frame in 0..<10 {
      host.advance(by: 1.0 / 60)
      // Something that has all snapshots looked at anew.
      if frame == 3 { host.runtime.resignActive() }
      if frame == 6 { host.runtime.becomeActive() }
      #expect(stacks[0].stored.count == count)
    }
    settle()
    #expect(stacks[0].stored.count == count)
  }

  /// What a hidden stack has left to be drawn waits for the one that is seen.
  @Test func nothingIsDrawnWhileTheStackInFrontMoves() {
    fill(0, to: 2)
    tabs.selectedIndex = 1
    stacks[1].pushViewController(ColorScreen("a", .green), animated: true)
    let captures = host.runtime.captures
    host.advance(while: { !stacks[1].isAtRest })
    host.touch(.began, at: CGPoint(x: 100, y: 200))
    host.advance(by: 1)
    #expect(host.runtime.captures.withScreenUpdates == captures.withScreenUpdates)
    #expect(host.runtime.captures.withoutScreenUpdates == captures.withoutScreenUpdates)
    host.touch(.ended, at: CGPoint(x: 100, y: 200))
    settle()
    #expect(tier(0) == .compressed)
  }

  @Test func aWarningLeavesTheVisibleStacksNearestCompressedAndNothingElse() {
    fill(0, to: 4)
    fill(1, to: 4)
    host.sendMemoryWarning()
    settle()
    #expect(tier(1) == .compressed)
    #expect(stacks.map { $0.stored.count } == [0, 1, 0, 0, 0])
    #expect(OwnMemory.ofTheTest.usage < picture / 4)
    // A finger may be about to ask for it.
    host.touch(.began, at: CGPoint(x: 20, y: 200))
    worker.finish()
    #expect(tier(1) == .full)
    host.touch(.ended, at: CGPoint(x: 20, y: 200))
    settle()
  }

  /// Also where UIKit has been told of the drag, and its screen is gone from the stack meanwhile.
  @Test(arguments: [true, false])
  func aWarningDuringADragLeavesWhatTheNextOneShows(isCoordinated: Bool) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.navigation.topViewController?.snapshotNavigation.wantsCoordinatedDrag = isCoordinated
    rig.grab(moving: 60)
    #expect(rig.navigation.isFingerFollowed)
    rig.host.sendMemoryWarning()
    rig.letGo(at: 25)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.navigation.stored.count == 1)
    #expect(rig.navigation.snapshot(for: rig.navigation.viewControllers[1]) != nil)
  }

  @Test func loggingOutDropsTheSnapshotsOfAllStacks() {
    fill(0, to: 3)
    fill(1, to: 2)
    let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .yellow))
    stacks[1].presentAsPush(modal)
    settle()
    #expect(usage > 0)
    SnapshotNavigationController.invalidateSnapshots()
    #expect(usage == 0)
    settle()
    #expect(usage == 0)
    // The live screen is behind it.
    nearest(1).view.backgroundColor = .black
    stacks[1].topViewController?.view.backgroundColor = .black
    host.advance(by: 0.1)
    modal.dismiss(animated: true)
    host.advance(by: 0.2)
    #expect(host.color(x: 5, y: 200).allSatisfy { $0 < 60 })
    settle()
  }

  /// What can't be kept is the only thing that goes back live.
  @Test func aStackThatIsGoneLeavesItsShareToTheOthers() {
    fill(0, to: 6)
    let before = usage
    tabs.viewControllers = Array(stacks[1...])
    host.advance(by: 1)
    settle()
    #expect(usage <= before)
    weak var keeper: AnyObject?
    do {
      let stack = SnapshotNavigationController(rootViewController: ColorScreen("x", .red))
      stack.loadViewIfNeeded()
      keeper = stack.stored.owner
    }
    #expect(keeper == nil)
  }
}
