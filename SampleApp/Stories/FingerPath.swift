import CoreGraphics
import Foundation

/// Where a finger goes: points in time, straight lines between them.
struct FingerPath: Hashable, Sendable {
  struct Station: Hashable, Sendable {
    /// Seconds since the finger came down.
    var time: TimeInterval
    /// Shares of the window's width and height.
    var x: CGFloat
    var y: CGFloat
  }

  var stations: [Station]

  var duration: TimeInterval { stations.last?.time ?? 0 }

  /// Where the finger is, in shares of the window.
  func position(at time: TimeInterval) -> CGPoint {
    guard let first = stations.first else { return .zero }
    var before = first
    for station in stations {
      if station.time >= time {
        let span = station.time - before.time
        let share = span > 0 ? CGFloat((time - before.time) / span) : 1
        return CGPoint(
          x: before.x + (station.x - before.x) * max(share, 0),
          y: before.y + (station.y - before.y) * max(share, 0))
      }
      before = station
    }
    return CGPoint(x: before.x, y: before.y)
  }

  /// The same way from the right edge.
  var mirrored: FingerPath {
    FingerPath(
      stations: stations.map { Station(time: $0.time, x: 1 - $0.x, y: $0.y) })
  }

  /// From the left edge across most of the screen, lifted while still moving.
  static let across = FingerPath(stations: [
    Station(time: 0, x: 0.02, y: 0.55), Station(time: 0.15, x: 0.14, y: 0.55),
    Station(time: 0.4, x: 0.5, y: 0.545), Station(time: 0.6, x: 0.78, y: 0.54),
  ])

  /// Across most of the screen near its lower edge.
  static let low = FingerPath(stations: [
    Station(time: 0, x: 0.05, y: 0.9), Station(time: 0.15, x: 0.16, y: 0.9),
    Station(time: 0.4, x: 0.5, y: 0.9), Station(time: 0.6, x: 0.78, y: 0.895),
  ])

  /// From the left edge a third of the way, then back a little, and lifted at rest.
  static let hesitant = FingerPath(stations: [
    Station(time: 0, x: 0.02, y: 0.55), Station(time: 0.15, x: 0.12, y: 0.55),
    Station(time: 0.4, x: 0.42, y: 0.545), Station(time: 0.55, x: 0.36, y: 0.545),
    Station(time: 0.7, x: 0.36, y: 0.545),
  ])

  /// From the left edge halfway across, in a moment.
  static let swift = FingerPath(stations: [
    Station(time: 0, x: 0.05, y: 0.55), Station(time: 0.05, x: 0.2, y: 0.55),
    Station(time: 0.15, x: 0.6, y: 0.55),
  ])

  /// From the middle of the screen to the right, where no edge is near.
  static let fromTheMiddle = FingerPath(stations: [
    Station(time: 0, x: 0.3, y: 0.4), Station(time: 0.1, x: 0.38, y: 0.4),
    Station(time: 0.4, x: 0.75, y: 0.4), Station(time: 0.5, x: 0.92, y: 0.4),
  ])

  /// From the middle of the screen to its right edge, lifted while still moving.
  static let fromTheCenter = FingerPath(stations: [
    Station(time: 0, x: 0.45, y: 0.5), Station(time: 0.15, x: 0.52, y: 0.5),
    Station(time: 0.5, x: 0.85, y: 0.495), Station(time: 0.6, x: 0.96, y: 0.495),
  ])

  /// A wave in the middle of the screen, from left to right and back.
  static let scribble = FingerPath(stations: [
    Station(time: 0, x: 0.15, y: 0.4), Station(time: 0.2, x: 0.35, y: 0.33),
    Station(time: 0.4, x: 0.55, y: 0.44), Station(time: 0.6, x: 0.8, y: 0.34),
    Station(time: 0.9, x: 0.3, y: 0.5),
  ])

  /// From the first quarter of a slider to its end.
  static let alongSlider = FingerPath(stations: [
    Station(time: 0, x: 0.27, y: 0.188), Station(time: 0.2, x: 0.4, y: 0.188),
    Station(time: 0.5, x: 0.8, y: 0.188),
  ])

  /// Over a row to the left, not far.
  static let rowOpening = FingerPath(stations: [
    Station(time: 0, x: 0.7, y: 0.3), Station(time: 0.1, x: 0.62, y: 0.3),
    Station(time: 0.3, x: 0.42, y: 0.3), Station(time: 0.45, x: 0.42, y: 0.3),
  ])
}
