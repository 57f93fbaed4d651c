import Testing

@testable import SnapshotNavigation

@Suite struct SystemCallsTests {
  @Test func onlyTheOuterLayoutStartsAndEndsWhatWaits() {
    var calls = SystemCalls()
    let began = [
      calls.beginLayout(awaitingStart: true), calls.beginLayout(awaitingStart: true),
    ]
    let ended = [calls.endLayout(), calls.endLayout()]
    #expect(began == [true, false])
    #expect(ended == [false, true])
  }

  @Test func whatHasStartedIsNotPutOffAgain() {
    var calls = SystemCalls()
    let began = calls.beginLayout(awaitingStart: true)
    calls.setUp()
    let ended = calls.endLayout()
    #expect(began && !ended)
  }

  @Test func aLayoutInWhichNothingWaitsEndsNothing() {
    var calls = SystemCalls()
    let began = calls.beginLayout(awaitingStart: false)
    let ended = calls.endLayout()
    #expect(!began && !ended)
  }

  @Test func callsNest() {
    var calls = SystemCalls()
    calls.enter()
    calls.enter()
    calls.exit()
    #expect(calls.isInside)
    calls.exit()
    #expect(!calls.isInside)
  }
}
