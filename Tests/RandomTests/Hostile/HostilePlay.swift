import Foundation

/// Plays runs of 25 acts each, one after another, and shortens those that fail.
@MainActor
struct HostilePlay {
  static let length = 25

  /// A run that has failed, shortened.
  struct Finding {
    let run: HostileRun
    let failure: HostileRun.Failure
  }

  /// The seed of a run: each seed has its own million.
  static func seed(_ number: Int, of seed: UInt64) -> UInt64 {
    seed &* 1_000_003 &+ UInt64(number)
  }

  let seed: UInt64
  /// Where every act is noted before it's played, because what traps tells nothing afterward.
  var trace: FileHandle?

  /// Plays so many steps from a run on.
  ///
  /// `onFinding` answers whether to go on.
  func play(steps: Int, from first: Int = 0, onFinding: (Finding) -> Bool) async {
    defer { Watchdog.guardPlay(nil) }
    var (number, done) = (first, first * Self.length)
    while done < steps {
      let count = min(Self.length, steps - done)
      let run = HostileRun(count, seed: Self.seed(number, of: seed))
      done += count
      if let failure = await played(run, number: number) {
        let (shortest, last) = await Self.shrink(run, to: failure)
        guard onFinding(Finding(run: shortest, failure: last)) else { return }
      }
      number += 1
    }
  }

  private func played(_ run: HostileRun, number: Int) async -> HostileRun.Failure? {
    note("run \(number)")
    Watchdog.guardPlay("\(run)")
    let trace = trace
    return await run.play { trace?.write(Data("act \($0)\n".utf8)) }
  }

  private func note(_ line: String) { trace?.write(Data("\(line)\n".utf8)) }

  /// The shortest list of acts that still fails in the same way.
  static func shrink(
    _ run: HostileRun, to failure: HostileRun.Failure
  ) async -> (HostileRun, HostileRun.Failure) {
    var (best, last) = (run, failure)
    best.acts = Array(run.acts.prefix(failure.count))
    if run.setting != 0 {
      var usual = best
      usual.setting = 0
      if let found = await usual.play(), found.kind == failure.kind {
        (best, last) = (usual, found)
      }
    }
    var shortening = Shortening(best.acts)
    while let acts = shortening.next {
      best.acts = acts
      let found = await best.play()
      let isSame = found?.kind == failure.kind
      if let found, isSame { last = found }
      shortening.note(isSame ? found?.count : nil)
    }
    best.acts = shortening.shortest
    return (best, last)
  }
}
