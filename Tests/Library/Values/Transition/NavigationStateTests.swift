import Foundation
import Testing

@testable import SnapshotNavigation

@Suite struct NavigationStateTests {
  private typealias Mode = NavigationState.Mode
  private typealias Event = NavigationState.Event
  private typealias Effect = NavigationState.Effect

  // MARK: Stories

  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [NavigationState.Event]
    let effects: [NavigationState.Effect]
    let mode: NavigationState.Mode
  }

  @Test(arguments: [
    Story(
      testDescription: "a tapped push",
      events: [
        .call, .prepared, .asked(.transition), .started, .completed,
      ], effects: [.perform, .flush, .flush], mode: .idle),
    Story(
      testDescription: "UIKit asks during the call and starts later",
      events: [.call, .prepared, .asked(.transition)], effects: [.perform],
      mode: .transition(.requested)),
    Story(
      testDescription: "a second call cuts the first",
      events: [
        .call, .prepared, .asked(.transition), .started, .call, .rested,
      ], effects: [.perform, .flush, .finish, .settle, .perform, .flush], mode: .idle),
    Story(
      testDescription: "a call from an appearance callback waits",
      events: [.call, .prepared, .asked(.transition), .settingUp, .call],
      effects: [.perform, .enqueue], mode: .transition(.settingUp)),
    Story(
      testDescription: "a call from the callbacks of an end waits",
      events: [
        .call, .prepared, .asked(.transition), .started,
        .interrupted(leaving: false), .call, .rested,
      ], effects: [.perform, .flush, .finish, .settle, .enqueue, .flush], mode: .idle),
    Story(
      testDescription: "a transition that UIKit never starts is given up",
      events: [.call, .prepared, .interrupted(leaving: true), .rested],
      effects: [.perform, .abandon, .settle, .flush], mode: .idle),
    Story(
      testDescription: "a drag over a snapshot",
      events: [
        .dragBegan, .dragEnded(.finished), .prepared, .asked(.transition),
        .started, .completed,
      ], effects: [.flush, .flush, .flush], mode: .idle),
    Story(
      testDescription: "a canceled drag over a snapshot",
      events: [.dragBegan, .dragEnded(.cancelled)],
      effects: [.flush], mode: .idle),
    Story(
      testDescription: "a drag over the live screen goes on as a transition",
      events: [
        .dragBegan, .dragReported, .started,
        .dragEnded(.finished), .adopted,
      ], effects: [.flush, .flush], mode: .transition(.running)),
    Story(
      testDescription: "a drag that ends before UIKit has started leaves its part to UIKit",
      events: [
        .dragBegan, .dragReported, .settingUp, .dragEnded(.cancelled), .call,
        .started, .completed,
      ], effects: [.enqueue, .flush, .flush], mode: .idle),
    Story(
      testDescription: "a call waits as UIKit sets up a drag over the live screen",
      events: [
        .dragBegan, .dragReported, .settingUp, .call, .started,
      ], effects: [.enqueue, .flush], mode: .drag(.reported(.running))),
    Story(
      testDescription: "a drag with the app's animator is handed over",
      events: [
        .dragBegan, .dragReported, .started,
        .dragEnded(.handedOver),
      ], effects: [.flush], mode: .external(.running)),
    Story(
      testDescription: "an external transition can't be cut",
      events: [.asked(.external), .announced, .call, .completed],
      effects: [.perform, .flush], mode: .idle),
    Story(
      testDescription: "an external transition ends when the window is gone",
      events: [
        .asked(.external), .announced, .interrupted(leaving: true),
      ], effects: [.endExternal, .flush], mode: .idle),
  ])
  func aStoryEndsWhereItShould(_ story: Story) {
    var state = NavigationState()
    let effects = story.events.flatMap { state.handle($0) }
    #expect(effects == story.effects)
    #expect(state.mode == story.mode)
  }

  // MARK: Laws

  private static let steps = NavigationState.Step.allCases
  private static let modes: [NavigationState.Mode] =
    [.idle, .ending(pending: nil), .drag(.unreported)]
    + steps.flatMap { step -> [NavigationState.Mode] in
      [
        .ending(pending: step), .transition(step), .drag(.reported(step)), .external(step),
      ]
    }
  private static let events: [NavigationState.Event] =
    [
      .call, .interrupted(leaving: false), .interrupted(leaving: true), .rested, .prepared,
      .announced, .settingUp, .deferred, .started, .completed, .dragBegan, .dragReported, .adopted,
    ] + NavigationState.DragOutcome.allCases.map { .dragEnded($0) }
    + NavigationState.AnimatorSource.allCases.map { .asked($0) }

  /// Random events, as UIKit, a finger and an app might send them in no sensible order.
  ///
  /// The shell does what the state says, with an app that calls from everywhere.
  @Test func aMillionRandomEventsLoseNoCompletionAndEndAtRest() {
    let seed = UInt64(ProcessInfo.processInfo.environment["STATE_SEED"] ?? "") ?? 20_261_122
    print("NavigationState: a million random events, STATE_SEED=\(seed)")
    var shell = Shell(random: SplitMix(seed: seed))
    var seen: Set<NavigationState.Mode> = []
    let events = Self.events
    var last = NavigationState.Mode.idle
    for _ in 0..<1_000_000 where shell.complaints.isEmpty {
      shell.send(events[Int(shell.random.next() % UInt64(events.count))])
      guard shell.state.mode != last else { continue }
      last = shell.state.mode
      seen.insert(last)
    }
    seen.insert(.idle)
    shell.comeToRest()
    #expect(shell.complaints.isEmpty, "\(shell.complaints), STATE_SEED=\(seed)")
    #expect(shell.state.mode == .idle)
    #expect(shell.heard == Array(repeating: 1, count: shell.heard.count))
    #expect(shell.heard.count > 40_000)
    // Between events nothing is being ended.
    let ending = Self.modes.filter { if case .ending = $0 { true } else { false } }
    #expect(seen == Set(Self.modes).subtracting(ending))
  }

  @Test(arguments: modes)
  func aCallIsEitherMadeOrKept(_ mode: NavigationState.Mode) {
    var state = NavigationState(mode: mode)
    let effects = state.handle(.call)
    #expect(effects.filter { $0 == .perform || $0 == .enqueue }.count == 1)
    if effects.last == .perform, effects.contains(.settle) { _ = state.handle(.rested) }
    #expect(effects.contains(.enqueue) || state.isAtRest)
  }

  @Test(arguments: modes)
  func leavingTheWindowEndsEverythingThatUIKitIsNotSettingUp(_ mode: NavigationState.Mode) {
    var state = NavigationState(mode: mode)
    let effects = state.handle(.interrupted(leaving: true))
    if effects.contains(.settle) { _ = state.handle(.rested) }
    switch mode {
    case .idle, .external, .drag(.unreported), .drag(.reported(.running)), .transition(.requested),
      .transition(.running):
      #expect(state.mode == .idle)
    case .ending, .transition(.settingUp):
      #expect(state.mode == mode)
    case .drag(.reported(let step)):
      #expect(state.mode == .external(step))
    }
  }
}

