import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

/// A screen with private text in its middle and at its bottom.
final class SecretScreen: UIViewController {
  /// Whether the screen isn't ready as it comes back, and has no text then.
  var reloads = false
  private let labels = [label(y: 150), label(y: 350)]
  private var isLeft = false

  convenience init(_ name: String, _ color: UIColor = .white) {
    self.init(nibName: nil, bundle: nil)
    title = name
    view.backgroundColor = color
  }

  static func label(y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: y, width: 180, height: 50))
    label.text = "4111 1111"
    label.font = .boldSystemFont(ofSize: 34)
    label.textColor = ReplayRecorder.secret
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in labels { view.addSubview(label) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard reloads, isLeft else { return }
    for label in labels { label.isHidden = true }
    snapshotNavigation.isReadyToShow = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isLeft = true
  }

  func becomeReady() {
    for label in labels { label.isHidden = false }
    snapshotNavigation.isReadyToShow = true
  }
}

/// A chat with private text in the bar above the keyboard.
final class SecretChat: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.backgroundColor = .yellow
    bar.addSubview(SecretScreen.label(y: 5))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

/// Something that moves on a device that shows private text.
@MainActor
enum ReplayStory: CaseIterable, Sendable {
  case push, pop, popOfSensitive, canceledDrag, finishedDrag, dragForward, touchedPop, wait
  case pushHidingTabBar, popShowingTabBar, popShowingUnseenTabBar, inputBar
  case presentation, dismissal, canceledDismissal, fadeOfPages

  /// The frames in which a snapshot shows private text, counted from 1.
  var framesOfSnapshots: ClosedRange<Int> {
    switch self {
    case .push, .pushHidingTabBar: 1...20
    case .pop, .popOfSensitive, .touchedPop, .dismissal: 1...22
    case .popShowingTabBar, .popShowingUnseenTabBar: 1...22
    // A finger has to move a few points first.
    case .canceledDrag, .canceledDismissal, .inputBar: 3...65
    case .finishedDrag, .dragForward: 2...66
    case .wait: 1...60
    case .presentation: 2...20
    case .fadeOfPages: 1...10
    }
  }

  /// Sets up what the story begins with, at rest.
  ///
  /// - Returns: The device, and what happens while it's recorded.
  func prepare() -> (host: LinuxHost, run: (inout ReplayRecorder) -> Void) {
    let host = LinuxHost.small()
    switch self {
    case .presentation, .dismissal, .canceledDismissal: return presentation(on: host)
    case .fadeOfPages: return pages(on: host)
    default: break
    }
    let (root, top) = (SecretScreen("root"), SecretScreen("top", .yellow))
    let navigation = SnapshotNavigationController(rootViewController: root)
    host.show(surround(navigation), for: 0.2)
    let upper = self == .inputBar ? SecretChat() : top
    top.hidesBottomBarWhenPushed = navigation.tabBarController != nil
    top.snapshotNavigation.isSensitive = self == .popOfSensitive
    root.reloads = self == .wait
    navigation.configuration.forwardHistory = self == .dragForward ? 1 : 0
    if self != .push, self != .pushHidingTabBar {
      navigation.pushViewController(upper, animated: self != .popShowingUnseenTabBar)
      host.advance(by: 1)
    }
    if self == .dragForward {
      navigation.popViewController(animated: true)
      host.advance(by: 1)
    }
    return (host, { record(&$0, on: host, navigation, root: root, top: top) })
  }

  private func surround(_ navigation: UIViewController) -> UIViewController {
    switch self {
    case .pushHidingTabBar, .popShowingTabBar, .popShowingUnseenTabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    default: return navigation
    }
  }

  private func record(
    _ recorder: inout ReplayRecorder, on host: LinuxHost,
    _ navigation: SnapshotNavigationController, root: SecretScreen, top: SecretScreen
  ) {
    switch self {
    case .push, .pushHidingTabBar: navigation.pushViewController(top, animated: true)
    case .canceledDrag, .inputBar: drag(&recorder, on: host, by: 60)
    case .finishedDrag: drag(&recorder, on: host, by: 150)
    case .dragForward: drag(&recorder, on: host, from: 180, by: -150)
    case .touchedPop:
      navigation.popViewController(animated: true)
      recorder.record(for: 0.1)
      host.touch(.began, at: CGPoint(x: 30, y: 300))
      recorder.record(for: 0.5)
      host.touch(.ended, at: CGPoint(x: 30, y: 300))
    case .wait:
      navigation.popViewController(animated: true)
      recorder.record(for: 1)
      root.becomeReady()
    default: navigation.popViewController(animated: true)
    }
    recorder.record(for: 1)
  }

  private func drag(
    _ recorder: inout ReplayRecorder, on host: LinuxHost, from x: CGFloat = 20,
    by distance: CGFloat
  ) {
    let (start, end) = (CGPoint(x: x, y: 250), CGPoint(x: x + distance, y: 250))
    host.touch(.began, at: start)
    recorder.record(moving: start, to: end, duration: 0.3)
    recorder.record(for: 0.3)
    host.touch(.ended, at: end)
    recorder.record(for: 1)
  }

  private func presentation(on host: LinuxHost) -> (LinuxHost, (inout ReplayRecorder) -> Void) {
    let base = SecretScreen("base")
    let inner = SnapshotNavigationController(rootViewController: SecretScreen("inner", .yellow))
    host.show(base, for: 0.2)
    if self != .presentation {
      base.presentAsPush(inner)
      host.advance(by: 1)
    }
    return (
      host,
      { recorder in
        switch self {
        case .presentation: base.presentAsPush(inner)
        case .dismissal: inner.dismiss(animated: true)
        default: drag(&recorder, on: host, by: 60)
        }
        recorder.record(for: 1)
      }
    )
  }

  private func pages(on host: LinuxHost) -> (LinuxHost, (inout ReplayRecorder) -> Void) {
    let controller = UIViewController()
    host.show(controller, for: 0.2)
    let screen = SecretScreen("first")
    controller.addChild(screen)
    let stack = PageStackView(root: screen.view)
    stack.frame = controller.view.bounds
    controller.view.addSubview(stack)
    host.runtime.accessibility.isReduceMotionEnabled = true
    host.advance(by: 0.2)
    return (
      host,
      { recorder in
        stack.push(UIView())
        recorder.record(for: 1)
      }
    )
  }
}
