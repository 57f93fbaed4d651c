import Testing
import UIKit
import UIKitHost

/// Custom and interactive navigation transitions as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentTransitionTests {
  // Custom transitions

  @Test func aCustomAnimatorRunsInADocumentedOrder() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    phone.navigation.delegate = delegate
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 2)
    let words = phone.diary.take()
    #expect(words.contains("animate"))
    #expect(words.firstIndex(of: "animator push") ?? 99 < words.firstIndex(of: "animate") ?? -1)
    #expect(words.firstIndex(of: "will show b") ?? 99 < words.firstIndex(of: "animate") ?? -1)
    #expect(words.firstIndex(of: "animate") ?? 99 < words.firstIndex(of: "b didAppear") ?? -1)
    #expect(words.last == "did show b" || words.last == "ended true")
    #expect(delegate.seen == ["from in", "to out", "from final zero", "to final 0"])
  }

  @Test func anUnanimatedPushAsksForNoAnimator() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    phone.navigation.delegate = delegate
    phone.navigation.pushViewController(phone.screen("b"), animated: false)
    phone.host.advance(by: 1)
    let words = phone.diary.take()
    #expect(!words.contains("animator push"))
    #expect(words.contains("will show b") && words.contains("did show b"))
  }

  @Test func anAnimatorThatEndsAtOnceIsFine() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    delegate.duration = 0
    phone.navigation.delegate = delegate
    for name in ["b", "c", "d"] {
      phone.navigation.pushViewController(phone.screen(name), animated: true)
      phone.host.advance(by: 0.2)
    }
    phone.navigation.popToRootViewController(animated: true)
    phone.host.advance(by: 0.2)
    #expect(phone.names == ["a"])
    #expect(phone.navigation.topViewController?.view.window != nil)
    #expect(phone.host.log.isEmpty)
  }

  @Test func aCancelledCustomPushLeavesTheStackAsItWas() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    phone.navigation.delegate = delegate
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.1)
    percent.update(0.4)
    phone.host.advance(by: 0.1)
    percent.cancel()
    phone.host.advance(by: 2)
    #expect(phone.names == ["a"])
    #expect(second.viewIfLoaded?.window == nil)
    #expect(second.parent == nil)
    #expect(phone.navigation.topViewController?.view.window != nil)
    let words = phone.diary.take()
    #expect(words.contains("ended false"))
    #expect(!words.contains("did show b"))
  }

  @Test func aPercentDrivenPushFollowsItsPercentAndFinishes() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    phone.navigation.delegate = delegate
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.1)
    percent.update(0.5)
    phone.host.advance(by: 0.1)
    let x = second.view.layer.presentation()?.frame.minX ?? .nan
    #expect(abs(x - 100) < 1)
    percent.finish()
    phone.host.advance(by: 0.4)
    #expect(second.view.layer.presentation()?.frame.minX ?? .nan > 0)
    phone.host.advance(by: 0.3)
    #expect(phone.navigation.transitionCoordinator == nil)
    #expect(second.view.frame.minX == 0)
  }

  @Test func percentsBeyondTheirRangeAreHeld() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    phone.navigation.delegate = delegate
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 0.1)
    for share in [-1, 2, 0.5] as [CGFloat] {
      percent.update(share)
      phone.host.advance(by: 0.05)
      #expect(percent.percentComplete >= 0 && percent.percentComplete <= 1)
    }
    percent.finish()
    percent.finish()
    percent.cancel()
    percent.update(0.2)
    phone.host.advance(by: 2)
    #expect(phone.navigation.transitionCoordinator == nil)
  }

  @Test func aFinishThatCameBeforeTheStartDoesNotKeepALaterOneFromWorking() {
    let phone = DiaryPhone()
    let delegate = AnimatingDelegate(phone.diary)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    phone.navigation.delegate = delegate
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    percent.finish()
    phone.host.advance(by: 1)
    percent.finish()
    phone.host.advance(by: 2)
    #expect(phone.names == ["a", "b"])
    #expect(phone.navigation.transitionCoordinator == nil)
  }

  @Test func theCoordinatorRunsAlongsideAndThenItsCompletion() {
    let phone = DiaryPhone()
    var words: [String] = []
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    let accepted = phone.navigation.transitionCoordinator?.animate { context in
      words.append("alongside \(context.isAnimated)")
    } completion: { context in
      words.append("completion \(context.isCancelled)")
    }
    #expect(accepted == true)
    phone.host.advance(by: 0.1)
    #expect(words == ["alongside true"])
    phone.host.advance(by: 1)
    #expect(words == ["alongside true", "completion false"])
  }

  @Test func theCoordinatorKnowsBothScreens() {
    let phone = DiaryPhone()
    let first = phone.navigation.topViewController
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    let coordinator = phone.navigation.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === first)
    #expect(coordinator?.viewController(forKey: .to) === second)
    #expect(coordinator?.isInteractive == false)
    #expect(second.transitionCoordinator != nil)
  }
}
