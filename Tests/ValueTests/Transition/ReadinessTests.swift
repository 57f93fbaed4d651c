import Testing

@testable import SnapshotNavigation

/// Whether the snapshot of a screen stays as the transition to it ends.
@Suite struct ReadinessTests {
  @Test func onlyAnUntouchedSnapshotOfAScreenThatIsNotReadyStays() {
    for isReady in [false, true] {
      for hasSnapshot in [false, true] {
        for isTouched in [false, true] {
          let readiness = Readiness(
            isReady: isReady, hasSnapshot: hasSnapshot, isTouched: isTouched)
          #expect(readiness.waits == (!isReady && hasSnapshot && !isTouched))
        }
      }
    }
  }

  @Test func aScreenIsReadyUnlessItSaysOtherwise() { #expect(!Readiness().waits) }
}
