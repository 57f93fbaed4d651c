import Foundation
import MallocCount

/// The processor's time of this thread: other work on the machine spoils it less than real time.
func seconds(_ work: () -> Void) -> Double {
  let begin = processorTime()
  work()
  return processorTime() - begin
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
