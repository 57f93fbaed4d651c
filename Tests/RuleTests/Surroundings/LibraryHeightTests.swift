import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A height that changes ends nothing by itself: sheets have detents, and bars come and go around a
/// stack.
@MainActor @Suite(.warningsAreRead)
struct LibraryHeightTests {
  enum Midst: CaseIterable, Sendable {
    case push, pop, popOverLiveScreen, drag, dragOverLiveScreen

    var isDrag: Bool { self == .drag || self == .dragOverLiveScreen }
  }

  enum Moment: CaseIterable, Sendable { case inTurn, later }

  private let host = LinuxHost.small()
  private let container = UIViewController()
  private let navigation: SnapshotNavigationController
  private let screen = ColorScreen("a", .green, hidesBar: true)

  init() {
    navigation = SnapshotNavigationController(
      rootViewController: ColorScreen("root", .red, hidesBar: true))
    navigation.configuration.timing = .curve(duration: 0.5, .linear)
    container.view.backgroundColor = .blue
    container.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 340)
    navigation.view.autoresizingMask = []
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    host.show(container, for: 0.3)
  }

  private var stages: [UIView] { host.window.descendants.filter(\.isStage) }

  private func begin(_ midst: Midst) {
    if midst != .push {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
    if midst == .popOverLiveScreen || midst == .dragOverLiveScreen {
      navigation.viewControllers.first.map(navigation.invalidateSnapshot)
    }
    switch midst {
    case .push: navigation.pushViewController(screen, animated: true)
    case .pop, .popOverLiveScreen: navigation.popViewController(animated: true)
    case .drag, .dragOverLiveScreen:
      host.touch(.began, at: CGPoint(x: 20, y: 200))
      host.move(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.2)
    }
  }

  /// Where the upper screen begins at the height of `y`, and the color there.
  private func edge(y: CGFloat) -> Int {
    (0..<200).first { host.color(x: CGFloat($0), y: y)[1] > 200 } ?? 200
  }

  @Test(
    arguments: [-1, -60, 40] as [CGFloat],
    Midst.allCases.flatMap { midst in
      Moment.allCases.map { (midst, $0) }
    })
  func theMotionGoesOn(by change: CGFloat, _ motion: (midst: Midst, moment: Moment)) {
    let (midst, moment) = motion
    begin(midst)
    if moment == .later { host.advance(by: 0.1) }
    var last = moment == .later ? edge(y: 100) : nil
    navigation.view.frame.size.height += change
    let bottom = 340 + change
    var moving = 0
    for frame in 0..<22 {
      host.advance(by: 1.0 / 60)
      if stages.isEmpty { continue }
      moving += 1
      let now = edge(y: 100)
      if let last { #expect(abs(now - last) < 16, "frame \(frame): \(last), \(now)") }
      last = now
      // To its new end it's a screen, whichever.
      let color = host.color(x: 199, y: bottom - 2)
      #expect(color[2] < 20 && max(color[0], color[1]) > 100, "frame \(frame): \(color)")
      #expect(host.color(x: 100, y: bottom + 2) == Shade.blue)
    }
    #expect(moving >= (midst.isDrag ? 22 : 20))
    if midst.isDrag {
      #expect(navigation.isFingerFollowed)
      host.move(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
      host.touch(.ended, at: CGPoint(x: 190, y: 200))
    }
    host.advance(by: 1)
    #expect(stages.isEmpty && navigation.isAtRest)
    #expect(navigation.viewControllers.count == (midst == .push ? 2 : 1))
    #expect(host.color(x: 100, y: bottom - 2) == (midst == .push ? Shade.green : Shade.red))
  }

  enum Sizing: CaseIterable, Sendable { case detent, preferredSize, transition }

  /// A sheet gets as high as the screen that comes needs it.
  @Test(arguments: Sizing.allCases, [true, false])
  func aSheetThatGetsAnotherHeightEndsNothing(_ sizing: Sizing, isBefore: Bool) {
    host.window.rootViewController = UIViewController()
    host.advance(by: 0.2)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    navigation.configuration.timing = .curve(duration: 0.5, .linear)
    navigation.modalPresentationStyle = .pageSheet
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    host.window.rootViewController?.present(navigation, animated: false)
    host.advance(by: 0.5)
    func change() {
      switch sizing {
      case .detent:
        navigation.sheetPresentationController?.selectedDetentIdentifier = .large
      case .preferredSize: navigation.preferredContentSize = CGSize(width: 200, height: 350)
      case .transition:
        let size = CGSize(
          width: navigation.view.bounds.width, height: navigation.view.bounds.height - 20)
        navigation.viewWillTransition(to: size, with: IdleCoordinator(isAnimated: false))
      }
    }
    if isBefore { change() }
    navigation.pushViewController(screen, animated: true)
    if !isBefore { change() }
    host.advance(by: 0.1)
    for _ in 0..<20 {
      host.advance(by: 1.0 / 60)
      #expect(!stages.isEmpty)
    }
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    navigation.sheetPresentationController?.selectedDetentIdentifier = .medium
    for _ in 0..<20 {
      host.advance(by: 1.0 / 60)
      #expect(!stages.isEmpty)
    }
    host.advance(by: 1)
    #expect(stages.isEmpty && navigation.isAtRest)
    #expect(navigation.viewControllers.count == 1)
  }
}
