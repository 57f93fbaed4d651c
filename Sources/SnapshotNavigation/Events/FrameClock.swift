import UIKit

/// Runs work in the display's frames, or after a delay.
@MainActor
enum FrameClock {
  /// Calls `frame` before every frame, with the frame's display time, until `frame` returns false.
  ///
  /// Without `whileScrolling`, `frame` isn't called while a finger scrolls.
  static func run(
    whileScrolling: Bool = true, _ frame: @escaping @MainActor (_ time: CFTimeInterval) -> Bool
  ) {
    _ = FrameLink(whileScrolling: whileScrolling, frame)
  }

  /// Runs `work` once, `frames` frames from now.
  ///
  /// After one frame, the screen may still show the state before this call. After two frames, all
  /// that the caller changed has been committed and drawn.
  static func after(frames: Int, _ work: @escaping @MainActor () -> Void) {
    var remaining = frames
    run { _ in
      remaining -= 1
      if remaining <= 0 { work() }
      return remaining > 0
    }
  }

  /// Runs `work` once, `seconds` from now, without requesting a frame.
  ///
  /// Without `whileScrolling`, `work` waits while a finger scrolls.
  static func after(
    seconds: TimeInterval, whileScrolling: Bool = false, _ work: @escaping @MainActor () -> Void
  ) {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated { work() }
    }
    RunLoop.main.add(timer, forMode: whileScrolling ? .common : .default)
  }
}

/// Calls a closure in each frame until it returns false.
@MainActor
private final class FrameLink: NSObject {
  private let frame: @MainActor (CFTimeInterval) -> Bool

  init(whileScrolling: Bool, _ frame: @escaping @MainActor (CFTimeInterval) -> Bool) {
    self.frame = frame
    super.init()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    #else
      let link = CADisplayLink(target: self, selector: Selector("tick(_:)", FrameLink.tick))
    #endif
    link.preferredFrameRateRange = .motion
    link.add(to: .main, forMode: whileScrolling ? .common : .default)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tick(_ link: CADisplayLink) {
    if !frame(link.targetTimestamp) { link.invalidate() }
  }
}
