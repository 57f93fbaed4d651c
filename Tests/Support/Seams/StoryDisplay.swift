import CoreGraphics
import Foundation
import Testing

/// What a device shows its frames on.
package struct StoryDisplay: Sendable, CustomTestStringConvertible {
  /// Pixels a point.
  package var scale: CGFloat
  package var framesPerSecond: Int

  package init(scale: CGFloat = 1, framesPerSecond: Int = 60) {
    self.scale = scale
    self.framesPerSecond = framesPerSecond
  }

  package var frame: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  package var testDescription: String { "\(Int(scale))x, \(framesPerSecond) Hz" }

  package static let ofPhones = [
    StoryDisplay(scale: 2), StoryDisplay(scale: 3), StoryDisplay(framesPerSecond: 120),
    StoryDisplay(scale: 2, framesPerSecond: 120), StoryDisplay(scale: 3, framesPerSecond: 120),
  ]

  /// The display of the stages that are made; small and slow displays are the quickest to judge.
  @TaskLocal package static var current = StoryDisplay()
}
