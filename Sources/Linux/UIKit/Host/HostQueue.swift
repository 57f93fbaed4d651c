import Foundation
import QuartzCore

/// Work that a moment of the host's clock sets off.
@MainActor
package final class HostTimer {
  let time: CFTimeInterval
  /// Whether it fires while the run loop is in the mode for tracking, too.
  let evenTracking: Bool
  private var work: (@MainActor () -> Void)?

  init(time: CFTimeInterval, evenTracking: Bool, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.evenTracking = evenTracking
    self.work = work
  }

  package func cancel() {
    work = nil
  }

  func fire() {
    let work = work
    self.work = nil
    work?()
  }
}

/// Timers in the order of their times, and of their making where times are equal.
@MainActor
final class HostQueue {
  private var timers: [HostTimer] = []

  var count: Int { timers.count }

  func add(
    at time: CFTimeInterval, evenTracking: Bool, _ work: @escaping @MainActor () -> Void
  ) -> HostTimer {
    let timer = HostTimer(time: time, evenTracking: evenTracking, work: work)
    let index = timers.firstIndex { $0.time > time } ?? timers.count
    timers.insert(timer, at: index)
    return timer
  }

  /// Runs what is due; what that work adds waits for the next time, however short its delay.
  ///
  /// While the run loop tracks, what's only for its default mode waits.
  func runDue(at now: CFTimeInterval, isTracking: Bool) {
    let due = timers.prefix { $0.time <= now + 1e-9 }
    timers.replaceSubrange(0..<due.count, with: due.filter { isTracking && !$0.evenTracking })
    for timer in due where !isTracking || timer.evenTracking { timer.fire() }
  }
}
