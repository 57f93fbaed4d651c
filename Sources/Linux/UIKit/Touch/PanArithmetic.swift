import CoreGraphics
import Foundation

/// The way a finger has to go before a pan begins.
struct PanHysteresis: Equatable {
  var distance: CGFloat

  /// Axes along which a way counts: a scroll view leaves those alone that it cannot scroll.
  var countsHorizontal = true
  var countsVertical = true

  func isOvercome(by way: CGPoint) -> Bool {
    hypot(countsHorizontal ? way.x : 0, countsVertical ? way.y : 0) >= distance
  }
}

/// The velocity of the recent moves, in points per second.
struct VelocityFilter: Equatable {
  private struct Sample: Equatable {
    let time: TimeInterval
    let point: CGPoint
  }

  /// How far back, in seconds, moves count.
  let window: TimeInterval
  private var samples: [Sample] = []

  init(window: TimeInterval) {
    self.window = window
  }

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time {
      samples.removeLast()
    }
    samples.append(Sample(time: time, point: point))
    let recent = samples.firstIndex { time - $0.time <= window } ?? samples.count
    samples.removeFirst(max(0, min(recent - 1, samples.count - 2)))
  }

  /// A finger that rested before it left has no velocity.
  var velocity: CGPoint {
    guard let last = samples.last else { return .zero }
    let recent = samples.filter { last.time - $0.time <= window }
    guard let first = recent.count > 1 ? recent.first : samples.first, first.time < last.time
    else { return .zero }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}

/// Where a screen-edge pan may start and which way it has to go.
struct ScreenEdgeRule: Equatable {
  var edges: UIRectEdge
  var width: CGFloat

  func allowsStart(at point: CGPoint, in bounds: CGRect) -> Bool {
    edges.contains(.left) && point.x <= bounds.minX + width
      || edges.contains(.right) && point.x >= bounds.maxX - width
      || edges.contains(.top) && point.y <= bounds.minY + width
      || edges.contains(.bottom) && point.y >= bounds.maxY - width
  }

  /// Whether a way leads inwards, from an edge the finger started at, rather than along it.
  func isInward(_ way: CGPoint, from start: CGPoint, in bounds: CGRect) -> Bool {
    let isHorizontal = abs(way.x) >= abs(way.y)
    return edges.contains(.left) && start.x <= bounds.minX + width && isHorizontal && way.x > 0
      || edges.contains(.right) && start.x >= bounds.maxX - width && isHorizontal && way.x < 0
      || edges.contains(.top) && start.y <= bounds.minY + width && !isHorizontal && way.y > 0
      || edges.contains(.bottom) && start.y >= bounds.maxY - width && !isHorizontal && way.y < 0
  }
}
