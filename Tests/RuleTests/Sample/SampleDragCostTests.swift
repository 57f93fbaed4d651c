import SampleStories
import Testing
import UIKit
import UIKitHost

/// What a full-screen drag of the sample costs, counted instead of timed.
@MainActor @Suite(.warningsAreRead)
struct SampleDragCostTests {
  @Test(arguments: ["drag-finish-hidden-to-visible", "drag-finish-visible-to-hidden"])
  func layersThatDoNotChangeAreNotRedrawnInADrag(name: String) throws {
    let story = try #require(Story.named(name))
    let player = StoryPlayer(story, controller: .snapshot, scale: 1)
    let host = player.host
    host.touch(.began, at: CGPoint(x: 20, y: 400))
    host.move(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.1)
    // The host's render server draws snapshot views as they're first seen, and one of several layers,
    // such as screen and tab bar, in one piece as it's first seen to move.
    for x in [70.0, 80] {
      host.touch(.moved, at: CGPoint(x: x, y: 400))
      _ = host.frame()
    }
    let before = host.runtime.server.counters
    for x in stride(from: 80.0, to: 320, by: 10) {
      host.move(
        from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 10, y: 400), duration: 1.0 / 60)
      _ = host.frame()
    }
    let after = host.runtime.server.counters
    #expect(after.framesComposed - before.framesComposed >= 24)
    #expect(after.layersRedrawn == before.layersRedrawn)
    #expect(after.shadowsBlurred == before.shadowsBlurred)
    #expect(after.subtreesFlattened == before.subtreesFlattened)
    // Shade, shadow and the upper picture move; nothing else is even looked at.
    #expect(after.layersCopied - before.layersCopied <= 24 * 2 * 6)
    host.touch(.ended, at: CGPoint(x: 320, y: 400))
    host.advance(by: 1)
  }
}
