import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen as apps write them: its caller sets a property after the push, and `viewDidLoad` shows it
/// and sets options.
@MainActor private final class ItemScreen: UIViewController {
  var item = ""
  private(set) var itemInViewDidLoad: String?
  private let configure: (UIViewController) -> Void

  init(_ configure: @escaping (UIViewController) -> Void = { _ in }) {
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
    title = "item"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    itemInViewDidLoad = item
    view.backgroundColor = .green
    configure(self)
  }
}

/// A screen from which a finger brings the next one in.
@MainActor private final class LeadingScreen: ColorScreen, InteractivePushing {
  var following: () -> UIViewController? = { nil }
  func screenForInteractivePush() -> UIViewController? { following() }
}

/// A pushed screen is loaded when UIKit loads it, never inside the call.
@MainActor @Suite(.warningsAreRead)
struct LibraryLoadingTests {
  enum Way: CaseIterable, Sendable {
    case push, show, pushWithCompletion, set, replace, setWithCompletion, pop, popTo, popToRoot

    var pops: Bool { self == .pop || self == .popTo || self == .popToRoot }
  }

  private func go(_ way: Way, to screen: UIViewController, on navigation: UINavigationController) {
    let stack = navigation.viewControllers
    let ours = navigation as? SnapshotNavigationController
    switch way {
    case .push: navigation.pushViewController(screen, animated: true)
    case .show: navigation.show(screen, sender: nil)
    case .pushWithCompletion: ours?.pushViewController(screen, animated: true) {}
    case .set: navigation.setViewControllers(stack + [screen], animated: true)
    case .replace: navigation.setViewControllers([screen], animated: true)
    case .setWithCompletion: ours?.setViewControllers(stack + [screen], animated: true) {}
    case .pop: navigation.popViewController(animated: true)
    case .popTo: navigation.popToViewController(screen, animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    }
  }

  @Test(
    arguments: Way.allCases,
    [
      SnapshotNavigationController.Configuration.Transition.snapshot, .systemWhereBarsAgree,
      .system,
    ])
  func whatIsSetAfterTheCallIsThereAsTheViewLoads(
    _ way: Way, by use: SnapshotNavigationController.Configuration.Transition
  ) {
    let rig = Rig { $0.configuration.transition = use }
    let screen = ItemScreen()
    if way.pops {
      rig.navigation.setViewControllers([screen, ColorScreen("a", .blue)], animated: false)
      rig.host.advance(by: 0.5)
    }
    go(way, to: screen, on: rig.navigation)
    #expect(rig.navigation.topViewController === screen)
    #expect(!screen.isViewLoaded)
    screen.item = "news"
    rig.host.advance(by: 1)
    #expect(screen.itemInViewDidLoad == "news")
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aScreenThatAFingerBringsInIsLoadedAfterItHasBeenNamed() {
    let rig = Rig(root: LeadingScreen("root", .red))
    let screen = ItemScreen()
    (rig.root as? LeadingScreen)?.following = { screen }
    rig.host.touch(.began, at: CGPoint(x: 190, y: 200))
    rig.host.touch(.moved, at: CGPoint(x: 150, y: 200))
    #expect(rig.navigation.topViewController === screen)
    #expect(!screen.isViewLoaded)
    screen.item = "news"
    rig.host.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.3)
    rig.letGo(at: 20)
    rig.host.advance(by: 1)
    #expect(screen.itemInViewDidLoad == "news")
    #expect(rig.titles == ["root", "item"])
    #expect(rig.leftovers.isEmpty)
  }

  /// A screen in a stack that's presented is loaded as it appears, with UIKit's own presentation.
  @Test(arguments: [true, false])
  func aPresentationLoadsNothingThatUIKitDoesNot(animated: Bool) {
    func loaded(_ present: (UIViewController, UINavigationController) -> Void) -> [Bool] {
      let host = Host(size: Rig.size, scale: 1)
      let base = ColorScreen("base", .red)
      host.show(base, for: 0.2)
      let screen = ItemScreen()
      let inner = SnapshotNavigationController(rootViewController: screen)
      present(base, inner)
      let inCall = screen.isViewLoaded
      host.advance(by: 1)
      return [inCall, screen.isViewLoaded]
    }
    let plain = loaded { base, inner in
      inner.modalPresentationStyle = .fullScreen
      base.present(inner, animated: animated)
    }
    #expect(plain == [!animated, true])
    #expect(loaded { $0.presentAsPush($1, animated: animated) } == plain)
  }

  // MARK: Options

  enum Option: CaseIterable, Sendable {
    case hidesBar, showsBar, rises, fades, covers

    @MainActor func set(on screen: UIViewController) {
      switch self {
      case .hidesBar: screen.snapshotNavigation.navigationBar = .hidden
      case .showsBar: screen.snapshotNavigation.navigationBar = .visible
      case .rises: screen.snapshotNavigation.pushChoreography = .rise
      case .fades: screen.snapshotNavigation.pushChoreography = .fade
      case .covers: screen.snapshotNavigation.pushChoreography = .cover
      }
    }
  }

  /// Frames of a push, by a call or by a finger, and the one at its end.
  private func frames(
    _ way: Way?, hidingBar isHidden: Bool, _ make: () -> UIViewController
  ) -> [Pixels] {
    let root = LeadingScreen("root", .red)
    let rig = Rig(root: root) { $0.setNavigationBarHidden(isHidden, animated: false) }
    let screen = make()
    if let way {
      go(way, to: screen, on: rig.navigation)
    } else {
      root.following = { screen }
      rig.host.touch(.began, at: CGPoint(x: 190, y: 200))
      rig.host.move(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 90, y: 200), duration: 0.2)
    }
    var frames: [Pixels] = []
    for _ in 0..<12 {
      rig.host.advance(by: 1.0 / 60)
      frames.append(rig.pixels())
    }
    if way == nil { rig.letGo(at: 40) }
    rig.host.advance(by: 1)
    frames.append(rig.pixels())
    #expect(rig.navigation.topViewController === screen)
    #expect(rig.leftovers.isEmpty)
    return frames
  }

