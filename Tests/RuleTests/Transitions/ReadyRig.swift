import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen that is red as it's left, and white and not ready as one comes back.
final class ReloadingScreen: ColorScreen {
  var waits = true
  let button = UIButton(frame: CGRect(x: 60, y: 320, width: 80, height: 60))
  let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  private(set) var presses = 0

  convenience init(named name: String) {
    self.init(name, .red)
    whenAppearing = { [unowned self] in
      guard waits, isLeft else { return }
      show(.white)
      snapshotNavigation.isReadyToShow = false
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    list.contentSize = CGSize(width: 200, height: 1_000)
    for part in [list, button] { view.addSubview(part) }
  }

  private var isLeft: Bool { calls.contains("didDisappear") }

  func show(_ color: UIColor) { view.backgroundColor = color }

  /// Its content has come.
  func becomeReady() {
    show(.blue)
    snapshotNavigation.isReadyToShow = true
  }
}

/// A device with such a screen at the root, to which one comes back in many ways.
@MainActor
final class ReadyRig: DeviceRig {
  enum Way: CaseIterable, Sendable {
    case pop, popTo, popToRoot, setStack, backButton, escape, drag, coordinatedDrag, dismissal
    case dismissalByDrag, tabs, tabsThatReturn, modalOverTabs

    static let stack: [Way] = [.pop, .popTo, .drag, .tabs, .tabsThatReturn]

    fileprivate var hasTabs: Bool {
      self == .tabs || self == .tabsThatReturn || self == .modalOverTabs
    }
    fileprivate var presents: Bool {
      self == .dismissal || self == .dismissalByDrag || self == .modalOverTabs
    }
  }

  let host = LinuxHost.small()
  let root = ReloadingScreen(named: "root")
  let way: Way
  private let controller: SnapshotNavigationController
  private var events: [NavigationEvent] = []
  private var observation: TransitionObservation?
  weak var screen: UIViewController?
  private(set) weak var presented: UIViewController?

  init(_ way: Way = .pop, _ prepare: (SnapshotNavigationController) -> Void = { _ in }) {
    self.way = way
    controller = SnapshotNavigationController(rootViewController: root)
    prepare(controller)
    if way.hasTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller, UIViewController()]
      host.show(tabs, for: 0.2)
    } else {
      host.show(controller, for: 0.2)
    }
    observation = controller.observeTransitions { [weak self] in self?.events.append($0) }
    if way.presents { present() } else { push() }
  }

  var navigation: SnapshotNavigationController {
    host.activate()
    return controller
  }

  private func push() {
    let top = ColorScreen("a", .green)
    screen = top
    top.hidesBottomBarWhenPushed = way == .tabsThatReturn
    top.snapshotNavigation.wantsCoordinatedDrag = way == .coordinatedDrag
    navigation.pushViewController(top, animated: true)
    host.advance(by: 1)
  }

  private func present() {
    host.activate()
    let top = ColorScreen("a", .green)
    let inner = SnapshotNavigationController(rootViewController: top)
    (screen, presented) = (top, inner)
    root.presentAsPush(inner)
    host.advance(by: 1)
  }

  /// Comes back, up to the moment at which everything is at rest.
  func goBack() {
    events = []
    switch way {
    case .pop, .tabs, .tabsThatReturn: navigation.popViewController(animated: true)
    case .popTo: navigation.popToViewController(root, animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setStack: navigation.setViewControllers([root], animated: true)
    case .backButton: host.tap(at: CGPoint(x: 20, y: 40))
    case .escape: _ = navigation.accessibilityPerformEscape()
    case .dismissal, .modalOverTabs: navigation.dismiss(animated: true)
    case .drag, .coordinatedDrag, .dismissalByDrag:
      host.activate()
      grab(moving: 150)
      letGo(at: 170)
    }
    host.advance(by: 0.1)
    host.advance(while: { !isAtEnd })
    host.advance(by: 0.1)
  }

  private var isAtEnd: Bool { events.last?.phase == .didFinish }

  var isWaiting: Bool { navigation.isCoveredUntilReady }

  /// What must hold at rest; the names of what does not.
  var leftovers: [String] {
    var found: [String] = []
    if !stages.isEmpty { found.append("stage") }
    if isWaiting || navigation.hasTrail { found.append("trail") }
    if navigation.isTransitioning { found.append("transition") }
    if !navigation.arePicturesTrimmed { found.append("pictures") }
    if host.window.seenSubviews.count != 1 { found.append("views in the window") }
    return found
  }

  /// Whether what is seen is the snapshot, on which the screen is red.
  var showsSnapshot: Bool { color(y: 310) == Shade.red }
  var showsReloading: Bool { color(y: 310) == Shade.white }
  var showsContent: Bool { color(y: 310) == Shade.blue }
}

/// A device on which somebody has just come back to a screen that isn't ready.
@MainActor
func comeBack(_ way: ReadyRig.Way = .pop) -> ReadyRig {
  let rig = ReadyRig(way)
  rig.goBack()
  return rig
}
