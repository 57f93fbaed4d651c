/// Work that waits for a time, by the host's clock: Foundation's own follows the machine's.
open class Timer: NSObject {
  open private(set) var timeInterval: TimeInterval
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  open private(set) var isValid = true

  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    self.block = block
    super.init()
  }

  /// Waits on the main actor, from which alone the host's clock moves.
  @MainActor
  fileprivate func schedule(in mode: RunLoop.Mode) {
    nonisolated(unsafe) let timer = self
    HostRuntime.current.after(timeInterval, evenTracking: mode != .default) {
      guard timer.isValid else { return }
      timer.isValid = timer.repeats
      timer.block(timer)
      if timer.isValid { timer.schedule(in: mode) }
    }
  }
}

extension RunLoop {
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.schedule(in: mode)
  }
}
