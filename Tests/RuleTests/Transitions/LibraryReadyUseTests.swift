import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What somebody does, or the app calls, while a snapshot stays over a screen that isn't ready.
@MainActor @Suite(.warningsAreRead)
struct LibraryReadyUseTests {
  typealias Way = ReadyRig.Way

  // MARK: Touches

  @Test(arguments: Way.allCases)
  func aTouchEndsTheWaitAndPressesNothing(_ way: Way) {
    let rig = comeBack(way)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 0.3)
    #expect(rig.showsReloading)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 0.3)
    #expect(rig.root.presses == 0)
    #expect(rig.leftovers.isEmpty)
    rig.host.tap(at: CGPoint(x: 100, y: 350))
    #expect(rig.root.presses == 1)
  }

  @Test(arguments: Way.allCases)
  func aTouchThatMovesScrolls(_ way: Way) {
    let rig = comeBack(way)
    let start = CGPoint(x: 100, y: 280)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 100, y: 180), duration: 0.2)
    #expect(rig.root.list.contentOffset.y > 50)
    #expect(!rig.isWaiting)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 180))
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [false, true])
  func aTouchThatMovesDrags(finishes: Bool) {
    let rig = Rig()
    let middle = ReloadingScreen(named: "middle")
    rig.push(middle, ColorScreen("b", .blue))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.6)
    #expect(rig.navigation.isCoveredUntilReady)
    rig.grab(moving: finishes ? 150 : 50)
    #expect(rig.navigation.isFingerFollowed)
    rig.letGo(at: finishes ? 170 : 70)
    rig.host.advance(by: 1)
    #expect(rig.titles == (finishes ? ["root"] : ["root", "middle"]))
    #expect(rig.color(y: 310) == (finishes ? Shade.red : Shade.white))
    #expect(rig.leftovers.isEmpty)
  }

  /// Two taps on the back button go back twice, however little is ready.
  @Test func theBackButtonCounts() {
    let rig = Rig()
    rig.push(ReloadingScreen(named: "middle"), ColorScreen("b", .blue))
    rig.host.tap(at: CGPoint(x: 20, y: 40))
    rig.host.advance(by: 0.6)
    #expect(rig.navigation.isCoveredUntilReady)
    rig.host.tap(at: CGPoint(x: 20, y: 40))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func withAnAssistiveTechnologyATapCounts() {
    let rig = comeBack()
    rig.host.runtime.accessibility.isVoiceOverRunning = true
    rig.host.tap(at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 0.3)
    #expect(rig.root.presses == 1)
    #expect(rig.showsReloading)
  }

  /// A finger that has overtaken the pop, or is still down at its end, is for the live screen.
  @Test func aScreenThatIsTouchedIsNotWaitedFor() {
    let rig = ReadyRig()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.2)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 1)
    #expect(rig.showsReloading)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [Way.pop, .tabs, .tabsThatReturn, .dismissal])
  func aTapThatOvertakesThePopEndsTheWaitBeforeItBegins(_ way: Way) {
    let rig = ReadyRig(way)
    if way == .dismissal {
      rig.navigation.dismiss(animated: true)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    rig.host.advance(by: 0.2)
    rig.host.tap(at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 1)
    #expect(rig.showsReloading)
    #expect(rig.leftovers.isEmpty)
  }

  /// It has come down before the pop, and so doesn't overtake it.
  @Test func aFingerThatRestsOnTheScreenEndsTheWaitBeforeItBegins() {
    let rig = ReadyRig()
    rig.host.touch(.began, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 0.2)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.showsReloading)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Calls

  /// What is beneath isn't ready: the snapshot that is seen is kept.
  @Test(arguments: Way.allCases, [true, false])
  func aPushMeanwhileKeepsTheOlderSnapshot(_ way: Way, animated: Bool) {
    let rig = comeBack(way)
    rig.root.waits = false
    rig.navigation.pushViewController(ColorScreen("b", .green), animated: animated)
    rig.host.advance(by: 2.0 / 60)
    if animated { #expect(rig.color(x: 3, y: 310)[1] < 30) }
    rig.host.advance(by: 1)
    rig.root.snapshotNavigation.isReadyToShow = true
    #expect(rig.leftovers.isEmpty)
    #expect(rig.navigation.snapshot(for: rig.root).map { rig.color(of: $0) } == Shade.red)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.3)
    let color = rig.color(x: 3, y: 310)
    #expect(color[0] > 150 && color[1] < 30)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPopMeanwhileShowsTheSnapshotThatLeaves() {
    let rig = Rig()
    let middle = ReloadingScreen(named: "middle")
    rig.root.view.backgroundColor = .blue
    rig.host.advance(by: 0.1)
    rig.push(middle, ColorScreen("b", .green))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.6)
    #expect(rig.navigation.isCoveredUntilReady)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 150, y: 310) == Shade.red)
    rig.host.advance(by: 1)
    #expect(rig.color(y: 310) == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  /// What is presented like a push covers what is seen, too.
  @Test(arguments: [Way.pop, .drag, .dismissal, .tabs, .tabsThatReturn, .modalOverTabs])
  func aPresentationMeanwhileKeepsIt(_ way: Way) {
    let rig = comeBack(way)
    rig.root.waits = false
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("b", .green))
    // Where a tab bar may be.
    let bottom = rig.color(x: 3, y: 395)
    rig.host.activate()
    rig.root.presentAsPush(inner)
    rig.host.advance(by: 2.0 / 60)
    #expect(rig.color(x: 3, y: 310)[1] < 30)
    #expect(zip(rig.color(x: 3, y: 395), bottom).allSatisfy { abs(Int($0) - Int($1)) < 40 })
    rig.host.advance(by: 1)
    rig.root.becomeReady()
    inner.dismiss(animated: true)
    rig.host.advance(by: 0.3)
    let color = rig.color(x: 3, y: 310)
    #expect(color[0] > 150 && color[1] < 30)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// It has changed since the push.
  @Test(arguments: [Way.tabs, .tabsThatReturn])
  func aPresentationMeanwhileShowsTheTabBarAsItIs(_ way: Way) {
    let rig = ReadyRig(way)
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .yellow
    let bar = rig.navigation.tabBarController?.tabBar
    bar?.standardAppearance = appearance
    bar?.scrollEdgeAppearance = appearance
    rig.host.advance(by: 0.1)
    rig.goBack()
    #expect(rig.isWaiting)
    rig.root.presentAsPush(
      SnapshotNavigationController(rootViewController: ColorScreen("b", .green)))
    rig.host.advance(by: 2.0 / 60)
    #expect(rig.color(x: 3, y: 395)[2] < 30)
    rig.host.advance(by: 1)
  }

  /// A push that cuts a pop short finds a screen that isn't ready, either.
  @Test func aPushDuringThePopKeepsItToo() {
    let rig = ReadyRig()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.2)
    rig.root.waits = false
    rig.navigation.pushViewController(ColorScreen("b", .green), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: rig.root).map { rig.color(of: $0) } == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func onceTheLiveScreenIsSeenAPushCapturesThat() {
    let rig = comeBack()
    rig.root.becomeReady()
    rig.host.advance(by: 0.5)
    rig.root.waits = false
    rig.navigation.pushViewController(ColorScreen("b", .green), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: rig.root).map { rig.color(of: $0) } == Shade.blue)
  }
}

extension DeviceRig {
  /// The color of a picture where the screen has its own.
  fileprivate func color(of image: UIImage) -> [UInt8]? {
    guard let pixels = image.cgImage.map({ Pixels($0) }) else { return nil }
    return [2, 1, 0].map { UInt8(pixels.value(100, 310, $0)) }
  }
}
