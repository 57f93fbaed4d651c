import Testing

@Suite(.warningsAreRead) struct SamplingTests {
  @Test(arguments: [0, 1, 17, .max] as [UInt64])
  func aSampleAndItsRestAreEverythingOnce(seed: UInt64) {
    let (sample, rest) = (Sampling.sample(seed: seed), Sampling.rest(seed: seed))
    let picked = (0..<10_000).filter { sample.plays($0, oneIn: 10) }
    #expect((0..<10_000).allSatisfy { sample.plays($0, oneIn: 10) != rest.plays($0, oneIn: 10) })
    #expect((0..<10_000).allSatisfy { Sampling.everything.plays($0, oneIn: 10) })
    #expect((800...1_200).contains(picked.count))
  }

  @Test func eachSeedPicksOthers() {
    let picked = (1...20 as ClosedRange<UInt64>).map { seed in
      (0..<1_000).filter { Sampling.sample(seed: seed).plays($0, oneIn: 10) }
    }
    #expect(Set(picked).count == picked.count)
    #expect(Set(picked.joined()).count > 800)
  }

  @Test func aSampleHasRandomRunsOfItsOwn() {
    #expect(Sampling.everything.seeds(10, sampled: 2) == 1..<11)
    #expect(Sampling.rest(seed: 3).seeds(10, sampled: 2) == 1..<11)
    #expect(Sampling.sample(seed: 3).seeds(10, sampled: 2) == 301..<303)
    #expect(Sampling.sample(seed: .max).seeds(10, sampled: 2).count == 2)
  }

  /// A run of 20,000 operations has 400 seeds or more.
  @Test func inALongRunEachTwoSettingsMeetAndEachIsMetWithoutTheOther() {
    let rows = Sampling.everything.seeds(400, sampled: 1).map {
      Set(UnsureSetting.ofRun($0).parts.map(\.testDescription))
    }
    #expect(rows.contains([]))
    let settings = UnsureSetting.ofSeeds.filter { !$0.isUsual }
    for one in settings {
      let held = rows.filter { $0.contains(one.testDescription) }
      for other in settings where other.testDescription != one.testDescription {
        #expect(held.contains { !$0.contains(other.testDescription) })
        #expect(one.excludes(other) || held.contains { $0.contains(other.testDescription) })
      }
    }
  }

  @Test func theCommandPlaysTheSameAgain() {
    #expect(
      Sampling.sample(seed: 3).command(toRepeat: "A/b")
        == "repeat with: SAMPLE=3 swift test --filter A/b")
  }
}
