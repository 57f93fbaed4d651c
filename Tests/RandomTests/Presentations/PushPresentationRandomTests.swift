import Foundation
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Whatever is done, stacks, presentation and screens agree with UIKit's.
@MainActor @Suite(.serialized, .warningsAreRead)
struct PushPresentationRandomTests {
  @Test func whateverIsDoneStacksPresentationAndScreensAgreeWithUIKits() {
    var (stories, compared) = (0, 0)
    Sampling.current.play("PushPresentationRandomTests", soaked: 1_000_000, each: 20) {
      PresentationStory(seed: $0, under: $1) { isComparable in
        stories += 1
        if isComparable { compared += 1 }
      }
    }
    #expect(compared * 4 > stories)
  }
}

/// One thing that is done, and what the plain device does in its place.
private enum PlainCall: Hashable {
  case present, dismiss
  case push(below: Bool)
  case pop(below: Bool)
}

/// A sequence on a device of ours, and what must be true after every step of it.
@MainActor
private struct PresentationStory: SteppedStory {
  private let arena: PresentationArena
  private let setting: UnsureSetting
  /// Called at the end with whether the screens could be compared.
  private let whenEnded: (Bool) -> Void
  private var dice: StepDice
  private var script: [PlainCall] = []
  private(set) var told: [String] = []
  /// Whether the screens must have heard what they would have heard from UIKit alone.
  private var isComparable = true
  private var isPresented = false
  private var depths = [1, 1]
  private var isGoing = false
  /// Whether a dismissal has been called in this turn, so that UIKit has not begun it.
  private var isFresh = false

  init(seed: UInt64, under setting: UnsureSetting, whenEnded: @escaping (Bool) -> Void) {
    self.setting = setting
    self.whenEnded = whenEnded
    dice = StepDice(seed: seed)
    arena = PresentationArena(ours: true, under: setting)
    // A snapshot that has to be drawn unclipped may stay below a presentation, undrawn.
    arena.host.settings.clippedSnapshotViewsAreDrawn = true
    let motions: [any Choreography] = [.parallax, .reveal, .fade]
    arena.begin(by: motions[Int(seed % UInt64(motions.count))])
  }

  mutating func step() -> String? { act() ?? pass() }

  mutating func end() -> String? {
    let complaint = rest() ?? comparison()
    whenEnded(isComparable)
    return complaint
  }

  /// Does one thing; what is wrong then, or nil.
  private mutating func act() -> String? {
    let animated = dice.roll(3) > 0
    let act = dice.pick(PresentationArena.Act.allCases)
    told.append("\(act)\(animated ? "" : " at once")")
    switch act {
    case .present, .dismiss:
      if isPresented { dismiss(animated) } else { present(animated) }
    case .push:
      guard isPresented else { return nil }
      arena.push(below: false, animated: animated)
      script.append(.push(below: false))
      depths[1] += 1
    case .pop:
      guard isPresented else { return nil }
      arena.pop(below: false, animated: animated)
      if depths[1] > 1 { script.append(.pop(below: false)) }
      depths[1] = max(depths[1] - 1, 1)
    case .pushBelow:
      // A stack that is changed before it comes back never shows what was on top.
      if isFresh { isComparable = false }
      arena.push(below: true, animated: animated)
      script.append(.push(below: true))
      depths[0] += 1
    case .popBelow:
      if isFresh { isComparable = false }
      arena.pop(below: true, animated: animated)
      if depths[0] > 1 { script.append(.pop(below: true)) }
      depths[0] = max(depths[0] - 1, 1)
    case .dragAway, .dragBack, .dragAndCall: return drag(act, animated)
    case .background:
      arena.host.enterBackground()
      arena.host.advance(by: 1.0 / 60)
      arena.host.enterForeground()
    }
    return agree()
  }

  private mutating func present(_ animated: Bool) {
    if isFresh { arena.host.advance(by: 1.0 / 60) }
    isFresh = false
    arena.present(animated: animated)
    script.append(.present)
    isPresented = true
    // UIKit refuses everything until the transition has begun.
    arena.host.advance(by: 1.0 / 60)
  }

