import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Fingers at the edge and elsewhere, trackpads and keys, over everything that may lie beneath them:
/// who gets them is what the documentation says, and nothing is left behind.
@MainActor @Suite(.serialized, .warningsAreRead)
struct InputRandomTests {
  @Test func whateverIsDoneTheRightOneGetsIt() throws {
    let table = try GestureContent.documented()
    Sampling.current.play("InputRandomTests") {
      InputStory(seed: $0, table: table, under: $1)
    }
  }
}

/// One device and what is done to it.
@MainActor
private struct InputStory: SteppedStory {
  private enum Path: CaseIterable { case finishes, goesBack, isCaught }

  private var dice: StepDice
  /// Apart from the others, so that a seed tells the same story in every rhythm.
  private var rhythms: StepDice
  private let table: [String: [String]]
  private let rig: Rig
  private let isMirrored: Bool
  private var contents: [(content: GestureContent, owner: AnyObject?, isUsed: Bool)] = []
  private var number = 0
  private(set) var told: [String] = []

  /// Text keeps arrow keys, and a modal keeps calls, which are stories of their own.
  private static let contents = GestureContent.allCases.filter {
    $0 != .selection && $0 != .text && !$0.isPresented
  }

  init(seed: UInt64, table: [String: [String]], under setting: UnsureSetting) {
    dice = StepDice(seed: seed)
    rhythms = StepDice(seed: ~seed)
    self.table = table
    isMirrored = dice.roll(2) == 0
    let direction: UITraitEnvironmentLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    rig = OwnMemory().hold { Rig(direction: direction, under: setting) }
    // Over live screens alone, a control may keep a drag that comes early.
    rig.host.settings.snapshotViewDrawing = .always
    rig.navigation.configuration.settleResponse = 0.1
    rig.navigation.configuration.timing = .curve(duration: 0.1, .linear)
  }

  private var depth: Int { rig.navigation.viewControllers.count }

  /// What is wrong after the next step, or nil.
  mutating func step() -> String? {
    let stack = rig.titles
    let isAtRest = rig.navigation.isAtRest && rig.stages.isEmpty
    let isBelow = depth > 1
    var pops: Bool?
    switch depth == 1 ? 0 : dice.roll(10) {
    case 0, 1, 2:
      guard depth < 5 else { return nil }
      push()
      return check(nil)
    case 3:
      told.append("pop")
      let animated = dice.roll(2) == 0
      pops = isAtRest ? true : nil
      rig.navigation.popViewController(animated: animated)
    case 4, 5: pops = press()
    case 6, 7: pops = scroll()
    default: pops = drag()
    }
    if !isAtRest { pops = nil }
    if dice.roll(3) == 0 {
      // The next one comes in the midst of it.
      rig.host.advance(by: 1.0 / 60)
    } else {
      rig.host.advance(by: 1, frame: 0.1)
    }
    let wanted = pops.map { $0 && isBelow ? Array(stack.dropLast()) : stack }
    let complaint = check(wanted)
    contents.removeLast(max(0, contents.count - (depth - 1)))
    return complaint
  }

  private mutating func push() {
    number += 1
    let content = dice.pick(Self.contents)
    let screen = ColorScreen("\(number)", [.green, .blue, .red][number % 3])
    let owner = content.put(on: screen, mirrored: isMirrored)
    screen.answers = dice.roll(4) == 0 ? [.drag: false, .keyboard: false] : [:]
    // What is on its way comes to its end first.
    rig.host.advance(by: 1, frame: 0.1)
    contents.removeLast(max(0, contents.count - (depth - 1)))
    contents.append((content, owner, false))
    told.append("push \(content)\(screen.answers.isEmpty ? "" : " that says no")")
    rig.navigation.pushViewController(screen, animated: dice.roll(2) == 0)
    rig.host.advance(by: 1, frame: 0.1)
  }

  private var top: ColorScreen? { rig.navigation.topViewController as? ColorScreen }
  private var agrees: Bool { top?.answers.isEmpty ?? false }

  private mutating func press() -> Bool? {
    let key = dice.pick(["[", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow])
    told.append("press \(key)")
    // A stack inside the screen goes first.
    let isInner = contents.last?.content == .innerStack
    let isAway =
      key == (isMirrored ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow)
    let pops = agrees && !isAway
    rig.host.press(key, modifiers: .command)
    return isInner ? nil : pops
  }