  @Test(arguments: [Way.push, .set, .replace, nil], Option.allCases)
  func anOptionSetInViewDidLoadMovesTheSameScreenTheSameWay(_ way: Way?, _ option: Option) {
    let isHidden = option == .showsBar
    let early = frames(way, hidingBar: isHidden) {
      let screen = ItemScreen()
      option.set(on: screen)
      return screen
    }
    let late = frames(way, hidingBar: isHidden) { ItemScreen { option.set(on: $0) } }
    let without = frames(way, hidingBar: isHidden) { ItemScreen() }
    #expect(early == late)
    #expect(early != without)
  }

  /// Who animates is decided in the call: too late for the push, in time for the way back.
  @Test func theSystemsTransitionSetInViewDidLoadIsForTheWayBack() {
    let rig = Rig()
    let screen = ItemScreen { $0.snapshotNavigation.transition = .system }
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.1)
    #expect(!rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Calls as the view loads

  /// Such a call waits until the push has begun, as one from an appearance callback does.
  @Test(arguments: [true, false])
  func aCallFromViewDidLoadComesAfterThePush(animated: Bool) {
    let rig = Rig()
    let next = ColorScreen("next", .blue)
    let screen = ItemScreen {
      $0.navigationController?.pushViewController(next, animated: animated)
    }
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "item", "next"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// The next push loads the screen of the first, which it leaves.
  @Test func twoPushesInOneTurnLoadOneAfterTheOther() {
    let rig = Rig()
    let (first, second) = (ItemScreen(), ItemScreen())
    rig.navigation.pushViewController(first, animated: true)
    first.item = "first"
    rig.navigation.pushViewController(second, animated: true)
    #expect(first.itemInViewDidLoad == "first")
    #expect(!second.isViewLoaded)
    second.item = "second"
    rig.host.advance(by: 1)
    #expect(second.itemInViewDidLoad == "second")
    #expect(rig.leftovers.isEmpty)
  }
}