  private mutating func dismiss(_ animated: Bool) {
    arena.dismiss(animated: animated)
    script.append(.dismiss)
    isPresented = false
    isGoing = animated
    isFresh = animated && dice.roll(2) == 0
    if !isFresh { arena.host.advance(by: 1.0 / 60) }
  }

  private mutating func drag(_ act: PresentationArena.Act, _ animated: Bool) -> String? {
    guard arena.rest() else { return "never comes to rest" }
    (isGoing, isFresh) = (false, false)
    arena.touchDown(scrolls: dice.roll(3) == 0)
    arena.move(to: act == .dragAway ? [20, 38, 57] : [20, 26, 30])
    let begun = arena.drag
    let below = isPresented ? 1 : 0
    guard (begun != nil) == (isPresented || depths[below] > 1) else {
      return begun == nil ? "no drag: \(arena.refusal.map { "\($0)" } ?? "")" : "a drag"
    }
    if act != .dragAway, begun != nil, arena.isUIKitDragging { isComparable = false }
    switch act {
    case .dragAway:
      arena.lift(at: 57)
      guard begun != nil else { return agree() }
      if depths[below] > 1 {
        depths[below] -= 1
        script.append(.pop(below: below == 0))
      } else if isPresented {
        isPresented = false
        isGoing = true
        script.append(.dismiss)
      }
      // The stack and the presentation follow when the drag is at rest.
      if dice.roll(2) == 0 { arena.host.advance(by: 0.1) }
      guard arena.rest() else { return "never comes to rest" }
    case .dragBack:
      arena.host.advance(by: 0.2, frame: 0.1)
      arena.move(to: [16])
      arena.host.advance(by: 0.2, frame: 0.1)
      arena.lift(at: 16)
    default:
      if isPresented { dismiss(animated) } else if depths[0] == 1 { present(animated) }
      arena.cancelTouch(at: 30)
    }
    return agree()
  }

  /// Lets some time pass, or all that is needed.
  private mutating func pass() -> String? {
    let pause = dice.roll(4)
    if pause > 0 { isFresh = false }
    switch pause {
    case 0: return nil
    case 1: arena.host.advance(by: 1.0 / 60)
    case 2: arena.host.advance(by: 0.2, frame: 0.1)
    default: return rest()
    }
    return agree()
  }

  private mutating func rest() -> String? {
    guard arena.rest() else { return "never comes to rest" }
    (isGoing, isFresh) = (false, false)
    return arena.complaints.first ?? agree()
  }

  private func agree() -> String? {
    if arena.isPresented != isPresented, !isGoing { return "presented: \(arena.isPresented)" }
    if arena.stacks.map(\.count) != depths { return "\(arena.stacks), not \(depths)" }
    return arena.host.log.first
  }

  /// The same on UIKit alone, each call at rest.
  private func plain() -> PresentationArena {
    let plain = PresentationArena(ours: false, under: setting)
    for call in script {
      switch call {
      case .present: plain.present(animated: false)
      case .dismiss: plain.dismiss(animated: false)
      case .push(let below): plain.push(below: below, animated: false)
      case .pop(let below): plain.pop(below: below, animated: false)
      }
      plain.rest()
    }
    return plain
  }

  private func comparison() -> String? {
    let plain = plain()
    if let complaint = plain.complaints.first { return "UIKit alone: \(complaint)" }
    if arena.isPresented != plain.isPresented { return "presented: \(arena.isPresented)" }
    if arena.stacks != plain.stacks { return "\(arena.stacks), not \(plain.stacks)" }
    guard isComparable else { return nil }
    for (name, calls) in arena.calls {
      let (seen, expected) = (Self.named(calls), Self.named(plain.calls[name] ?? []))
      if seen != expected { return "\(name) saw \(seen), not \(expected)" }
    }
    return nil
  }

  /// The calls without whether they were animated: the plain device never is.
  private static func named(_ calls: [String]) -> [String] {
    calls.map { $0.replacingOccurrences(of: " at once", with: "") }
  }
}
