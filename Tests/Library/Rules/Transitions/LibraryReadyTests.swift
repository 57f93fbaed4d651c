import QuartzCore
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// A snapshot stays over a screen that isn't ready to be shown.
@MainActor @Suite(.warningsAreRead)
struct LibraryReadyTests {
  typealias Way = ReadyRig.Way

  private func comeBack(_ way: Way = .pop) -> ReadyRig {
    let rig = ReadyRig(way)
    rig.goBack()
    return rig
  }

  // MARK: How long

  @Test(arguments: Way.allCases)
  func theSnapshotStaysUntilTheScreenIsReady(_ way: Way) {
    let rig = comeBack(way)
    #expect(rig.isWaiting)
    for _ in 0..<20 {
      #expect(rig.showsSnapshot)
      rig.host.advance(by: 0.1)
    }
    rig.root.becomeReady()
    rig.host.advance(by: 2.0 / 60)
    #expect(!rig.showsReloading)
    rig.host.advance(by: 0.2)
    #expect(rig.showsContent)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func itStaysForThreeSecondsAtMost(_ way: Way) {
    let rig = comeBack(way)
    rig.host.advance(by: Readiness.limit - 0.3)
    #expect(rig.showsSnapshot)
    rig.host.advance(by: 0.6)
    #expect(rig.showsReloading)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [0.1, 0.5])
  func itFadesAsEver(duration: TimeInterval) {
    let rig = ReadyRig { $0.configuration.revealDuration = duration }
    rig.goBack()
    rig.host.advance(by: 1)
    rig.root.becomeReady()
    rig.host.advance(by: duration / 2 + 3.0 / 60)
    let color = rig.color(y: 310)
    #expect(color[0] > 40 && color[2] > 40)
    rig.host.advance(by: duration)
    #expect(rig.showsContent)
  }

  @Test(arguments: Way.allCases)
  func aScreenThatIsReadyBeforeTheEndIsNotWaitedFor(_ way: Way) {
    let rig = ReadyRig(way)
    rig.root.waits = false
    rig.root.snapshotNavigation.isReadyToShow = false
    rig.root.whenAppearing = { [unowned rig] in rig.root.becomeReady() }
    rig.goBack()
    #expect(!rig.isWaiting)
    rig.host.advance(by: 0.2)
    #expect(rig.showsContent)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func whatIsNoLongerReadyAfterTheEndIsShownAllTheSame() {
    let rig = ReadyRig()
    rig.root.waits = false
    rig.goBack()
    rig.root.show(.white)
    rig.root.snapshotNavigation.isReadyToShow = false
    rig.host.advance(by: 0.3)
    #expect(rig.showsReloading)
    rig.host.advance(by: 1)
    #expect(rig.showsReloading)
    #expect(rig.leftovers.isEmpty)
  }

  /// The live screen is seen already.
  @Test(arguments: [Way.pop, .drag, .dismissal])
  func withoutASnapshotNothingWaits(_ way: Way) {
    let rig = ReadyRig(way)
    rig.root.snapshotNavigation.showsLiveContent = true
    rig.goBack()
    #expect(!rig.isWaiting)
    rig.host.advance(by: 0.3)
    #expect(rig.showsReloading)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPushNeverWaits() {
    let rig = ReadyRig()
    let next = ColorScreen("b", .blue)
    next.snapshotNavigation.isReadyToShow = false
    rig.navigation.pushViewController(next, animated: true)
    rig.host.advance(by: 0.6)
    #expect(!rig.isWaiting)
    #expect(rig.color(y: 310) == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  /// A screen that was popped comes back as its snapshot.
  @Test func aDragForwardWaitsToo() {
    let rig = ReadyRig { $0.configuration.forwardHistory = 2 }
    rig.root.waits = false
    rig.goBack()
    rig.host.advance(by: 0.5)
    let next = rig.screen as? ColorScreen
    next?.whenAppearing = {
      next?.view.backgroundColor = .white
      next?.snapshotNavigation.isReadyToShow = false
    }
    rig.grab(at: 190, moving: -150)
    rig.letGo(at: 40)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === next)
    #expect(rig.isWaiting)
    #expect(rig.color(y: 310) == Shade.green)
    next?.snapshotNavigation.isReadyToShow = true
    rig.host.advance(by: 0.3)
    #expect(rig.showsReloading)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Rest

  @Test(arguments: Way.stack)
  func waitingCountsAsRest(_ way: Way) async {
    let rig = ReadyRig(way)
    var isComplete = false
    rig.goBack()
    #expect(rig.isWaiting)
    #expect(!rig.navigation.isTransitioning)
    #expect(rig.navigation.transitions.isAtRest)
    #expect(rig.navigation.arePicturesTrimmed)
    #expect(rig.root.calls.last == "didAppear")
    rig.navigation.setViewControllers([rig.root], animated: false) { isComplete = true }
    rig.host.advance(by: 0.1)
    #expect(isComplete)
  }

  @Test func theCompletionOfAPopDoesNotWait() {
    let rig = ReadyRig()
    var isComplete = false
    rig.navigation.popViewController(animated: true) { isComplete = true }
    rig.host.advance(by: 0.6)
    #expect(isComplete && rig.isWaiting)
  }

  @Test(arguments: Way.allCases)
  func noFrameIsAskedForMeanwhile(_ way: Way) {
    let rig = comeBack(way)
    rig.host.advance(by: 1)
    #expect(rig.isWaiting)
    rig.host.activate()
    #expect(HostClock.current.displayLinks == 0)
  }

  /// Snapshots of screens further down are drawn as at rest.
  @Test func whatWaitsToBeDrawnIsDrawnMeanwhile() {
    let rig = Rig()
    let middle = ReloadingScreen(named: "middle")
    rig.push(middle)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 2)
    #expect(rig.navigation.transitions.isWaiting)
    #expect(rig.navigation.transitions.snapshots.store.undrawnViews.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func voiceOverReadsTheLiveScreen(_ way: Way) {
    let rig = comeBack(way)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    let live = sequence(first: rig.root.button as UIView, next: \.superview)
    #expect(live.allSatisfy { !$0.accessibilityElementsHidden && !$0.isHidden && $0.alpha == 1 })
  }

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
    #expect(rig.navigation.transitions.isWaiting)
    rig.grab(moving: finishes ? 150 : 50)
    #expect(rig.navigation.transitions.drag != nil)
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
    #expect(rig.navigation.transitions.isWaiting)
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
    #expect(rig.navigation.transitions.isWaiting)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 150, y: 310) == Shade.red)
    rig.host.advance(by: 1)
    #expect(rig.color(y: 310) == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  /// What is presented like a push covers what is seen, too.
  @Test(arguments: [Way.pop, .drag, .dismissal])
  func aPresentationMeanwhileKeepsIt(_ way: Way) {
    let rig = comeBack(way)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("b", .green))
    rig.host.activate()
    rig.root.presentAsPush(inner)
    rig.host.advance(by: 2.0 / 60)
    #expect(rig.color(x: 3, y: 310)[1] < 30)
    rig.host.advance(by: 1)
    rig.root.becomeReady()
    inner.dismiss(animated: true)
    rig.host.advance(by: 0.3)
    let color = rig.color(x: 3, y: 310)
    #expect(color[0] > 150 && color[1] < 30)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
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

  // MARK: What else ends it

  enum Interruption: CaseIterable, Sendable {
    case background, resize, theme, textSize, memoryWarning, sensitive, invalidation, removal
  }

  @Test(arguments: [Way.pop, .drag, .tabs, .dismissal], Interruption.allCases)
  func whatMakesTheSnapshotStaleEndsTheWait(_ way: Way, _ interruption: Interruption) {
    let rig = comeBack(way)
    #expect(rig.isWaiting)
    switch interruption {
    case .background:
      rig.host.enterBackground()
      rig.host.advance(by: 0.1)
      rig.host.enterForeground()
    case .resize: rig.host.resize(to: CGSize(width: 400, height: 200))
    case .theme: rig.host.window.overrideUserInterfaceStyle = .dark
    case .textSize:
      rig.host.runtime.changeContentSizeCategory(to: .extraExtraExtraLarge)
    case .memoryWarning: rig.host.runtime.sendMemoryWarning()
    case .sensitive: rig.root.snapshotNavigation.isSensitive = true
    case .invalidation: rig.navigation.invalidateSnapshot(for: rig.root)
    case .removal: rig.host.window.rootViewController = UIViewController()
    }
    rig.host.advance(by: 0.3)
    #expect(!rig.isWaiting)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 4)
    #expect(rig.stages.isEmpty && !rig.navigation.transitions.hasTrail)
  }

  @Test(arguments: [Way.pop, .drag, .dismissal])
  func soDoesTheThemeOfTheControllerAlone(_ way: Way) {
    let rig = comeBack(way)
    rig.navigation.overrideUserInterfaceStyle = .dark
    rig.host.advance(by: 0.1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func anOverviewEndsIt() {
    let rig = comeBack()
    rig.navigation.presentStackOverview()
    #expect(!rig.isWaiting)
    rig.host.advance(by: 1)
    #expect(rig.stages.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func whatWasPoppedIsFreedMeanwhile(_ way: Way) {
    let rig = comeBack(way)
    rig.host.advance(by: 0.2)
    #expect(rig.isWaiting)
    #expect(rig.screen == nil)
    #expect(rig.stages.first?.upperView.subviews.isEmpty == true)
  }

  @Test func theControllerIsFreedMeanwhile() {
    weak var controller: SnapshotNavigationController?
    let host: LinuxHost
    do {
      let rig = comeBack()
      host = rig.host
      controller = rig.navigation
      #expect(rig.isWaiting)
      host.window.rootViewController = nil
    }
    host.advance(by: 0.2)
    #expect(controller == nil)
  }
}

extension DeviceRig {
  /// The color of a picture where the screen has its own.
  fileprivate func color(of image: UIImage) -> [UInt8]? {
    guard let pixels = image.cgImage.map({ Pixels($0) }) else { return nil }
    return [2, 1, 0].map { UInt8(pixels.value(100, 310, $0)) }
  }
}
