import Foundation
import Testing

@testable import SnapshotNavigation

@MainActor @Suite struct ActivityTests {
  // MARK: Stories

  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [Happening]
    let effects: [Result]
    let state: State
  }

  @Test(arguments: [
    Story(
      testDescription: "a tapped push",
      events: [
        .call, .prepared, .asked, .started, .completed,
      ], effects: [.perform, .flush, .flush], state: .idle),
    Story(
      testDescription: "UIKit asks during the call and starts later",
      events: [.call, .prepared, .asked], effects: [.perform],
      state: .transition(.requested)),
    Story(
      testDescription: "a second call cuts the first",
      events: [
        .call, .prepared, .asked, .started, .call, .rested,
      ], effects: [.perform, .flush, .end, .rest, .perform, .flush], state: .idle),
    Story(
      testDescription: "a transition that another one of UIKit's replaces in mid-motion ends",
      events: [.call, .prepared, .asked, .started, .askedElse],
      effects: [.perform, .flush, .end], state: .step(.settingUp)),
    Story(
      testDescription: "a call from an appearance callback waits",
      events: [.call, .prepared, .asked, .settingUp, .call],
      effects: [.perform, .enqueue], state: .transition(.settingUp)),
    Story(
      testDescription: "a call from the callbacks of an end waits",
      events: [
        .call, .prepared, .asked, .started,
        .interrupted, .call, .rested,
      ], effects: [.perform, .flush, .end, .rest, .enqueue, .flush], state: .idle),
    Story(
      testDescription: "a transition that UIKit never starts is given up",
      events: [.call, .prepared, .left, .rested],
      effects: [.perform, .end, .rest, .flush], state: .idle),
    Story(
      testDescription: "a drag over a snapshot",
      events: [
        .dragBegan, .finished, .released, .prepared, .asked,
        .started, .completed,
      ], effects: [.flush, .flush, .flush], state: .idle),
    Story(
      testDescription: "a finished drag whose screen the stack keeps",
      events: [.dragBegan, .finished, .released, .prepared, .kept, .cancelled],
      effects: [.flush, .flush], state: .idle),
    Story(
      testDescription: "a canceled drag over a snapshot",
      events: [.dragBegan, .cancelled],
      effects: [.flush], state: .idle),
    Story(
      testDescription: "a drag over the live screen goes on as a transition",
      events: [
        .dragBegan, .dragReported, .started,
        .finished, .adopted,
      ], effects: [.flush, .flush], state: .transition(.running)),
    Story(
      testDescription: "a call waits as UIKit is told of the end of a drag over the live screen",
      events: [.dragBegan, .dragReported, .started, .finished, .call, .adopted],
      effects: [.flush, .enqueue, .flush], state: .transition(.running)),
    Story(
      testDescription: "a canceled drag over the live screen",
      events: [.dragBegan, .dragReported, .started, .cancelled, .call, .rested],
      effects: [.flush, .enqueue, .flush], state: .idle),
    Story(
      testDescription: "a drag that ends before UIKit has started leaves its part to UIKit",
      events: [
        .dragBegan, .dragReported, .settingUp, .cancelled, .call,
        .started, .completed,
      ], effects: [.enqueue, .flush, .flush], state: .idle),
    Story(
      testDescription: "a call waits as UIKit sets up a drag over the live screen",
      events: [
        .dragBegan, .dragReported, .settingUp, .call, .started,
      ], effects: [.enqueue, .flush], state: .drag(.running)),
    Story(
      testDescription: "a drag with the app's animator is handed over",
      events: [
        .dragBegan, .dragReported, .started,
        .handedOver,
      ], effects: [.flush], state: .step(.running)),
    Story(
      testDescription: "an external transition can't be cut",
      events: [.askedElse, .announced, .call, .completed],
      effects: [.perform, .flush], state: .idle),
    Story(
      testDescription: "an external transition ends when the window is gone",
      events: [
        .askedElse, .announced, .left,
      ], effects: [.endStep, .flush], state: .idle),
  ])
  func aStoryEndsWhereItShould(_ story: Story) throws {
    let cast = try Cast()
    var activity = Activity.idle
    let effects = story.events.flatMap { activity.handle(cast.event($0)) }
    #expect(effects.map(Result.init) == story.effects)
    #expect(State(activity) == story.state)
  }

  // MARK: Laws

  private nonisolated static let steps = Step.UIKitPart.allCases
  private nonisolated static let states: [State] =
    [.idle, .ending(.idle), .drag(.untouched), .transition(.due)]
    + steps.filter { $0 != .due && $0 != .untouched }.flatMap { step -> [State] in
      [.transition(step), .drag(step), .step(step), .rest(step)]
        + [.ending(.step(step)), .ending(.rest(step))]
    }

  /// Random events, as UIKit, a finger and an app might send them in no sensible order.
  ///
  /// The shell does what the state says, with an app that calls from everywhere.
  @Test func aMillionRandomEventsLoseNoCompletionAndEndAtRest() throws {
    let seed = UInt64(ProcessInfo.processInfo.environment["STATE_SEED"] ?? "") ?? 20_261_122
    print("Activity: a million random events, STATE_SEED=\(seed)")
    var shell = Shell(cast: try Cast(), random: SplitMix(seed: seed))
    var seen: Set<State> = []
    let events = Happening.allCases
    for _ in 0..<1_000_000 where shell.complaints.isEmpty {
      shell.send(events[Int(shell.random.next() % UInt64(events.count))])
      seen.insert(shell.state)
    }
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
  func aCallIsEitherMadeOrKept(_ first: State) throws {
    var activity = try Cast().state(first)
    let effects = activity.handle(.call).map(Result.init)
    #expect(effects.filter { $0 == .perform || $0 == .enqueue }.count == 1)
    if effects.last == .perform, effects.contains(.rest) { _ = activity.handle(.rested) }
    #expect(effects.contains(.enqueue) || !activity.isMoving)
  }

  @Test(arguments: states)
  func leavingTheWindowEndsEverythingThatUIKitIsNotSettingUp(_ first: State) throws {
    var activity = try Cast().state(first)
    let effects = activity.handle(.interrupted(endsUIKitPart: true)).map(Result.init)
    if effects.contains(.rest) { _ = activity.handle(.rested) }
    switch first {
    case .idle, .step, .rest, .drag, .transition(.due), .transition(.requested),
      .transition(.running):
      #expect(State(activity) == .idle)
    case .ending, .transition(.settingUp), .transition(.untouched):
      #expect(State(activity) == first)
    }
    // UIKit changes the stack for a drag, and undoes nothing that it hasn't started.
    let isOwed =
      switch first {
      case .rest, .drag(.requested), .drag(.settingUp): true
      default: false
      }
    #expect(effects.contains(.drop) == isOwed)
  }

  /// What is given up, ended or reported is what ran, not what comes.
  @Test func effectsNameWhatTheyAreAbout() throws {
    let (first, second) = (try Cast(), try Cast())
    var activity = Activity.idle
    #expect(activity.handle(.prepared(first.transition)).isEmpty)
    let abandoned = activity.handle(.leftToSystem(first.step))
    guard case .end(let transition)? = abandoned.first else { throw Surprise() }
    #expect(transition === first.transition)
    let ended = activity.handle(.asked(second.transition))
    guard case .reportLost(let step)? = ended.first else { throw Surprise() }
    #expect(step.to === first.step.to)
    let given = activity.handle(.interrupted(endsUIKitPart: false))
    guard case .end(let transition)? = given.first else { throw Surprise() }
    #expect(transition === second.transition)
    #expect(activity.handle(.rested).map(Result.init) == [.flush])
    #expect(activity.handle(.dragBegan(second.drag)).isEmpty && activity.drag === second.drag)
    #expect(activity.handle(.dragReported).isEmpty)
    let interrupted = activity.handle(.interrupted(endsUIKitPart: false))
    guard case .endDrag(let drag)? = interrupted.first else { throw Surprise() }
    #expect(drag === second.drag)
    #expect(activity.handle(.dragEnded(external: second.step)).isEmpty)
    #expect(activity.handle(.rested).isEmpty && activity.external?.to === second.step.to)
    #expect(
      activity.handle(.interrupted(endsUIKitPart: true)).map(Result.init) == [.endStep, .flush])
  }

  private struct Surprise: Error {}
}

