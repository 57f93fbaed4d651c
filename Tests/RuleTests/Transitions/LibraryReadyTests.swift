import QuartzCore
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A snapshot stays over a screen that isn't ready to be shown.
@MainActor @Suite(.warningsAreRead)
struct LibraryReadyTests {
  typealias Way = ReadyRig.Way

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

  /// The window gets dark on the way back, so the snapshot isn't of what the screen looks like.
  @Test(arguments: [true, false]) func aSnapshotThatIsStaleByTheEndDoesntStay(isStale: Bool) {
    let rig = ReadyRig()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    if isStale { rig.host.runtime.changeStyle(to: .dark) }
    rig.host.advance(by: 1)
    #expect(rig.isWaiting != isStale)
    rig.root.becomeReady()
    rig.host.advance(by: 0.5)
    #expect(rig.showsContent)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func itStaysForThreeSecondsAtMost(_ way: Way) {
    let rig = comeBack(way)
    rig.host.advance(by: 3 - 0.3)
    #expect(rig.showsSnapshot)
    rig.host.advance(by: 0.6)
    #expect(rig.showsReloading)
    #expect(rig.leftovers.isEmpty)
  }

  /// Shows its first frame later than the screen.
  private final class Player: UIView {
    override class var layerClass: AnyClass { CAMetalLayer.self }
  }

  /// Nobody says when a player, a map or a page has drawn.
  @Test(arguments: [true, false], [true, false])
  func overContentThatIsDrawnElsewhereItStaysForHalfASecond(isTouched: Bool, isHidden: Bool) {
    let rig = ReadyRig()
    rig.root.waits = false
    rig.root.whenAppearing = {}
    let frame = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
    frame.addSubview(Player(frame: frame.bounds))
    frame.isHidden = isHidden
    rig.root.view.addSubview(frame)
    rig.goBack()
    rig.host.advance(by: 0.2)
    #expect(rig.isWaiting != isHidden)
    if isTouched {
      rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
      rig.host.advance(by: 0.1)
      #expect(!rig.isWaiting)
      rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    }
    rig.host.advance(by: 0.6)
    #expect(!rig.isWaiting)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func itFadesAsEver() {
    let rig = comeBack()
    rig.host.advance(by: 1)
    rig.root.becomeReady()
    rig.host.advance(by: 0.1)
    let color = rig.color(y: 310)
    #expect(color[0] > 40 && color[2] > 40)
    rig.host.advance(by: 0.1)
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

  @Test(arguments: [Way.pop, .drag, .dismissal])
  func aSnapshotThatWasStaleAlreadyIsNotWaitedFor(_ way: Way) {
    let rig = ReadyRig(way)
    rig.host.window.overrideUserInterfaceStyle = .dark
    rig.host.advance(by: 0.2)
    rig.goBack()
    #expect(!rig.isWaiting)
    #expect(rig.showsReloading)
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
    #expect(rig.navigation.isAtRest)
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

  /// The snapshot of a screen that was popped and is kept is drawn as at rest.
  @Test func whatWaitsToBeDrawnIsDrawnMeanwhile() {
    let rig = ReadyRig { $0.configuration.forwardHistory = 1 }
    rig.goBack()
    rig.host.advance(by: 1)
    let store = rig.navigation.stored
    #expect(rig.isWaiting)
    #expect(store.count == 1 && store.views.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func voiceOverReadsTheLiveScreen(_ way: Way) {
    let rig = comeBack(way)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    let live = sequence(first: rig.root.button as UIView, next: \.superview)
    #expect(live.allSatisfy { !$0.accessibilityElementsHidden && !$0.isHidden && $0.alpha == 1 })
  }

  // MARK: What else ends it

  enum Interruption: CaseIterable, Sendable {
    case background, resize, theme, textSize, memoryWarning, sensitive, invalidation, logout,
      removal
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
    case .logout: SnapshotNavigationController.invalidateSnapshots()
    case .removal: rig.host.window.rootViewController = UIViewController()
    }
    rig.host.advance(by: 0.3)
    #expect(!rig.isWaiting)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 4)
    #expect(rig.stages.isEmpty && !rig.navigation.hasTrail)
  }

  /// A logout in the midst of a pop.
  @Test(arguments: [true, false])
  func whatIsDroppedOnTheWayIsNotWaitedFor(drops: Bool) {
    let rig = ReadyRig()
    rig.navigation.configuration.timing = .curve(duration: 0.4, .linear)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.2)
    if drops { SnapshotNavigationController.invalidateSnapshots() }
    rig.host.advance(by: 0.6)
    #expect(rig.isWaiting == !drops)
  }

  /// What a presentation covers is shown again by its dismissal, and is dropped at logout like all others.
  @Test func aPresentationTakesTheSnapshotThatWaitsIntoTheMemory() {
    let rig = comeBack()
    #expect(rig.isWaiting)
    let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .green))
    rig.navigation.presentAsPush(modal)
    rig.host.advance(by: 1)
    #expect(SnapshotNavigationController.snapshotMemoryUsage > 0)
    SnapshotNavigationController.invalidateSnapshots()
    #expect(SnapshotNavigationController.snapshotMemoryUsage == 0)
  }

  /// The theme has changed in the turn of the push: what stood for the screen is of the old one.
  @Test func aPushInAnotherThemeDoesNotKeepWhatWaits() {
    let rig = comeBack()
    rig.host.window.overrideUserInterfaceStyle = .dark
    rig.navigation.pushViewController(ColorScreen("next", .green), animated: true)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.host.color(x: 10, y: 200) != Shade.red)
  }

  @Test(arguments: [Way.pop, .drag, .dismissal])
  func soDoesTheThemeOfTheControllerAlone(_ way: Way) {
    let rig = comeBack(way)
    rig.navigation.overrideUserInterfaceStyle = .dark
    rig.host.advance(by: 0.1)
    #expect(rig.leftovers.isEmpty)
    #expect(rig.navigation.isTopRendered)
  }

  @Test(arguments: Way.allCases)
  func whatWasPoppedIsFreedMeanwhile(_ way: Way) {
    let rig = comeBack(way)
    rig.host.advance(by: 0.2)
    #expect(rig.isWaiting)
    #expect(rig.screen == nil)
    #expect(rig.stages.first?.upper.subviews.isEmpty == true)
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
