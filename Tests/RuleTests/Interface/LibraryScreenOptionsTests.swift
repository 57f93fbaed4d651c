import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Base classes as apps have them: they adopt nothing and know nothing of the library.
@MainActor private class AppScreen: UIViewController {}
@MainActor private class AppDetailScreen: AppScreen {}
@MainActor private class AppTable: UITableViewController {}

@MainActor private final class Passcode: AppScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true
  }
}

@MainActor private final class DetailedPasscode: AppDetailScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true
  }
}

@MainActor private final class PasscodeTable: AppTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true
  }
}

/// A screen that notes what it finds as its view loads, and hides its bar then.
@MainActor private final class LoadingScreen: UIViewController {
  private(set) weak var controllerInViewDidLoad: UINavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    controllerInViewDidLoad = navigationController
    snapshotNavigation.navigationBar = .hidden
  }
}

/// A screen's options, whatever its class and whenever they're set.
@MainActor @Suite(.warningsAreRead)
struct LibraryScreenOptionsTests {
  enum Kind: CaseIterable, Sendable {
    case subclass, subclassOfASubclass, tableSubclass

    @MainActor var sensitive: UIViewController {
      switch self {
      case .subclass: Passcode()
      case .subclassOfASubclass: DetailedPasscode()
      case .tableSubclass: PasscodeTable()
      }
    }

    @MainActor var ordinary: UIViewController {
      switch self {
      case .subclass: AppScreen()
      case .subclassOfASubclass: AppDetailScreen()
      case .tableSubclass: AppTable()
      }
    }
  }

  // MARK: Inheritance

