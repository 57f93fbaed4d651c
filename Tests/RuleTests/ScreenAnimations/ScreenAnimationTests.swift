import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A green screen that may bring an animator of its own.
@MainActor
final class RisingScreen: UIViewController, TransitionAnimating {
  var bringsAnimator = true
  private(set) var asked: [UINavigationController.Operation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
  }

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard bringsAnimator else { return nil }
    asked.append(operation)
    return Riser(operation)
  }
}

/// An app's delegate that has an animator for pops alone, and is never asked about others.
@MainActor
private final class PopDelegate: NSObject, UINavigationControllerDelegate {
  var interactions = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactions += 1
    return nil
  }
}

/// Comes from above, so that it can be told from all others.
struct Drop: Choreography {
  func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
    -> TransitionLayout
  {
    TransitionLayout(upper: ScreenPlacement(offset: CGPoint(x: 0, y: (coverage - 1) * size.height)))
  }
}

@MainActor
private final class DroppingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
    snapshotNavigation.pushChoreography = Drop()
    snapshotNavigation.popChoreography = Drop()
  }
}

@MainActor @Suite(.warningsAreRead)
struct ScreenAnimationTests {
  private func color(_ rig: Rig, y: CGFloat) -> [UInt8] { rig.color(x: 2, y: y) }

  private func show(_ screen: UIViewController, in rig: Rig, wait: TimeInterval = 1) {
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: wait)
  }

  @Test func aScreensOwnAnimatorMovesItsPushAndItsPop() {
    let rig = Rig()
    let screen = RisingScreen()
    show(screen, in: rig, wait: 0.1)
    #expect(rig.stages.isEmpty)
    #expect(color(rig, y: 395) == Shade.green)
    #expect(color(rig, y: 150) == Shade.red)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.2)
    #expect(color(rig, y: 395) == Shade.green)
    #expect(color(rig, y: 150) == Shade.red)
    rig.host.advance(by: 1)
    #expect(screen.asked == [.push, .pop])
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func screensWithoutAnAnimatorMoveAsBefore() {
    let rig = Rig()
    show(RisingScreen(), in: rig)
    show(ColorScreen("plain", .blue), in: rig, wait: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    rig.grab(moving: 150)
    #expect(rig.stages.count == 1)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.navigation.viewControllers.count == 2)
    #expect(rig.leftovers.isEmpty)
  }

  /// The source dropped the delegate, and with it the gesture.
  @Test func theAppsDelegateStaysAndIsNotAskedAboutAnAnimatorItDidNotBring() {
    let rig = Rig()
    let delegate = PopDelegate()
    rig.navigation.delegate = delegate
    show(RisingScreen(), in: rig)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.delegate === delegate)
    #expect(delegate.interactions == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aScreenWithTheSystemsTransitionIsNotAsked() {
    let rig = Rig()
    let screen = RisingScreen()
    screen.snapshotNavigation.transition = .system
    show(screen, in: rig)
    #expect(screen.asked.isEmpty)
    #expect(rig.navigation.viewControllers.count == 2)
  }

  /// The source's gesture held the screen.
  @Test(arguments: [true, false])
  func aPoppedScreenIsFreed(dragged: Bool) {
    let rig = Rig()
    weak var screen: RisingScreen?
    do {
      let made = RisingScreen()
      screen = made
      show(made, in: rig)
    }
    if dragged {
      rig.grab(moving: 150)
      rig.letGo(at: 170)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(screen == nil)
  }

  @Test(arguments: [TransitionTrigger.programmatic, .drag])
  func aScreensChoreographyMovesItsPushPopAndDrag(trigger: TransitionTrigger) {
    let rig = Rig()
    show(DroppingScreen(), in: rig, wait: 0.1)
    #expect(color(rig, y: 100) == Shade.green)
    #expect(color(rig, y: 398) == Shade.red)
    rig.host.advance(by: 1)
    if trigger == .programmatic {
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 0.1)
    } else {
      rig.grab(moving: 120)
      rig.host.advance(by: 1.0 / 60)
    }
    #expect(color(rig, y: 398) == Shade.red)
    #expect(color(rig, y: 100) == Shade.green)
    if trigger == .drag { rig.letGo(at: 140) }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }
}
