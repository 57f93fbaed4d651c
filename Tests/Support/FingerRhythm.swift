import UIKit
import UIKitHost

/// When a finger's samples reach the app: evenly, or as from a digitizer, a display and a main thread that
/// don't keep step.
package struct FingerRhythm {
  private enum Kind: CaseIterable {
    /// One in a frame, of the frame's own time.
    case even
    /// Two in a frame, of a digitizer at 120 Hz.
    case doubled
    /// One in a frame, taken up to a hundredth of a second before.
    case early
    /// None in some frames, and the missing ones with the next.
    case inBursts
  }

  private var dice: StepDice
  private let kind: Kind
  private var missing = 0

  package init(seed: UInt64) {
    dice = StepDice(seed: seed)
    kind = dice.pick(Kind.allCases)
  }

  /// How long ago the samples that arrive in the next frame were taken, in seconds, the oldest first.
  package mutating func ages(inLastFrame isLast: Bool) -> [TimeInterval] {
    switch kind {
    case .even: return [0]
    case .doubled: return [1.0 / 120, 0]
    case .early: return [TimeInterval(dice.roll(10)) / 1000]
    case .inBursts:
      missing += 1
      if !isLast, dice.roll(3) == 0 { return [] }
      defer { missing = 0 }
      return (0..<missing).reversed().map {
        TimeInterval($0) / 60 + TimeInterval(dice.roll(7)) / 1000
      }
    }
  }
}

extension LinuxHost {
  /// Moves a finger that is down already, at an even speed, by samples in a rhythm.
  package func move(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, in rhythm: FingerRhythm
  ) {
    var rhythm = rhythm
    let count = max(Int((duration * 60).rounded()), 1)
    let frame = duration / TimeInterval(count)
    for index in 1...count {
      advance(by: frame, frame: frame)
      for age in rhythm.ages(inLastFrame: index == count) {
        let part = max(0, CGFloat((TimeInterval(index) * frame - age) / duration))
        let point = CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        touch(.moved, at: point, age: age)
      }
    }
  }
}
