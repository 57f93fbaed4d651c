import UIKit
import XCTest

/// What a transition coordinator knows and runs.
final class CoordinatorTests: XCTestCase {
  /// The coordinator knows both screens, and the coming screen has it, too.
  @MainActor func testItKnowsBothScreens() async {
    let scene = await Scene()
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    let coordinator = scene.navigation.transitionCoordinator
    XCTAssertTrue(coordinator?.viewController(forKey: .from) === scene.screens[0])
    XCTAssertTrue(coordinator?.viewController(forKey: .to) === next)
    XCTAssertTrue(next.transitionCoordinator === coordinator)
    XCTAssertEqual(coordinator?.isAnimated, true)
    XCTAssertEqual(coordinator?.isInteractive, false)
    XCTAssertEqual(coordinator?.isCancelled, false)
    await scene.phone.settle()
  }

  /// What runs alongside has the animator's duration.
  @MainActor func testAlongsideHasTheAnimatorsDuration() async {
    let scene = await Scene()
    scene.animate(0.7)
    var duration: TimeInterval = 0
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in duration = UIView.inheritedAnimationDuration }, completion: nil)
    await scene.phone.wait(1.5)
    XCTAssertEqual(duration, 0.7, accuracy: 0.01)
  }

  /// What's asked for after the call runs with the start of the transition, not in `animate`.
  @MainActor func testAlongsideRunsAsTheTransitionStarts() async {
    let scene = await Scene()
    var words: [String] = []
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    let accepted = scene.navigation.transitionCoordinator?.animate(
      alongsideTransition: { words.append("alongside \($0.isAnimated)") },
      completion: { words.append("completion \($0.isCancelled)") })
    XCTAssertEqual(accepted, true)
    XCTAssertEqual(words, [])
    scene.navigation.view.layoutIfNeeded()
    XCTAssertEqual(words, ["alongside true"])
    await scene.phone.settle()
    XCTAssertEqual(words, ["alongside true", "completion false"])
  }

  /// Constant `coordinatorCompletionsRunInOrder`: completions run in the order in which they were given.
  @MainActor func testCompletionsRunInTheirOrder() async {
    let scene = await Scene()
    var words: [Int] = []
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    for number in 1...3 {
      scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        words.append(number)
      }
    }
    await scene.phone.settle()
    XCTAssertEqual(words, [1, 2, 3])
  }

  /// A completion that's given from within one is run, not lost.
  @MainActor func testACompletionGivenInACompletionRuns() async {
    let scene = await Scene()
    var words: [String] = []
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    let coordinator = scene.navigation.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [weak coordinator] _ in
      words.append("first")
      coordinator?.animate(alongsideTransition: nil) { _ in words.append("second") }
    }
    await scene.phone.settle()
    XCTAssertEqual(words, ["first", "second"])
  }

  /// Completions run after a cancel, too.
  @MainActor func testCompletionsRunAfterACancel() async {
    let scene = await Scene("AB")
    var words: [String] = []
    let (_, drive) = await scene.interactivePop { scene in
      scene.screens[0].inWillAppear = {
        scene.navigation.transitionCoordinator?.animate(
          alongsideTransition: { words.append("alongside \($0.isInteractive)") },
          completion: { words.append("completion \($0.isCancelled)") })
      }
    }
    drive.update(0.4)
    await scene.phone.turn()
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertEqual(words, ["alongside true", "completion true"])
  }

  /// The duration is the animator's.
  @MainActor func testTheDurationIsTheAnimators() async {
    let scene = await Scene()
    scene.animate(0.6)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.turn()
    XCTAssertEqual(scene.navigation.transitionCoordinator?.transitionDuration ?? 0, 0.6)
    await scene.phone.wait(1.5)
  }

  /// The completion of a transaction around a push runs after the animator has been asked for.
  @MainActor func testATransactionAroundAPushEndsAfterTheAnimatorQuestion() async {
    let scene = await Scene()
    scene.animate()
    let calls = scene.calls
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { calls.note("transaction") } }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    CATransaction.commit()
    XCTAssertFalse(calls.all.contains("transaction"))
    await scene.phone.wait(2)
    let order = calls.take().filter { ["animator push", "transaction"].contains($0) }
    XCTAssertEqual(order, ["animator push", "transaction"])
  }

  /// Constant `transactionsWaitForTransitions`: that completion waits for the end of the animation.
  @MainActor func testATransactionAroundAPushWaitsForItsEnd() async {
    let scene = await Scene()
    scene.animate()
    let calls = scene.calls
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { calls.note("transaction") } }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    CATransaction.commit()
    await scene.phone.wait(2)
    let order = calls.take().filter { ["animate", "B didAppear", "transaction"].contains($0) }
    XCTAssertEqual(order.first, "animate")
    XCTAssertTrue(order.firstIndex(of: "transaction") ?? 0 >= 1)
    XCTAssertTrue(order.contains("B didAppear"))
  }

  /// Without animation there is no coordinator once the push is over.
  @MainActor func testAfterAnUnanimatedPushThereIsNone() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    await scene.phone.turn()
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }
}
