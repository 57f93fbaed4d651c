import Foundation
import Testing

@testable import SnapshotNavigation

/// What runs, where nothing but the activity itself matters.
enum Anything: Hashable, Sendable {
  case it
}

@Suite struct ActivityTests {
  typealias State = Activity<Anything, Anything, Anything>

  // MARK: Stories

  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [State.Event]
    let effects: [State.Effect]
    let state: State
  }

  @Test(arguments: [
    Story(
      testDescription: "a tapped push",
      events: [
        .call, .prepared(.it), .asked(.transition(.it)), .started, .completed,
      ], effects: [.perform, .flush, .flush], state: .idle),
    Story(
      testDescription: "UIKit asks during the call and starts later",
      events: [.call, .prepared(.it), .asked(.transition(.it))], effects: [.perform],
      state: .transition(.requested, .it)),
    Story(
      testDescription: "a second call cuts the first",
      events: [
        .call, .prepared(.it), .asked(.transition(.it)), .started, .call, .rested,
      ], effects: [.perform, .flush, .finish(.it), .settle, .perform, .flush], state: .idle),
    Story(
      testDescription: "a call from an appearance callback waits",
      events: [.call, .prepared(.it), .asked(.transition(.it)), .settingUp, .call],
      effects: [.perform, .enqueue], state: .transition(.settingUp, .it)),
    Story(
      testDescription: "a call from the callbacks of an end waits",
      events: [
        .call, .prepared(.it), .asked(.transition(.it)), .started,
        .interrupted(leaving: false), .call, .rested,
      ], effects: [.perform, .flush, .finish(.it), .settle, .enqueue, .flush], state: .idle),
    Story(
      testDescription: "a transition that UIKit never starts is given up",
      events: [.call, .prepared(.it), .interrupted(leaving: true), .rested],
      effects: [.perform, .abandon(.it), .settle, .flush], state: .idle),
    Story(
      testDescription: "a drag over a snapshot",
      events: [
        .dragBegan(.it), .dragEnded(.finished), .prepared(.it), .asked(.transition(.it)),
        .started, .completed,
      ], effects: [.flush, .flush, .flush], state: .idle),
    Story(
      testDescription: "a canceled drag over a snapshot",
      events: [.dragBegan(.it), .dragEnded(.cancelled)],
      effects: [.flush], state: .idle),
    Story(
      testDescription: "a drag over the live screen goes on as a transition",
      events: [
        .dragBegan(.it), .dragReported, .started,
        .dragEnded(.finished), .adopted(.it),
      ], effects: [.flush, .flush], state: .transition(.running, .it)),
    Story(
      testDescription: "a drag that ends before UIKit has started leaves its part to UIKit",
      events: [
        .dragBegan(.it), .dragReported, .settingUp, .dragEnded(.cancelled), .call,
        .started, .completed,
      ], effects: [.enqueue, .flush, .flush], state: .idle),
    Story(
      testDescription: "a call waits as UIKit sets up a drag over the live screen",
      events: [
        .dragBegan(.it), .dragReported, .settingUp, .call, .started,
      ], effects: [.enqueue, .flush], state: .drag(.reported(.running), .it)),
    Story(
      testDescription: "a drag with the app's animator is handed over",
      events: [
        .dragBegan(.it), .dragReported, .started,
        .dragEnded(.handedOver(.it)),
      ], effects: [.flush], state: .external(.running, .it)),
    Story(
      testDescription: "an external transition can't be cut",
      events: [.asked(.external(.it)), .announced, .call, .completed],
      effects: [.perform, .flush], state: .idle),
    Story(
      testDescription: "an external transition ends when the window is gone",
      events: [
        .asked(.external(.it)), .announced, .interrupted(leaving: true),
      ], effects: [.endExternal(.it), .flush], state: .idle),
  ])
  func aStoryEndsWhereItShould(_ story: Story) {
    var state = State.idle
    let effects = story.events.flatMap { state.handle($0) }
    #expect(effects == story.effects)
    #expect(state == story.state)
  }

  // MARK: Laws

  private static let steps = State.Step.allCases
  private static let externals: [Anything?] = [nil, .it]
  private static let states: [State] =
    [.idle, .ending(pending: nil, external: nil), .drag(.unreported, .it)]
    + steps.flatMap { step -> [State] in
      [.transition(step, .it), .drag(.reported(step), .it)]
        + externals.flatMap { external -> [State] in
          [.ending(pending: step, external: external), .external(step, external)]
        }
    }
  private static let events: [State.Event] = [
    .call, .interrupted(leaving: false), .interrupted(leaving: true), .rested, .prepared(.it),
    .announced, .settingUp, .deferred, .started, .completed, .dragBegan(.it), .dragReported,
    .adopted(.it), .dragEnded(.cancelled), .dragEnded(.finished), .dragEnded(.handedOver(.it)),
    .asked(.transition(.it)), .asked(.external(.it)),
  ]

  /// Random events, as UIKit, a finger and an app might send them in no sensible order.
  ///
  /// The shell does what the state says, with an app that calls from everywhere.
  @Test func aMillionRandomEventsLoseNoCompletionAndEndAtRest() {
    let seed = UInt64(ProcessInfo.processInfo.environment["STATE_SEED"] ?? "") ?? 20_261_122
    print("Activity: a million random events, STATE_SEED=\(seed)")
    var shell = Shell(random: SplitMix(seed: seed))
    var seen: Set<State> = []
    let events = Self.events
    var last = State.idle
    for _ in 0..<1_000_000 where shell.complaints.isEmpty {
      shell.send(events[Int(shell.random.next() % UInt64(events.count))])
      guard shell.state != last else { continue }
      last = shell.state
      seen.insert(last)
    }
    seen.insert(.idle)
    shell.comeToRest()
    #expect(shell.complaints.isEmpty, "\(shell.complaints), STATE_SEED=\(seed)")
    #expect(shell.state == .idle)
    #expect(shell.heard == Array(repeating: 1, count: shell.heard.count))
    #expect(shell.heard.count > 40_000)
    // Between events nothing is being ended.
    let ending = Self.states.filter { if case .ending = $0 { true } else { false } }
    #expect(seen == Set(Self.states).subtracting(ending))
  }

  @Test(arguments: states)
  func aCallIsEitherMadeOrKept(_ first: State) {
    var state = first
    let effects = state.handle(.call)
    #expect(effects.filter { $0 == .perform || $0 == .enqueue }.count == 1)
    if effects.last == .perform, effects.contains(.settle) { _ = state.handle(.rested) }
    #expect(effects.contains(.enqueue) || state.isAtRest)
  }

  @Test(arguments: states)
  func leavingTheWindowEndsEverythingThatUIKitIsNotSettingUp(_ first: State) {
    var state = first
    let effects = state.handle(.interrupted(leaving: true))
    if effects.contains(.settle) { _ = state.handle(.rested) }
    switch first {
    case .idle, .external, .drag, .transition(.requested, _), .transition(.running, _):
      #expect(state == .idle)
    case .ending, .transition(.settingUp, _):
      #expect(state == first)
    }
  }

  /// What is given up, ended or reported is what ran, not what comes.
  @Test func effectsNameWhatTheyAreAbout() {
    var state = Activity<Int, Int, Int>.idle
    #expect(state.handle(.prepared(1)).isEmpty)
    #expect(state.handle(.asked(.external(2))) == [.abandon(1)])
    #expect(state.handle(.asked(.transition(3))) == [.endExternal(2)])
    #expect(state.handle(.interrupted(leaving: false)) == [.abandon(3), .settle])
    #expect(state.handle(.rested) == [.flush])
    #expect(state.handle(.dragBegan(4)).isEmpty && state.drag == 4)
    #expect(state.handle(.interrupted(leaving: false)) == [.endDrag(4), .settle])
    #expect(state.handle(.dragEnded(.handedOver(5))).isEmpty)
    #expect(state.handle(.rested).isEmpty && state.external == 5)
    #expect(state.handle(.interrupted(leaving: true)) == [.endExternal(5), .flush])
  }
}

