import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// An app's delegate that writes down what it hears.
@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  weak var next: (any UINavigationControllerDelegate)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "")")
    (next?.navigationController(_:willShow:animated:))?(
      navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "")")
    (next?.navigationController(_:didShow:animated:))?(
      navigationController, viewController, animated)
  }
}

/// An app's delegate with an animator of its own: a fade.
@MainActor
private final class Fader: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var started = 0
  var ended: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    started += 1
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
struct LibraryDelegateTests {
  @Test(arguments: [true, false], [true, false])
  func theAppsDelegateHearsEverythingWheneverItWasSet(early: Bool, readsGetter: Bool) {
    let listener = Listener()
    let story = Story { if early { $0.delegate = listener } }
    story.host.runtime.settings.readsOverriddenDelegateGetter = readsGetter
    if !early { story.navigation.delegate = listener }
    listener.calls = []
    story.push(Page("a", .green))
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 1)
    story.navigation.pushViewController(Page("b", .blue), animated: false)
    story.host.advance(by: 0.2)
    #expect(
      listener.calls == [
        "willShow a", "didShow a", "willShow root", "didShow root", "willShow b", "didShow b",
      ])
    #expect(story.navigation.snapshot(for: story.root) != nil)
  }

  @Test func takingTheDelegateAwayKeepsTheLibrary() {
    let story = Story()
    story.navigation.delegate = Listener()
    story.navigation.delegate = nil
    story.navigation.pushViewController(Page("a", .green), animated: true)
    story.host.advance(by: 0.1)
    #expect(story.stages.count == 1)
    story.host.advance(by: 1)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aDelegateThatPassesCallsOnToTheFormerOneHearsEachOnce() {
    let story = Story()
    let listener = Listener()
    listener.next = story.navigation.delegate
    story.navigation.delegate = listener
    story.push(Page("a", .green))
    #expect(listener.calls == ["willShow a", "didShow a"])
    #expect(story.leftovers.isEmpty)
  }

  @Test func theAppsAnimatorWins() {
    let story = Story()
    let fader = Fader()
    story.navigation.delegate = fader
    story.push(Page("a", .green))
    #expect(fader.started == 1)
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 0.1)
    #expect(story.stages.isEmpty)
    story.host.advance(by: 1)
    #expect(fader.ended == [true, true])
    #expect(story.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func theDragDrivesTheAppsAnimator(finishing: Bool) {
    let story = Story(root: Page("root", .red, hidesBar: true))
    let fader = Fader()
    story.push(Page("a", .green, hidesBar: false))
    story.navigation.delegate = fader
    story.grab(moving: finishing ? 150 : 60)
    #expect(fader.started == 1)
    #expect(story.stages.isEmpty)
    story.letGo(at: finishing ? 170 : 80)
    story.host.advance(by: 2)
    #expect(fader.ended == [finishing])
    #expect(story.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(story.navigation.isNavigationBarHidden == finishing)
    #expect(story.leftovers.isEmpty)
  }

  @Test func theSystemsBackGesturesStayOffAfterEveryScreen() {
    let story = Story()
    #expect(story.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    story.navigation.interactivePopGestureRecognizer?.isEnabled = true
    story.navigation.interactivePopGestureRecognizer?.delegate = nil
    story.push(Page("a", .green))
    #expect(story.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(story.navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  @Test func theBackButtonAsksTheScreen() throws {
    let story = Story()
    let page = Page("a", .green)
    page.answers[.backButton] = false
    story.push(page)
    story.host.tap(at: CGPoint(x: 15, y: 42))
    story.host.advance(by: 1)
    #expect(page.questions == [.backButton])
    #expect(story.titles == ["root", "a"])
    page.answers = [:]
    story.host.tap(at: CGPoint(x: 15, y: 42))
    story.host.advance(by: 1)
    #expect(story.titles == ["root"])
    #expect(story.leftovers.isEmpty)
  }

  @Test func escapeAsksAndPops() {
    let story = Story()
    let page = Page("a", .green)
    story.push(page)
    page.answers[.escape] = false
    #expect(!story.navigation.accessibilityPerformEscape())
    page.answers = [:]
    #expect(story.navigation.accessibilityPerformEscape())
    story.host.advance(by: 1)
    #expect(story.titles == ["root"])
    #expect(!story.navigation.accessibilityPerformEscape())
  }

  @Test func everyInitialiserOfUIKitWorks() {
    let controllers = [
      SnapshotNavigationController(rootViewController: Page("root", .red)),
      SnapshotNavigationController(nibName: nil, bundle: nil),
      SnapshotNavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: nil),
    ]
    for controller in controllers {
      let host = UIKitHost.Host(size: Story.size, scale: 1)
      if controller.viewControllers.isEmpty { controller.viewControllers = [Page("root", .red)] }
      host.window.rootViewController = controller
      host.window.makeKeyAndVisible()
      host.advance(by: 0.2)
      controller.pushViewController(Page("a", .green), animated: true)
      host.advance(by: 1)
      #expect(controller.viewControllers.count == 2)
      #expect(controller.snapshotMemoryUsage > 0)
    }
  }
}
