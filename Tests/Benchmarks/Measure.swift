import MallocCount

/// Real time, for benchmarks only.
func seconds(_ work: () -> Void) -> Double {
  let begin = ContinuousClock.now
  work()
  return (ContinuousClock.now - begin) / .seconds(1)
}

/// Heap allocations of this thread.
func allocations(_ work: () -> Void) -> Int {
  let before = mallocCountOfThread()
  work()
  return Int(mallocCountOfThread() - before)
}

extension [Double] {
  /// The middle of the sorted values; 0 if there are none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let values = sorted()
    let middle = values.count / 2
    return values.count.isMultiple(of: 2)
      ? (values[middle - 1] + values[middle]) / 2 : values[middle]
  }
}

/// Runs the contestants in turn, round after round, so that a busy moment hits all of them; the
/// first round only warms up.
@MainActor
func interleaved(rounds: Int, _ contestants: [() -> Double]) -> [Double] {
  var results = contestants.map { _ in [Double]() }
  for round in 0...rounds {
    for (index, contestant) in contestants.enumerated() {
      let value = contestant()
      if round > 0 { results[index].append(value) }
    }
  }
  return results.map(\.median)
}
