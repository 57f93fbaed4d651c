import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A presented screen's own animations move its presentation, its dismissal and the drag.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationAnimationTests {
  /// What is presented: the screen itself, or a navigation controller of either kind around it.
  enum Wrapping: CaseIterable {
    case bare
    case uikits
    case ours
  }

  private func wrap(_ screen: UIViewController, _ wrapping: Wrapping) -> UIViewController {
    switch wrapping {
    case .bare: return screen
    case .uikits:
      let stack = UINavigationController(rootViewController: screen)
      stack.isNavigationBarHidden = true
      return stack
    case .ours:
      let stack = SnapshotNavigationController(rootViewController: screen)
      stack.isNavigationBarHidden = true
      return stack
    }
  }

  @Test(arguments: Wrapping.allCases, [TransitionTrigger.programmatic, .drag])
  func aScreensChoreographyMovesPresentationDismissalAndDrag(
    wrapping: Wrapping, trigger: TransitionTrigger
  ) {
    let rig = PushRig()
    let screen = RisingScreen()
    screen.bringsAnimator = false
    screen.snapshotNavigation.pushChoreography = Drop()
    screen.snapshotNavigation.popChoreography = Drop()
    let presented = wrap(screen, wrapping)
    rig.base.presentAsPush(presented)
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 2, y: 60) == Shade.green)
    #expect(rig.color(x: 2, y: 398) == Shade.red)
    rig.host.advance(by: 1)
    if trigger == .programmatic {
      presented.dismiss(animated: true)
      rig.host.advance(by: 0.1)
    } else {
      rig.grab(moving: 120)
      rig.host.advance(by: 1.0 / 60)
    }
    #expect(rig.color(x: 2, y: 398) == Shade.red)
    #expect(rig.color(x: 2, y: 100) == Shade.green)
    if trigger == .drag { rig.letGo(at: 140) }
    rig.host.advance(by: 1)
    #expect(presented.presentingViewController == nil)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Wrapping.allCases)
  func aScreensOwnAnimatorMovesPresentationAndDismissal(wrapping: Wrapping) {
    let rig = PushRig()
    let screen = RisingScreen()
    let presented = wrap(screen, wrapping)
    var phases: [NavigationEvent.Phase] = []
    rig.base.presentAsPush(presented, onEvent: { phases.append($0.phase) })
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    #expect(rig.color(x: 2, y: 395) == Shade.green)
    #expect(rig.color(x: 2, y: 150) == Shade.red)
    rig.host.advance(by: 1)
    presented.dismiss(animated: true)
    rig.host.advance(by: 0.2)
    #expect(rig.stages.isEmpty)
    #expect(rig.color(x: 2, y: 395) == Shade.green)
    #expect(rig.color(x: 2, y: 150) == Shade.red)
    rig.host.advance(by: 1)
    #expect(screen.asked == [.push, .pop])
    #expect(phases == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(presented.presentingViewController == nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func aFingerDrivesAScreensOwnAnimator(finishing: Bool) {
    let rig = PushRig()
    let screen = RisingScreen()
    rig.base.presentAsPush(screen)
    rig.host.advance(by: 1)
    rig.base.forgetCalls()
    rig.grab(moving: 130)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.stages.isEmpty)
    #expect(rig.color(x: 2, y: 395) == Shade.green)
    #expect(rig.color(x: 2, y: 120) == Shade.red)
    if finishing {
      rig.letGo(at: 150)
    } else {
      // The source got stuck here.
      rig.host.touch(.cancelled, at: CGPoint(x: 150, y: 200))
      rig.host.advance(by: 1)
    }
    #expect((screen.presentingViewController == nil) == finishing)
    #expect(rig.color() == (finishing ? Shade.red : Shade.green))
    #expect(rig.stages.isEmpty)
    #expect(rig.host.window.subviews.count == 1)
    #expect(screen.view.transform == .identity)
    if !finishing {
      screen.dismiss(animated: true)
      rig.host.advance(by: 1)
      #expect(screen.presentingViewController == nil)
      #expect(rig.leftovers.isEmpty)
    }
  }

  /// The source's gesture held the screen.
  @Test(arguments: [true, false], [true, false])
  func aDismissedScreenIsFreed(dragged: Bool, animator: Bool) {
    let rig = PushRig()
    weak var screen: RisingScreen?
    do {
      let made = RisingScreen()
      made.bringsAnimator = animator
      screen = made
      rig.base.presentAsPush(made)
      rig.host.advance(by: 1)
    }
    if dragged {
      rig.drag(by: 150)
    } else {
      screen?.dismiss(animated: true)
      rig.host.advance(by: 1)
    }
    #expect(screen == nil)
    #expect(rig.leftovers.isEmpty)
  }
}
