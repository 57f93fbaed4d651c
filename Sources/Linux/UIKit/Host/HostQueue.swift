import Foundation
import QuartzCore

/// Work that a moment of the host's clock sets off.
@MainActor
package final class HostTimer {
  let time: CFTimeInterval
  private var work: (@MainActor () -> Void)?

  init(time: CFTimeInterval, work: @escaping @MainActor () -> Void) {
    self.time = time
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

  func add(at time: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> HostTimer {
    let timer = HostTimer(time: time, work: work)
    let index = timers.firstIndex { $0.time > time } ?? timers.count
    timers.insert(timer, at: index)
    return timer
  }

  /// Runs what is due; what that work adds waits for the next time, however short its delay.
  func runDue(at now: CFTimeInterval) {
    let due = timers.prefix { $0.time <= now + 1e-9 }
    timers.removeFirst(due.count)
    for timer in due { timer.fire() }
  }
}
