import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor
struct PushPresentationRandomTests {
  @Test(arguments: 1...8)
  func whateverIsDoneStackPresentationAndScreenAgree(seed: Int) {
    var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let rig = PushRig(PushRig.Place.allCases[seed % 4])
    var depth = 1
    var isPresented = false
    var story: [String] = []
    for _ in 0..<30 {
      let animated = roll(3) > 0
      switch (roll(5), isPresented) {
      case (_, false):
        rig.present(animated: animated)
        isPresented = true
        story.append("present")
      case (0, true):
        rig.dismiss(animated: animated)
        isPresented = false
        story.append("dismiss")
      case (1, true), (2, true):
        rig.inner.pushViewController(ColorScreen("deep", .blue), animated: animated)
        depth += 1
        story.append("push")
      case (3, true):
        rig.inner.popViewController(animated: animated)
        depth = max(depth - 1, 1)
        story.append("pop")
      default:
        rig.host.advance(by: 1)
        let isFar = roll(2) == 0
        rig.drag(by: isFar ? 150 : 50)
        if isFar, depth > 1 { depth -= 1 } else if isFar { isPresented = false }
        story.append("drag \(isFar)")
      }
      rig.host.advance(by: [1.0 / 60, 0.1, 1][roll(3)])
      guard rig.isPresented == isPresented, rig.inner.viewControllers.count == depth else {
        Issue.record("\(rig.isPresented) \(rig.inner.viewControllers.count): \(story)")
        return
      }
    }
    rig.host.advance(by: 2)
    #expect(rig.leftovers.isEmpty, "seed \(seed): \(story)")
    #expect(rig.host.log.isEmpty, "seed \(seed): \(story)")
  }
}
