import CoreGraphics
import Foundation
import SampleScreens

/// What a hand does with the guide, and when: a script that always plays the same way.
public struct Story: Hashable, Sendable {
  /// One thing a hand does.
  enum Step: Hashable, Sendable {
    /// Watches, for so many seconds.
    case wait(TimeInterval)
    /// Taps the button of that accessibility identifier.
    case tap(String)
    /// Taps the navigation bar's back button.
    case tapBack
    /// Moves a finger along a path and lifts it.
    case drag(FingerPath)
    /// What an app's code does, without a finger.
    case push(Page)
    case pop
  }

  /// What it is called on the command line and in folders.
  public let name: String
  /// One line about it.
  public let summary: String
  /// The screens on the stack as the story begins.
  let stack: [Page]
  let steps: [Step]
  /// Whether each frame is two pictures that the navigation controller moves; false where something
  /// else moves: pages, a presentation, a screen's own animation.
  var isTwoPictures = true
}

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
}
