/// Work that waits for a time, by the host's clock: Foundation's own follows the machine's.
@MainActor
open class Timer: NSObject {
  public let timeInterval: TimeInterval
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

  fileprivate func schedule() {
    HostRuntime.current.after(timeInterval) { [self] in
      guard isValid else { return }
      isValid = repeats
      block(self)
      if isValid { schedule() }
    }
  }
}

extension RunLoop {
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