/// What the transition controller does with the effects, without UIKit.
private struct Shell {
  var state = NavigationState()
  var random: SplitMix
  /// How often the completion of each call was run.
  private(set) var heard: [Int] = []
  private(set) var complaints: [String] = []
  private var waitingCalls: [Int] = []
  private var completions: [Int] = []
  private var depth = 0

  init(random: SplitMix) { self.random = random }

  mutating func send(_ event: NavigationState.Event) {
    if event == .call {
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
        if !state.isAtRest { complaints.append("call \(number) was made in \(state.mode)") }
        // Most calls move something.
        if random.next() % 4 > 0 { carryOut(state.handle(.prepared)) }
      case .enqueue:
        isMade = true
        waitingCalls.append(number)
      default: carryOut([effect])
      }
    }
    if !isMade { complaints.append("call \(number) was neither made nor kept") }
  }

  private mutating func carryOut(_ effects: [NavigationState.Effect]) {
    for effect in effects {
      switch effect {
      case .perform, .enqueue: complaints.append("\(effect) without a call")
      case .finish:
        carryOut(state.handle(.completed))
        callFromCallback()
      case .abandon: break
      case .endExternal: callFromCallback()
      case .endDrag:
        let outcomes = NavigationState.DragOutcome.allCases
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
    guard state.mode == .idle else { return }
    let due = completions
    completions = []
    for number in due { heard[number] += 1 }
  }

  mutating func comeToRest() {
    for event: NavigationState.Event in [
      .started, .announced, .completed, .interrupted(leaving: true), .started, .completed,
    ] { send(event) }
    for _ in 0..<8 where !waitingCalls.isEmpty || state.mode != .idle {
      for event: NavigationState.Event in [.started, .announced, .completed] { send(event) }
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
