import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Bringing popped screens back by a call or a key.
@MainActor @Suite(.warningsAreRead)
struct LibraryForwardTests {
  @Test(arguments: [false, true])
  func whatIsPoppedCanBeBroughtBack(animated: Bool) {
    let rig = Rig.keeping(3, "a", "b")
    for _ in 0..<2 {
      rig.navigation.popViewController(animated: animated)
      rig.host.advance(by: 1)
    }
    #expect(rig.ahead == ["a", "b"])
    #expect(rig.navigation.goForward(animated: animated)?.title == "a")
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.ahead == ["b"])
    #expect(rig.navigation.goForward(animated: animated)?.title == "b")
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.navigation.goForward(animated: animated) == nil)
    #expect(rig.leftovers.isEmpty)
  }

  enum Act: CaseIterable, Sendable {
    case pushAnother, set, setTheSame, clear, memoryWarning, switchOff

    @MainActor func perform(on rig: Rig) {
      let navigation = rig.navigation
      switch self {
      case .pushAnother: navigation.pushViewController(ColorScreen("c", .gray), animated: true)
      case .set: navigation.setViewControllers([rig.root], animated: false)
      case .setTheSame: navigation.setViewControllers(navigation.viewControllers, animated: true)
      case .clear: navigation.clearForwardHistory()
      case .memoryWarning:
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      case .switchOff: navigation.configuration.forwardHistory = 0
      }
    }
  }

  @Test(arguments: Act.allCases)
  func whatClearsTheHistoryReleasesItsScreensAndPictures(act: Act) {
    let rig = Rig.keeping(3, "a", "b")
    weak let popped = rig.navigation.topViewController
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.ahead == ["b"])
    act.perform(on: rig)
    rig.host.advance(by: 1)
    #expect(rig.ahead.isEmpty)
    #expect(popped == nil)
    let store = rig.navigation.stored
    #expect(store.isTrimmed(to: rig.navigation.viewControllers))
  }

  /// During UIKit's own transition UIKit puts the change off.
  @Test(
    arguments: 0..<4,
    [SnapshotNavigationController.Configuration.Transition.snapshot, .system])
  func aSetDuringAPushClearsTheHistory(
    frames: Int, system: SnapshotNavigationController.Configuration.Transition
  ) {
    let rig = Rig.keeping(3, "a")
    rig.navigation.configuration.transition = system
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: Double(frames) / 60)
    rig.navigation.setViewControllers([rig.root], animated: true)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ahead.isEmpty)
  }

  @Test func aPoppedScreenIsFreedUnlessItIsKept() {
    let rig = Rig.keeping(0, "a")
    weak let popped = rig.navigation.topViewController
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(popped == nil)
    #expect(rig.ahead.isEmpty)
  }

  @Test func aTappedPopStoresTheSnapshotOfTheScreenThatLeaves() throws {
    let rig = Rig.keeping(3, "a")
    let screen = try #require(rig.navigation.topViewController)
    #expect(rig.navigation.snapshot(for: screen) == nil)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 2)
    let image = try #require(rig.navigation.snapshot(for: screen))
    #expect(image.size == Rig.size)
    #expect(rig.navigation.snapshotMemoryUsage == image.cgImage.map { $0.bytesPerRow * $0.height })
    rig.navigation.goForward(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: screen) == nil)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
  }

  @Test(arguments: [true, false])
  func whatIsDroppedOnItsWayAheadStaysDropped(all: Bool) throws {
    let rig = Rig.keeping(3, "a")
    let screen = try #require(rig.navigation.topViewController)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    if all {
      SnapshotNavigationController.invalidateSnapshots()
    } else {
      rig.navigation.invalidateSnapshot(for: screen)
    }
    rig.host.advance(by: 2)
    #expect(rig.ahead == ["a"])
    #expect(rig.navigation.snapshot(for: screen) == nil)
  }

  @Test(arguments: [false, true])
  func aSensitiveScreenIsNotKept(becomesLater: Bool) {
    let rig = Rig.keeping(3, "a", "b")
    let screen = rig.navigation.topViewController
    screen?.snapshotNavigation.isSensitive = !becomesLater
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.ahead == (becomesLater ? ["a", "b"] : ["a"]))
    screen?.snapshotNavigation.isSensitive = true
    #expect(rig.ahead == ["a"])
    // That of "a".
    #expect(rig.navigation.stored.count == 1)
  }

  @Test func theOnePoppedJustNowComesBackEvenInMidMotion() {
    let rig = Rig.keeping(3, "a")
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.navigation.goForward(animated: true)?.title == "a")
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func picturesAheadStayInsideTheMemoryLimit() {
    let rig = Rig.keeping(9, "a", "b", "c", "d", "e")
    let bytes = Int(Rig.size.width * Rig.size.height) * 4
    SnapshotNavigationController.snapshotMemoryLimit = 2 * bytes
    for _ in 0..<5 {
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 2)
      // One more may be held while it is compressed.
      #expect(rig.navigation.snapshotMemoryUsage <= 3 * bytes)
    }
    #expect(rig.ahead == ["a", "b", "c", "d", "e"])
  }

  @Test(arguments: [0, 3])
  func commandAndTheClosingBracketGoForward(keeping count: Int) {
    let rig = Rig.keeping(count, "a")
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect((rig.navigation.keyCommands ?? []).contains { $0.input == "]" } == (count > 0))
    rig.host.press("]", modifiers: .command)
    rig.host.advance(by: 1)
    #expect(rig.titles == (count > 0 ? ["root", "a"] : ["root"]))
  }

  @Test func aScreenAheadThatIsLeftToUIKitIsNotDragged() {
    let rig = Rig.keeping(1, "a")
    let ahead = rig.navigation.topViewController
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    ahead?.snapshotNavigation.transition = .system
    rig.grab(at: 190, moving: -150)
    rig.letGo(at: 40)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals == [.systemTransition])
  }

  /// A pop is likelier than a way forward.
  @Test func whereOnlyOneSnapshotFitsItIsThatOfTheScreenBelow() {
    let rig = Rig.keeping(1, "a", "b")
    let ahead = rig.navigation.topViewController
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.ahead == ["b"])
    SnapshotNavigationController.snapshotMemoryLimit = 1
    defer { SnapshotNavigationController.snapshotMemoryLimit = nil }
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(ahead.flatMap(rig.navigation.snapshot(for:)) == nil)
  }

  @Test func observersAreToldWhatBroughtTheScreenBack() {
    let rig = Rig.keeping(1, "a")
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    var triggers: [TransitionTrigger] = []
    let observation = rig.navigation.observeTransitions { event in
      if event.phase == .willBegin { triggers.append(event.trigger) }
    }
    defer { observation.cancel() }
    rig.host.press("]", modifiers: .command)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.navigation.goForward(animated: true)
    rig.host.advance(by: 1)
    #expect(triggers == [.keyboard, .programmatic, .programmatic])
    #expect(rig.titles == ["root", "a"])
  }
}
