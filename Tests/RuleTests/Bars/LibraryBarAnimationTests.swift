import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What the app animates in its bars runs on, and bars take no time of their own.
@MainActor @Suite(.warningsAreRead)
struct LibraryBarAnimationTests {
  enum Way: CaseIterable {
    case push, pop, drag, cancelledDrag

    @MainActor func go(in rig: Rig) {
      switch self {
      case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
      case .pop: rig.navigation.popViewController(animated: true)
      case .drag, .cancelledDrag:
        let distance: CGFloat = self == .drag ? 150 : 60
        rig.grab(moving: distance)
        rig.letGo(at: 20 + distance)
      }
      rig.host.advance(by: 1)
    }
  }

  @Test(arguments: Way.allCases, [true, false])
  func theAppsAnimationsInABarRunToTheirEnd(_ way: Way, hasSnapshot: Bool) {
    let rig = Rig().push(ColorScreen("a", .green))
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
    let strip = UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 4))
    let spinner = UIActivityIndicatorView(style: .medium)
    for view in [strip, spinner] { rig.navigation.navigationBar.addSubview(view) }
    spinner.startAnimating()
    rig.host.advance(by: 0.1)
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 6, animations: { strip.frame.size.width = 200 },
      completion: { ends.append($0) })
    let turns = CABasicAnimation(keyPath: "opacity")
    turns.fromValue = NSNumber(value: 0.5)
    turns.repeatCount = .infinity
    spinner.layer.add(turns, forKey: "turns")
    way.go(in: rig)
    #expect(spinner.layer.animation(forKey: "turns") != nil)
    #expect(strip.layer.animationKeys()?.isEmpty == false)
    #expect(ends.isEmpty)
    rig.host.advance(by: 6)
    #expect(ends == [true])
  }

  @Test(arguments: [true, false])
  func aBarTakesTouchesAsSoonAsATransitionIsOver(pops: Bool) {
    let rig = Rig(under: .slowItems).push(ColorScreen("a", .green), ColorScreen("b", .blue))
    if pops {
      rig.navigation.popViewController(animated: true)
    } else {
      rig.navigation.pushViewController(ColorScreen("c", .red), animated: true)
    }
    rig.host.advance(by: 0.6)
    let depth = rig.titles.count
    rig.host.tap(at: CGPoint(x: 14, y: rig.navigation.navigationBar.frame.midY))
    rig.host.advance(by: 1)
    #expect(rig.titles.count == depth - 1)
  }

  /// Only UIKit can show what lies below; its bar moves with the progress that it is told.
  @Test(arguments: [UnsureSetting.asUsual, .slowItems], [true, false])
  func aDragWithoutASnapshotShowsTheLowerScreensBar(_ setting: UnsureSetting, finishes: Bool)
    throws
  {
    let rig = Rig(under: setting)
    let below = rig.pixels()
    rig.push(ColorScreen("another title", .green))
    let above = rig.pixels()
    rig.navigation.invalidateSnapshot(for: rig.root)
    rig.grab(moving: finishes ? 150 : 60)
    rig.host.advance(by: 1.0 / 60)
    let judge = TwoPictures(lower: below, upper: above)
    _ = try judge.fit(rig.pixels()).get()
    rig.letGo(at: finishes ? 170 : 80)
    rig.host.advance(by: 1)
    #expect(rig.pixels() == (finishes ? below : above))
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit reports the screen that stays as if it were shown again.
  @Test(arguments: [true, false])
  func aCancelledPopOfUIKitsIsCancelledOnce(isReported: Bool) {
    let rig = Rig()
    rig.host.settings.cancelledPopIsReported = isReported
    let screen = SimpleScreen("a", .green)
    screen.snapshotNavigation.transition = .system
    rig.push(screen)
    rig.events = []
    rig.grab(at: 5, moving: 40)
    rig.letGo(at: 45)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.ends == [.willBegin, .didCancel])
    #expect(rig.leftovers.isEmpty)
  }

  /// In iOS 26 a bar that comes back shows what is set later only as the transition ends.
  @Test func aReturningBarHasTheTitleThatTheAppsDelegateSets() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { viewController.navigationItem.title = "from the delegate" }
    }
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let delegate = Delegate()
    rig.navigation.delegate = delegate
    rig.navigation.pushViewController(ColorScreen("a", .green, hidesBar: false), animated: true)
    rig.host.advance(by: 0.1)
    let labels = rig.navigation.navigationBar.descendants.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.contains("from the delegate"))
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Bars that come and go on the way

  @Test(arguments: [true, false], [true, false])
  func aBarChangedOnTheWayLaysTheComingScreenOutAtOnce(hides: Bool, pops: Bool) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.navigation.setNavigationBarHidden(!hides, animated: false)
    if pops {
      rig.push(screen)
      rig.navigation.popViewController(animated: true)
    } else {
      rig.navigation.pushViewController(screen, animated: true)
    }
    rig.host.advance(by: 0.1)
    rig.navigation.setNavigationBarHidden(hides, animated: true)
    let coming = pops ? rig.root : screen
    let expected: CGFloat = hides ? 20 : 64
    #expect(coming.view.safeAreaInsets.top == expected)
    rig.host.advance(by: 1)
    #expect(coming.view.safeAreaInsets.top == expected)
    #expect(rig.navigation.additionalSafeAreaInsets == .zero)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [UnsureSetting.asUsual, .staleSafeArea])
  func theLiveScreenUnderADragHasItsBarsSafeArea(_ setting: UnsureSetting) {
    let root = ColorScreen("root", .red, hidesBar: false)
    root.extendedLayoutIncludesOpaqueBars = true
    let rig = Rig(root: root, under: setting)
    rig.navigation.navigationBar.isTranslucent = false
    rig.push(ColorScreen("a", .green, hidesBar: true))
    rig.navigation.invalidateSnapshot(for: root)
    rig.grab(moving: 100)
    rig.host.advance(by: 2.0 / 60)
    #expect(root.view.safeAreaInsets.top == 64)
    rig.letGo(at: 180)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func underUIKitsTransitionAScreensBarTravelsWithIt(pops: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    let screen = ColorScreen("a", .green, hidesBar: true)
    screen.snapshotNavigation.transition = .system
    if pops {
      rig.push(screen)
      rig.navigation.popViewController(animated: true)
    } else {
      rig.navigation.pushViewController(screen, animated: true)
    }
    rig.host.advance(by: 0.17)
    let x = rig.navigation.navigationBar.layer.presentation()?.frame.minX ?? 0
    #expect(x < -20 && x > -180)
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden == !pops)
    #expect(rig.navigation.navigationBar.isHidden == !pops)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: What is not asked, and not captured

  private final class AskedScreen: UIViewController {
    var questions = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
      if !isViewLoaded || view.window == nil { questions += 1 }
      return .default
    }
  }

  @Test func noScreenIsAskedAboutTheStatusBarBeforeItIsSeen() {
    let screens = (0..<3).map { _ in AskedScreen() }
    let rig = Rig { $0.setNavigationBarHidden(true, animated: false) }
    let navigation = SnapshotNavigationController(rootViewController: screens[0])
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(screens[1], animated: true)
    navigation.setViewControllers(screens, animated: false)
    #expect(screens.map(\.questions) == [0, 0, 0])
    rig.navigation.setViewControllers([rig.root, AskedScreen(), screens[1]], animated: false)
    rig.host.advance(by: 0.5)
    #expect(screens.map(\.questions) == [0, 0, 0])
  }

  @Test(arguments: [true, false])
  func aPushFromTheFirstViewDidAppearCommitsNothing(animated: Bool) {
    final class Root: UIViewController {
      var then: (() -> Void)?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        then?()
        then = nil
      }
    }
    let root = Root()
    let next = ColorScreen("a", .green)
    let host = Host(size: Rig.size, scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: root)
    root.then = { navigation.pushViewController(next, animated: animated) }
    host.show(navigation, for: 1)
    #expect(navigation.topViewController === next)
    #expect(next.view.window != nil)
  }
}