/// What the shell of the activity does with the effects, without UIKit.
private struct Shell {
  typealias State = ActivityTests.State

  var state = State.idle
  var random: SplitMix
  /// How often the completion of each call was run.
  private(set) var heard: [Int] = []
  private(set) var complaints: [String] = []
  private var waitingCalls: [Int] = []
  private var completions: [Int] = []
  private var depth = 0

  init(random: SplitMix) { self.random = random }

  mutating func send(_ event: State.Event) {
    if case .call = event {
      heard.append(0)
      call(heard.count - 1)
    } else {
      carryOut(state.handle(event))
    }
    runCompletions()
    if state.admitsCalls {
      let calls = waitingCalls
      waitingCalls = []
      for number in calls { call(number) }
      runCompletions()
    }
  }

  private mutating func call(_ number: Int) {
    var isMade = false
    for effect in state.handle(.call) {
      switch effect {
      case .perform:
        isMade = true
        completions.append(number)
        if !state.isAtRest { complaints.append("call \(number) was made in \(state)") }
        // Most calls move something.
        if random.next() % 4 > 0 { carryOut(state.handle(.prepared(.it))) }
      case .enqueue:
        isMade = true
        waitingCalls.append(number)
      default: carryOut([effect])
      }
    }
    if !isMade { complaints.append("call \(number) was neither made nor kept") }
  }

  private mutating func carryOut(_ effects: [State.Effect]) {
    for effect in effects {
      switch effect {
      case .perform, .enqueue: complaints.append("\(effect) without a call")
      case .finish:
        carryOut(state.handle(.completed))
        callFromCallback()
      case .abandon: break
      case .endExternal: callFromCallback()
      case .endDrag:
        let outcomes: [State.DragOutcome] = [.cancelled, .finished, .handedOver(.it)]
        carryOut(state.handle(.dragEnded(outcomes[Int(random.next() % 3)])))
        callFromCallback()
      case .settle: carryOut(state.handle(.rested))
      // The next frame comes after everything that this event has led to.
      case .flush: break
      }
    }
  }

  /// The app calls as it's told of an end, but not for ever.
  private mutating func callFromCallback() {
    guard depth < 3, random.next() % 4 == 0 else { return }
    depth += 1
    heard.append(0)
    call(heard.count - 1)
    depth -= 1
  }

  private mutating func runCompletions() {
    guard state == .idle else { return }
    let due = completions
    completions = []
    for number in due { heard[number] += 1 }
  }

  mutating func comeToRest() {
    for event: State.Event in [
      .started, .announced, .completed, .interrupted(leaving: true), .started, .completed,
    ] { send(event) }
    for _ in 0..<8 where !waitingCalls.isEmpty || state != .idle {
      for event: State.Event in [.started, .announced, .completed] { send(event) }
    }
  }
}

/// A generator with a seed, after Steele, Lea and Flood's SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
