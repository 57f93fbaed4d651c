import Testing

/// The rules of the hostile app, on histories that keep them and on histories that don't.
@Suite(.warningsAreRead)
struct GrammarTests {
  private static let push = HostileFact.Step(from: "1", to: "2")
  private static let pop = HostileFact.Step(from: "2", to: "1", isPush: false)
  private static let atOnce = HostileFact.Step(from: "1", to: "2", isAnimated: false)
  private static let modal = HostileFact.Step(from: "a", to: "b", isPresentation: true)

  struct History: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let facts: [HostileFact]

    init(_ name: String, _ facts: HostileFact...) {
      testDescription = name
      self.facts = facts
    }
  }

  @Test(arguments: [
    History("nothing"),
    History(
      "a push", .willBegin(push), .progress(push), .progress(push), .didFinish(push),
      .rest(top: "2")),
    History("a canceled pop", .willBegin(pop), .progress(pop), .didCancel(pop), .rest(top: "2")),
    History(
      "a push and a pop", .willBegin(push), .didFinish(push), .willBegin(pop), .didFinish(pop)),
    History("a change at once", .didFinish(atOnce), .rest(top: "2")),
    History(
      "a presentation around a push", .willBegin(modal), .willBegin(push), .didFinish(push),
      .didFinish(modal)),
    History(
      "a screen that has gone", .willBegin(push),
      .didFinish(HostileFact.Step(from: nil, to: "2"))),
    History("a completion", .given(1), .given(2), .called(1), .called(2), .rest(top: nil)),
    History(
      "a wait", .awaited(1), .frame(isAtRest: false), .frame(isAtRest: true),
      .frame(isAtRest: true),
      .settled(1, isTransitioning: false)),
    History("a few turns", .awaited(1), .turn, .turn, .frame(isAtRest: true), .turn),
    History("a stack without a window", .didFinish(atOnce), .rest(top: nil)),
  ])
  func isKept(_ history: History) {
    #expect(HostileGrammar.verdict(on: history.facts) == nil)
  }

  @Test(arguments: [
    History("no end", .willBegin(push), .progress(push), .rest(top: "2")),
    History("two ends", .willBegin(push), .didFinish(push), .didFinish(push)),
    History("an end of both kinds", .willBegin(pop), .didCancel(pop), .didFinish(pop)),
    History("two beginnings", .willBegin(push), .willBegin(push)),
    History("another's end", .willBegin(push), .didFinish(pop)),
    History("progress before the beginning", .progress(push)),
    History("progress after the end", .willBegin(push), .didFinish(push), .progress(push)),
    History("a beginning at once", .willBegin(atOnce)),
    History("a change at once amid a push", .willBegin(push), .didFinish(atOnce)),
  ])
  func hasOneEndForEachBeginning(_ history: History) {
    #expect(OneEnd.verdict(on: history.facts) != nil)
  }

  @Test(arguments: [
    History("another top", .willBegin(push), .didFinish(push), .rest(top: "1")),
    History("a canceled pop that popped", .willBegin(pop), .didCancel(pop), .rest(top: "1")),
    History("a change at once", .didFinish(atOnce), .rest(top: "3")),
  ])
  func endTellsTheTop(_ history: History) {
    #expect(EndTellsTop.verdict(on: history.facts) != nil)
    #expect(OneEnd.verdict(on: history.facts) == nil)
  }

  @Test(arguments: [true, false])
  func aDragTellsWhatHasBecomeOfTheStack(isFinished: Bool) {
    func verdict(isOnStack: Bool) -> String? {
      DragTellsStack.verdict(on: [
        .dragged(Self.pop, isFinished: isFinished, isOnStack: isOnStack)
      ])
    }
    #expect(verdict(isOnStack: isFinished) != nil)
    #expect(verdict(isOnStack: !isFinished) == nil)
  }

  @Test(arguments: [
    History("twice", .given(1), .called(1), .called(1)),
    History("never", .given(1), .rest(top: nil)),
    History("another", .given(1), .called(2)),
  ])
  func callsACompletionOnce(_ history: History) {
    #expect(CalledOnce.verdict(on: history.facts) != nil)
  }

  @Test(arguments: [
    History(
      "never", .awaited(1), .frame(isAtRest: true), .frame(isAtRest: true), .frame(isAtRest: true),
      .frame(isAtRest: true)),
    History("early", .awaited(1), .settled(1, isTransitioning: true)),
  ])
  func settlesInTime(_ history: History) {
    #expect(SettledInTime.verdict(on: history.facts) != nil)
  }

  @Test func aBusyActorIsFound() {
    let turns = Array(repeating: HostileFact.turn, count: IdleActor.limit + 1)
    #expect(IdleActor.verdict(on: [.awaited(1)] + turns) != nil)
    #expect(IdleActor.verdict(on: [.awaited(1)] + turns.dropLast()) == nil)
    #expect(
      IdleActor.verdict(
        on: [.awaited(1)] + turns.dropLast() + [.frame(isAtRest: true)] + turns.dropLast()) == nil)
  }
}
