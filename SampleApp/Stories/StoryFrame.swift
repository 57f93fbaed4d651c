import CoreGraphics
import Foundation

/// One frame of a story.
public struct StoryFrame {
  /// Counted from 0.
  public let index: Int
  /// Seconds since the story began.
  public let time: TimeInterval
  /// What has happened since the frame before, in order.
  public let events: [String]
  /// How much the upper screen covers of the lower, from 0 to 1; nil where nothing moves or the
  /// controller does not tell.
  public let coverage: CGFloat?
  /// Where a finger is, in shares of the screen's width and height; nil if none is down.
  public let finger: CGPoint?
  /// How the status bar is to look, which the host doesn't draw.
  public let statusBar: (isHidden: Bool, isLight: Bool)
  /// A label over the screen, such as the name of a choreography.
  public let caption: String?
  /// The screen.
  public let image: CGImage
}
