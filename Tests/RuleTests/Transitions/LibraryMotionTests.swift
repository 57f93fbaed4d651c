import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Choreographies that do more than slide the upper screen over the lower one.
@MainActor @Suite(.warningsAreRead)
struct LibraryMotionTests {
  enum Motion: CaseIterable {
    case reveal
    case rise

    var choreography: any Choreography {
      switch self {
      case .reveal: .reveal
      case .rise: .rise
      }
    }
  }

  private func rig(
    _ motion: Motion, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> Rig {
    let rig = Rig(direction: direction)
    rig.navigation.configuration.choreography = motion.choreography
    return rig
  }

  /// What is on the screen left and right, high and low.
  private func corners(_ rig: Rig) -> [[UInt8]] {
    [(3, 100), (197, 100), (3, 390), (197, 390)].map { x, y in
      return rig.host.color(x: x, y: y)
    }
  }

  private func isGreen(_ color: [UInt8]) -> Bool { color[1] > 60 && color[0] == 0 }
  private func isRed(_ color: [UInt8]) -> Bool { color[0] > 60 && color[1] == 0 }

  /// Pushed, popped, dragged, and dragged and put back: everything is at rest in the end.
  @Test(arguments: Motion.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func everyWayEndsAtRest(motion: Motion, direction: UITraitEnvironmentLayoutDirection) {
    let rig = rig(motion, direction: direction)
    let start = rig.pixels()
    rig.push(ColorScreen("a", .green))
    let pushed = rig.pixels()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let way = motion == .rise ? CGVector(dx: 0, dy: 260) : CGVector(dx: sign * 130, dy: 0)
    for share in [0.2, 1] as [CGFloat] {
      let from = CGPoint(x: sign > 0 ? 40 : 160, y: 100)
      let end = CGPoint(x: from.x + way.dx * share, y: from.y + way.dy * share)
      rig.host.touch(.began, at: from)
      rig.host.move(from: from, to: end, duration: 0.3)
      rig.host.advance(by: 0.3)
      rig.host.touch(.ended, at: end)
      rig.host.advance(by: 1)
      #expect(rig.titles == (share < 1 ? ["root", "a"] : ["root"]))
      #expect(rig.pixels() == (share < 1 ? pushed : start))
      #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    }
    rig.push(ColorScreen("a", .green))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.pixels() == start)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: Motion.allCases)
  func aPushBeginsWithTheLowerScreen(motion: Motion) {
    let rig = rig(motion)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 1.0 / 60)
    #expect(isRed(rig.color(x: 20)) && isRed(rig.color(x: 180)))
    rig.host.advance(by: 1)
    #expect(isGreen(rig.color()))
  }

  // MARK: Reveal

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theLowerScreenSlidesOffInFront(direction: UITraitEnvironmentLayoutDirection) {
    let rig = rig(.reveal, direction: direction)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    let isLeft = direction == .leftToRight
    #expect(isRed(corners(rig)[isLeft ? 0 : 1]))
    #expect(isGreen(corners(rig)[isLeft ? 1 : 0]))
    #expect(CATransform3DIsIdentity(rig.navigation.view.layer.presentation()?.transform ?? .init()))
    rig.host.advance(by: 1)
  }

  @Test func theLowerScreenReturnsUnderTheFingerInFront() throws {
    let rig = rig(.reveal)
    rig.push(ColorScreen("a", .green))
    rig.grab(at: 40, moving: 100)
    let stage = try #require(rig.stages.first)
    #expect(stage.isLowerFirst)
    #expect(stage.upper.layer.transform.m41 == 0)
    let x = try #require(stage.lower).layer.transform.m41
    rig.host.touch(.moved, at: CGPoint(x: 160, y: 200))
    #expect(abs(try #require(stage.lower).layer.transform.m41 - x - 20) < 0.001)
    rig.host.advance(by: 1.0 / 60)
    #expect(isRed(corners(rig)[0]) && isGreen(corners(rig)[1]))
    rig.host.touch(.cancelled, at: .zero)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// Only UIKit can show a screen without a snapshot, and that is beneath everything.
  @Test(arguments: [false, true])
  func withoutASnapshotItFades(byFinger: Bool) {
    let rig = rig(.reveal)
    rig.push(ColorScreen("a", .green))
    rig.navigation.invalidateSnapshot(for: rig.root)
    if byFinger {
      rig.grab(at: 40, moving: 100)
    } else {
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 0.1)
    }
    let color = rig.color()
    #expect(color[0] > 40 && color[1] > 40)
    if byFinger { rig.letGo(at: 180) }
    rig.host.advance(by: 1.5)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// The touch goes to the live screen although the lower one is still in front of it.
  @Test func aTouchDuringThePushReachesTheNewScreen() {
    let rig = rig(.reveal)
    let top = ColorScreen("a", .green)
    rig.navigation.pushViewController(top, animated: true)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    #expect(top.calls.contains("didAppear"))
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Forward

  /// A screen that is dragged in moves along the same choreography, kept snapshot or not.
  @Test(arguments: Motion.allCases, [false, true])
  func aScreenIsDraggedInByEachMotion(motion: Motion, isKept: Bool) {
    let rig = rig(motion)
    rig.navigation.configuration.forwardHistory = 1
    let start = rig.pixels()
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.popChoreography = motion.choreography
    screen.snapshotNavigation.pushChoreography = motion.choreography
    rig.push(screen)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    if !isKept { rig.navigation.invalidateSnapshot(for: screen) }
    let way = motion == .rise ? CGVector(dx: 0, dy: -260) : CGVector(dx: -130, dy: 0)
    for share in [0.2, 1] as [CGFloat] {
      let from = CGPoint(x: 160, y: motion == .rise ? 350 : 200)
      let end = CGPoint(x: from.x + way.dx * share, y: from.y + way.dy * share)
      rig.host.touch(.began, at: from)
      rig.host.move(from: from, to: end, duration: 0.3)
      rig.host.advance(by: 0.3)
      rig.host.touch(.ended, at: end)
      rig.host.advance(by: 1)
      #expect(rig.titles == (share < 1 ? ["root"] : ["root", "a"]))
      if share < 1 { #expect(rig.pixels() == start) } else { #expect(isGreen(rig.color())) }
      #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    }
  }

  // MARK: Elsewhere

  @Test(arguments: Motion.allCases, [false, true])
  func withReduceMotionEachFades(motion: Motion, isPop: Bool) {
    let rig = rig(motion)
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    let screen = ColorScreen("a", .green)
    if isPop { rig.push(screen) }
    if isPop {
      rig.navigation.popViewController(animated: true)
    } else {
      rig.navigation.pushViewController(screen, animated: true)
    }
    rig.host.advance(by: 0.1)
    let seen = corners(rig)
    #expect(seen.allSatisfy { $0 == seen[0] })
    #expect(seen[0][0] > 0 && seen[0][1] > 0)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Motion.allCases)
  func pagesAndPresentationsMoveAlike(motion: Motion) {
    let pages = PageRig(choreography: motion.choreography)
    let before = pages.pixels()
    pages.stack.push(ColorPage("a", .green))
    pages.host.advance(by: 0.1)
    #expect(pages.stages.count == 1)
    pages.rest()
    pages.stack.pop()
    pages.rest()
    #expect(pages.pixels() == before)
    #expect(pages.leftovers.isEmpty, "\(pages.leftovers)")

    let push = PushRig()
    push.root.snapshotNavigation.pushChoreography = motion.choreography
    push.root.snapshotNavigation.popChoreography = motion.choreography
    push.present()
    #expect(push.leftovers.isEmpty, "\(push.leftovers)")
    push.dismiss()
    #expect(push.color() == Shade.red)
    #expect(push.leftovers.isEmpty, "\(push.leftovers)")
  }
}
