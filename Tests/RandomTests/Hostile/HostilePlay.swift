import Foundation

/// Plays runs of 25 acts each, one after another, and shortens those that fail.
@MainActor
struct HostilePlay {
  static let length = 25

  /// A run that has failed, shortened.
  struct Finding {
    let number: Int
    let run: HostileRun
    let failure: HostileRun.Failure
  }

  /// The seed of a run: each seed has its own million.
  static func seed(_ number: Int, of seed: UInt64) -> UInt64 {
    seed &* 1_000_003 &+ UInt64(number)
  }

  let seed: UInt64
  var known: [KnownFailure] = []
  /// Where every act is noted before it's played, because what traps tells nothing afterward.
  var trace: FileHandle?

  /// Plays so many steps from a run on.
  ///
  /// `onFinding` answers whether to go on.
  func play(steps: Int, from first: Int = 0, onFinding: (Finding) -> Bool) async {
    var (number, done) = (first, first * Self.length)
    while done < steps {
      let count = min(Self.length, steps - done)
      var run = HostileRun(count, seed: Self.seed(number, of: seed))
      run.acts.removeAll { act in known.contains { $0.leavesOut(act) } }
      done += count
      if let failure = await played(run, number: number),
        !known.contains(where: { $0.explains(failure, of: run) })
      {
        let (shortest, last) = await Self.shrink(run, to: failure)
        if !known.contains(where: { $0.explains(last, of: shortest) }),
          !onFinding(Finding(number: number, run: shortest, failure: last))
        {
          return
        }
      }
      number += 1
    }
    Watchdog.guardPlay(nil)
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
    var (chunk, tries) = (max(best.acts.count / 2, 1), 0)
    while chunk > 0, tries < 150 {
      var (start, isShorter) = (0, false)
      while start < best.acts.count, tries < 150 {
        var shorter = best
        shorter.acts.removeSubrange(start..<min(start + chunk, best.acts.count))
        tries += 1
        if let found = await shorter.play(), found.kind == failure.kind {
          (best, last, isShorter) = (shorter, found, true)
          best.acts = Array(best.acts.prefix(found.count))
        } else {
          start += chunk
        }
      }
      if chunk > 1 || !isShorter { chunk /= 2 }
    }
    return (best, last)
  }
}
