import UIKit
import XCTest

/// Pops that a percentage drives, by code.
final class InteractivePopTests: XCTestCase {
  /// An interactive pop takes the screen off the stack as it begins.
  @MainActor func testTheStackIsShorterWhileItRuns() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    XCTAssertEqual(scene.stack, "A")
    XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
    drive.finish()
    await scene.phone.wait(2)
  }

  /// The will-callbacks and `willShow` come as it begins.
  @MainActor func testWillCallsComeAsItBegins() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    XCTAssertEqual(
      scene.calls.takeOrder(), ["B willDisappear", "A willAppear", "willShow A"])
    await scene.phone.wait(1)
    XCTAssertEqual(scene.calls.takeOrder(), [])
    drive.finish()
    await scene.phone.wait(2)
  }

  /// Finished, it ends as a tapped pop does.
  @MainActor func testFinishedItEndsLikeATappedOne() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    drive.update(0.5)
    await scene.phone.turn()
    _ = scene.calls.take()
    drive.finish()
    await scene.phone.wait(2)
    XCTAssertEqual(
      scene.calls.take(),
      ["B didDisappear", "A didAppear", "B didMove(nil)", "didShow A", "ended true"])
  }

  /// Canceled, first the incoming screen gets its disappear pair, then the staying one its appear pair.
  @MainActor func testCanceledTheIncomingScreenIsCalledFirst() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    drive.update(0.3)
    await scene.phone.turn()
    _ = scene.calls.take()
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertEqual(
      scene.calls.takeAppearances(),
      ["A willDisappear", "A didDisappear", "B willAppear", "B didAppear"])
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertTrue(scene.onlyTheTopIsSeen)
  }

  /// Constant `cancelledPopIsReported`: a canceled pop calls `willShow` and `didShow` of the screen
  /// that stays.
  @MainActor func testACanceledPopIsReported() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertEqual(
      scene.calls.take().filter { $0.contains("Show") }, ["willShow A", "willShow B", "didShow B"])
  }

  /// A canceled pop ends with completions, then `animationEnded(false)`.
  @MainActor func testACanceledPopEndsWithCompletionsAndAnimationEnded() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    let calls = scene.calls
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      calls.note("completion \($0.isCancelled)")
    }
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertEqual(calls.take().suffix(3), ["didShow B", "completion true", "ended false"])
  }

  /// The screens are told of the reversal only at its end, the coordinator at once.
  @MainActor func testTheCoordinatorIsToldOfACancelAtOnce() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    let calls = scene.calls
    scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      calls.note("changed \($0.isCancelled)")
    }
    drive.update(0.6)
    await scene.phone.turn()
    _ = calls.take()
    drive.cancel()
    XCTAssertEqual(calls.take(), ["changed true"])
    await scene.phone.wait(2)
  }

  @MainActor private func saidAsItStarts(
    _ word: @escaping (UIPercentDrivenInteractiveTransition) -> Void
  ) async {
    final class Hasty: UIPercentDrivenInteractiveTransition {
      var word: ((UIPercentDrivenInteractiveTransition) -> Void)?

      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        super.startInteractiveTransition(transitionContext)
        word?(self)
      }
    }
    let scene = await Scene("AB")
    let drive = Hasty()
    drive.word = word
    let (delegate, _) = scene.animate()
    delegate.interaction = drive
    scene.navigation.popViewController(animated: true)
    await scene.phone.wait(1)
    XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
    XCTAssertEqual(drive.percentComplete, 0)
    drive.finish()
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "A")
  }

  /// Progress from within `startInteractiveTransition` is lost.
  @MainActor func testProgressAsItStartsIsLost() async {
    await saidAsItStarts { $0.update(0.5) }
  }

  /// A finish from within `startInteractiveTransition` is lost.
  @MainActor func testAFinishAsItStartsIsLost() async {
    await saidAsItStarts { $0.finish() }
  }

  /// A cancel from within `startInteractiveTransition` is lost.
  @MainActor func testACancelAsItStartsIsLost() async {
    await saidAsItStarts { $0.cancel() }
  }

  /// The animator's animations stand where the percentage says.
  @MainActor func testAnimationsFollowThePercentage() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
    let width = scene.phone.window.bounds.width
    for percent: CGFloat in [0.25, 0.75, 0.5] {
      drive.update(percent)
      await scene.phone.turn()
      let x = scene.screens[0].view.layer.presentation()?.frame.minX ?? -1
      XCTAssertEqual(x, width * (1 - percent), accuracy: 4)
      XCTAssertEqual(drive.percentComplete, percent)
    }
    await scene.phone.wait(3)
    XCTAssertEqual(scene.calls.take("didAppear"), [])
    drive.finish()
    await scene.phone.wait(2)
  }

  /// What's left takes its part of the duration, divided by the completion's speed.
  @MainActor func testTheRestTakesItsPartOfTheDuration() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    drive.completionSpeed = 2
    drive.update(0.2)
    await scene.phone.turn()
    drive.finish()
    // 0.8 of two seconds are left, at twice the speed.
    await scene.phone.wait(0.4)
    XCTAssertEqual(scene.calls.take("didShow A"), [])
    await scene.phone.wait(0.8)
    XCTAssertEqual(scene.calls.take("didShow A"), ["didShow A"])
  }

  /// Percentages beyond their range are held.
  @MainActor func testPercentagesAreHeldInTheirRange() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    drive.update(2)
    XCTAssertEqual(drive.percentComplete, 1)
    drive.update(-1)
    XCTAssertEqual(drive.percentComplete, 0)
    drive.finish()
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "A")
  }

  /// Told to finish and to cancel, it ends.
  @MainActor func testContradictoryOrdersEndIt() async {
    let scene = await Scene("AB")
    let (_, drive) = await scene.interactivePop()
    drive.update(0.5)
    drive.finish()
    drive.finish()
    drive.cancel()
    drive.update(0.2)
    await scene.phone.wait(2)
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// A canceled interactive push leaves the stack as it was.
  @MainActor func testACanceledPushLeavesTheStackAsItWas() async {
    let scene = await Scene()
    let (delegate, _) = scene.animate(2)
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.interaction = drive
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.turn()
    drive.update(0.1)
    await scene.phone.turn()
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "A")
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    XCTAssertNil(next.viewIfLoaded?.window)
    XCTAssertNil(next.parent)
    let calls = scene.calls.take()
    XCTAssertFalse(calls.contains("didShow B"))
    XCTAssertTrue(calls.contains("ended false"))
  }

  /// What's animated alongside, in a view outside of the container, follows the percentage.
  @MainActor func testWhatRunsAlongsideFollowsThePercentage() async {
    let scene = await Scene("AB")
    let spark = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    scene.navigation.view.addSubview(spark)
    await scene.phone.turn()
    let (_, drive) = await scene.interactivePop { scene in
      scene.screens[0].inWillAppear = {
        scene.navigation.transitionCoordinator?.animateAlongsideTransition(
          in: scene.navigation.view, animation: { _ in spark.alpha = 0 }, completion: nil)
      }
    }
    drive.update(0.5)
    await scene.phone.turn()
    XCTAssertEqual(Double(spark.layer.presentation()?.opacity ?? -1), 0.5, accuracy: 0.15)
    drive.finish()
    await scene.phone.wait(2)
    XCTAssertEqual(spark.alpha, 0)
  }

  /// An interruptible animator is driven by the percentage.
  @MainActor func testAnInterruptibleAnimatorIsDriven() async {
    let scene = await Scene()
    let (delegate, _) = scene.animate()
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleFade()
    delegate.interaction = drive
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.turn()
    drive.update(0.5)
    await scene.phone.turn()
    XCTAssertEqual(Double(next.view.layer.presentation()?.opacity ?? -1), 0.5, accuracy: 0.1)
    await scene.phone.wait(1)
    XCTAssertEqual(Double(next.view.layer.presentation()?.opacity ?? -1), 0.5, accuracy: 0.1)
    drive.finish()
    await scene.phone.wait(3)
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// A transition that runs by itself is caught by `pause()` and goes on.
  @MainActor func testARunningTransitionIsCaught() async {
    let scene = await Scene()
    let (delegate, _) = scene.animate()
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = false
    delegate.animator = InterruptibleFade()
    delegate.interaction = drive
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.wait(0.5)
    XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, false)
    drive.pause()
    XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
    let before = next.view.layer.presentation()?.opacity ?? -1
    await scene.phone.wait(2)
    XCTAssertEqual(next.view.layer.presentation()?.opacity ?? -2, before, accuracy: 0.1)
    drive.finish()
    await scene.phone.wait(3)
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// Constant `caughtPopMixesBarItems`: after a caught pop the bar shows the items of the screen that
  /// came.
  @MainActor func testBarItemsAfterACaughtPop() async {
    let scene = await Scene("AB")
    let (delegate, _) = scene.animate()
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = false
    delegate.animator = InterruptibleFade()
    delegate.interaction = drive
    scene.navigation.popViewController(animated: true)
    await scene.phone.wait(0.5)
    drive.pause()
    await scene.phone.turn()
    drive.finish()
    await scene.phone.wait(3)
    XCTAssertEqual(scene.navigation.navigationBar.topItem?.title, "A")
  }

  /// Constant `cancelledPopKeepsScrollOffset`: a canceled pop leaves a list where it was.
  @MainActor func testTheScrollOffsetAfterACanceledPop() async {
    let scene = await Scene()
    let list = UIScrollView(frame: scene.phone.window.bounds)
    list.contentSize = CGSize(width: 100, height: 5_000)
    let screen = scene.screen("B")
    screen.inLoad = { [unowned screen] in
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(list)
    }
    scene.navigation.pushViewController(screen, animated: false)
    await scene.phone.settle()
    list.contentOffset.y = 100
    await scene.phone.turn()
    let (_, drive) = await scene.interactivePop { scene in
      scene.screens[0].inWillAppear = {
        scene.navigation.setNavigationBarHidden(true, animated: true)
      }
    }
    drive.update(0.3)
    await scene.phone.turn()
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertEqual(list.contentOffset.y, 100)
  }

  /// The coordinator says in the will-callbacks that a finger drives the pop.
  @MainActor func testTheCoordinatorIsInteractiveInTheWillCallbacks() async {
    let scene = await Scene("AB")
    var seen: [Bool?] = []
    let (lower, upper) = (scene.screens[0], scene.screens[1])
    for screen in [lower, upper] {
      let note = { [unowned screen] in
        seen.append(screen.transitionCoordinator?.isInteractive)
        seen.append(screen.transitionCoordinator?.initiallyInteractive)
      }
      if screen === lower { screen.inWillAppear = note } else { screen.inWillDisappear = note }
    }
    let (_, drive) = await scene.interactivePop()
    XCTAssertEqual(seen, [true, true, true, true])
    drive.finish()
    await scene.phone.wait(2)
  }

  /// A pop without a finger says that it isn't interactive.
  @MainActor func testTheCoordinatorOfATappedPopIsNotInteractive() async {
    let scene = await Scene("AB")
    var seen: [Bool?] = []
    let lower = scene.screens[0]
    lower.inWillAppear = { [unowned lower] in
      seen.append(lower.transitionCoordinator?.isInteractive)
      seen.append(lower.transitionCoordinator?.initiallyInteractive)
    }
    scene.navigation.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(seen, [false, false])
  }
}
