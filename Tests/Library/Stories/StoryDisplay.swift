import CoreGraphics
import Foundation
import Testing

/// What a device shows its frames on.
struct StoryDisplay: Sendable, CustomTestStringConvertible {
  /// Pixels a point.
  var scale: CGFloat = 1
  var framesPerSecond = 60

  var frame: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  var testDescription: String { "\(Int(scale))x, \(framesPerSecond) Hz" }

  static let ofPhones = [
    StoryDisplay(scale: 2), StoryDisplay(scale: 3), StoryDisplay(framesPerSecond: 120),
    StoryDisplay(scale: 2, framesPerSecond: 120), StoryDisplay(scale: 3, framesPerSecond: 120),
  ]

  /// The display of the stages that are made; small and slow displays are the quickest to judge.
  @TaskLocal static var current = StoryDisplay()
}
