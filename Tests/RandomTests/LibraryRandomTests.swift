import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A plain generator, so that a failing sequence can be run again by its seed.
private struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

@MainActor @Suite(.warningsAreRead)
struct LibraryRandomTests {
  @Test(arguments: 1...12)
  func whateverIsDoneTheStackIsWhatTheCallsSaidAndNothingIsLeft(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let rig = Rig()
    var expected = ["root"]
    var story: [String] = []
    var number = 0
    for _ in 0..<40 {
      let animated = dice.roll(3) > 0
      switch dice.roll(7) {
      case 0, 1, 2:
        number += 1
        let colors: [UIColor] = [.green, .blue, .red]
        let screen = ColorScreen(
          "\(number)", colors[number % 3], hidesBar: [true, false, nil][dice.roll(3)])
        rig.navigation.pushViewController(screen, animated: animated)
        expected.append("\(number)")
        story.append("push \(number) \(animated)")
      case 3:
        rig.navigation.popViewController(animated: animated)
        if expected.count > 1 { expected.removeLast() }
        story.append("pop \(animated)")
      case 4:
        rig.navigation.popToRootViewController(animated: animated)
        expected = Array(expected.prefix(1))
        story.append("root \(animated)")
      case 5:
        let kept = rig.navigation.viewControllers.filter { _ in dice.roll(3) > 0 }
        let stack = kept.isEmpty ? [rig.root] : kept
        rig.navigation.setViewControllers(stack, animated: animated)
        expected = stack.compactMap(\.title)
        story.append("set \(expected) \(animated)")
      default:
        rig.host.advance(by: 1)
        let distance: CGFloat = dice.roll(2) == 0 ? 60 : 150
        rig.grab(moving: distance)
        rig.letGo(at: 20 + distance)
        if dice.roll(2) == 0 { rig.host.advance(by: 1) }
        if distance > 100, expected.count > 1 { expected.removeLast() }
        story.append("drag \(distance)")
        // A drag that is settling is finished by whatever comes next.
        rig.navigation.settleAtOnce()
      }
      guard rig.titles == expected else {
        Issue.record("\(rig.titles) is not \(expected): \(story)")
        return
      }
      rig.host.advance(by: [1.0 / 60, 0.05, 0.2, 1][dice.roll(4)])
    }
    rig.host.advance(by: 2)
    #expect(rig.titles == expected, "seed \(seed): \(story)")
    #expect(rig.leftovers.isEmpty, "seed \(seed): \(story)")
    #expect(rig.host.log.isEmpty, "seed \(seed): \(story)")
  }
}
