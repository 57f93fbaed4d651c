import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A window is resized live, step by step, as somebody drags its corner.
@MainActor @Suite(.warningsAreRead)
struct LibraryLiveResizeTests {
  enum Midst: CaseIterable, Sendable {
    case push, pop, popOverLiveScreen, drag, dragOverLiveScreen, settle
    case trailingPush, trailingPop, reveal

    var stack: [String] {
      switch self {
      case .pop, .popOverLiveScreen, .trailingPop, .reveal: ["root"]
      case .push, .drag, .dragOverLiveScreen, .settle, .trailingPush: ["root", "a"]
      }
    }

    var end: NavigationEvent.Phase {
      switch self {
      case .drag, .dragOverLiveScreen, .settle: .didCancel
      default: .didFinish
      }
    }

    var hasFinger: Bool {
      switch self {
      case .drag, .dragOverLiveScreen, .trailingPush, .trailingPop: true
      default: false
      }
    }
  }

  private static let finger = CGPoint(x: 190, y: 380)

  private func begin(_ midst: Midst, _ rig: Rig) {
    let screen = ColorScreen("a", .green)
    switch midst {
    case .push, .trailingPush: rig.navigation.pushViewController(screen, animated: true)
    default: rig.push(screen)
    }
    if midst == .popOverLiveScreen || midst == .dragOverLiveScreen {
      rig.navigation.invalidateSnapshot(for: rig.root)
    }
    switch midst {
    case .push, .trailingPush: break
    case .pop, .popOverLiveScreen, .trailingPop, .reveal:
      rig.navigation.popViewController(animated: true)
    case .drag, .dragOverLiveScreen: rig.grab(moving: 60)
    case .settle:
      rig.grab(moving: 60)
      rig.letGo(at: 80)
    }
    rig.host.advance(by: midst == .reveal ? 0.45 : midst == .settle ? 0.05 : 0.1)
    switch midst {
    case .trailingPush, .trailingPop:
      rig.host.touch(.began, at: Self.finger, finger: 1)
      #expect(rig.navigation.isTrailing)
    default: #expect(!rig.stages.isEmpty)
    }
  }

  /// Every view that shows a picture, with the size it has.
  private func pictures(_ rig: Rig) -> [(view: UIView, size: CGSize)] {
    let all = rig.host.window.descendants.filter { view in
      view.isSnapshot || view.superview?.isSnapshot == true
        || sequence(first: view, next: \.superview).contains { $0 is TransitionView }
    }
    return all.map { ($0, $0.layer.bounds.size) }
  }

  @Test(arguments: Midst.allCases, [3, -3] as [CGFloat])
  func whatMovesEndsOnceAndNothingIsStretched(_ midst: Midst, step: CGFloat) {
    let rig = Rig()
    begin(midst, rig)
    let before = pictures(rig)
    var size = Rig.size
    for _ in 0..<10 {
      size.width += step
      size.height += step
      rig.host.resize(to: size)
      for (view, old) in before + pictures(rig) where view.window != nil {
        #expect(view.layer.bounds.size == old, "\(view)")
        #expect(view.contentScale == 1, "\(view)")
      }
      #expect(rig.stages.isEmpty)
      #expect(rig.navigation.isAtRest)
      rig.host.advance(by: 1.0 / 60)
      #expect(rig.stages.isEmpty)
      let shade = midst.stack.count == 1 ? Shade.red : Shade.green
      let corner = rig.host.pixel(at: CGPoint(x: size.width - 2, y: size.height - 2))
      #expect([corner.red, corner.green, corner.blue] == shade)
      #expect(rig.ends == [.willBegin, midst.end])
    }
    if midst.hasFinger {
      for finger in 0...1 { rig.host.touch(.ended, at: Self.finger, finger: finger) }
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == midst.stack)
    #expect(rig.ends == [.willBegin, midst.end])
    #expect(rig.leftovers.isEmpty)
    #expect(!rig.host.window.descendants.contains { $0.isClippedSnapshot == false })
  }

  /// What was left in another size no longer fits: the live screen is shown in its place.
  @Test(arguments: [true, false])
  func afterwardsNothingHasTheOldSize(byFinger: Bool) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    for step in 1...10 {
      rig.host.resize(to: CGSize(width: 200 + 10 * step, height: 400 + 10 * step))
      rig.host.advance(by: 1.0 / 60)
    }
    rig.host.advance(by: 1)
    var told: [NavigationDiagnostic] = []
    rig.navigation.diagnosticHandler = { told.append($0) }
    if byFinger { rig.grab(moving: 220) } else { rig.navigation.popViewController(animated: true) }
    rig.host.advance(by: 0.1)
    #expect(told == [.snapshotStale([.size])])
    for stage in rig.stages { #expect(stage.bounds.size == CGSize(width: 300, height: 500)) }
    #expect(!rig.stages.isEmpty)
    // The lower screen is seen down to the edge that it didn't reach before.
    let edge = rig.host.pixel(at: CGPoint(x: 2, y: 497))
    #expect(edge.green > 150 && edge.blue < 50)
    if byFinger { rig.letGo(at: 240) }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }
}

extension UIView {
  /// How much a view is magnified, by its own transform and those around it.
  fileprivate var contentScale: CGFloat {
    sequence(first: self, next: \.superview).reduce(1) { $0 * $1.layer.transform.m11 }
  }
}
