import Foundation

/// Ends the process, and says why, when the main actor of a play is busy for too long: a loop that
/// nothing else ends.
final class Watchdog: Sendable {
  /// The exit code of a process whose play hangs.
  static let exitCode: Int32 = 70

  private static let shared = Watchdog()

  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var hunger = 0
    var play: String?
    var isRunning = false
  }

  private let state = State()

  private init() {}

  /// Guards what is played from now on; nil ends it.
  static func guardPlay(_ text: String?) {
    let state = shared.state
    state.lock.withLock {
      state.play = text
      state.hunger = 0
      guard !state.isRunning else { return }
      state.isRunning = true
      Thread { watch(state) }.start()
    }
  }

  /// The main actor goes on.
  static func feed() { shared.state.lock.withLock { shared.state.hunger = 0 } }

  private static func watch(_ state: State) {
    while true {
      Thread.sleep(forTimeInterval: 1)
      let hung = state.lock.withLock { () -> String? in
        state.hunger += 1
        return state.hunger > 20 ? state.play : nil
      }
      guard let hung else { continue }
      FileHandle.standardError.write(Data("the main actor is busy for 20 s in\n\(hung)\n".utf8))
      exit(exitCode)
    }
  }
}
