import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// An app that hides the bar of some screens in its delegate, with the usual flag for "a transition
/// is running".
@MainActor
final class BarHidingDelegate: NSObject, UINavigationControllerDelegate {
  var withoutBar: Set<String> = []
  private(set) var isInTransition = false

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isInTransition = true
    navigationController.setNavigationBarHidden(
      withoutBar.contains(viewController.title ?? ""), animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { isInTransition = false }
}

/// The failures that users see in the bars and around them.
@MainActor @Suite(.warningsAreRead)
struct BarFailureTests {
  /// Failure 1: a canceled swipe corrupts the bar.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aHundredCancelledDragsChangeNothing(_ setting: UnsureSetting) {
    func isUnchanged(_ way: Way, after drags: Int, hasSnapshot: Bool = true) -> Bool {
      let app = BarHidingDelegate()
      app.withoutBar = ["root"]
      let trial = Trial(way, under: setting, delegate: app)
      trial.push(TrialScreen("a", .green))
      if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
      let before = trial.pixels()
      for _ in 0..<drags { trial.giveUpDrag() }
      return trial.titles == ["root", "a"] && !trial.navigation.isNavigationBarHidden
        && trial.pixels() == before && trial.isClean && trial.host.log.isEmpty
    }
    if setting.isUsual { #expect(isUnchanged(.system, after: 1)) }
    #expect(isUnchanged(.snapshot, after: setting.isUsual ? 100 : 5))
    #expect(isUnchanged(.snapshot, after: 5, hasSnapshot: false))
  }

  /// Failure 2: the app hangs after swipes between screens with and without a bar.
  ///
  /// Apps take the delegate of the system's gesture away, so that it works without a bar.
  @Test(arguments: UnsureSetting.ofNavigation)
  func afterSwipesBetweenScreensWithAndWithoutBarTheNextPushWorks(_ setting: UnsureSetting) {
    func isNextScreenShown(_ way: Way) -> Bool {
      let trial = Trial(way, root: TrialScreen("root", .red, hidesBar: true), under: setting)
      trial.navigation.interactivePopGestureRecognizer?.delegate = nil
      for name in ["a", "b"] {
        trial.push(TrialScreen(name, .green, hidesBar: name == "b"))
        trial.drag()
        // One swipe too many.
        trial.drag()
      }
      let next = TrialScreen("next", .blue, hidesBar: false)
      trial.push(next)
      return next.viewIfLoaded?.window != nil && trial.color() == Shade.blue && trial.isClean
        && trial.titles == ["root", "next"]
    }
    if setting.isUsual { #expect(!isNextScreenShown(.system)) }
    #expect(isNextScreenShown(.snapshot))
  }

  /// Failure 3: a swipe on the root freezes the app.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aSwipeOnTheRootIsNothing(_ setting: UnsureSetting) {
    func isFrozen(_ way: Way) -> Bool {
      let trial = Trial(way, under: setting)
      trial.navigation.interactivePopGestureRecognizer?.delegate = nil
      let before = trial.pixels()
      trial.drag()
      #expect(trial.pixels() == before)
      if trial.ours != nil { #expect(trial.refusals == [.atRoot]) }
      trial.push(TrialScreen("next", .blue))
      return trial.color() != Shade.blue || trial.navigation.transitionCoordinator != nil
    }
    if setting.isUsual { #expect(isFrozen(.system)) }
    #expect(!isFrozen(.snapshot))
  }

  /// Failure 5: the tab bar jumps where a screen hides it.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aTabBarMovesWithItsScreenAndIsExactAfterwards(_ setting: UnsureSetting) {
    func story(_ way: Way) -> (isRigid: Bool, isExact: Bool) {
      let tabs = UITabBarController()
      let trial = Trial(way, under: setting) {
        tabs.viewControllers = [$0, UIViewController()]
        return tabs
      }
      let lower = trial.pixels()
      let next = TrialScreen("a", .green)
      next.hidesBottomBarWhenPushed = true
      trial.navigation.pushViewController(next, animated: true)
      var frames = trial.film(1, every: 4)
      let upper = trial.pixels()
      trial.giveUpDrag()
      var isExact = trial.pixels() == upper && !tabs.showsBar
      trial.grab(moving: 110)
      trial.host.advance(by: 1.0 / 60)
      frames.append(trial.pixels())
      trial.letGo(at: 150)
      frames += trial.film(1, every: 4)
      isExact = isExact && trial.pixels() == lower && tabs.showsBar && trial.isClean
      return (TwoPictures(lower: lower, upper: upper).fits(frames), isExact)
    }
    if setting.isUsual { #expect(!story(.system).isRigid) }
    let ours = story(.snapshot)
    #expect(ours.isRigid)
    #expect(ours.isExact)
  }

  /// Failure 8: content jumps where an opaque bar appears, because its safe area comes late.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func underABarThatAppearsContentIsInPlaceFromTheFirstFrame(
    _ setting: UnsureSetting, isOpaque: Bool
  ) {
    let trial = Trial(
      .snapshot, root: TrialScreen("root", .red, hidesBar: true), under: setting)
    trial.navigation.navigationBar.isTranslucent = !isOpaque
    let next = TrialScreen("a", .green, hidesBar: false)
    next.extendedLayoutIncludesOpaqueBars = true
    trial.navigation.pushViewController(next, animated: true)
    trial.host.advance(by: 1.0 / 60)
    let scope = trial.host.window.rootViewController?.view
    for _ in 0..<60 {
      trial.host.advance(by: 1.0 / 60)
      // In the moving view: where it stands does not count.
      let top = next.view.convert(CGPoint(x: 0, y: next.view.safeAreaInsets.top), to: scope).y
      #expect(top == 64)
      #expect(trial.navigation.additionalSafeAreaInsets == .zero)
    }
    #expect(trial.isClean)
  }

  /// Failure 12: large titles shrink, fade and jump on their way.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aLargeTitleMovesWithItsScreen(_ setting: UnsureSetting) {
    func isRigid(_ way: Way) -> Bool {
      let trial = Trial(way, under: setting) {
        $0.navigationBar.prefersLargeTitles = true
        return $0
      }
      trial.root.navigationItem.largeTitleDisplayMode = .always
      trial.host.advance(by: 0.1)
      let lower = trial.pixels()
      let next = TrialScreen("a", .green)
      next.navigationItem.largeTitleDisplayMode = .never
      trial.navigation.pushViewController(next, animated: true)
      var frames = trial.film(1, every: 4)
      let upper = trial.pixels()
      #expect(trial.navigation.navigationBar.bounds.height < 50)
      trial.grab(moving: 100)
      trial.host.advance(by: 1.0 / 60)
      frames.append(trial.pixels())
      trial.letGo(at: 150)
      frames += trial.film(1, every: 4)
      return trial.pixels() == lower && TwoPictures(lower: lower, upper: upper).fits(frames)
    }
    if setting.isUsual { #expect(!isRigid(.system)) }
    #expect(isRigid(.snapshot))
  }
}

extension UITabBarController {
  /// Whether its bar is where a person sees it.
  fileprivate var showsBar: Bool {
    tabBar.window != nil && !tabBar.isHidden && tabBar.center.y < view.bounds.maxY
  }
}
