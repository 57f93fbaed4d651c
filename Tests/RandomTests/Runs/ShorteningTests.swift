import Testing

@Suite(.warningsAreRead) struct ShorteningTests {
  @Test(arguments: [[0], [24], [3, 4], [0, 24], [1, 12, 23], [5, 6, 7, 8]])
  func nothingStaysButWhatGoesWrong(_ wrong: [Int]) {
    let shortest = Shortening.shortest(of: Array(0..<25)) { acts in
      wrong.allSatisfy(acts.contains) ? acts.count : nil
    }
    #expect(shortest == wrong)
  }

  @Test func whatComesAfterItWentWrongGoesAtOnce() {
    var shortening = Shortening(Array(0..<16))
    shortening.note(2)
    #expect(shortening.shortest == [8, 9])
  }

  @Test func anActThatNeededAnotherGoesOnceThatHasGone() {
    // 1 has to come after 0, and neither is to blame.
    let shortest = Shortening.shortest(of: [0, 1, 2]) { acts in
      acts.contains(2) && (!acts.contains(0) || acts.contains(1)) ? acts.count : nil
    }
    #expect(shortest == [2])
  }

  @Test func itEndsAfterSoManyTries() {
    var tries = 0
    _ = Shortening.shortest(of: Array(0..<100), tries: 7) { _ in
      tries += 1
      return nil
    }
    #expect(tries == 7)
  }
}
