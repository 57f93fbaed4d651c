import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Somebody drags a corner of the window, which changes its size in each frame.
@MainActor @Suite(.warningsAreRead)
struct LibraryInteractiveResizeTests {
  private static let sizes = (1...8).map {
    CGSize(width: Rig.size.width + CGFloat(4 * $0), height: Rig.size.height)
  }

  private func resize(_ rig: Rig, _ work: @escaping (Int) -> Void) {
    var step = 0
    rig.host.activate()
    rig.host.runtime.resize(through: Self.sizes) {
      work(step)
      step += 1
      rig.host.advance(by: 1.0 / 60)
    }
    rig.host.advance(by: 1)
  }

  @Test(arguments: [true, false])
  func nothingIsCapturedMeanwhile(animated: Bool) {
    let rig = Rig()
    let captures = rig.host.runtime.captures
    resize(rig) { step in
      guard step == 3 else { return }
      rig.navigation.pushViewController(ColorScreen("a", .green), animated: animated)
    }
    #expect(rig.titles == ["root", "a"])
    #expect(rig.host.runtime.captures == captures)
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
    #expect(rig.leftovers.isEmpty)
    // At rest again, all is as ever.
    rig.push(ColorScreen("b", .blue))
    #expect(rig.navigation.snapshot(for: rig.navigation.viewControllers[1]) != nil)
  }

  @Test func aFingerCannotBeginADragMeanwhile() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    resize(rig) { step in
      let x = CGFloat(20 + 15 * step)
      rig.host.touch(step == 0 ? .began : .moved, at: CGPoint(x: x, y: 300))
      #expect(rig.navigation.isAtRest)
    }
    rig.host.touch(.ended, at: CGPoint(x: 125, y: 300))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  /// Every snapshot has another size then: the live screen is shown beneath, and may be dragged.
  @Test(arguments: [true, false])
  func afterItTheLiveScreenIsShown(drags: Bool) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    resize(rig) { _ in }
    if drags {
      rig.dragBack()
    } else {
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 0.2)
      #expect(!rig.stages.isEmpty)
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// What waits to be drawn, or stands for a screen, isn't lost by the resizing alone.
  @Test func whatRunsAsItBeginsEndsOnce() {
    let rig = Rig()
    var phases: [NavigationEvent.Phase] = []
    let observation = rig.navigation.observeTransitions { event in
      if case .progress = event.phase { return }
      phases.append(event.phase)
    }
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    resize(rig) { _ in }
    #expect(phases == [.willBegin, .didFinish])
    observation.cancel()
    #expect(rig.leftovers.isEmpty)
  }
}
