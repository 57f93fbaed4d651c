import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What screens and the delegate hear, in order.
@MainActor private final class FirstLog: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "") \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "") \(animated)")
  }
}

@MainActor private final class FirstScreen: HearingScreen {
  private let color: UIColor
  private let log: FirstLog

  init(_ name: String, _ color: UIColor, _ log: FirstLog, hidesBar: Bool = false) {
    (self.color, self.log) = (color, log)
    super.init(nibName: nil, bundle: nil)
    title = name
    if hidesBar { snapshotNavigation.navigationBar = .hidden }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func hear(_ call: String, animated: Bool) {
    if call.hasPrefix("willMove") { return }
    let says = call.hasSuffix("ppear") || call == "isAppearing"
    log.calls.append("\(title ?? "") \(call)\(says ? " \(animated)" : "")")
  }
}

/// The first moments of a controller that's on the screen while it's still empty, as coordinators begin.
///
/// All is as with `UINavigationController`, on the same host.
@MainActor @Suite(.warningsAreRead)
struct LibraryFirstMomentsTests {
  enum Place: CaseIterable, Sendable {
    case window, tab, otherTab, child, sheet
  }

  enum Moment: CaseIterable, Sendable {
    case before, sameTurn, nextTurn, whileAppearing
  }

  enum Call: CaseIterable, Sendable {
    case push, set, assign, setDeep, pushTwice, emptyAndSet

    @MainActor func make(
      on navigation: UINavigationController, of screens: [UIViewController], animated: Bool
    ) {
      switch self {
      case .push: navigation.pushViewController(screens[0], animated: animated)
      case .set: navigation.setViewControllers([screens[0]], animated: animated)
      case .assign: navigation.viewControllers = [screens[0]]
      case .setDeep: navigation.setViewControllers(screens, animated: animated)
      case .pushTwice:
        for screen in screens { navigation.pushViewController(screen, animated: animated) }
      case .emptyAndSet:
        navigation.setViewControllers([], animated: animated)
        navigation.setViewControllers(screens, animated: animated)
      }
    }
  }

  /// What a story on one of the two controllers has led to.
  private struct Outcome: Equatable {
    var calls: [[String]] = []
    var pictures: [Pixels] = []
    var stacks: [[String]] = []
  }

  private func show(_ navigation: UINavigationController, in place: Place, on host: Host) {
    let ground = UIViewController()
    ground.view.backgroundColor = .gray
    switch place {
    case .window: host.window.rootViewController = navigation
    case .tab, .otherTab:
      let tabs = UITabBarController()
      tabs.viewControllers = place == .tab ? [navigation, ground] : [ground, navigation]
      host.window.rootViewController = tabs
    case .child:
      ground.addChild(navigation)
      ground.view.addSubview(navigation.view)
      navigation.didMove(toParent: ground)
      host.window.rootViewController = ground
    case .sheet: host.window.rootViewController = ground
    }
    host.window.makeKeyAndVisible()
    if place == .sheet { ground.present(navigation, animated: true) }
  }

  /// From the empty controller to a pop back to what was its first screen.
  private func play(
    _ navigation: UINavigationController, in place: Place, at moment: Moment, by call: Call,
    animated: Bool, hidesBar: Bool
  ) -> (outcome: Outcome, below: [UInt8]) {
    let host = Host(size: Rig.size, scale: 1)
    let log = FirstLog()
    navigation.delegate = log
    let screens = [
      FirstScreen("a", .red, log, hidesBar: hidesBar), FirstScreen("b", .blue, log),
    ]
    let make = { call.make(on: navigation, of: screens, animated: animated) }
    var outcome = Outcome()
    func rest(_ seconds: TimeInterval = 1) {
      host.advance(by: seconds)
      outcome.calls.append(log.calls)
      log.calls = []
      outcome.pictures.append(Pixels(host.frame()))
      outcome.stacks.append(navigation.viewControllers.map { $0.title ?? "" })
    }
    if moment == .before { make() }
    show(navigation, in: place, on: host)
    if moment == .nextTurn { host.advance(by: 1) }
    if moment == .whileAppearing { host.advance(by: 0.1) }
    if moment != .before { make() }
    rest()
    if place == .otherTab {
      (host.window.rootViewController as? UITabBarController)?.selectedIndex = 1
      rest()
    }
    navigation.pushViewController(FirstScreen("c", .green, log), animated: true)
    rest()
    navigation.popViewController(animated: true)
    host.advance(by: 0.25)
    let pixel = host.pixel(at: CGPoint(x: 5, y: 300))
    rest()
    return (outcome, [pixel.red, pixel.green, pixel.blue])
  }

  @Test(arguments: Place.allCases, Call.allCases)
  func areAsWithUIKitsOwnController(in place: Place, by call: Call) {
    for moment in Moment.allCases {
      for animated in [false, true] {
        let what = "\(moment), animated: \(animated)"
        let ours = SnapshotNavigationController()
        let (outcome, below) = play(
          ours, in: place, at: moment, by: call, animated: animated, hidesBar: false)
        let (plain, _) = play(
          UINavigationController(), in: place, at: moment, by: call, animated: animated,
          hidesBar: false)
        // An animated push over a screen that nobody has seen yet shows that one first.
        if call != .pushTwice || !animated { #expect(outcome.calls == plain.calls, "\(what)") }
        #expect(outcome.stacks == plain.stacks, "\(what)")
        #expect(outcome.pictures == plain.pictures, "\(what)")
        // The first screen is there, with all that it has to hear.
        let name = outcome.stacks[0].last ?? ""
        let heard = outcome.calls.prefix(2).flatMap(\.self)
        #expect(heard.filter { $0.hasPrefix("\(name) didAppear") }.count == 1, "\(what)")
        #expect(heard.filter { $0.hasPrefix("didShow \(name)") }.count == 1, "\(what)")
        // What the pop shows below is the screen that's there at its end, darker on its way.
        let channel = name == "a" ? 0 : 2
        #expect(below[channel] > 200 && below.filter { $0 > 40 }.count == 1, "\(what) \(below)")
        #expect(ours.isAtRest && ours.arePicturesTrimmed, "\(what)")
      }
    }
  }

  @Test(arguments: Place.allCases, [Call.push, .set, .assign])
  func theFirstScreenHasTheBarItAsksFor(in place: Place, by call: Call) {
    for moment in Moment.allCases {
      let ours = SnapshotNavigationController()
      let (outcome, _) = play(
        ours, in: place, at: moment, by: call, animated: true, hidesBar: true)
      #expect(outcome.stacks.last == ["a"])
      #expect(ours.isNavigationBarHidden, "\(moment)")
      #expect(outcome.pictures.last == outcome.pictures.dropLast(2).last, "\(moment)")
    }
  }
}
