import Testing
import UIKitHost

@testable import UIKit

/// What Apple leaves open about controllers: each constant of the host, both ways.
@MainActor @Suite(.serialized, .warningsAreRead) struct HostSettingsTests {
  // MARK: Scars of a canceled or caught pop

  @Test(arguments: [false, true])
  func scrollOffsetAfterACancelledPop(keeps: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.cancelledPopKeepsScrollOffset = keeps
    let drive = UIPercentDrivenInteractiveTransition()
    let screen = ListScreen()
    scene.navigation.pushViewController(screen, animated: false)
    scene.host.advance(by: 0.1)
    let scrollView = screen.view as? UIScrollView
    scrollView?.contentOffset.y = 100
    scene.host.advance(by: 0.1)
    let delegate = scene.vend(SlideOver(), drivenBy: drive)
    delegate.inWillShow = { $0.setNavigationBarHidden(true, animated: true) }
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1.0 / 60)
    drive.update(0.3)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.6)
    #expect(scrollView?.contentOffset.y == (keeps ? 144 : 100))
  }

  @Test(arguments: [false, true])
  func barItemsAfterACaughtPop(mixed: Bool) {
    let scene = NavigationScene("AB")
    scene.host.settings.caughtPopMixesBarItems = mixed
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = false
    scene.vend(InterruptibleFade(duration: 0.4), drivenBy: drive)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 0.2)
    drive.pause()
    scene.host.advance(by: 0.1)
    drive.finish()
    scene.host.advance(by: 0.6)
    #expect(scene.stack == "A")
    #expect(scene.navigation.navigationBar.topItem?.title == (mixed ? "B" : "A"))
  }

  @Test(arguments: [true, false])
  func itemsThatAreSetAfterAHiddenBarHasComeBack(late: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.itemsAfterBarReturnsAreLate = late
    scene.navigation.setNavigationBarHidden(true, animated: false)
    let next = scene.screen("B")
    let delegate = ShowDelegate(scene.log)
    scene.use(delegate)
    delegate.inWillShow = {
      next.navigationItem.title = "before"
      $0.setNavigationBarHidden(false, animated: true)
      next.navigationItem.title = "after"
    }
    func titles() -> [String] {
      let rows = scene.navigation.navigationBar.subviews.flatMap { [$0] + $0.subviews }
      return rows.compactMap { ($0 as? UILabel)?.text }
    }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.1)
    #expect(titles().contains(late ? "before" : "after"))
    #expect(titles().contains("after") != late)
    scene.host.advance(by: 1)
    #expect(titles().contains("after"))
    #expect(!titles().contains("before"))
  }

  // MARK: The built-in pop

  @Test(arguments: [true, false])
  func aPopGestureOverTheWholeContent(exists: Bool) {
    let scene = NavigationScene("AB", shows: false)
    scene.host.settings.hasContentPopGesture = exists
    scene.host.show(scene.navigation, for: 0.1)
    scene.host.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.4)
    scene.host.advance(by: 0.6)
    #expect(scene.stack == (exists ? "A" : "AB"))
  }

  @Test(arguments: [0.25, 0])
  func howFarAheadAReleasedPopIsLookedFor(seconds: TimeInterval) {
    let scene = NavigationScene("AB")
    scene.host.settings.popProjection = seconds
    scene.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 155, y: 400), duration: 0.25)
    scene.host.advance(by: 0.6)
    #expect(scene.stack == (seconds == 0 ? "AB" : "A"))
  }

  @Test(arguments: [true, false])
  func popGesturesAfterAChangeOfStyle(areRenewed: Bool) {
    let scene = NavigationScene("AB")
    scene.host.settings.renewsPopGestures = areRenewed
    let navigation = scene.navigation
    let edge = navigation.interactivePopGestureRecognizer
    let content = navigation.interactiveContentPopGestureRecognizer
    edge?.isEnabled = false
    content?.isEnabled = false
    navigation.overrideUserInterfaceStyle = .dark
    scene.host.advance(by: 0.1)
    #expect((navigation.interactivePopGestureRecognizer !== edge) == areRenewed)
    #expect((navigation.interactiveContentPopGestureRecognizer !== content) == areRenewed)
    #expect((edge?.view == nil) == areRenewed)
    scene.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    scene.host.advance(by: 0.6)
    #expect(scene.stack == (areRenewed ? "A" : "AB"))
  }

  // MARK: Durations

  @Test(arguments: [0.35, 0.7])
  func howLongAPushTakes(duration: TimeInterval) {
    let scene = NavigationScene("A")
    scene.host.settings.navigationDuration = duration
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.5)
    #expect((scene.navigation.transitionCoordinator == nil) == (duration == 0.35))
    scene.host.advance(by: 0.5)
  }

  @Test(arguments: [0.2, 0.5])
  func howLongABarTakesToHide(duration: TimeInterval) {
    let scene = NavigationScene("A")
    scene.host.settings.barHideShowDuration = duration
    scene.navigation.setNavigationBarHidden(true, animated: true)
    scene.host.advance(by: 0.3)
    #expect(scene.navigation.navigationBar.isHidden == (duration == 0.2))
    scene.host.advance(by: 0.5)
  }

  @Test(arguments: [0.4, 0.8])
  func howLongAPresentationTakes(duration: TimeInterval) {
    let scene = ModalScene()
    scene.host.settings.modalDuration = duration
    scene.root.present(scene.screen("S"), animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.log.take().contains("S didAppear") == (duration == 0.4))
    scene.host.advance(by: 0.5)
  }

  // MARK: Sheets

  @Test(arguments: [10, 40])
  func howFarFromTheTopASheetBegins(gap: CGFloat) {
    let scene = ModalScene()
    scene.host.settings.sheetTopGap = gap
    let sheet = scene.presented("S", .pageSheet)
    #expect(sheet.presentationController?.presentedView?.frame.minY == 47 + gap)
  }

  @Test(arguments: [0.2, 0])
  func howFarAReleasedSheetGoesOn(projection: CGFloat) {
    let scene = ModalScene()
    scene.host.settings.sheetProjection = projection
    scene.presented("S", .pageSheet)
    scene.host.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 480), duration: 0.2)
    scene.host.advance(by: 0.8)
    #expect((scene.root.presentedViewController == nil) == (projection == 0.2))
  }

  // MARK: Animators

  @Test(arguments: [true, false])
  func theFractionOfAReversedAnimator(countsBack: Bool) {
    let host = Host(size: CGSize(width: 200, height: 200), scale: 1)
    host.settings.reversedFractionCountsBack = countsBack
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    animator.startAnimation()
    host.advance(by: 0.25)
    animator.pauseAnimation()
    let before = animator.fractionComplete
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - (countsBack ? 1 - before : before)) < 0.001)
    animator.stopAnimation(true)
  }
}
