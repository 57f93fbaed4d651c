import SnapshotNavigation
import UIKit
import UIKitHost

/// Whose navigation controller a story is played with.
enum Way: CaseIterable {
  /// The library's.
  case snapshot
  /// UIKit's own.
  case system

  @MainActor
  fileprivate func controller(_ root: UIViewController) -> UINavigationController {
    switch self {
    case .snapshot: SnapshotNavigationController(rootViewController: root)
    case .system: UINavigationController(rootViewController: root)
    }
  }
}

/// A screen of one color, written as an app would for any navigation controller: it hides and shows
/// the bar in its own callback.
@MainActor
final class TrialScreen: UIViewController, PopConfirming {
  let color: UIColor
  private let hidesBar: Bool?
  private(set) var questions: [TransitionTrigger] = []
  var mayBePopped = true
  var whenShown: (() -> Void)?

  init(_ name: String, _ color: UIColor, hidesBar: Bool? = nil) {
    self.color = color
    self.hidesBar = hidesBar
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    color = .clear
    hidesBar = nil
    super.init(coder: coder)
  }

  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    questions.append(trigger)
    return mayBePopped
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    // Marks from which the place of a picture can be told.
    for step in 0..<9 {
      let mark = UIView(
        frame: CGRect(x: 4 + CGFloat(step * 21), y: 110 + CGFloat(step * 15), width: 11, height: 9))
      mark.backgroundColor = UIColor(white: 0.15 + CGFloat(step) * 0.1, alpha: 1)
      view.addSubview(mark)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let hidesBar else { return }
    navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    whenShown?()
  }

  /// Where its content begins, in the window.
  var contentTop: CGFloat {
    view.convert(CGPoint(x: 0, y: view.safeAreaInsets.top), to: view.window).y
  }
}

/// One device with one of the controllers, and the fingers of its user.
@MainActor
final class Trial: DeviceRig {
  static let size = LinuxHost.smallSize

  let host: LinuxHost
  let navigation: UINavigationController
  let root: TrialScreen
  private(set) var events: [NavigationEvent.Phase] = []
  private var observation: TransitionObservation?
  private(set) var diagnostics: [NavigationDiagnostic] = []

  init(
    _ way: Way, root: TrialScreen? = nil, under setting: UnsureSetting = .asUsual,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    delegate: (any UINavigationControllerDelegate)? = nil,
    inside container: (UINavigationController) -> UIViewController = { $0 }
  ) {
    let root = root ?? TrialScreen("root", .red)
    self.root = root
    host = .small(direction: direction)
    setting.change(&host.settings)
    navigation = way.controller(root)
    if let delegate { navigation.delegate = delegate }
    host.show(container(navigation), for: 0.3)
    observation = ours?.observeTransitions { [weak self] in self?.events.append($0.phase) }
    // The first push finds it out, and keeps nothing.
    if host.settings.snapshotViewDrawing == .never {
      ours?.trustsSnapshotViews = false
    }
    ours?.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
  }

  var ours: SnapshotNavigationController? { navigation as? SnapshotNavigationController }
  var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  var ends: [NavigationEvent.Phase] {
    events.filter {
      if case .progress = $0 { return false }
      return true
    }
  }
  var refusals: [DragRefusal] {
    diagnostics.compactMap {
      if case .dragRefused(let reason) = $0 { return reason }
      return nil
    }
  }

  /// Pushes screens and lets each arrive.
  func push(_ screens: TrialScreen...) {
    for screen in screens {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
    events = []
    diagnostics = []
  }

  func pop() {
    navigation.popViewController(animated: true)
    host.advance(by: 1)
  }

  // MARK: Fingers

  /// A finger that goes down at the edge and moves; it stays down.
  func grab(moving distance: CGFloat, from start: CGPoint = CGPoint(x: 6, y: 300)) {
    host.touch(.began, at: start)
    host.move(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.3)
  }

  /// Lifts a finger that has come to rest before, so that it has no speed.
  func letGo(at x: CGFloat, y: CGFloat = 300) {
    host.advance(by: 0.2)
    host.touch(.ended, at: CGPoint(x: x, y: y))
  }

  /// A slow drag from the edge that is let go where it does not suffice, and what comes of it.
  func giveUpDrag() {
    grab(moving: 30)
    letGo(at: 36)
    host.advance(by: 0.8)
  }

  /// A drag from the edge almost all the way, and what comes of it.
  func drag(from start: CGPoint = CGPoint(x: 6, y: 300)) {
    grab(moving: 150, from: start)
    letGo(at: start.x + 150, y: start.y)
    host.advance(by: 1)
  }

  // MARK: What is seen

  func color(x: CGFloat = 100, y: CGFloat = 330) -> [UInt8] {
    host.color(x: x, y: y)
  }

  /// What is seen frame by frame for some seconds.
  func film(_ seconds: TimeInterval, every step: Int = 1) -> [Pixels] {
    (0..<Int(seconds * 60)).compactMap { index in
      host.advance(by: 1.0 / 60)
      return index < 4 || index % step == 0 ? pixels() : nil
    }
  }

  /// Whether nothing of a transition of the library is left.
  var isClean: Bool {
    guard let ours else { return true }
    return ours.isAtRest
      && ours.arePicturesTrimmed
      && stages.isEmpty
      && ours.viewControllers.last?.viewIfLoaded?.window != nil
  }
}
