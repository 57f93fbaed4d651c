import SnapshotNavigation
import TestSupport
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigationUI

/// A path and the stack that shows it, without SwiftUI, with real drags.
@MainActor @Suite(.warningsAreRead)
struct PathStackTests {
  // MARK: The app changes the path

  @Test func aLongerPathPushesAndAShorterOnePops() {
    let rig = PathRig()
    rig.path = [1]
    rig.host.advance(by: 0.1)
    #expect(rig.navigation.isTransitioning)
    rig.settle()
    #expect(rig.titles == ["root", "1"])
    rig.path = [1, 2, 3]
    rig.settle()
    #expect(rig.titles == ["root", "1", "2", "3"])
    rig.path = []
    rig.settle()
    #expect(rig.agrees && rig.writes.isEmpty)
  }

  @Test func anUnchangedElementKeepsItsController() {
    let rig = PathRig([1, 2, 3])
    let screens = rig.navigation.viewControllers
    rig.path = [1, 3]
    rig.settle()
    #expect(rig.agrees)
    #expect(rig.navigation.viewControllers == [screens[0], screens[1], screens[3]])
    rig.path = [4, 1, 3]
    rig.settle()
    #expect(rig.agrees)
    #expect(Array(rig.navigation.viewControllers.suffix(2)) == [screens[1], screens[3]])
  }

