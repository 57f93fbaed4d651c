import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Whether the last frame shows the top screen is known again after whatever has covered it.
@MainActor @Suite(.warningsAreRead)
struct LibraryCoveredTests {
  /// Blue while it's pressed.
  private final class Key: UIControl {
    override var isHighlighted: Bool {
      didSet { backgroundColor = isHighlighted ? .blue : .green }
    }
  }

  /// A screen that presents like a push in one of its callbacks.
  private final class PresentingScreen: HearingScreen {
    let callback: String

    init(in callback: String) {
      self.callback = callback
      super.init(nibName: nil, bundle: nil)
      title = "b"
    }

    required init?(coder: NSCoder) { nil }

    override func hear(_ call: String, animated: Bool) {
      guard call == callback, presentedViewController == nil else { return }
      presentAsPush(
        SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue)),
        animated: false)
    }
  }

  enum Cover: CaseIterable, Sendable {
    case alert, sheet, fullScreen, pushPresentation, search

    @MainActor func present(on screen: UIViewController) {
      var modal = UIViewController()
      switch self {
      case .alert:
        modal = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      case .sheet: modal.modalPresentationStyle = .pageSheet
      case .fullScreen: modal.modalPresentationStyle = .fullScreen
      case .pushPresentation:
        return screen.presentAsPush(
          SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue)))
      case .search:
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = false
        return screen.present(search, animated: true)
      }
      screen.present(modal, animated: true)
    }
  }

  private func press(_ rig: Rig) throws {
    let key = Key(frame: CGRect(x: 60, y: 240, width: 80, height: 80))
    key.backgroundColor = .green
    rig.navigation.topViewController?.view.addSubview(key)
    rig.host.advance(by: 0.1)
    let screen = try #require(rig.navigation.topViewController)
    key.addAction(
      UIAction { [unowned rig] _ in
        rig.navigation.pushViewController(ColorScreen("next", .red), animated: true)
      }, for: .touchUpInside)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 280))
    rig.host.advance(by: 0.1)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 280))
    rig.host.advance(by: 1)
    #expect(rig.titles.last == "next")
    let image = try #require(rig.navigation.snapshot(for: screen)?.cgImage)
    let pixel = image.color(x: 100, y: 280)
    #expect(pixel.blue < 5 && pixel.green > 250, "stored as it's pressed")
  }

  /// A modal that the root presents as it appears.
  @Test(arguments: Cover.allCases, [true, false])
  func aPushAfterACoverStoresTheScreenReleased(_ cover: Cover, atOnce: Bool) throws {
    let root = ColorScreen("root", .white)
    if atOnce { root.whenAppeared = { [weak root] in root.map(cover.present) } }
    let rig = Rig(root: root)
    if !atOnce { cover.present(on: root) }
    rig.host.advance(by: 1)
    #expect(root.presentedViewController ?? rig.navigation.presentedViewController != nil)
    rig.navigation.dismiss(animated: true)
    rig.host.advance(by: 1)
    try press(rig)
  }

  private final class KeepingController: SnapshotNavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { nil }
  }

  /// An override of the app's refuses a drag in which UIKit takes part.
  @Test(arguments: [true, false])
  func aPushAfterARefusedDragStoresTheScreenReleased(isCoordinated: Bool) throws {
    let host = LinuxHost.small()
    let screens = [ColorScreen("root", .white), ColorScreen("a", .white)]
    let navigation = KeepingController(rootViewController: screens[0])
    host.show(navigation, for: 0.2)
    navigation.pushViewController(screens[1], animated: true)
    host.advance(by: 1)
    if !isCoordinated { navigation.invalidateSnapshot(for: screens[0]) }
    screens[1].snapshotNavigation.wantsCoordinatedDrag = isCoordinated
    var refusals: [NavigationDiagnostic] = []
    navigation.diagnosticHandler = { refusals.append($0) }
    host.touch(.began, at: CGPoint(x: 6, y: 200))
    host.move(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.3)
    host.touch(.ended, at: CGPoint(x: 150, y: 200))
    host.advance(by: 1)
    #expect(refusals.contains(.dragRefused(.vetoed)))
    let key = Key(frame: CGRect(x: 60, y: 240, width: 80, height: 80))
    key.backgroundColor = .green
    screens[1].view.addSubview(key)
    host.advance(by: 0.1)
    key.addAction(
      UIAction { [unowned navigation] _ in
        navigation.pushViewController(ColorScreen("next", .red), animated: true)
      }, for: .touchUpInside)
    host.touch(.began, at: CGPoint(x: 100, y: 280))
    host.advance(by: 0.1)
    host.touch(.ended, at: CGPoint(x: 100, y: 280))
    host.advance(by: 1)
    let image = try #require(navigation.snapshot(for: screens[1])?.cgImage)
    #expect(image.color(x: 100, y: 280).blue < 5, "stored as it's pressed")
  }

  enum Call: CaseIterable, Sendable {
    case pop, popToRoot, push, set, dismiss
  }

  /// A screen calls as it appears with its tab, and hasn't been rendered yet: nothing is committed then,
  /// which UIKit would log.
  @Test(arguments: Call.allCases)
  func nothingIsCommittedInAnAppearanceCallback(_ call: Call) {
    let host = LinuxHost.small()
    let (root, screen) = (ColorScreen("root", .red), ColorScreen("a", .green))
    let navigation = SnapshotNavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.show(tabs, for: 0.2)
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
    tabs.selectedIndex = 1
    host.advance(by: 1)
    screen.whenAppeared = { [unowned navigation] in
      switch call {
      case .pop: navigation.popViewController(animated: true)
      case .popToRoot: navigation.popToRootViewController(animated: true)
      case .push: navigation.pushViewController(ColorScreen("b", .blue), animated: true)
      case .set: navigation.setViewControllers([root], animated: true)
      case .dismiss:
        navigation.presentAsPush(
          SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue)))
      }
    }
    tabs.selectedIndex = 0
    host.advance(by: 1)
    #expect(host.log.isEmpty, "\(host.log)")
    switch call {
    case .pop, .popToRoot, .set: #expect(navigation.viewControllers.count == 1)
    case .push: #expect(navigation.viewControllers.count == 3)
    case .dismiss: #expect(tabs.presentedViewController != nil)
    }
  }

  /// UIKit shows a screen that was pushed without animation with the next layout.
  @Test(arguments: ["willAppear", "isAppearing", "didAppear"], [true, false])
  func nothingIsCommittedAsAScreenPresentsAsItComes(_ callback: String, isSwitchedOff: Bool) {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    host.show(navigation, for: 0.2)
    UIView.setAnimationsEnabled(!isSwitchedOff)
    defer { UIView.setAnimationsEnabled(true) }
    navigation.pushViewController(PresentingScreen(in: callback), animated: isSwitchedOff)
    host.advance(by: 1)
    #expect(host.log.isEmpty, "\(host.log)")
    #expect(navigation.viewControllers.count == 2)
    #expect(host.color(x: 100, y: 350) == Shade.blue)
  }

  /// An app's first screen presents before anything has been committed.
  @Test func nothingIsCapturedOfAPresenterThatHasNeverBeenCommitted() {
    let host = LinuxHost.small()
    let root = ColorScreen("root", .red)
    host.window.rootViewController = root
    host.window.makeKeyAndVisible()
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue))
    root.presentAsPush(inner)
    host.advance(by: 1)
    #expect(host.log.isEmpty, "\(host.log)")
    #expect(host.color(x: 100, y: 350) == Shade.blue)
    inner.dismiss(animated: true)
    host.advance(by: 0.2)
    #expect(host.color(x: 5, y: 350) != Shade.blue)
    host.advance(by: 1)
    #expect(host.color(x: 100, y: 350) == Shade.red)
  }
}
