import Foundation
import SampleScreens
import SnapshotNavigation
import UIKit

/// One app, one person, and what they do in it, which can be repeated and shortened.
struct PersonRun {
  let app: OrdinaryApp
  let isPad: Bool
  var setting = UnsureSetting.asUsual
  /// Where UIKit keeps a tab bar that a push has hidden.
  var hiddenTabBar = HostSettings.HiddenTabBar.leavesSuperview
  var acts: [PersonAct]

  /// What's wrong as it's played, and after how many acts.
  @MainActor
  func play(plain isPlain: Bool = false) -> (complaint: String, count: Int)? {
    let device = AppDevice(
      app, isPlain: isPlain, isPad: isPad, under: setting, hiddenTabBar: hiddenTabBar)
    var seen: String?
    var isTurning = 0
    device.onFrame = { [unowned device] in
      isTurning -= 1
      if seen == nil, isTurning < 0, !isPlain { seen = device.unseemly() }
    }
    for (index, act) in acts.enumerated() {
      switch act.kind {
      // UIKit shows what is behind the corners of what turns.
      case .rotate, .resize: isTurning = 40
      default: break
      }
      device.perform(act)
      if case .rest = act.pause { device.rest() }
      let found =
        act.pause == .rest ? device.complaintsAtRest : device.complaints
      if let first = found.first { return (first, index + 1) }
      if let seen { return ("in motion, \(seen)", index + 1) }
    }
    device.rest()
    return device.complaintsAtRest.first.map { ($0, acts.count) }
  }

  /// The shortest sequence that is still wrong in the same way.
  @MainActor
  func shrunk(to complaint: String, count: Int) -> PersonRun {
    var best = self
    best.acts = Shortening.shortest(of: Array(acts.prefix(count)), tries: 120) {
      var shorter = self
      shorter.acts = $0
      let found = shorter.play()
      let isSame = found.map { Self.kind(of: $0.complaint) } == Self.kind(of: complaint)
      return isSame ? found?.count : nil
    }
    best.setting = setting.shrunk {
      var usual = best
      usual.setting = $0
      return usual.play() != nil
    }
    return best
  }

  /// A complaint without names and numbers.
  private static func kind(of complaint: String) -> String {
    complaint.replacingOccurrences(of: #"[0-9.]+|on .*$"#, with: "", options: .regularExpression)
  }
}

/// Plays runs of one app at random, so many acts in all.
@MainActor
enum ImpatientPerson {
  /// Without a `setting`, each seed picks its own.
  ///
  /// - Returns: What failed, each with the seed, the shortest sequence, and whether UIKit's own controller fails
  ///   as well.
  static func play(
    _ app: OrdinaryApp, acts count: Int, seed first: UInt64, under setting: UnsureSetting? = nil
  ) -> [String] {
    var (done, seed, failures) = (0, first, [String]())
    while done < count, failures.count < 3 {
      var dice = StepDice(seed: seed)
      let acts = (0..<30).map { _ in dice.act() }
      let places = HostSettings.HiddenTabBar.allCases
      let run = PersonRun(
        app: app, isPad: dice.roll(4) == 0, setting: setting ?? .ofRun(seed),
        hiddenTabBar: setting == nil ? .leavesSuperview : places[Int(seed % 3)], acts: acts)
      done += acts.count
      if let (complaint, length) = run.play() {
        let shortest = run.shrunk(to: complaint, count: length)
        let plain = shortest.play(plain: true)?.complaint
        failures.append(
          """
          seed \(seed)\(run.isPad ? ", pad" : ""), \(shortest.setting.testDescription): \(complaint)
            repeat with: PERSON_APP=\(app.rawValue) PERSON_SEED=\(seed) PERSON_ACTS=30 swift test --filter ImpatientPersonTests
            \(shortest.acts.map(\.description).joined(separator: "\n  "))
            \(plain.map { "over UINavigationController: \($0)" } ?? "not over UINavigationController")
          """)
      }
      seed += 1
    }
    return failures
  }
}
