import QuartzCore

/// Something a recognizer does when host time has passed; one event of its own.
@MainActor final class GestureTimer {
  private var work: (@MainActor () -> Void)?

  init(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    self.work = work
    let input = HostRuntime.current.touchInput
    _ = HostRuntime.current.after(seconds) { [weak self] in
      guard let work = self?.work else { return }
      self?.work = nil
      input.arbiter.perform(work)
    }
  }

  func cancel() {
    work = nil
  }
}
