import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A bar that can't move with its screen: upright at a side (iOS 27.1), or drawn by a parent (iOS 27.3).
@MainActor @Suite(.warningsAreRead)
struct LibraryBarElsewhereTests {
  enum Place: CaseIterable, Sendable { case leading, trailing, parent, window }

  @MainActor
  private final class Stack {
    let host = LinuxHost(size: Rig.size, scale: 1, safeArea: .zero)
    let navigation: SnapshotNavigationController
    let next = UIViewController()
    var diagnostics: [NavigationDiagnostic] = []
    var events: [NavigationEvent.Phase] = []
    private var observation: TransitionObservation?

    init(_ place: Place, hidesBars: Bool = false) {
      if place == .parent || place == .window { host.settings.navigationBarHome = .parent }
      let root = UIViewController()
      (root.title, next.title) = ("root", "next")
      (root.view.backgroundColor, next.view.backgroundColor) = (.red, .green)
      for screen in [root, next] where hidesBars {
        screen.snapshotNavigation.navigationBar = .hidden
      }
      navigation = SnapshotNavigationController(rootViewController: root)
      navigation.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
      host.show(
        place == .parent ? LibraryTabBarTests.Tabs.container(around: navigation) : navigation,
        for: 0.3)
      if place == .leading { host.runtime.changeVerticalBarEdge(to: .leading) }
      if place == .trailing { host.runtime.changeVerticalBarEdge(to: .trailing) }
      host.advance(by: 0.3)
      observation = navigation.observeTransitions { [weak self] in self?.events.append($0.phase) }
    }

    var showsSnapshots: Bool { host.window.descendants.contains { $0 is TransitionView } }

    func dragBack() {
      host.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 190, y: 300), duration: 0.3)
      host.advance(by: 1)
    }
  }

  @Test(arguments: Place.allCases)
  func uikitShowsThePushAndThePopAndTheDragStandsBack(_ place: Place) {
    let stack = Stack(place)
    stack.navigation.pushViewController(stack.next, animated: true)
    stack.host.advance(by: 0.1)
    #expect(!stack.showsSnapshots)
    #expect(stack.navigation.transitionCoordinator != nil)
    stack.host.advance(by: 1)
    #expect(stack.events == [.willBegin, .didFinish])
    #expect(stack.diagnostics == [.barElsewhere])
    stack.diagnostics = []
    stack.dragBack()
    #expect(stack.diagnostics.contains(.dragRefused(.barElsewhere)))
    // UIKit's own gestures are on.
    #expect(stack.navigation.viewControllers.count == 1)
    #expect(!stack.showsSnapshots)
    #expect(stack.navigation.isAtRest)
    #expect(stack.host.log.isEmpty, "\(stack.host.log)")
  }

  /// It's asked of a bar that is shown; where both screens hide it, snapshots are.
  @Test(arguments: Place.allCases)
  func screensWithoutABarMoveAsEver(_ place: Place) {
    let stack = Stack(place, hidesBars: true)
    stack.navigation.pushViewController(stack.next, animated: true)
    stack.host.advance(by: 0.1)
    #expect(stack.showsSnapshots)
    stack.host.advance(by: 1)
    stack.dragBack()
    #expect(stack.navigation.viewControllers.count == 1)
    #expect(!stack.diagnostics.contains(.dragRefused(.barElsewhere)))
  }

  /// Asked at each transition: the bar comes back, and snapshots are shown.
  @Test func aBarThatComesBackMovesWithItsScreenAgain() {
    let stack = Stack(.trailing)
    stack.navigation.pushViewController(stack.next, animated: true)
    stack.host.advance(by: 1)
    stack.host.runtime.changeVerticalBarEdge(to: .unspecified)
    stack.host.advance(by: 0.3)
    stack.navigation.popViewController(animated: true)
    stack.host.advance(by: 0.1)
    #expect(stack.showsSnapshots)
    stack.host.advance(by: 1)
    #expect(stack.navigation.viewControllers.count == 1)
  }

  /// A snapshot that was taken beside an upright bar isn't shown without it, nor the other way round.
  @Test func aSnapshotFromBesideAnUprightBarIsStale() {
    let stack = Stack(.trailing, hidesBars: true)
    stack.navigation.pushViewController(stack.next, animated: true)
    stack.host.advance(by: 1)
    stack.host.runtime.changeVerticalBarEdge(to: .leading)
    stack.host.advance(by: 0.3)
    stack.diagnostics = []
    stack.navigation.popViewController(animated: true)
    stack.host.advance(by: 1)
    #expect(stack.diagnostics == [.snapshotStale([.safeArea])])
  }

  /// The screen ahead is named only as the drag begins.
  @Test(arguments: [true, false])
  func aDragForwardToAScreenWithAnUprightBarStandsBack(hidesBar: Bool) {
    let stack = Stack(.trailing, hidesBars: true)
    let chapter = LibraryForwardDragTests.Chapter("one", .cyan, hidesBar: true)
    chapter.following = ColorScreen("two", .green, hidesBar: hidesBar)
    stack.navigation.pushViewController(chapter, animated: false)
    stack.host.advance(by: 0.3)
    stack.host.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.3)
    stack.host.advance(by: 1)
    #expect(stack.navigation.viewControllers.count == (hidesBar ? 3 : 2))
    #expect(stack.diagnostics.contains(.dragRefused(.barElsewhere)) == !hidesBar)
  }

  /// The presenter is no stack of the library's, and the presented one isn't in a window yet.
  @Test func uikitPresentsOverAnyStackWithAnUprightBar() {
    let host = LinuxHost(size: Rig.size, scale: 1, safeArea: .zero)
    let plain = UINavigationController(rootViewController: ColorScreen("plain", .red))
    host.show(plain, for: 0.3)
    host.runtime.changeVerticalBarEdge(to: .leading)
    host.advance(by: 0.3)
    let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .blue))
    plain.presentAsPush(modal)
    for _ in 0..<10 {
      host.advance(by: 0.05)
      #expect(!host.window.descendants.contains { $0 is TransitionView })
    }
    host.advance(by: 1)
    #expect(plain.presentedViewController === modal)
  }

  @Test(arguments: Place.allCases)
  func uikitPresentsWhatWouldSlideInLikeAPush(_ place: Place) {
    let stack = Stack(place)
    let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .blue))
    modal.diagnosticHandler = { stack.diagnostics.append($0) }
    stack.navigation.topViewController?.presentAsPush(modal)
    stack.host.advance(by: 0.1)
    #expect(!stack.showsSnapshots)
    stack.host.advance(by: 1)
    #expect(modal.presentingViewController != nil)
    #expect(stack.diagnostics.contains(.barElsewhere))
    modal.dismiss(animated: true)
    stack.host.advance(by: 1)
    #expect(modal.presentingViewController == nil)
    #expect(stack.host.log.isEmpty, "\(stack.host.log)")
  }
}
