import QuartzCore
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a screen does on which nothing moves: nothing.
@MainActor @Suite(.warningsAreRead)
struct LibraryIdleTests {
  private func links(of host: Host) -> Int {
    host.activate()
    return HostClock.current.displayLinks
  }

  /// However long a finger rests on a screen whose snapshot waits to be drawn, no frame is asked for.
  @Test func aRestingFingerCostsNoFrames() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    #expect(links(of: rig.host) == 0)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 190, y: 300))
    rig.host.advance(by: 1)
    #expect(rig.navigation.stored.views.count == 2)
    #expect(links(of: rig.host) == 0)
    rig.host.advance(by: 10)
    #expect(links(of: rig.host) == 0)
    rig.host.touch(.ended, at: CGPoint(x: 190, y: 300))
    rig.host.advance(by: 0.3)
    #expect(rig.navigation.stored.views.count == 1)
    #expect(links(of: rig.host) == 0)
  }

  /// What was to be drawn is the nearest again, or gone, before anything was idle.
  @Test(arguments: [true, false])
  func nothingWaitsForWhatNeedNotBeDrawnAnyLonger(pops: Bool) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.host.advance(by: 1)
    let before = rig.host.runtime.waitingTimers
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    if pops {
      rig.navigation.popViewController(animated: true)
    } else {
      rig.host.touch(.began, at: CGPoint(x: 190, y: 300))
      rig.host.advance(by: 1)
      SnapshotNavigationController.invalidateSnapshots()
      rig.host.touch(.ended, at: CGPoint(x: 190, y: 300))
    }
    rig.host.advance(by: 3)
    #expect(rig.host.runtime.waitingTimers == before)
  }

  @Test(arguments: ["push", "pop", "drag", "presentation", "unanimated push"])
  func nothingAsksForFramesAtRest(operation: String) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    switch operation {
    case "pop": rig.navigation.popViewController(animated: true)
    case "drag":
      rig.grab(moving: 160)
      rig.letGo(at: 180)
    case "presentation":
      rig.navigation.presentAsPush(
        SnapshotNavigationController(rootViewController: ColorScreen("b", .blue)))
    case "unanimated push":
      rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    default: break
    }
    rig.host.advance(by: 2)
    #expect(links(of: rig.host) == 0)
  }

  // MARK: Open rows

  /// A touch on a list with an open row closes it, wherever it comes down, and pops nothing.
  @Test(arguments: [CGFloat(5), 100], [CGFloat(120), 260])
  func aTouchOnAListWithAnOpenRowPopsNothing(x: CGFloat, y: CGFloat) throws {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 280))
    table.dataSource = rows
    table.delegate = rows
    screen.view.addSubview(table)
    rig.push(screen)
    let row = CGPoint(x: 190, y: 120)
    rig.host.touch(.began, at: row)
    rig.host.move(from: row, to: CGPoint(x: 110, y: 120), duration: 0.2)
    rig.host.touch(.ended, at: CGPoint(x: 110, y: 120))
    rig.host.advance(by: 0.5)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.configurationState.isSwiped)
    let start = CGPoint(x: x, y: y)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: x + 90, y: y), duration: 0.15)
    rig.host.touch(.ended, at: CGPoint(x: x + 90, y: y))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(!cell.configurationState.isSwiped)
    rig.grab(at: 5, moving: 170)
    rig.letGo(at: 175)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    withExtendedLifetime(rows) {}
  }
}