  private mutating func scroll() -> Bool? {
    let finishes = dice.roll(2) == 0
    told.append("scroll \(finishes)")
    let content = contents.last?.content ?? .plain
    let point = CGPoint(x: CGFloat(dice.roll(190) + 5), y: content.height)
    let way: CGFloat = finishes ? 150 : 50
    // The screen beneath may be on top as the scroll ends.
    let agrees = agrees
    rig.host.scroll(
      at: point, by: CGVector(dx: isMirrored ? -way : way, dy: 0), duration: finishes ? 0.1 : 1)
    let isUsed = contents.last?.isUsed == true
    contents[contents.count - 1].isUsed = true
    switch content {
    case .slider, .toggle, .segments, .control, .excluded, .bar: return false
    case .scrolledCarousel, .laterPage: return isUsed ? nil : false
    case .row, .innerStack: return nil
    default: return finishes && agrees
    }
  }

  private mutating func rhythm() -> FingerRhythm {
    FingerRhythm(seed: UInt64(rhythms.roll(1_000_000)))
  }

  private mutating func drag() -> Bool? {
    let isAtEdge = dice.roll(2) == 0
    let path = dice.pick(Path.allCases)
    told.append("drag \(isAtEdge ? "at the edge" : "elsewhere") \(path)")
    let content = contents.last?.content ?? .plain
    // The drag may have popped the screen by the end.
    let agrees = agrees
    let start: CGFloat = isAtEdge ? 6 : 60
    func point(_ x: CGFloat) -> CGPoint {
      CGPoint(x: isMirrored ? 200 - x : x, y: content.height)
    }
    let way: CGFloat = path == .goesBack ? 40 : 130
    // A touch closes a row that is open, and does nothing else.
    let isRowOpen = rig.navigation.view.descendants.contains {
      ($0 as? UITableViewCell)?.configurationState.isSwiped == true
    }
    rig.host.touch(.began, at: point(start))
    rig.host.move(from: point(start), to: point(start + way), duration: 0.1, in: rhythm())
    rig.host.advance(by: path == .goesBack ? 0.3 : 1.0 / 60, frame: 0.1)
    rig.host.touch(.ended, at: point(start + way))
    if path == .isCaught {
      rig.host.advance(by: 1.0 / 60)
      rig.host.touch(.began, at: point(start + way))
      rig.host.move(from: point(start + way), to: point(10), duration: 0.2, in: rhythm())
      rig.host.advance(by: 0.3, frame: 0.1)
      rig.host.touch(.ended, at: point(10))
      // The second finger may have scrolled what's on the screen beneath.
      let beneath = contents.count - 2
      let scrolled: [GestureContent: GestureContent] = [
        .carousel: .scrolledCarousel, .firstPage: .laterPage,
      ]
      if beneath >= 0, let content = scrolled[contents[beneath].content] {
        contents[beneath].content = content
        contents[beneath].isUsed = true
      }
    }
    let isUsed = contents.last?.isUsed == true
    contents[contents.count - 1].isUsed = true
    let answer = table[content.rawValue]?[isAtEdge ? 0 : 1]
    if isRowOpen { return nil }
    switch content {
    case .innerStack: return nil
    // It may press the back button.
    case .bar: if isAtEdge || path == .goesBack { return nil }
    case .scrolledCarousel, .laterPage, .row: if isUsed, !isAtEdge { return nil }
    default: break
    }
    guard answer == "drag", agrees else { return false }
    // A finger takes back nothing that a release has decided.
    return path != .goesBack
  }

  /// What must hold after every step; `wanted` is the stack if that is known.
  private func check(_ wanted: [String]?) -> String? {
    if let first = rig.host.log.first { return first }
    let counters = rig.host.runtime.transitions
    if counters.refused > 0 { return "a transition was completed twice" }
    if rig.stages.count > 2 { return "\(rig.stages.count) stages" }
    guard rig.navigation.isAtRest, rig.stages.isEmpty else { return nil }
    if let wanted, rig.titles != wanted { return "\(rig.titles), not \(wanted), \(rig.refusals)" }
    for recognizer in rig.navigation.dragRecognizers
    where recognizer.state != .possible || !recognizer.isEnabled {
      return "a recognizer is \(recognizer.state)"
    }
    return rig.leftovers.first
  }
}
