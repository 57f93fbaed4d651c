import UIKit

/// Work that follows the display's frames: the seam for the display link.
@MainActor
enum FrameClock {
  /// Calls `frame` before every frame, with the time it will be shown at, until it returns false.
  ///
  /// Without `whileScrolling`, it isn't called while a finger scrolls.
  static func run(
    whileScrolling: Bool = true, _ frame: @escaping @MainActor (_ time: CFTimeInterval) -> Bool
  ) {
    _ = FrameLink(at: .motion, whileScrolling: whileScrolling, frame)
  }

  /// Does `work` once, `frames` frames from now.
  ///
  /// One frame from now, what is on the screen may still be from before this call; two frames from
  /// now, everything this call has changed has been committed and drawn.
  static func after(frames: Int, _ work: @escaping @MainActor () -> Void) {
    var remaining = frames
    run { _ in
      remaining -= 1
      if remaining <= 0 { work() }
      return remaining > 0
    }
  }

  /// Does `work` once, `seconds` from now or soon after: what waits for no frame wakes up rarely.
  static func after(seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let end = CACurrentMediaTime() + seconds
    _ = FrameLink(at: .waiting, whileScrolling: true) { _ in
      guard CACurrentMediaTime() >= end else { return true }
      work()
      return false
    }
  }
}

@MainActor
private final class FrameLink: NSObject {
  private let frame: @MainActor (CFTimeInterval) -> Bool

  init(
    at rate: CAFrameRateRange, whileScrolling: Bool,
    _ frame: @escaping @MainActor (CFTimeInterval) -> Bool
  ) {
    self.frame = frame
    super.init()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    #else
      let link = CADisplayLink(target: self, selector: Selector("tick(_:)", FrameLink.tick))
    #endif
    link.preferredFrameRateRange = rate
    link.add(to: .main, forMode: whileScrolling ? .common : .default)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tick(_ link: CADisplayLink) {
    if !frame(link.targetTimestamp) { link.invalidate() }
  }
}
