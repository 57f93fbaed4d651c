import CoreGraphics
import Foundation
import SampleScreens

/// What a hand does with the guide, and when: a script that always plays the same way.
public struct Story: Hashable, Sendable {
  /// One thing a hand does.
  enum Step: Hashable, Sendable {
    /// Watches, for so many seconds.
    case wait(TimeInterval)
    /// Taps what has that accessibility identifier or label, at a share of its width from the left.
    case tap(String, at: CGFloat = 0.5)
    /// Taps what only one half of a comparison still shows; the other half waits as long.
    case tapIfShown(String)
    /// Taps the navigation bar's back button.
    case tapBack
    /// Types into what has the keyboard.
    case type(String)
    /// Moves a finger along a path and lifts it; the screen may be turned while the finger is down,
    /// so many seconds after it came down.
    case drag(FingerPath, turnsAt: TimeInterval? = nil)
    /// Scrolls by two fingers on a trackpad, as far as the path leads; the pointer stays at its start.
    case scroll(FingerPath)
    /// Presses Command-[ on a hardware keyboard.
    case backKey
    /// What an app's code does, without a finger.
    case push(Page)
    case pop
    /// What an app's code does: another choreography.
    case motion(Preferences.Motion)
    /// The user switches between light and dark.
    case style(Preferences.Style)
  }

  /// What it is called on the command line and in folders.
  public let name: String
  /// One line about it.
  public let summary: String
  /// The screens on the stack as the story begins.
  var stack: [Page]
  let steps: [Step]
  /// Whether each frame is two pictures that the navigation controller moves; false where something
  /// else moves: pages, a presentation, a screen's own animation.
  var isTwoPictures = true
  /// Whether the interface runs from right to left.
  var isRightToLeft = false
  /// The option of its recipe; a comparison shows the story without it, too.
  var option: String?

  /// The same on a screen without the option.
  var withoutOption: Story {
    var story = self
    story.stack = stack.prefix(1) + stack.dropFirst().map { .without($0) }
    return story
  }
}
