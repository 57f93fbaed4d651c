import SnapshotNavigation
import UIKit
import UIKitHost

/// A screen with what can be touched: a button, a list, a row of its own, all of them noted.
@MainActor
final class TouchScreen: UIViewController {
  private(set) var presses: [String] = []
  private let color: UIColor
  let button = UIButton(frame: CGRect(x: 60, y: 220, width: 80, height: 60))
  let label = UIView(frame: CGRect(x: 60, y: 120, width: 80, height: 60))
  let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
  var onPress: (() -> Void)?

  init(_ name: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    button.addAction(
      UIAction { [weak self] _ in
        self?.presses.append("press")
        self?.onPress?()
      }, for: .touchUpInside)
    button.addAction(UIAction { [weak self] _ in self?.presses.append("down") }, for: .touchDown)
    list.contentSize = CGSize(width: 200, height: 1_000)
    let target = RecognizerTarget { [weak self] in self?.presses.append($0) }
    self.target = target
    for recognizer in [target.tap, target.hold] { label.addGestureRecognizer(recognizer) }
    for part in [button, list, label] { view.addSubview(part) }
  }

  private var target: RecognizerTarget?

  func forget() { presses = [] }
}

/// Recognizers as apps have them, for taps and long presses.
@MainActor
final class RecognizerTarget {
  let tap = UITapGestureRecognizer()
  let hold = UILongPressGestureRecognizer()
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    tap.addTarget(self, action: Selector("tapped", RecognizerTarget.tapped))
    hold.addTarget(self, action: Selector("held", RecognizerTarget.held))
  }

  func tapped() { note("tap") }

  private func held() { if hold.state == .began { note("hold") } }
}

/// A device with a stack of such screens.
@MainActor
final class TouchRig {
  let host: Host
  let navigation: SnapshotNavigationController
  let root = TouchScreen("root", .red)
  let screen = TouchScreen("a", .green)
  private let isMirrored: Bool

  init(duration: TimeInterval = 1, mirrored isMirrored: Bool = false, inSheet: Bool = false) {
    self.isMirrored = isMirrored
    host = LinuxHost.small(direction: isMirrored ? .rightToLeft : .leftToRight)
    navigation = SnapshotNavigationController(rootViewController: root)
    if inSheet {
      let base = UIViewController()
      host.show(base, for: 0.1)
      base.present(navigation, animated: false)
    } else {
      host.window.rootViewController = navigation
      host.window.makeKeyAndVisible()
    }
    host.advance(by: 0.5)
    navigation.configuration.timing = .curve(duration: duration, .linear)
  }

  /// A point of the screens; the same one mirrored where the interface runs from right to left.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let place = CGPoint(x: isMirrored ? 200 - x : x, y: y)
    return navigation.view.convert(place, to: nil)
  }

  func down(_ x: CGFloat, _ y: CGFloat) { host.touch(.began, at: point(x, y)) }
  func up(_ x: CGFloat, _ y: CGFloat) { host.touch(.ended, at: point(x, y)) }

  func tap(_ x: CGFloat, _ y: CGFloat, for seconds: TimeInterval = 1.0 / 60) {
    down(x, y)
    host.advance(by: seconds)
    up(x, y)
  }

  func push(after seconds: TimeInterval) {
    host.activate()
    navigation.pushViewController(screen, animated: true)
    host.advance(by: seconds)
  }

  /// On the way back from the screen, which has been at rest.
  func pop(after seconds: TimeInterval) {
    let timing = navigation.configuration.timing
    navigation.configuration.timing = .curve(duration: 0.1, .linear)
    push(after: 1)
    navigation.configuration.timing = timing
    for screen in [root, screen] { screen.forget() }
    navigation.popViewController(animated: true)
    host.advance(by: seconds)
  }

  var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  var isQuiet: Bool {
    host.advance(by: 2, frame: 0.1)
    return host.window.descendants.allSatisfy { !$0.isStage && !$0.isShield }
      && host.log.isEmpty && navigation.isAtRest
  }
}
