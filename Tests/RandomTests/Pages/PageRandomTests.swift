import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Whatever is done, list, top and views agree, and nothing is left.
@MainActor @Suite(.serialized, .warningsAreRead)
struct PageRandomTests {
  @Test func whateverIsDoneListTopAndViewsAgreeAndNothingIsLeft() {
    Sampling.current.play(
      "PageRandomTests", sampled: 4_000, soaked: 1_000_000, each: Soak.isOn ? 100_000 : 2_000
    ) { PageStory(seed: $0, under: $1) }
  }
}

/// One device and what is done to its pages.
@MainActor
private struct PageStory: SteppedStory {
  private static let looks: [any Choreography] = [
    .parallax, .moveIn, .cover, .fade, .sideways, .reveal, .rise,
  ]

  private var dice: StepDice
  private let rig = PageRig()
  private let everyone: [UIView]
  private var expected: [UIView]
  private var count = 0
  private(set) var told: [String] = []

  init(seed: UInt64, under setting: UnsureSetting) {
    dice = StepDice(seed: seed)
    setting.change(&rig.host.settings)
    let pages = (0..<6).map { ColorPage("\($0)", [.green, .blue, .red][$0 % 3]) }
    for (index, page) in pages.enumerated() where index % 2 == 0 {
      rig.stack.setInsets(PageInsets(top: CGFloat(index * 20)), for: page)
    }
    everyone = pages + [rig.root]
    expected = [rig.root]
    rig.stack.configuration.timing = .curve(duration: 0.05, .linear)
  }

  mutating func step() -> String? {
    let look = dice.roll(Self.looks.count)
    rig.stack.configuration.pushChoreography = Self.looks[look]
    rig.stack.configuration.popChoreography = look == 1 ? .reveal : nil
    // What is under a finger or settling is decided by the next call.
    if rig.stack.isDragged {
      rig.stack.settleAtOnce()
      expected = rig.stack.pages
    }
    let isRight = act()
    rig.calls = []
    guard isRight, rig.stack.pages == expected, rig.stack.topPage === expected.last else {
      return "\(rig.names) isn't what the calls say"
    }
    if dice.roll(4) == 0 { rig.host.advance(by: dice.roll(2) == 0 ? 1.0 / 60 : 0.1) }
    count += 1
    guard count % 50 == 0 else { return nil }
    rig.host.advance(by: 0.5)
    return complaintAtRest
  }

  mutating func end() -> String? {
    rig.rest()
    return complaintAtRest
  }

  private var complaintAtRest: String? { rig.leftovers.first ?? rig.host.log.first }

  /// - Returns: Whether the call answers what it has to.
  private mutating func act() -> Bool {
    let stack = rig.stack
    let animated = dice.roll(3) > 0
    let page = dice.pick(everyone)
    var isRight = true
    switch dice.roll(11) {
    case 0, 1, 2:
      isRight = stack.push(page, animated: animated) == !expected.contains(page)
      if !expected.contains(page) { expected.append(page) }
      told.append("push")
    case 3:
      let popped = stack.pop(animated: animated)
      isRight = popped === (expected.count > 1 ? expected.removeLast() : nil)
      told.append("pop")
    case 4:
      let popped = stack.pop(to: page, animated: animated)
      if let index = expected.firstIndex(of: page) {
        isRight = popped == Array(expected[(index + 1)...])
        expected = Array(expected[...index])
      } else {
        isRight = popped.isEmpty
      }
      told.append("pop to")
    case 5:
      isRight = stack.popToRoot(animated: animated) == Array(expected.dropFirst())
      expected = Array(expected.prefix(1))
      told.append("root")
    case 6:
      let left = stack.setPages([page], animated: animated)
      isRight = left == expected.filter { $0 !== page }
      expected = [page]
      told.append("new root")
    case 8:
      let isFree = !expected.dropFirst().contains(page)
      let left = stack.setPages([page] + expected.dropFirst(), animated: animated)
      isRight = left == (isFree ? expected.prefix(1).filter { $0 !== page } : [])
      if isFree { expected[0] = page }
      told.append("reset root")
    case 9:
      let next = everyone.filter { _ in dice.roll(2) == 0 }
      let left = stack.setPages(next, animated: animated)
      isRight = left == (next.isEmpty ? [] : expected.filter { !next.contains($0) })
      if !next.isEmpty { expected = next }
      told.append("set")
    case 7:
      let side = PageStackView.Side.allCases[dice.roll(4)]
      let old = stack.replaceTop(with: page, from: side, animated: animated)
      isRight = old === (expected.contains(page) ? nil : expected.last)
      if !expected.contains(page) { expected[expected.count - 1] = page }
      told.append("replace")
    default:
      let start = CGPoint(x: 20, y: 130)
      let share = [0.2, 0.65, 0.85][dice.roll(3)] as CGFloat
      let way =
        dice.roll(3) == 0
        ? CGVector(dx: 0, dy: share * 300) : CGVector(dx: share * 200, dy: 0)
      stack.bringToRest()
      if dice.roll(3) == 0 {
        rig.host.scroll(at: start, by: way, duration: 0.1)
      } else {
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        rig.host.drag(from: start, to: end, duration: 0.1)
      }
      stack.bringToRest()
      let isPopped = stack.pages.count == expected.count - 1
      if isPopped { expected.removeLast() }
      told.append("drag")
    }
    return isRight
  }
}
