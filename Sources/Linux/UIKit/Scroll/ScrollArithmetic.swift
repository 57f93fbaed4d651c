import CoreGraphics
import Foundation

/// How far content follows a finger beyond its edge.
struct RubberBand: Equatable {
  /// Measured on devices; Apple gives no number.
  static let coefficient: CGFloat = 0.55

  /// The way the content goes when the finger has gone `distance` beyond the edge of a view that is
  /// `dimension` points wide or high.
  static func offset(for distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let way = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -way : way
  }

  /// The way of the finger that makes the content go `offset`: the inverse.
  static func distance(for offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(abs(offset) / dimension, 0.999)
    let way = (1 / (1 - part) - 1) * dimension / coefficient
    return offset < 0 ? -way : way
  }

  /// An offset for a finger that wants `wanted` where only `limits` are content.
  static func clamp(_ wanted: CGFloat, to limits: ClosedRange<CGFloat>, dimension: CGFloat)
    -> CGFloat
  {
    if wanted < limits.lowerBound {
      return limits.lowerBound + offset(for: wanted - limits.lowerBound, dimension: dimension)
    }
    if wanted > limits.upperBound {
      return limits.upperBound + offset(for: wanted - limits.upperBound, dimension: dimension)
    }
    return wanted
  }
}

/// The way of content that was let go, along one axis.
struct Deceleration: Equatable {
  let start: CGFloat

  /// In points per second.
  let velocity: CGFloat

  /// The part of the velocity that is left after a millisecond: `UIScrollView.DecelerationRate`.
  let rate: CGFloat

  private var decay: CGFloat { 1000 * log(rate) }

  var target: CGFloat { start - velocity / decay }

  func position(after seconds: TimeInterval) -> CGFloat {
    start + velocity / decay * (CGFloat(exp(decay * seconds)) - 1)
  }

  func velocity(after seconds: TimeInterval) -> CGFloat {
    velocity * CGFloat(exp(decay * seconds))
  }

  /// Seconds until `position`, which lies on the way.
  func time(to position: CGFloat) -> TimeInterval {
    let rest = 1 + (position - start) * decay / velocity
    return rest > 0 ? log(rest) / decay : .infinity
  }

  /// Seconds until less than half a point is left to go.
  var duration: TimeInterval {
    let way = abs(target - start)
    return way <= 0.5 ? 0 : log(0.5 / way) / decay
  }
}

/// The way back from beyond the edge, and to a page: a spring that does not swing.
struct SpringBack: Equatable {
  /// In radians per second; a critically damped spring of this frequency comes near a device's.
  static let frequency: CGFloat = 10

  let target: CGFloat
  let start: CGFloat

  /// In points per second.
  let velocity: CGFloat

  func position(after seconds: TimeInterval) -> CGFloat {
    let distance = start - target
    let slope = velocity + Self.frequency * distance
    return target + (distance + slope * seconds) * exp(-Self.frequency * seconds)
  }

  /// Seconds until it stays within half a point of the target.
  var duration: TimeInterval {
    let size = abs(start - target) + abs(velocity) / Self.frequency
    guard size > 0.5 else { return 0 }
    var time = log(size / 0.5) / Self.frequency
    while abs(position(after: time) - target) > 0.5 {
      time += 0.05
    }
    return time
  }
}

/// How content moves along one axis after the finger has left.
struct AxisMotion: Equatable {
  private enum Leg: Equatable {
    case rest(CGFloat)
    case decelerate(Deceleration)
    case spring(SpringBack)
  }

  private let first: Leg
  private let second: Leg
  private let change: TimeInterval
  let duration: TimeInterval

  private init(_ first: Leg, for change: TimeInterval, _ second: Leg, for rest: TimeInterval) {
    self.first = first
    self.second = second
    self.change = change
    duration = change + rest
  }

  /// Decelerates from `start`; at the edge of `limits` it swings out and back, or stops there.
  init(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    guard limits.contains(start) else {
      let edge = start < limits.lowerBound ? limits.lowerBound : limits.upperBound
      self.init(from: start, to: edge, velocity: velocity)
      return
    }
    guard velocity != 0 else {
      self.init(.rest(start), for: 0, .rest(start), for: 0)
      return
    }
    let free = Deceleration(start: start, velocity: velocity, rate: rate)
    guard !limits.contains(free.target) else {
      self.init(.decelerate(free), for: free.duration, .rest(free.target), for: 0)
      return
    }
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    let way = start == edge ? 0 : free.time(to: edge)
    guard bounces else {
      self.init(.decelerate(free), for: way, .rest(edge), for: 0)
      return
    }
    let back = SpringBack(target: edge, start: edge, velocity: free.velocity(after: way))
    self.init(.decelerate(free), for: way, .spring(back), for: back.duration)
  }

  /// Goes to `target` and stays: pages, and the way back from beyond the edge.
  init(from start: CGFloat, to target: CGFloat, velocity: CGFloat) {
    let spring = SpringBack(target: target, start: start, velocity: velocity)
    self.init(.spring(spring), for: spring.duration, .rest(target), for: 0)
  }

  func position(after seconds: TimeInterval) -> CGFloat {
    if seconds >= duration { return end }
    return seconds < change
      ? Self.position(first, after: seconds) : Self.position(second, after: seconds - change)
  }

  var end: CGFloat {
    switch second {
    case .rest(let position): position
    case .decelerate(let deceleration): deceleration.target
    case .spring(let spring): spring.target
    }
  }

  private static func position(_ leg: Leg, after seconds: TimeInterval) -> CGFloat {
    switch leg {
    case .rest(let position): position
    case .decelerate(let deceleration): deceleration.position(after: seconds)
    case .spring(let spring): spring.position(after: seconds)
    }
  }
}

/// The page a paging scroll view comes to rest at.
struct Paging: Equatable {
  let length: CGFloat
  let limits: ClosedRange<CGFloat>

  /// One page on in the direction of a flick, else the nearest, and never more than one from where
  /// the drag began.
  func target(from offset: CGFloat, dragStart: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let origin = (dragStart / length).rounded()
    var page = (offset / length).rounded()
    if velocity > 100 {
      page = (offset / length).rounded(.up)
    } else if velocity < -100 {
      page = (offset / length).rounded(.down)
    }
    page = min(max(page, origin - 1), origin + 1)
    return min(max(page * length, limits.lowerBound), limits.upperBound)
  }
}
