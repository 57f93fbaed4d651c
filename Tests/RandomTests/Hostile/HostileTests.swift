import Foundation
import Testing

/// An app that calls anything from wherever it's called: the library keeps its grammar, comes to rest,
/// leaves nothing behind, and writes no more to UIKit's console than UIKit's own controllers.
///
///     Scripts/hostile --seed 7 --steps 2000
@MainActor @Suite(.serialized, .warningsAreRead)
struct HostileTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let isAlone = environment["HOSTILE_STEPS"] != nil

  @Test(.enabled(if: !Soak.isOn && !isAlone))
  func whateverAnAppCallsTheGrammarHolds() async {
    let sampling = Sampling.current
    // A commit fails by what it has changed: a sample is one of those that have been played before. The soak
    // goes beyond.
    let play = HostilePlay(seed: sampling.seeds(1, sampled: 1).lowerBound / 100 % 100 + 1)
    var count = 0
    await play.play(steps: sampling.operations(3_000, sampled: 300)) { finding in
      let command = sampling.command(toRepeat: "HostileTests")
      Issue.record("\(finding.failure.complaint):\n\(finding.run)\n\(command)")
      count += 1
      return count < 3
    }
  }

  @Test(.enabled(if: !isAlone), arguments: HostileRun.found)
  func whatWasFoundStaysMended(_ run: HostileRun) async {
    let complaint = await run.play()?.complaint
    #expect(complaint == nil)
  }

  @Test(.enabled(if: Soak.isOn))
  func aHostileAppGoesOnUntilStopped() async {
    var progress = Soak.Progress("hostile seeds", of: .max)
    for seed in Soak.seed... {
      guard progress.goesOn(Int(seed), resumption: "SOAK_SEED=\(seed)") else { return }
      await HostilePlay(seed: seed).play(steps: 2_000) { finding in
        Issue.record("seed \(seed), \(finding.failure.complaint):\n\(finding.run)")
        return true
      }
    }
  }

  /// What `Scripts/hostile` plays in a process of its own.
  @Test(.enabled(if: isAlone))
  func aPlayByItself() async throws {
    let environment = Self.environment
    var play = HostilePlay(seed: UInt64(environment["HOSTILE_SEED"] ?? "") ?? 1)
    let trace = environment["HOSTILE_TRACE"].flatMap { FileHandle(forWritingAtPath: $0) }
    play.trace = trace
    func write(_ text: String) { trace?.write(Data("\(text)\n".utf8)) }
    // A part of one run, which ends the process.
    if let number = environment["HOSTILE_RUN"].flatMap(Int.init) {
      var run = HostileRun(HostilePlay.length, seed: HostilePlay.seed(number, of: play.seed))
      let kept = environment["HOSTILE_KEEP"]?.split(separator: ",").compactMap { Int($0) }
      if let kept { run.acts = kept.filter(run.acts.indices.contains).map { run.acts[$0] } }
      write("code\n\(run)\nend")
      Watchdog.guardPlay("\(run)")
      if let failure = await run.play({ write("act \($0)") }) {
        write("finding \(failure.complaint)")
      }
      return
    }
    let goesOn = environment["HOSTILE_ALL"] != nil
    await play.play(
      steps: Int(environment["HOSTILE_COUNT"] ?? environment["HOSTILE_STEPS"] ?? "") ?? 2_000,
      from: Int(environment["HOSTILE_FROM"] ?? "") ?? 0
    ) { finding in
      write("finding \(finding.failure.complaint)\ncode\n\(finding.run)\nend")
      return goesOn
    }
    write("done")
  }

  /// What a failure prints makes the same acts.
  @Test func whatIsPrintedCanBePasted() throws {
    // pasted
    let run = HostileRun(
      form: .tabbed, setting: 3,
      acts: [
        HostileAct(.push(.hidesBar, animated: true), then: .none),
        HostileAct(.elsewhere(.popTo(1, animated: false)), from: .willBegin, then: .frame),
        HostileAct(.drag(from: 2, to: 45, at: 30, time: 15, .holds), then: .moment),
        HostileAct(.set(.deepLink, animated: true), from: .didShow, then: .turn),
      ])
    // end
    let source = try SourceTree.text(of: "Tests/RandomTests/Hostile/HostileTests.swift")
    func words(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }
    #expect(words(source).contains(words("letrun=\(run)//end")))
  }
}