/// What the shell of the activity does with the effects, without UIKit.
@MainActor
private struct Shell {
  let cast: Cast
  private var activity = Activity.idle
  var random: SplitMix
  /// How often the completion of each call was run.
  private(set) var heard: [Int] = []
  private(set) var complaints: [String] = []
  private var waitingCalls: [Int] = []
  private var completions: [Int] = []
  private var depth = 0

  var state: State { State(activity) }

  init(cast: Cast, random: SplitMix) { (self.cast, self.random) = (cast, random) }

  private mutating func handle(_ event: Happening) -> [Result] {
    activity.handle(cast.event(event)).map(Result.init)
  }

  mutating func send(_ event: Happening) {
    if event == .call {
      heard.append(0)
      call(heard.count - 1)
    } else {
      carryOut(handle(event))
      // The end of a drag is reported around UIKit's part of it.
      if case .ending = activity { carryOut(handle(.rested)) }
    }
    runCompletions()
    if activity.admitsCalls {
      let calls = waitingCalls
      waitingCalls = []
      for number in calls { call(number) }
      runCompletions()
    }
  }

  private mutating func call(_ number: Int) {
    var isMade = false
    for effect in handle(.call) {
      switch effect {
      case .perform:
        isMade = true
        completions.append(number)
        if activity.isMoving { complaints.append("call \(number) was made in \(state)") }
        // Most calls move something.
        if random.next() % 4 > 0 { carryOut(handle(.prepared)) }
      case .enqueue:
        isMade = true
        waitingCalls.append(number)
      default: carryOut([effect])
      }
    }
    if !isMade { complaints.append("call \(number) was neither made nor kept") }
  }

  private mutating func carryOut(_ effects: [Result]) {
    for effect in effects {
      switch effect {
      case .perform, .enqueue: complaints.append("\(effect) without a call")
      case .drop: break
      case .end, .endStep: callFromCallback()
      case .endDrag:
        let outcomes: [Happening] = [.cancelled, .finished, .handedOver]
        carryOut(handle(outcomes[Int(random.next() % 3)]))
        callFromCallback()
      case .rest: carryOut(handle(.rested))
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
    guard activity.isIdle else { return }
    let due = completions
    completions = []
    for number in due { heard[number] += 1 }
  }

  mutating func comeToRest() {
    for event: Happening in [
      .started, .announced, .completed, .left, .started, .completed,
    ] { send(event) }
    for _ in 0..<8 where !waitingCalls.isEmpty || state != .idle {
      for event: Happening in [.started, .announced, .completed] { send(event) }
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
