import UIKit

/// Reports the end of a transaction's animations, even if Core Animation doesn't.
@MainActor
final class AnimationEnd {
  private var work: (@MainActor (_ isReported: Bool) -> Void)?
  private weak var layer: CALayer?
  /// The time of the layer at which the animations are over for certain.
  private let limit: CFTimeInterval

  /// Calls `work` once: as the animations of the current transaction have run or have been removed, or else
  /// `patience` after `duration`, both in seconds of the layer's time, which may be slower than the clock.
  ///
  /// The patience covers a main thread that is busy before the animations start.
  @discardableResult
  init(
    of layer: CALayer, after duration: TimeInterval, patience: TimeInterval = 1,
    then work: @escaping @MainActor (_ isReported: Bool) -> Void
  ) {
    self.work = work
    self.layer = layer
    limit = layer.convertTime(CACurrentMediaTime(), from: nil) + duration + patience
    CATransaction.setCompletionBlock { self.end(isReported: true) }
    check()
  }

  private func check() {
    guard work != nil, let layer else { return }
    let remaining = limit - layer.convertTime(CACurrentMediaTime(), from: nil)
    if remaining > 0 {
      FrameClock.after(seconds: remaining, whileScrolling: true) { self.check() }
    } else {
      // After a stall, Core Animation reports the end of what it has yet to draw some frames later.
      FrameClock.after(frames: 4) { self.end(isReported: false) }
    }
  }

  private func end(isReported: Bool) {
    let work = work
    self.work = nil
    work?(isReported)
  }
}
