import Testing

/// One device, and what is done to it at random.
@MainActor
protocol SteppedStory {
  /// What has been done so far.
  var told: [String] { get }

  /// What is wrong after the next step, or nil.
  mutating func step() -> String?

  /// What is wrong once all steps are done, or nil.
  mutating func end() -> String?
}

extension SteppedStory {
  mutating func end() -> String? { nil }

  /// What is wrong first in so many steps, or at their end, and how many have been done by then.
  fileprivate mutating func play(_ count: Int) -> (complaint: String?, count: Int) {
    for index in 0..<count {
      if let complaint = step() { return (complaint, index + 1) }
    }
    return (end(), count)
  }
}

extension Sampling {
  /// Plays stories of `length` steps each, so many steps in all, in a sample or in the soak, until five
  /// have failed.
  ///
  /// Each is begun by its seed, under the settings of that.
  @MainActor
  func play<Story: SteppedStory>(
    _ test: String, steps: Int = 20_000, sampled: Int = 2_000, soaked: Int? = nil,
    each length: Int = 50, _ begin: (UInt64, UnsureSetting) -> Story
  ) {
    let usual = operations(steps, sampled: sampled)
    let count = Soak.isOn ? soaked ?? usual : usual
    var progress = Soak.Progress("steps of \(test)", of: count)
    var seed = seeds(1, sampled: 1).lowerBound + Soak.seed - 1
    var (done, failures) = (0, 0)
    while done < count, failures < 5 {
      let setting = UnsureSetting.ofRun(seed)
      var story = begin(seed, setting)
      let (complaint, steps) = story.play(length)
      done += steps
      if let complaint {
        failures += 1
        let told = story.told.suffix(12)
        let needed = setting.shrunk {
          var again = begin(seed, $0)
          return again.play(steps).complaint != nil
        }
        Issue.record(
          "seed \(seed), \(needed.testDescription): \(complaint): \(told); \(command(toRepeat: test))"
        )
      }
      seed += 1
      guard progress.goesOn(done, resumption: "SOAK_SEED=\(seed)") else { return }
    }
  }
}
