import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// A screen of one color that writes down what it hears.
@MainActor
class ColorScreen: UIViewController, PopConfirming {
  let color: UIColor
  private(set) var calls: [String] = []
  var answers: [TransitionTrigger: Bool] = [:]
  private(set) var questions: [TransitionTrigger] = []
  var whenAppearing: (() -> Void)?
  var whenAsked: (() -> Void)?
  var statusBar = UIStatusBarStyle.default

  init(_ name: String, _ color: UIColor, hidesBar: Bool? = nil) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
    if let hidesBar { snapshotNavigation.navigationBar = hidesBar ? .hidden : .visible }
  }

  required init?(coder: NSCoder) {
    color = .clear
    super.init(coder: coder)
  }

  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    questions.append(trigger)
    whenAsked?()
    return answers[trigger] ?? true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

  func forgetCalls() { calls = [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    for step in 0..<8 {
      let mark = UIView(
        frame: CGRect(x: 5 + CGFloat(step * 23), y: 90 + CGFloat(step * 17), width: 11, height: 9))
      mark.backgroundColor = UIColor(white: 0.2 + CGFloat(step) * 0.1, alpha: 1)
      view.addSubview(mark)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
    whenAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}

/// A screen of one color that confirms nothing.
final class SimpleScreen: UIViewController {
  private let color: UIColor

  init(_ name: String, _ color: UIColor, hidesBar: Bool? = nil) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
    if let hidesBar { snapshotNavigation.navigationBar = hidesBar ? .hidden : .visible }
  }

  required init?(coder: NSCoder) {
    color = .clear
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}

/// A device with a navigation controller as its root.
@MainActor
final class Rig {
  static let size = CGSize(width: 200, height: 400)

  let host: Host
  private let controller: SnapshotNavigationController
  let root: ColorScreen
  var events: [NavigationEvent.Phase] = []
  var refusals: [DragRefusal] = []
  private var observation: TransitionObservation?

  init(
    root: ColorScreen? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    idiom: UIUserInterfaceIdiom = .phone,
    prepare: (SnapshotNavigationController) -> Void = { _ in }
  ) {
    let page = root ?? ColorScreen("root", .red)
    host = Host(
      size: Self.size, scale: 1,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), layoutDirection: direction,
      idiom: idiom)
    self.root = page
    controller = SnapshotNavigationController(rootViewController: page)
    prepare(controller)
    host.window.rootViewController = controller
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    observation = navigation.observeTransitions { [weak self] in self?.events.append($0.phase) }
    navigation.diagnosticHandler = { [weak self] diagnostic in
      if case .dragRefused(let refusal) = diagnostic { self?.refusals.append(refusal) }
    }
  }

  /// Between the `init` of a suite and its test, another test may have made its device the current one.
  var navigation: SnapshotNavigationController {
    host.activate()
    return controller
  }

  /// Pushes pages and lets each arrive.
  @discardableResult
  func push(_ pages: UIViewController...) -> Rig {
    for page in pages {
      navigation.pushViewController(page, animated: true)
      host.advance(by: 1)
    }
    events = []
    return self
  }

  /// A finger goes down at `x` and moves by `distance`; it stays down.
  func grab(at x: CGFloat = 20, moving distance: CGFloat, duration: TimeInterval = 0.4) {
    host.touch(.began, at: CGPoint(x: x, y: 200))
    host.move(
      from: CGPoint(x: x, y: 200), to: CGPoint(x: x + distance, y: 200), duration: duration)
  }

  func letGo(at x: CGFloat) {
    // A finger that has rested has no speed.
    host.advance(by: 0.3)
    host.touch(.ended, at: CGPoint(x: x, y: 200))
  }

  var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  var stages: [TransitionView] { host.window.descendants.compactMap { $0 as? TransitionView } }
  var ends: [NavigationEvent.Phase] {
    events.filter {
      if case .progress = $0 { return false }
      return true
    }
  }

  /// What is on the screen now.
  func pixels() -> Pixels { Pixels(host.frame()) }

  /// The color at a point of the content.
  func color(x: CGFloat = 100) -> [UInt8] {
    let pixel = host.pixel(at: CGPoint(x: x, y: 300))
    return [pixel.red, pixel.green, pixel.blue]
  }

  /// What must hold whenever nothing is going on; the names of what does not.
  var leftovers: [String] {
    var found: [String] = []
    if !stages.isEmpty { found.append("stage") }
    if !navigation.transitions.isAtRest { found.append("not at rest") }
    if !navigation.arePicturesTrimmed {
      found.append("pictures")
    }
    if host.window.subviews.count != 1 {
      found.append("views in the window: \(host.window.subviews)")
    }
    if navigation.view.layer.animationKeys()?.isEmpty == false { found.append("animations") }
    if !CATransform3DIsIdentity(navigation.view.layer.transform) { found.append("transform") }
    if navigation.viewControllers.last?.view.window == nil { found.append("top is not shown") }
    return found
  }
}

extension SnapshotNavigationController {
  /// Whether there are pictures only of screens below the top, and of those that can be brought back.
  var arePicturesTrimmed: Bool {
    let snapshots = transitions.snapshots
    return snapshots.store.isTrimmed(to: viewControllers, ahead: snapshots.forward.screens)
  }
}

extension UIView {
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

/// Colors as they are read back.
enum Shade {
  static let red: [UInt8] = [255, 0, 0]
  static let green: [UInt8] = [0, 255, 0]
  static let blue: [UInt8] = [0, 0, 255]
}
