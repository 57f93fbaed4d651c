import Testing

/// Everything that belongs to a transition goes with it, and everything else with the controller.
@MainActor @Suite(.serialized, .warningsAreRead)
struct LifetimeTests {
  @Test(arguments: Lifetime.Ending.allCases, [true, false])
  func nothingLivesOn(ending: Lifetime.Ending, hasSnapshot: Bool) {
    let survivors = Lifetime(ending: ending, hasSnapshot: hasSnapshot).survivors()
    #expect(survivors.beside.isEmpty)
    #expect(survivors.after.isEmpty)
  }
}