  @Test(arguments: Kind.allCases, [true, false])
  func aSensitiveScreenIsNeverCapturedWhateverItInherits(_ kind: Kind, isSensitive: Bool) {
    let rig = Rig()
    let screen = isSensitive ? kind.sensitive : kind.ordinary
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 1)
    rig.navigation.pushViewController(ColorScreen("above", .blue), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.stored.form(of: screen) == (isSensitive ? .dropped : .full))
    #expect((rig.navigation.snapshot(for: screen) == nil) == isSensitive)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === screen)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aSensitiveRootIsNotCapturedByADeepLink() {
    let rig = Rig()
    let (a, b) = (Passcode(), ColorScreen("b", .blue))
    rig.navigation.setViewControllers([a], animated: false)
    rig.host.advance(by: 0.5)
    rig.navigation.setViewControllers([a, b], animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: a) == nil)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
  }

  // MARK: At rest

  @Test func theBarOfTheTopScreenChangesAtOnce() {
    let rig = Rig()
    let screen = ColorScreen("a", .green, hidesBar: false)
    rig.push(screen)
    #expect(!rig.navigation.isNavigationBarHidden)
    screen.snapshotNavigation.navigationBar = .hidden
    #expect(rig.navigation.isNavigationBarHidden)
    // The app's own bar.
    screen.snapshotNavigation.navigationBar = .automatic
    #expect(!rig.navigation.isNavigationBarHidden)
    screen.snapshotNavigation.navigationBar = .visible
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theBarOfALowerScreenWaitsUntilItIsShown() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green, hidesBar: false))
    rig.root.snapshotNavigation.navigationBar = .hidden
    #expect(!rig.navigation.isNavigationBarHidden)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden)
  }

  @Test func theSystemsGesturesFollowTheTopScreenAtOnce() {
    let rig = Rig()
    let screen = SimpleScreen("a", .green)
    rig.push(screen)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    screen.snapshotNavigation.transition = .system
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    screen.snapshotNavigation.transition = .snapshot
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func aDragFollowsTheTopScreenAtOnce() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    screen.snapshotNavigation.dragArea = .edge(10)
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.refusals == [.outsideEdge])
    screen.snapshotNavigation.dragArea = .automatic
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
  }

  @Test func becomingSensitiveDropsTheStoredSnapshot() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen, ColorScreen("b", .blue))
    let bytes = rig.navigation.snapshotMemoryUsage
    rig.root.snapshotNavigation.isSensitive = true
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
    #expect(rig.navigation.stored.form(of: rig.root) == .dropped)
    #expect(rig.navigation.snapshotMemoryUsage < bytes)
    #expect(rig.navigation.snapshot(for: screen) != nil)
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func optionsOfAScreenElsewhereChangeNothing() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green, hidesBar: false))
    let child = ColorScreen("child", .blue)
    rig.root.addChild(child)
    child.didMove(toParent: rig.root)
    child.snapshotNavigation.navigationBar = .hidden
    child.snapshotNavigation.isSensitive = true
    UIViewController().snapshotNavigation.navigationBar = .hidden
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
  }

  // MARK: Loading

  enum Arrival: CaseIterable, Sendable {
    case push, pushUnanimated, set, setUnanimated
  }

  @Test(arguments: Arrival.allCases)
  func viewDidLoadFindsItsNavigationControllerAndIsEarlyEnough(_ arrival: Arrival) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    let screen = LoadingScreen()
    switch arrival {
    case .push: rig.navigation.pushViewController(screen, animated: true)
    case .pushUnanimated: rig.navigation.pushViewController(screen, animated: false)
    case .set: rig.navigation.setViewControllers([rig.root, screen], animated: true)
    case .setUnanimated: rig.navigation.setViewControllers([rig.root, screen], animated: false)
    }
    rig.host.advance(by: 1.0 / 60)
    #expect(screen.controllerInViewDidLoad === rig.navigation)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func screensBelowTheTopAreNeitherLoadedNorAsked(animated: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    let (below, top) = (LoadingScreen(), ColorScreen("top", .green))
    below.snapshotNavigation.dragArea = .disabled
    rig.navigation.setViewControllers([rig.root, below, top], animated: animated)
    rig.host.advance(by: 1)
    #expect(!below.isViewLoaded)
    #expect(!rig.navigation.isNavigationBarHidden)
    // Set before the view is loaded: kept, and loading nothing.
    below.snapshotNavigation.isSensitive = true
    #expect(!below.isViewLoaded)
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === below)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.navigation.topViewController === below)
    #expect(rig.refusals == [.disabled])
  }

  // MARK: Excluded views

  @Test func excludedViewsAreNotRetained() {
    let screen = ColorScreen("a", .green)
    let kept = UIView()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      screen.snapshotNavigation.viewsExcludedFromDrag = [view, kept]
      #expect(screen.snapshotNavigation.viewsExcludedFromDrag == [view, kept])
    }
    #expect(gone == nil)
    #expect(screen.snapshotNavigation.viewsExcludedFromDrag == [kept])
  }

  @Test func aScreenFindsItsControllerFromAnyDepth() {
    let rig = Rig()
    let (child, plain) = (UIViewController(), UINavigationController())
    let inner = UIViewController()
    #expect(rig.root.snapshotNavigationController === rig.navigation)
    rig.root.addChild(child)
    rig.root.addChild(plain)
    plain.viewControllers = [inner]
    #expect(child.snapshotNavigationController === rig.navigation)
    #expect(inner.navigationController === plain)
    #expect(inner.snapshotNavigationController === rig.navigation)
    #expect(rig.navigation.snapshotNavigationController == nil)
    #expect(UIViewController().snapshotNavigationController == nil)
    plain.removeFromParent()
    #expect(inner.snapshotNavigationController == nil)
  }

  @Test func optionsGoWithTheirScreen() {
    weak var box: Box?
    do {
      let screen = UIViewController()
      let made = Box()
      box = made
      screen.snapshotNavigation.popChoreography = Boxed(box: made)
      #expect(screen.snapshotNavigation.popChoreography is Boxed)
    }
    // The next option that is set sweeps what belonged to freed screens.
    for _ in 0..<200 { UIViewController().snapshotNavigation.dragArea = .disabled }
    #expect(box == nil)
  }

  private final class Box: Sendable {}

  private struct Boxed: Choreography {
    let box: Box
    func layout(
      at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
    ) -> TransitionLayout { TransitionLayout() }
  }
}
