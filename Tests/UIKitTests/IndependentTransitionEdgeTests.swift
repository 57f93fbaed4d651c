import Testing
import UIKit
import UIKitHost

/// Custom transitions whose authors do odd but legal things: none may trap or hang, and the phone
/// must be usable afterwards.
@MainActor @Suite(.serialized) struct IndependentTransitionEdgeTests {
  /// The phone can still push and pop, and only the top is seen.
  private func isUsable(_ phone: DiaryPhone) -> Bool {
    phone.navigation.delegate = nil
    let before = phone.names
    let probe = phone.screen("probe")
    phone.navigation.pushViewController(probe, animated: true)
    phone.host.advance(by: 2)
    guard probe.view.window != nil else { return false }
    phone.navigation.popViewController(animated: true)
    phone.host.advance(by: 2)
    return phone.names == before && phone.navigation.topViewController?.view.window != nil
      && probe.view.window == nil && phone.navigation.transitionCoordinator == nil
  }

  private func phone(
    _ names: [String] = ["a"],
    animate: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) -> (DiaryPhone, FreeDelegate) {
    let phone = DiaryPhone(names)
    let delegate = FreeDelegate(animate)
    phone.navigation.delegate = delegate
    return (phone, delegate)
  }

  @Test func aTransitionCompletedAtOnceWithoutTheNewView() {
    let (phone, delegate) = phone { $0.completeTransition(true) }
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 1)
    #expect(phone.names == ["a", "b"])
    #expect(delegate.ended == [true])
    #expect(isUsable(phone))
  }

  @Test func aTransitionCompletedTwiceCountsOnce() {
    let (phone, delegate) = phone { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
      context.completeTransition(true)
    }
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 1)
    #expect(delegate.ended == [true])
    #expect(phone.diary.words.filter { $0 == "b didAppear" }.count == 1)
    #expect(isUsable(phone))
  }

  @Test func aTransitionThatSaysItDidNotCompleteGoesBack() {
    let (phone, delegate) = phone { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(false)
    }
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 1)
    #expect(delegate.ended == [false])
    #expect(phone.navigation.transitionCoordinator == nil)
  }

  @Test func aDelegateReleasedInTheMiddleLeavesTheTransitionToItsAnimator() {
    var (phone, delegate): (DiaryPhone, FreeDelegate?) = phone(
      animate: { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.5) {
          to.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      })
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 0.1)
    #expect(delegate != nil)
    delegate = nil
    phone.host.advance(by: 1)
    #expect(phone.names == ["a", "b"])
    #expect(isUsable(phone))
  }

  @Test func aPushAskedForInsideTheAnimatorIsCarriedOut() {
    weak var navigation: UINavigationController?
    var third: UIViewController?
    let (phone, delegate) = phone { context in
      guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(to)
      if let screen = third {
        third = nil
        navigation?.pushViewController(screen, animated: true)
      }
      UIView.animate(withDuration: 0.3) {
        to.alpha = 0.9
      } completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    navigation = phone.navigation
    third = phone.screen("c")
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 4)
    #expect(phone.names == ["a", "b", "c"])
    #expect(phone.navigation.topViewController?.view.window != nil)
    #expect(delegate.ended.count >= 1)
    #expect(isUsable(phone))
  }

  @Test func aPopAskedForInAnimationEndedIsCarriedOut() {
    let (phone, delegate) = phone { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
    var done = false
    delegate.onEnded = { [weak navigation = phone.navigation] in
      if !done {
        done = true
        navigation?.popViewController(animated: true)
      }
    }
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.host.advance(by: 3)
    #expect(phone.names == ["a"])
    #expect(isUsable(phone))
  }

  @Test func aPopAskedForInTheCoordinatorsCompletionIsCarriedOut() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    phone.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      phone.navigation.popViewController(animated: true)
    }
    phone.host.advance(by: 4)
    #expect(phone.names == ["a"])
    #expect(isUsable(phone))
  }

  @Test func animatorThatRemovesTheOldViewItself() {
    let (phone, _) = phone(["a", "b"]) { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(true)
    }
    phone.navigation.popViewController(animated: true)
    phone.host.advance(by: 1)
    #expect(phone.names == ["a"])
    #expect(isUsable(phone))
  }

  @Test func aNegativeOrEndlessDurationIsTheAnimatorsOwnAffair() {
    for duration in [-1, 0, TimeInterval.infinity] {
      let (phone, delegate) = phone { context in
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
      }
      delegate.duration = duration
      phone.navigation.pushViewController(phone.screen("b"), animated: true)
      phone.host.advance(by: 1)
      #expect(phone.names == ["a", "b"])
      #expect(isUsable(phone))
    }
  }

  @Test func anInteractionWithoutDurationFinishesAndCancels() {
    for cancels in [true, false] {
      let (phone, delegate) = phone(["a", "b"]) { context in
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
          return
        }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0) {
          from.frame.origin.x = 200
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      delegate.duration = 0
      let percent = UIPercentDrivenInteractiveTransition()
      delegate.interaction = percent
      phone.navigation.popViewController(animated: true)
      phone.host.advance(by: 0.1)
      percent.update(0.5)
      if cancels { percent.cancel() } else { percent.finish() }
      phone.host.advance(by: 2)
      #expect(phone.navigation.transitionCoordinator == nil)
      #expect(isUsable(phone))
    }
  }

  @Test func interactionSpeedsOfNothingDoNotHang() {
    for speed in [0, -1, 1000] as [CGFloat] {
      let (phone, delegate) = phone(["a", "b"], animate: FreeDelegate.slide)
      let percent = UIPercentDrivenInteractiveTransition()
      percent.completionSpeed = speed
      delegate.interaction = percent
      phone.navigation.popViewController(animated: true)
      phone.host.advance(by: 0.1)
      percent.update(0.5)
      phone.host.advance(by: 0.05)
      percent.finish()
      phone.host.advance(by: 3)
      #expect(phone.names == ["a"])
    }
  }

  @Test func theNavigationControllerReleasedInTheMiddleOfAnInteraction() {
    var remains = Remains()
    let percent = UIPercentDrivenInteractiveTransition()
    do {
      let (phone, delegate) = phone(["a", "b"], animate: FreeDelegate.slide)
      delegate.interaction = percent
      remains.watch("navigation", phone.navigation)
      phone.navigation.popViewController(animated: true)
      phone.host.advance(by: 0.1)
      percent.update(0.5)
      phone.host.window.rootViewController = UIViewController()
      phone.host.advance(by: 0.1)
      percent.finish()
      phone.host.advance(by: 2)
    }
    _ = Canvas()
    percent.cancel()
    #expect(remains.alive == [])
  }

  @Test func interactionChangesAreToldBeforeTheCallsTurnRound() {
    let (phone, delegate) = phone(["a", "b"], animate: FreeDelegate.slide)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    phone.navigation.popViewController(animated: true)
    phone.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      phone.diary.note("changed \(context.isCancelled)")
    }
    phone.host.advance(by: 0.1)
    percent.update(0.4)
    phone.host.advance(by: 0.1)
    _ = phone.diary.take()
    percent.cancel()
    phone.host.advance(by: 2)
    let words = phone.diary.take().filter { !$0.contains("didMove") && !$0.contains("willMove") }
    #expect(
      words.prefix(3).sorted() == ["a willDisappear", "b willAppear", "changed true"].sorted())
    #expect(words.first == "changed true")
    #expect(words.suffix(2).sorted() == ["a didDisappear", "b didAppear"])
    #expect(phone.names == ["a", "b"])
    #expect(isUsable(phone))
  }

  @Test func alongsideOfACancelledTransitionGoesBackAndCompletes() {
    let (phone, delegate) = phone(["a", "b"], animate: FreeDelegate.slide)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    var words: [String] = []
    phone.navigation.popViewController(animated: true)
    phone.navigation.transitionCoordinator?.animate(
      alongsideTransition: { context in
        words.append("alongside \(context.isInteractive)")
      },
      completion: { context in
        words.append("completion \(context.isCancelled)")
      })
    phone.host.advance(by: 0.1)
    percent.update(0.4)
    phone.host.advance(by: 0.1)
    percent.cancel()
    phone.host.advance(by: 2)
    #expect(words == ["alongside true", "completion true"])
  }

  @Test func anInterruptibleAnimatorRunsByItself() {
    let phone = DiaryPhone()
    let delegate = InterruptibleDelegate()
    phone.navigation.delegate = delegate
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.3)
    #expect(second.view.window != nil)
    phone.host.advance(by: 2)
    #expect(phone.navigation.transitionCoordinator == nil)
    #expect(phone.names == ["a", "b"])
    #expect(isUsable(phone))
  }

  @Test func aBarHiddenAndShownAgainAndAgainDuringATransitionSettles() {
    let phone = DiaryPhone()
    phone.navigation.pushViewController(phone.screen("b"), animated: true)
    for round in 0..<6 {
      phone.host.advance(by: 0.05)
      phone.navigation.setNavigationBarHidden(round.isMultiple(of: 2), animated: true)
    }
    phone.host.advance(by: 2)
    #expect(!phone.navigation.isNavigationBarHidden)
    let bar = phone.navigation.navigationBar
    #expect(bar.frame.minY >= 0 && !bar.isHidden)
    #expect(isUsable(phone))
  }

  @Test func itemsChangedDuringATransitionAreTheOnesInTheEnd() {
    let phone = DiaryPhone()
    let second = phone.screen("b")
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.1)
    second.navigationItem.title = "New"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    second.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    second.navigationItem.hidesBackButton = true
    phone.host.advance(by: 2)
    #expect(phone.navigation.navigationBar.topItem === second.navigationItem)
    phone.host.tap(at: CGPoint(x: 20, y: phone.navigation.navigationBar.frame.midY))
    phone.host.advance(by: 1)
    #expect(phone.names == ["a", "b"])
  }

  @Test func oneTitleViewInTwoItemsDoesNotTrap() {
    let phone = DiaryPhone()
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    phone.navigation.topViewController?.navigationItem.titleView = title
    let second = phone.screen("b")
    second.navigationItem.titleView = title
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 2)
    phone.navigation.popViewController(animated: true)
    phone.host.advance(by: 2)
    #expect(isUsable(phone))
  }

  @Test func largeTitlesSwitchedDuringATransitionDoNotTrap() {
    let phone = DiaryPhone()
    phone.navigation.navigationBar.prefersLargeTitles = true
    phone.host.advance(by: 0.5)
    let second = phone.screen("b")
    second.navigationItem.largeTitleDisplayMode = .never
    phone.navigation.pushViewController(second, animated: true)
    phone.host.advance(by: 0.1)
    phone.navigation.navigationBar.prefersLargeTitles = false
    phone.host.advance(by: 0.1)
    phone.navigation.navigationBar.prefersLargeTitles = true
    phone.host.advance(by: 2)
    #expect(isUsable(phone))
  }
}