  @Test func equalElementsAtSeveralDepthsKeepTheirControllers() {
    let rig = PathRig([1, 1, 1])
    let screens = rig.navigation.viewControllers
    rig.path = [1, 1]
    rig.settle()
    #expect(rig.navigation.viewControllers == Array(screens.prefix(3)))
    rig.path = [1, 1, 1]
    rig.settle()
    #expect(
      rig.agrees && Array(rig.navigation.viewControllers.prefix(3)) == Array(screens.prefix(3)))
    rig.swipe()
    #expect(rig.agrees && rig.path == [1, 1])
  }

  @Test func updatesThatChangeNothingKeepSnapshotsAndScreens() {
    let rig = PathRig([1, 2])
    let screens = rig.navigation.viewControllers
    rig.path = [1, 2, 3]
    rig.settle()
    let memory = rig.navigation.snapshotMemoryUsage
    for _ in 0..<5 { rig.update() }
    rig.settle()
    #expect(rig.navigation.snapshot(for: screens[2]) != nil)
    #expect(rig.navigation.snapshotMemoryUsage == memory)
    #expect(Array(rig.navigation.viewControllers.prefix(3)) == screens)
  }

  @Test func changesDuringATransitionComeTogetherWhenItIsOver() {
    let rig = PathRig([1])
    rig.path = [1, 2]
    rig.host.advance(by: 0.1)
    rig.path = [1, 2, 3]
    rig.path = [1, 2, 3, 4]
    #expect(rig.titles == ["root", "1", "2"])
    rig.host.advance(by: 2)
    #expect(rig.agrees && rig.path == [1, 2, 3, 4])
    #expect(rig.tops.filter { $0 == "3" }.isEmpty)
    #expect(rig.writes.isEmpty)
  }

  // MARK: The user pops

  @Test(arguments: [true, false])
  func aDragShortensThePathOnceItIsAtRest(isLive: Bool) {
    let rig = PathRig([1, 2], atOnce: isLive)
    rig.grab(moving: 150, duration: 0.2)
    rig.update()
    #expect(rig.writes.isEmpty)
    rig.letGo(at: 170)
    rig.update()
    #expect(rig.writes.isEmpty && rig.path == [1, 2])
    rig.settle()
    #expect(rig.writes == [[1]] && rig.agrees)
  }

  @Test(arguments: [true, false])
  func aDragThatIsPutBackLeavesThePath(isLive: Bool) {
    let rig = PathRig([1, 2], atOnce: isLive)
    rig.swipe(finishing: false)
    #expect(rig.writes.isEmpty && rig.agrees && rig.path == [1, 2])
  }

  /// A finger may rest before it moves on: the first pop is complete then.
  @Test(arguments: [0, 0.1])
  func twoQuickSwipesWriteOnce(resting: TimeInterval) {
    let rig = PathRig([1, 2, 3])
    for _ in 0..<2 {
      rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
      rig.host.advance(by: resting)
      rig.host.move(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.1)
      rig.host.touch(.ended, at: CGPoint(x: 170, y: 200))
      rig.host.advance(by: 0.05)
    }
    rig.settle()
    #expect(rig.writes == [[1]] && rig.agrees)
  }

  /// The finger comes down before the pop is over, which completes it, and rests before it moves.
  @Test func aPopAndTheSwipeAfterItWriteOnce() {
    let rig = PathRig([1, 2, 3])
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
    rig.host.advance(by: 0.1)
    rig.host.move(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.1)
    rig.letGo(at: 170)
    rig.settle()
    #expect(rig.writes == [[1]] && rig.agrees)
  }

  @Test func aFingerThatScrollsDelaysNothing() {
    let rig = PathRig([1, 2])
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    rig.settle()
    #expect(rig.writes.isEmpty)
    rig.host.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 300), duration: 0.2)
    #expect(rig.writes == [[1]])
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 300))
    rig.settle()
    #expect(rig.writes == [[1]] && rig.agrees)
  }

  @Test func aRestingFingerDelaysTheWriteUntilItIsLifted() {
    let rig = PathRig([1, 2])
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    rig.settle()
    #expect(rig.writes.isEmpty)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    #expect(rig.writes == [[1]])
  }

  /// SwiftUI forbids it, and its updates come at any moment.
  @Test func anUpdateWritesNothing() {
    let rig = PathRig([1, 2, 3])
    rig.navigation.popViewController(animated: false)
    rig.path = [1, 2, 3, 4]
    #expect(rig.writes.isEmpty)
    rig.host.advance(by: 2)
    #expect(rig.writes == [[1, 2, 4]] && rig.updates.lostWrites == 0 && rig.agrees)
  }

  @Test func theBackButtonShortensThePath() {
    let rig = PathRig([1, 2])
    rig.host.tap(at: CGPoint(x: 20, y: 40))
    rig.settle()
    #expect(rig.writes == [[1]] && rig.agrees)
  }

  @Test func aScreenThatIsDraggedForwardIsOnThePathAgain() {
    let rig = PathRig([1, 2])
    rig.navigation.configuration.forwardHistory = 3
    var answers: [Bool] = []
    rig.stack.didSettle = { [weak stack = rig.stack] in
      answers.append(stack?.canGoForward == true)
    }
    rig.swipe()
    #expect(rig.path == [1] && answers.last == true)
    rig.navigation.goForward(animated: true)
    rig.settle()
    #expect(rig.path == [1, 2] && rig.agrees && answers.last == false)
  }

  // MARK: Both at once

  @Test func whatAFingerHasPoppedIsNotPushedAgain() {
    let rig = PathRig([1, 2, 3])
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.path = [1, 2, 3, 4]
    #expect(rig.titles == ["root", "1", "2"])
    rig.host.advance(by: 2)
    #expect(rig.path == [1, 2, 4] && rig.agrees && rig.writes == [[1, 2, 4]])
  }

  @Test func aPathThatTheAppSetsDuringADragIsShownAfterIt() {
    let rig = PathRig([1, 2])
    rig.grab(moving: 100, duration: 0.2)
    rig.path = [7]
    #expect(rig.titles == ["root", "1", "2"])
    rig.letGo(at: 120)
    rig.host.advance(by: 2)
    #expect(rig.path == [7] && rig.agrees && rig.writes.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func theAppPopsWhatAFingerHolds(finishing: Bool, isLive: Bool) {
    let rig = PathRig([1, 2], atOnce: isLive)
    rig.grab(moving: finishing ? 150 : 50, duration: 0.2)
    rig.path = [1]
    rig.letGo(at: finishing ? 170 : 70)
    rig.host.advance(by: 2)
    #expect(rig.path == [1] && rig.agrees && rig.writes.isEmpty)
  }

  /// The screen leaves, and a task that it has begun changes the path.
  @Test func aScreenThatLeavesChangesThePath() throws {
    let rig = PathRig([1, 2])
    let leaving = try #require(rig.top)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.stack.change { $0.append(3) }
    rig.stack.pop(leaving)
    rig.host.advance(by: 2)
    #expect(rig.path == [1] && rig.agrees)
    rig.stack.pop(leaving)
    rig.stack.change { $0.append(3) }
    rig.host.advance(by: 1)
    #expect(rig.path == [1, 3] && rig.agrees)
  }

  @Test func aScreenPopsItselfAndThoseAboveIt() throws {
    let rig = PathRig([1, 2, 3])
    rig.stack.pop(try #require(rig.navigation.viewControllers[2] as? PreferringScreen))
    rig.settle()
    #expect(rig.path == [1] && rig.agrees)
    rig.stack.pop(rig.root)
    rig.settle()
    #expect(rig.path == [1] && rig.agrees)
  }

  @Test func aScreenThatHasLeftIsFreed() {
    let rig = PathRig([1, 2])
    weak var popped: UIViewController?
    weak var replaced: UIViewController?
    (popped, replaced) = (rig.top, rig.navigation.viewControllers[1])
    rig.swipe()
    rig.path = [3]
    rig.host.advance(by: 2)
    #expect(popped == nil && replaced == nil && rig.agrees)
  }

  // MARK: The app's binding

  /// A store that takes a write later: meanwhile its old path isn't a new one.
  @Test func aStoreMayTakeAWriteLater() {
    let rig = PathRig([1, 2])
    rig.whenWritten = { $0 = [1, 2] }
    rig.swipe()
    rig.update()
    rig.settle()
    #expect(rig.writes == [[1]] && rig.titles == ["root", "1"])
    rig.path = [1]
    rig.settle()
    #expect(rig.agrees && rig.writes == [[1]])
    rig.whenWritten = { _ in }
    rig.path = [1, 2]
    rig.settle()
    #expect(rig.agrees)
  }

  @Test func aBindingMayMakeSomethingElseOfAWrite() {
    let rig = PathRig([1, 2])
    rig.whenWritten = { $0.append(9) }
    rig.swipe()
    rig.host.advance(by: 2)
    #expect(rig.path == [1, 9] && rig.agrees)
  }

  // MARK: Destinations that aren't known yet

  @Test func anElementWaitsForItsDestination() {
    let rig = PathRig()
    rig.unknown = ["b"]
    rig.path = ["a", "b", "c"]
    rig.settle()
    #expect(rig.titles == ["root", "a"] && rig.writes.isEmpty)
    rig.unknown = []
    rig.update()
    rig.settle()
    #expect(rig.agrees && rig.path == ["a", "b", "c"])
  }

  @Test func whatWaitsGoesWithTheScreenBelowIt() {
    let rig = PathRig()
    rig.unknown = ["b"]
    rig.path = ["a", "b"]
    rig.settle()
    rig.swipe()
    #expect(rig.path == [] && rig.agrees)
  }

  // MARK: Other code

  @Test func aScreenOfOtherCodeStaysOutOfThePath() {
    let rig = PathRig([1])
    rig.navigation.pushViewController(SimpleScreen("other", .blue), animated: true)
    rig.settle()
    #expect(rig.path == [1] && rig.writes.isEmpty)
    rig.path = [1, 2]
    rig.settle()
    #expect(rig.titles == ["root", "1", "other", "2"])
    rig.swipe()
    rig.swipe()
    #expect(rig.path == [1] && rig.agrees)
  }

  @Test func aPathThatIsThereFromTheBeginningIsShownAtOnce() {
    let rig = PathRig([1, 2], atOnce: true)
    #expect(rig.agrees && rig.navigation.viewControllers.count == 3)
  }

  /// An extension that overrides `viewDidLoad` of every navigation controller, as many apps have it.
  @Test func appsThatReplaceTheDelegateOfThePopGestureStillWork() {
    final class Hacked: SnapshotNavigationController, UIGestureRecognizerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
      }
    }
    let rig = PathRig([1, 2], controller: Hacked())
    rig.grab(at: 2, moving: 150, duration: 0.2)
    rig.letGo(at: 152)
    rig.settle()
    #expect(rig.path == [1] && rig.agrees)
  }
}
