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

  /// The samples that arrive in a frame of so many, of a finger on a straight way, and how long ago they were
  /// taken, in seconds, the oldest first.
  package mutating func samples(
    inFrame index: Int, of count: Int, lasting frame: TimeInterval = 1.0 / 60,
    from start: CGPoint, to end: CGPoint
  ) -> [(point: CGPoint, age: TimeInterval)] {
    ages(inLastFrame: index == count).map { age in
      let part = max(0, (CGFloat(index) - age / frame) / CGFloat(count))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return (point, age)
    }
  }

  private mutating func ages(inLastFrame isLast: Bool) -> [TimeInterval] {
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
      for sample in rhythm.samples(
        inFrame: index, of: count, lasting: frame, from: start, to: end)
      {
        touch(.moved, at: sample.point, age: sample.age)
      }
    }
  }
}
