import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The root of the window is replaced under a presentation.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationRootTests {
  /// The snapshot of what's covered goes with the presenter, also where the app keeps that.
  @Test(arguments: PushRig.Place.allCases, [true, false])
  func theSnapshotOfAnOldRootIsDropped(_ place: PushRig.Place, byAnotherStack: Bool) {
    let rig = PushRig(place)
    rig.present()
    rig.host.advance(by: 1)
    #expect(SnapshotNavigationController.snapshotMemoryUsage > 0)
    rig.host.window.rootViewController =
      byAnotherStack
      ? SnapshotNavigationController(rootViewController: ColorScreen("new", .blue))
      : ColorScreen("new", .blue)
    rig.host.advance(by: 1)
    #expect(SnapshotNavigationController.snapshotMemoryUsage == 0)
  }

  private func dragAway(on host: LinuxHost) {
    host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.3)
  }

  enum Modal: CaseIterable, Sendable {
    case pushPresentation, draggedPushPresentation, fullScreen, sheet
  }

  /// While a modal is on its way back to it, too.
  @Test(arguments: Modal.allCases, [0, 0.1, 0.3])
  func nothingOfAnOldRootComesAboveANewOne(_ modal: Modal, after seconds: TimeInterval) {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("a", .red))
    host.show(navigation, for: 0.2)
    navigation.pushViewController(ColorScreen("b", .red), animated: true)
    host.advance(by: 1)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .green))
    switch modal {
    case .pushPresentation, .draggedPushPresentation: navigation.presentAsPush(inner)
    case .fullScreen:
      inner.modalPresentationStyle = .fullScreen
      navigation.present(inner, animated: true)
    case .sheet:
      inner.modalPresentationStyle = .pageSheet
      navigation.present(inner, animated: true)
    }
    host.advance(by: 1)
    var phases: [NavigationEvent.Phase] = []
    let observation = inner.observeTransitions { phases.append($0.phase) }
    if modal == .draggedPushPresentation {
      dragAway(on: host)
    } else {
      inner.dismiss(animated: true)
    }
    if seconds > 0 { host.advance(by: seconds) }
    let root = UIViewController()
    root.view.backgroundColor = .blue
    host.window.rootViewController = root
    for _ in 0..<60 {
      host.advance(by: 1.0 / 60)
      let found = stride(from: CGFloat(5), to: 200, by: 20).map { host.color(x: $0, y: 350) }
      #expect(!found.contains { $0[0] > 60 && $0[1] < 60 }, "\(found)")
    }
    #expect(host.color(x: 100, y: 350) == Shade.blue)
    #expect(navigation.view.window == nil)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
    if let last = phases.last { #expect(last == .didFinish || last == .didCancel) }
    withExtendedLifetime(observation) {}
  }

  /// A presenter whose view was put into the window without a parent can be dragged back to, too.
  @Test func aModalOfAScreenWithoutAParentIsDraggedAway() {
    let host = LinuxHost.small()
    let root = UIViewController()
    host.show(root, for: 0.2)
    let loose = ColorScreen("loose", .red)
    loose.view.frame = host.window.bounds
    root.view.addSubview(loose.view)
    host.advance(by: 0.2)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .green))
    loose.presentAsPush(inner)
    host.advance(by: 1)
    dragAway(on: host)
    host.advance(by: 1)
    #expect(inner.presentingViewController == nil)
    #expect(host.color(x: 100, y: 350) == Shade.red)
  }

  /// A tab that hasn't been selected yet presents, and its view isn't loaded.
  @Test func aModalOfATabThatIsNotLoadedIsDraggedAway() {
    let host = LinuxHost.small()
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [ColorScreen("first", .red), other]
    host.show(tabs, for: 0.2)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .green))
    other.presentAsPush(inner)
    host.advance(by: 1)
    #expect(!other.isViewLoaded && inner.presentingViewController === tabs)
    dragAway(on: host)
    host.advance(by: 1)
    #expect(inner.presentingViewController == nil)
    #expect(host.color(x: 100, y: 200) == Shade.red)
  }
}
