import Foundation
import PageStack
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
struct PageRandomTests {
  /// 2,000 operations of each seed; `SOAK=1` makes it 100,000.
  private static let operations = Soak.isOn ? 100_000 : 2_000

  private static let command = Sampling.current.command(toRepeat: "PageRandomTests")

  @Test(arguments: Sampling.current.seeds(10, sampled: 2))
  func whateverIsDoneListTopAndViewsAgreeAndNothingIsLeft(seed: UInt64) {
    var dice = Dice(seed: seed)
    let rig = PageRig()
    let pages = (0..<6).map { ColorPage("\($0)", [.green, .blue, .red][$0 % 3]) }
    for (index, page) in pages.enumerated() where index % 2 == 0 {
      rig.stack.setInsets(PageInsets(top: CGFloat(index * 20)), for: page)
    }
    let everyone: [UIView] = pages + [rig.root]
    rig.stack.configuration.timing = .curve(duration: 0.05, .linear)
    let looks: [any Choreography] = [
      .parallax, .moveIn, .cover, .fade, .sideways, .reveal, .rise,
    ]
    var expected: [UIView] = [rig.root]
    var story: [String] = []

    for step in 0..<Self.operations {
      let animated = dice.roll(3) > 0
      let page = everyone[dice.roll(everyone.count)]
      let look = dice.roll(looks.count)
      rig.stack.configuration.pushChoreography = looks[look]
      rig.stack.configuration.popChoreography = look == 1 ? .reveal : nil
      var isRight = true
      // What is under a finger or settling is decided by the next call.
      if rig.stack.isDragged {
        rig.stack.settleAtOnce()
        expected = rig.stack.pages
      }
      switch dice.roll(11) {
      case 0, 1, 2:
        isRight = rig.stack.push(page, animated: animated) == !expected.contains(page)
        if !expected.contains(page) { expected.append(page) }
        story.append("push")
      case 3:
        let popped = rig.stack.pop(animated: animated)
        isRight = popped === (expected.count > 1 ? expected.removeLast() : nil)
        story.append("pop")
      case 4:
        let popped = rig.stack.pop(to: page, animated: animated)
        if let index = expected.firstIndex(of: page) {
          isRight = popped == Array(expected[(index + 1)...])
          expected = Array(expected[...index])
        } else {
          isRight = popped.isEmpty
        }
        story.append("pop to")
      case 5:
        isRight = rig.stack.popToRoot(animated: animated) == Array(expected.dropFirst())
        expected = Array(expected.prefix(1))
        story.append("root")
      case 6:
        let left = rig.stack.setPages([page], animated: animated)
        isRight = left == expected.filter { $0 !== page }
        expected = [page]
        story.append("new root")
      case 8:
        let isFree = !expected.dropFirst().contains(page)
        let left = rig.stack.setPages([page] + expected.dropFirst(), animated: animated)
        isRight = left == (isFree ? expected.prefix(1).filter { $0 !== page } : [])
        if isFree { expected[0] = page }
        story.append("reset root")
      case 9:
        let next = everyone.filter { _ in dice.roll(2) == 0 }
        let left = rig.stack.setPages(next, animated: animated)
        isRight = left == (next.isEmpty ? [] : expected.filter { !next.contains($0) })
        if !next.isEmpty { expected = next }
        story.append("set")
      case 7:
        let side = PageStackView.Side.allCases[dice.roll(4)]
        let old = rig.stack.replaceTop(with: page, from: side, animated: animated)
        isRight = old === (expected.contains(page) ? nil : expected.last)
        if !expected.contains(page) { expected[expected.count - 1] = page }
        story.append("replace")
      default:
        let start = CGPoint(x: 20, y: 130)
        let share = [0.2, 0.65, 0.85][dice.roll(3)] as CGFloat
        let way =
          dice.roll(3) == 0
          ? CGVector(dx: 0, dy: share * 300) : CGVector(dx: share * 200, dy: 0)
        rig.stack.bringToRest()
        if dice.roll(3) == 0 {
          rig.host.scroll(at: start, by: way, duration: 0.1)
        } else {
          let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
          rig.host.drag(from: start, to: end, duration: 0.1)
        }
        rig.stack.bringToRest()
        let isPopped = rig.stack.pages.count == expected.count - 1
        if isPopped { expected.removeLast() }
        story.append("drag")
      }
      guard isRight, rig.stack.pages == expected, rig.stack.topPage === expected.last else {
        Issue.record("seed \(seed), operation \(step): \(story.suffix(6)); \(Self.command)")
        return
      }
      if dice.roll(4) == 0 { rig.host.advance(by: dice.roll(2) == 0 ? 1.0 / 60 : 0.1) }
      if step % 50 == 49 {
        rig.host.advance(by: 0.5)
        guard rig.leftovers.isEmpty else {
          Issue.record(
            "seed \(seed), operation \(step): \(rig.leftovers) \(story.suffix(6)); \(Self.command)")
          return
        }
        story = []
      }
      rig.calls = []
    }
    rig.rest()
    #expect(rig.leftovers.isEmpty, "seed \(seed); \(Self.command)")
    #expect(rig.host.log.isEmpty, "seed \(seed); \(Self.command)")
  }
}
