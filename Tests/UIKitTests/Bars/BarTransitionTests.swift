import Testing
import UIKitHost

@testable import UIKit

/// What bars do beside a push or a pop.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarTransitionTests {
  // MARK: An animator that states no duration

  /// A custom animator that states that duration, and is done at once, pushes "B".
  private func pushed(_ duration: TimeInterval, items: TimeInterval) -> NavigationScene {
    let (scene, _, animator) = closureScene("A") {
      if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
      $0.completeTransition(true)
    }
    scene.host.settings.barItemDuration = items
    animator.duration = duration
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 2.0 / 60)
    return scene
  }

  @Test(
    arguments: [(0, 0.35, 0.3), (0, 0.8, 0.7), (0.001, 0.35, 0), (0.2, 0.35, 0)]
      as [(TimeInterval, TimeInterval, TimeInterval)])
  func itemsTakeTheBarsOwnTimeWhereTheAnimatorStatesNone(
    duration: TimeInterval, items: TimeInterval, lasts: TimeInterval
  ) {
    let scene = pushed(duration, items: items)
    let bar = scene.navigation.navigationBar
    #expect((bar.leavingContent != nil) == (lasts > 0))
    scene.host.advance(by: max(lasts - 2.0 / 60, 0))
    #expect((bar.leavingContent != nil) == (lasts > 0))
    scene.host.advance(by: 0.2)
    #expect(bar.leavingContent == nil)
    #expect(scene.stack == "AB")
  }

  @Test(arguments: [0, 0.001] as [TimeInterval])
  func aBusyBarAnimatesNoOtherItemsAndTakesNoTouches(duration: TimeInterval) {
    let scene = pushed(duration, items: 1)
    let isBusy = duration == 0
    let bar = scene.navigation.navigationBar
    scene.host.advance(by: 0.2)
    #expect(bar.isBusy == isBusy)
    let tap = { scene.host.tap(at: CGPoint(x: 16, y: bar.frame.midY)) }
    scene.navigation.delegate = nil
    tap()
    scene.host.advance(by: 0.1)
    #expect(scene.stack == (isBusy ? "AB" : "A"))
    if !isBusy { scene.host.advance(by: 1) }
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.host.advance(by: 0.1)
    #expect((bar.leavingContent == nil) == isBusy)
    scene.host.advance(by: 2)
    #expect(!bar.isBusy)
    tap()
    scene.host.advance(by: 1)
    #expect(scene.stack == (isBusy ? "AB" : "A"))
  }

  // MARK: Bars that come and go

  enum Bar: CaseIterable {
    case navigationBar, toolbar

    @MainActor func set(hidden: Bool, animated: Bool, in navigation: UINavigationController) {
      switch self {
      case .navigationBar: navigation.setNavigationBarHidden(hidden, animated: animated)
      case .toolbar: navigation.setToolbarHidden(hidden, animated: animated)
      }
    }

    @MainActor func view(in navigation: UINavigationController) -> UIView {
      switch self {
      case .navigationBar: navigation.navigationBar
      case .toolbar: navigation.toolbarPlace
      }
    }

    @MainActor func isHidden(in navigation: UINavigationController) -> Bool {
      switch self {
      case .navigationBar: navigation.isNavigationBarHidden
      case .toolbar: navigation.isToolbarHidden
      }
    }

    /// Where it stands when it is shown.
    var top: CGFloat { self == .navigationBar ? 47 : 844 - 34 - 44 }
  }

  /// Where a bar is seen: how far from its place, and how opaque.
  private func seen(_ bar: Bar, in scene: NavigationScene) -> (x: CGFloat, y: CGFloat, alpha: Float)
  {
    let layer = bar.view(in: scene.navigation).layer
    let shown = layer.presentation() ?? layer
    return (shown.frame.minX, shown.frame.minY - bar.top, shown.opacity)
  }

  /// A screen that hides or shows a bar, with animation, as it is about to be shown.
  private func scene(_ names: String, _ bar: Bar, hides: Bool) -> NavigationScene {
    let scene = NavigationScene(names)
    bar.set(hidden: !hides, animated: false, in: scene.navigation)
    scene.host.advance(by: 0.1)
    return scene
  }

  private func change(_ bar: Bar, hides: Bool, by screen: NotingScreen, in scene: NavigationScene) {
    screen.inWillAppear = { bar.set(hidden: hides, animated: true, in: scene.navigation) }
  }

  @Test(arguments: Bar.allCases, [true, false])
  func besideUIKitsPushABarTravelsAFullWidth(_ bar: Bar, hides: Bool) {
    let scene = scene("A", bar, hides: hides)
    let next = scene.screen("B")
    change(bar, hides: hides, by: next, in: scene)
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.001)
    #expect(abs(seen(bar, in: scene).x - (hides ? 0 : 390)) < 10)
    scene.host.advance(by: 0.175)
    let middle = seen(bar, in: scene)
    #expect(abs(middle.x - (hides ? -195 : 195)) < 40)
    #expect(middle.y == 0 && middle.alpha == 1)
    scene.host.advance(by: 0.14)
    #expect(abs(seen(bar, in: scene).x - (hides ? -390 : 0)) < 60)
    scene.host.advance(by: 0.3)
    #expect(bar.view(in: scene.navigation).isHidden == hides)
  }

  @Test(arguments: Bar.allCases, [true, false])
  func besideUIKitsPopABarGoesTheOtherWay(_ bar: Bar, hides: Bool) {
    let scene = scene("AB", bar, hides: hides)
    change(bar, hides: hides, by: scene.screens[0], in: scene)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 0.176)
    #expect(abs(seen(bar, in: scene).x - (hides ? 195 : -195)) < 40)
    scene.host.advance(by: 0.5)
    #expect(bar.view(in: scene.navigation).isHidden == hides)
  }

  @Test(arguments: Bar.allCases, [true, false])
  func besideAnAppsAnimatorABarFadesInPlace(_ bar: Bar, hides: Bool) {
    let (scene, _, animator) = customScene()
    animator.duration = 1
    bar.set(hidden: !hides, animated: false, in: scene.navigation)
    scene.host.advance(by: 0.1)
    let next = scene.screen("B")
    change(bar, hides: hides, by: next, in: scene)
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.5)
    let middle = seen(bar, in: scene)
    #expect(middle.x == 0 && middle.y == 0)
    #expect(abs(middle.alpha - 0.5) < 0.1)
    scene.host.advance(by: 0.6)
    let view = bar.view(in: scene.navigation)
    #expect(view.isHidden == hides && view.alpha == 1)
    #expect(scene.log.all.contains("B didAppear"))
  }

  /// UIKit's own pop, or an app's animator with a percent-driven transition, on its way.
  private func driven(
    _ bar: Bar, system: Bool
  ) -> (NavigationScene, UIPercentDrivenInteractiveTransition) {
    let scene = scene("AB", bar, hides: true)
    let drive = UIPercentDrivenInteractiveTransition()
    drive.completionCurve = .linear
    change(bar, hides: true, by: scene.screens[0], in: scene)
    if system {
      scene.navigation.interactivePop = InteractivePop(interaction: drive)
    } else {
      scene.vend(SlideOver(), drivenBy: drive)
    }
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1.0 / 60)
    return (scene, drive)
  }

  @Test(arguments: Bar.allCases, [true, false])
  func aBarFollowsTheFingerAndACancelTurnsItBack(_ bar: Bar, system: Bool) {
    let (scene, drive) = driven(bar, system: system)
    for percent: CGFloat in [0.25, 0.75, 0.5] {
      drive.update(percent)
      scene.host.advance(by: 2.0 / 60)
      let now = seen(bar, in: scene)
      #expect(abs(now.x - (system ? 390 * percent : 0)) < 1)
      #expect(abs(CGFloat(now.alpha) - (system ? 1 : 1 - percent)) < 0.01)
    }
    drive.cancel()
    scene.host.advance(by: 0.08)
    let now = seen(bar, in: scene)
    if system { #expect(now.x > 20 && now.x < 180) } else { #expect(now.alpha > 0.55) }
    #expect(bar.isHidden(in: scene.navigation))
    scene.host.advance(by: 1)
    #expect(!bar.isHidden(in: scene.navigation))
    #expect(!bar.view(in: scene.navigation).isHidden)
    #expect(seen(bar, in: scene) == (0, 0, 1))
    #expect(scene.stack == "AB")
  }

  @Test(arguments: Bar.allCases, [true, false])
  func aFinishedPopLeavesTheBarAway(_ bar: Bar, system: Bool) {
    let (scene, drive) = driven(bar, system: system)
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.finish()
    scene.host.advance(by: 1)
    #expect(bar.isHidden(in: scene.navigation))
    #expect(bar.view(in: scene.navigation).isHidden)
    #expect(bar.view(in: scene.navigation).alpha == 1)
    #expect(scene.stack == "A")
  }

  @Test(arguments: Bar.allCases)
  func whatIsAskedForWhileItTurnsBackIsNotAnimated(_ bar: Bar) {
    let (scene, drive) = driven(bar, system: true)
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 1.0 / 60)
    bar.set(hidden: false, animated: true, in: scene.navigation)
    scene.host.advance(by: 0.001)
    #expect(seen(bar, in: scene).x == 0)
    #expect(bar.view(in: scene.navigation).layer.animationKeys()?.isEmpty ?? true)
    scene.host.advance(by: 1)
    #expect(!bar.isHidden(in: scene.navigation))
  }

  @Test(arguments: Bar.allCases)
  func hiddenWithoutAnimationABarLeavesAtOnceAndACancelRestoresNothing(_ bar: Bar) {
    let (scene, delegate, animator) = customScene("AB")
    bar.set(hidden: false, animated: false, in: scene.navigation)
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.interaction = drive
    scene.screens[0].inWillAppear = {
      bar.set(hidden: true, animated: false, in: scene.navigation)
    }
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1.0 / 60)
    #expect(bar.view(in: scene.navigation).isHidden)
    drive.update(0.3)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 1)
    #expect(bar.isHidden(in: scene.navigation))
    #expect(animator.context == nil)
  }

  @Test(arguments: Bar.allCases, [true, false])
  func aBarBesideAFingerWaitsForItsProgress(_ bar: Bar, waits: Bool) {
    let scene = scene("AB", bar, hides: true)
    scene.host.settings.barsWaitForProgress = waits
    let drive = UIPercentDrivenInteractiveTransition()
    scene.vend(SlideOver(), drivenBy: drive)
    change(bar, hides: true, by: scene.screens[0], in: scene)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 0.25)
    #expect((seen(bar, in: scene).alpha == 1) == waits)
    let content = scene.navigation.navigationBar.leavingContent
    let fades = content?.subviews.contains { ($0.layer.presentation()?.opacity ?? 1) < 0.9 }
    if bar == .toolbar { #expect(fades == !waits) }
    drive.finish()
    scene.host.advance(by: 1)
    #expect(scene.stack == "A")
    #expect(bar.view(in: scene.navigation).isHidden)
    #expect(bar.view(in: scene.navigation).alpha == 1)
  }

  // MARK: Insets

  @Test(arguments: [true, false])
  func aBarHiddenWhileATransitionRunsChangesTheInsetsAtItsEnd(waits: Bool) {
    let (scene, _, animator) = customScene()
    scene.host.settings.barChangeLaysOutAtTheEnd = waits
    animator.inAnimate = { [navigation = scene.navigation] _ in
      navigation.setNavigationBarHidden(true, animated: false)
    }
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.2)
    #expect(scene.navigation.navigationBar.isHidden)
    #expect(next.view.safeAreaInsets.top == (waits ? 91 : 47))
    scene.host.advance(by: 0.5)
    #expect(next.view.safeAreaInsets.top == 47)
  }

  // MARK: Removed animations

  @Test(arguments: Bar.allCases, [true, false])
  func removedAnimationsLeaveTheBooksInOrder(_ bar: Bar, hides: Bool) {
    let scene = scene("A", bar, hides: hides)
    bar.set(hidden: hides, animated: true, in: scene.navigation)
    scene.host.advance(by: 0.1)
    let view = bar.view(in: scene.navigation)
    view.layer.removeAllAnimations()
    scene.host.advance(by: 0.5)
    #expect(bar.isHidden(in: scene.navigation) == hides)
    // UIKit forgets a toolbar that was on its way out.
    #expect(view.isHidden == (hides && bar == .navigationBar))
    bar.set(hidden: !hides, animated: false, in: scene.navigation)
    scene.host.advance(by: 0.1)
    bar.set(hidden: hides, animated: false, in: scene.navigation)
    scene.host.advance(by: 0.1)
    #expect(view.isHidden == hides)
  }
}
