import CoreGraphics
import Foundation
import SampleStories
import SnapshotNavigation

/// Where the upper screen has to be in a frame of a story, by what the documentation says alone.
///
/// After a call or a tap it's where the curve is at the frame's time; under a finger it moves as far as the
/// finger. What a touch ends or a finger lets go, nobody knows.
struct UpperPlace {
  private enum Motion {
    case none
    /// A push or a pop since a time.
    case timed(pops: Bool, start: TimeInterval)
    /// With the finger and the screen at a place.
    case dragged(finger: CGFloat, place: CGFloat)
  }

  private let width: CGFloat
  private let isMirrored: Bool
  private var motion = Motion.none
  private var last: TimeInterval = 0

  /// - Parameters:
  ///   - width: The window's, in points.
  ///   - isMirrored: Whether places are counted from the trailing edge.
  init(width: CGFloat, isMirrored: Bool) {
    (self.width, self.isMirrored) = (width, isMirrored)
  }

  /// How far it is from where it has to be in the next frame, in points; nil where nobody knows.
  ///
  /// It begins at `place`, in points from the leading edge, if the frame is two screens.
  mutating func error(in frame: StoryFrame, at place: CGFloat?) -> CGFloat? {
    // A key reaches the app at once, and a finger with the next frame.
    let isPressed = frame.events.contains("press Command-[")
    for event in frame.events { hear(event, at: isPressed ? last : frame.time) }
    last = frame.time
    guard let place else {
      if case .dragged = motion { motion = .none }
      return nil
    }
    switch motion {
    case .timed(let pops, let start):
      let share = Self.share(at: (frame.time - start) / TransitionTiming.standard.duration)
      return abs(place - width * (pops ? share : 1 - share))
    case .none, .dragged:
      guard let finger = frame.finger?.x else {
        motion = .none
        return nil
      }
      let here = width * (isMirrored ? 1 - finger : finger)
      let before = motion
      motion = .dragged(finger: here, place: place)
      guard case .dragged(let finger, let former) = before, (1..<width - 1).contains(former) else {
        return nil
      }
      return abs(place - min(max(former + here - finger, 0), width))
    }
  }

  private mutating func hear(_ event: String, at time: TimeInterval) {
    switch event {
    case "push tap will begin": motion = .timed(pops: false, start: time)
    case "pop tap will begin": motion = .timed(pops: true, start: time)
    case "push", "pop": break
    default: motion = .none
    }
  }

  /// The default curve, which is that of `ease` in CSS, at a share of the duration.
  private static func share(at time: Double) -> CGFloat {
    func point(_ t: Double, _ one: Double, _ two: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if point(middle, 0.25, 0.25) < time { low = middle } else { high = middle }
    }
    return point(low, 0.1, 1)
  }
}
