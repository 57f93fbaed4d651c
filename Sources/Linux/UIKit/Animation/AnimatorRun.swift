import CoreGraphics
import Foundation
import QuartzCore

/// What a property animator shows: its tracks, at rest at a fraction or on their way.
///
/// A fraction counts the way that the properties have gone, from 0 at the start to 1 at the end.
@MainActor
final class AnimatorRun {
  private var tracks: [AnimatorTrack] = []
  private var motion = AnimatorMotion.resting(0)
  private var shape = AnimationShape.linear
  private var wished: TimeInterval = 0
  private var ended: (@MainActor () -> Void)?
  private var generation = 0
  private(set) var isReversed = false
  private(set) var isPrepared = false
  var allowsTouches = true

  var duration: TimeInterval { shape.duration(wished: wished) }

  var isRunning: Bool {
    if case .moving = motion { return true }
    return false
  }

  var fraction: Double { motion.fraction(at: HostRuntime.current.clock.now) }

  var reportedFraction: Double {
    isReversed && HostRuntime.current.settings.reversedFractionCountsBack ? 1 - fraction : fraction
  }

  func prepare(
    shape: AnimationShape, wished: TimeInterval, ended: @escaping @MainActor () -> Void
  ) {
    self.shape = shape
    self.wished = wished
    self.ended = ended
    isPrepared = true
    motion = .resting(isReversed ? 1 : 0)
  }

  func add(_ new: [AnimatorTrack]) {
    for track in new {
      tracks.removeAll { $0.layer === track.layer && $0.key == track.key }
    }
    tracks += new
    for track in new { freeze(track) }
  }

  func reset() {
    generation += 1
    tracks = []
    motion = .resting(0)
    isReversed = false
    isPrepared = false
    ended = nil
  }

  // MARK: Commands

  /// Apple: a fraction is set while paused; it counts along the way, not along the time.
  func scrub(to reported: Double) {
    let back = isReversed && HostRuntime.current.settings.reversedFractionCountsBack
    let value = min(max(reported, 0), 1)
    motion = .resting(back ? 1 - value : value)
    show()
  }

  func pause(linearly: Bool) {
    motion = .resting(fraction)
    show()
  }

  func pauseAtEnd() {
    motion = .resting(isReversed ? 0 : 1)
    show()
  }

  func reverse(showing: Bool) {
    let wasRunning = isRunning
    let now = fraction
    isReversed.toggle()
    guard showing else { return }
    motion = .resting(now)
    if wasRunning { resume() } else { show() }
  }

  /// Goes on along the animator's own curve, which takes what is left of its time.
  func resume() {
    let part = shape.part(reaching: fraction, duration: wished)
    let left = duration * (isReversed ? part : 1 - part)
    motion = .moving(
      AnimatorMotion.Way(
        start: HostRuntime.current.clock.now, duration: left, origin: fraction,
        target: isReversed ? 0 : 1,
        course: .own(shape, wished: wished, part: part, speed: isReversed ? -1 : 1)))
    show()
  }

  /// Goes on along another curve, or another time; a duration of 0 is the time that is left.
  func resume(shape other: AnimationShape?, duration wish: TimeInterval) {
    let now = fraction
    let target: Double = isReversed ? 0 : 1
    let left = duration * abs(target - now)
    let time = (other ?? shape).duration(wished: wish > 0 ? wish : left)
    if let other {
      motion = .moving(
        AnimatorMotion.Way(
          start: HostRuntime.current.clock.now, duration: time, origin: now, target: target,
          course: .other(other)))
    } else {
      let part = shape.part(reaching: now, duration: wished)
      let rest = duration * (isReversed ? part : 1 - part)
      let speed = time > 0 ? rest / time : 1
      motion = .moving(
        AnimatorMotion.Way(
          start: HostRuntime.current.clock.now, duration: time, origin: now, target: target,
          course: .own(shape, wished: wished, part: part, speed: isReversed ? -speed : speed)))
    }
    show()
  }

  func settle(at position: UIViewAnimatingPosition) {
    generation += 1
    let now = fraction
    motion = .resting(now)
    for track in tracks {
      switch position {
      case .end: track.settle(at: track.end)
      case .start: track.settle(at: track.start)
      case .current: track.settle(at: track.value(at: now))
      }
    }
  }

  // MARK: Showing

  /// Puts animations on the layers that show the present motion.
  func show() {
    generation += 1
    guard case .moving(let way) = motion else {
      for track in tracks { freeze(track) }
      return
    }
    let generation = generation
    let tally = AnimationTally(allowsTouches: allowsTouches) { [weak self] finished in
      MainActor.assumeIsolated {
        guard let self, self.generation == generation else { return }
        self.ended?()
      }
    }
    guard !tracks.isEmpty, way.duration > 0 else {
      HostRuntime.current.after(way.duration) { [weak self] in
        guard let self, self.generation == generation else { return }
        self.ended?()
      }
      for track in tracks { freeze(track) }
      return
    }
    for track in tracks {
      let animation = way.animation(of: track, duration: duration)
      tally.count(animation)
      track.show(animation)
    }
    tally.close()
  }

  private func freeze(_ track: AnimatorTrack) {
    let animation = track.animation(shape: .linear, duration: 1)
    animation.speed = 0
    animation.timeOffset = min(max(fraction, 0), 1)
    animation.isRemovedOnCompletion = false
    track.show(animation)
  }
}

/// Where an animator's properties are, as a function of time.
enum AnimatorMotion {
  case resting(Double)
  case moving(Way)

  enum Course {
    /// Along the animator's own curve, from a part of its time on, backwards if the speed is less
    /// than zero.
    case own(AnimationShape, wished: TimeInterval, part: Double, speed: Double)
    /// Along another curve, from here to the target.
    case other(AnimationShape)
  }

  struct Way {
    var start: CFTimeInterval
    var duration: TimeInterval
    var origin: Double
    var target: Double
    var course: Course
  }

  func fraction(at time: CFTimeInterval) -> Double {
    switch self {
    case .resting(let fraction): fraction
    case .moving(let way): way.fraction(at: time)
    }
  }
}

extension AnimatorMotion.Way {
  func fraction(at time: CFTimeInterval) -> Double {
    let elapsed = max(time - start, 0)
    guard duration > 0, elapsed < duration else { return target }
    switch course {
    case .own(let shape, let wished, let part, let speed):
      let whole = shape.duration(wished: wished)
      return shape.value(at: part + elapsed * speed / whole, duration: wished)
    case .other(let shape):
      return origin + (target - origin) * shape.value(at: elapsed / duration, duration: duration)
    }
  }

  /// The same way as an animation of one track.
  @MainActor
  func animation(of track: AnimatorTrack, duration whole: TimeInterval) -> CAPropertyAnimation {
    let animation: CAPropertyAnimation
    switch course {
    case .own(let shape, let wished, let part, let speed):
      animation = track.animation(shape: shape, duration: wished)
      animation.speed = Float(speed)
      animation.timeOffset = part * whole
    case .other(let shape):
      animation = track.stretch(from: origin, to: target, shape: shape, duration: duration)
    }
    animation.beginTime = track.layer.convertTime(start, from: nil)
    return animation
  }
}
