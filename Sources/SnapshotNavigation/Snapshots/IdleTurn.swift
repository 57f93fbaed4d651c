import UIKit

/// An owner of idle drawing.
@MainActor
protocol DrawingOwner: AnyObject {
  /// Whether nothing moves and no finger is down.
  var mayDraw: Bool { get }
}

/// Waits for a turn of the run loop in which nothing moves and no finger is down.
@MainActor
final class IdleTurn {
  /// Seconds between checks for motion and fingers.
  private static let pause: TimeInterval = 0.1
  /// Frames left until the waiting views have been rendered; nil if none wait.
  private var frames: Int?

  /// Calls `work` in an idle turn of `owner`, after the waiting views have been rendered, and once for all
  /// calls until then.
  func whenIdle(of owner: any DrawingOwner, _ work: @escaping @MainActor () -> Void) {
    let isWaiting = frames != nil
    frames = 2
    if !isWaiting { awaitFrames(of: owner, work) }
  }

  private func awaitFrames(of owner: any DrawingOwner, _ work: @escaping @MainActor () -> Void) {
    guard frames != 0 else { return awaitIdleness(of: owner, work) }
    FrameClock.run(whileScrolling: false) { [weak self, weak owner] _ in
      guard let self, let owner, let left = frames else { return false }
      frames = left - 1
      if left > 1 { return true }
      awaitIdleness(of: owner, work)
      return false
    }
  }

  /// Waits for an idle turn, without requesting frames while a finger rests.
  private func awaitIdleness(of owner: any DrawingOwner, _ work: @escaping @MainActor () -> Void) {
    guard owner.mayDraw else {
      return FrameClock.after(seconds: Self.pause) { [weak self, weak owner] in
        if let owner { self?.awaitFrames(of: owner, work) }
      }
    }
    frames = nil
    work()
  }
}
