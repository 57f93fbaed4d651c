import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen that sees to the bar by its option, by calls in its callbacks, by both or not at all.
final class BarScreen: HearingScreen {
  enum Callback: String, CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }

  private let calls: [Callback: Bool]

  init(_ option: ScreenOptions.NavigationBar = .automatic, hiding calls: [Callback: Bool] = [:]) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    if option != .automatic { snapshotNavigation.navigationBar = option }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }

  private weak var lastNavigation: UINavigationController?

  override func hear(_ call: String, animated: Bool) {
    lastNavigation = navigationController ?? lastNavigation
    guard let callback = Callback(rawValue: call), let isHidden = calls[callback] else { return }
    lastNavigation?.setNavigationBarHidden(isHidden, animated: animated)
  }
}

/// A device whose bar is blue, so that it's seen whether there is one.
@MainActor
final class BarRig: DeviceRig {
  let host: Host
  let navigation: UINavigationController
  private var snapshot: SnapshotNavigationController? {
    navigation as? SnapshotNavigationController
  }

  init(
    _ root: UIViewController, plain isPlain: Bool = false,
    prepare: (UINavigationController) -> Void = { _ in }
  ) {
    host = .small()
    navigation = isPlain ? UINavigationController() : SnapshotNavigationController()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .blue
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    navigation.setViewControllers([root], animated: false)
    prepare(navigation)
    host.show(navigation, for: 0.3)
  }

  var isBarSeen: Bool { host.pixel(at: CGPoint(x: 120, y: 40)).blue == 255 }

  /// Plays on to rest; the last frame that moves has the bar of the first one at rest.
  ///
  /// - Returns: Whether the bar is hidden then, as it's seen and as the controller says.
  @discardableResult
  func settle(_ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    host.activate()
    var last: Bool?
    for _ in 0..<60 {
      host.advance(by: 1.0 / 60)
      guard let snapshot else { continue }
      if snapshot.isAtRest, navigation.transitionCoordinator == nil {
        guard let seen = last else { continue }
        #expect(isBarSeen == seen, "the last frame, \(comment)", sourceLocation: sourceLocation)
        last = nil
      } else {
        last = isBarSeen
      }
    }
    host.advance(by: 1, frame: 0.1)
    #expect(isBarSeen != navigation.isNavigationBarHidden, sourceLocation: sourceLocation)
    return !isBarSeen
  }

  func push(_ screen: UIViewController) -> Bool {
    host.activate()
    navigation.pushViewController(screen, animated: true)
    return settle("push")
  }

  func pop() -> Bool {
    host.activate()
    navigation.popViewController(animated: true)
    return settle("pop")
  }

  func drag(finishes: Bool) -> Bool {
    grab(at: 4, moving: finishes ? 146 : 46, duration: 0.3)
    letGo(at: finishes ? 150 : 50)
    return settle("drag")
  }
}
