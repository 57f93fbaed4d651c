import Testing
import UIKit
import UIKitHost

/// Nothing that an app has let go stays alive.
@MainActor @Suite(.serialized, .warningsAreRead) struct LifetimeTests {
  @Test func aScreenPoppedBySwipeIsReleased() {
    let scene = NavigationScene.small()
    var remains = Remains()
    do {
      let second = scene.screen("b")
      remains.watch("screen", second)
      scene.navigation.pushViewController(second, animated: true)
      scene.host.advance(by: 1)
      remains.watch("view", second.view)
    }
    scene.host.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    scene.host.advance(by: 1)
    #expect(scene.stack == "a")
    #expect(remains.alive == [])
  }

  @Test func aReplacedStackIsReleased() {
    let scene = NavigationScene.small()
    var remains = Remains()
    do {
      let screens = ["x", "y", "z"].map { scene.screen($0) }
      for screen in screens { remains.watch(screen.name, screen) }
      scene.navigation.setViewControllers(screens, animated: true)
      scene.host.advance(by: 1)
    }
    scene.navigation.setViewControllers([scene.screen("end")], animated: true)
    scene.host.advance(by: 1)
    #expect(remains.alive == [])
  }

  @Test func aDismissedScreenIsReleased() {
    let canvas = Canvas()
    for style in [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .automatic,
    ] {
      var remains = Remains()
      do {
        let card = UIViewController()
        card.modalPresentationStyle = style
        remains.watch("\(style) controller", card)
        _ = card.presentationController
        canvas.root.present(card, animated: true)
        canvas.host.advance(by: 1)
        remains.watch("\(style) view", card.view)
        canvas.root.dismiss(animated: true)
        canvas.host.advance(by: 1)
      }
      #expect(remains.alive == [])
    }
  }

  @Test func aWholePhoneIsReleased() {
    var remains = Remains()
    do {
      let scene = NavigationScene.small("ab")
      remains.watch("navigation", scene.navigation)
      remains.watch("window", scene.host.window)
      for screen in scene.navigation.viewControllers { remains.watch("screen", screen) }
      scene.navigation.popViewController(animated: true)
      scene.host.advance(by: 1)
      scene.host.window.rootViewController = nil
      scene.host.advance(by: 0.1)
    }
    let next = Canvas()
    next.host.advance(by: 0.1)
    #expect(remains.alive == [])
  }

  @Test func aPhoneDroppedInTheMiddleOfAPushIsReleased() {
    var remains = Remains()
    do {
      let scene = NavigationScene.small()
      remains.watch("navigation", scene.navigation)
      scene.navigation.pushViewController(scene.screen("b"), animated: true)
      scene.host.advance(by: 0.1)
    }
    let next = Canvas()
    next.host.advance(by: 1)
    #expect(remains.alive == [])
  }

  @Test func anAnimatedViewIsReleasedAfterwards() {
    let canvas = Canvas()
    var remains = Remains()
    do {
      let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      remains.watch("view", view)
      remains.watch("layer", view.layer)
      UIView.animate(withDuration: 0.2) { view.alpha = 0 }
      canvas.host.advance(by: 0.1)
      view.removeFromSuperview()
      canvas.host.advance(by: 1)
    }
    #expect(remains.alive == [])
  }

  @Test func aFinishedAnimatorIsReleased() {
    let canvas = Canvas()
    var remains = Remains()
    do {
      let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in _ = view }
      remains.watch("animator", animator)
      remains.watch("view", view)
      animator.startAnimation()
      canvas.host.advance(by: 1)
      view.removeFromSuperview()
      canvas.host.advance(by: 0.1)
    }
    #expect(remains.alive == [])
  }

  @Test func aRunningAnimatorKeepsItselfUntilItsEnd() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var done = 0
    do {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in done += 1 }
      animator.startAnimation()
    }
    canvas.host.advance(by: 1)
    #expect(done == 1)
  }

  @Test func aGestureAndItsViewAreReleased() {
    let canvas = Canvas()
    var remains = Remains()
    do {
      let view = canvas.add(CGRect(x: 0, y: 0, width: 50, height: 50))
      let target = GestureLog()
      let pan = UIPanGestureRecognizer(target: target, action: GestureLog.selector)
      view.addGestureRecognizer(pan)
      remains.watch("pan", pan)
      remains.watch("view", view)
      remains.watch("target", target)
      canvas.host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 5), duration: 0.1)
      canvas.host.advance(by: 0.2)
      view.removeFromSuperview()
    }
    canvas.host.advance(by: 0.2)
    canvas.host.tap(at: CGPoint(x: 80, y: 80))
    canvas.host.advance(by: 0.2)
    #expect(remains.alive == [])
  }

  @Test func anInvalidatedDisplayLinkReleasesItsTarget() {
    let canvas = Canvas()
    var remains = Remains()
    do {
      let target = LinkTarget()
      let link = target.makeLink()
      link.add(to: .main, forMode: .common)
      remains.watch("target", target)
      remains.watch("link", link)
      canvas.host.advance(by: 0.1)
      #expect(target.times.count > 3)
      link.invalidate()
    }
    canvas.host.advance(by: 0.1)
    #expect(remains.alive == [])
  }

  @Test func aSnapshotViewDoesNotKeepItsSource() {
    let canvas = Canvas()
    var remains = Remains()
    var copy: UIView?
    do {
      let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      remains.watch("view", view)
      copy = view.snapshotView(afterScreenUpdates: true)
      view.removeFromSuperview()
    }
    canvas.host.advance(by: 0.2)
    #expect(remains.alive == [])
    #expect(copy != nil)
  }

  @Test func aTabControllersOldScreensAreReleased() {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let tabs = UITabBarController()
    var remains = Remains()
    do {
      let old = NotingScreen("old", Calls())
      remains.watch("old", old)
      tabs.viewControllers = [old, NotingScreen("other", Calls())]
      host.show(tabs, for: 0.5)
      tabs.viewControllers = [NotingScreen("new", Calls())]
      host.advance(by: 0.5)
    }
    host.advance(by: 0.1)
    #expect(remains.alive == [])
  }

  @Test func aScreenThatWasNeverPresentedIsFreed() {
    let scene = ModalScene()
    weak var gone: UIViewController?
    do {
      let screen = UIViewController()
      screen.sheetPresentationController?.detents = [.medium()]
      gone = screen
    }
    #expect(gone == nil)
    _ = scene
  }
}
