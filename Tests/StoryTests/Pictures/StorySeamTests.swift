import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SampleScreens
@testable import SampleStories

/// In every story, no hand-over between a live screen and its snapshot is seen.
@MainActor
@Suite struct StorySeamTests {
  @Test(arguments: Story.all)
  func noHandOverIsSeen(story: Story) {
    let player = StoryPlayer(
      story, controller: .snapshot, size: CGSize(width: 390, height: 844), scale: 1,
      settings: HostSettings())
    let watch = SeamWatch(player.host)
    let start = Date()
    let hook = player.host.runtime.onPresent
    var ring: [CGImage] = []
    var known = 0
    var n = -1
    var after = 0
    let names = ProcessInfo.processInfo.environment["DUMP"]?.split(separator: ",").map(String.init)
    if let names, !names.contains(story.name) { return }
    if names != nil {
      player.host.runtime.onPresent = { frame in
        hook?(frame)
        n += 1
        ring.append(frame.image)
        if ring.count > 3 { ring.removeFirst() }
        if watch.found.count > known {
          known = watch.found.count
          for (i, image) in ring.enumerated() {
            try? UIImage(cgImage: image).pngData()?.write(to: URL(fileURLWithPath: "/tmp/dump/\(story.name)-\(n - ring.count + 1 + i).png"))
          }
          after = 2
        } else if after > 0 {
          after -= 1
          try? UIImage(cgImage: frame.image).pngData()?.write(to: URL(fileURLWithPath: "/tmp/dump/\(story.name)-\(n).png"))
        }
      }
    }
    player.play { _ in }
    let time = Date().timeIntervalSince(start)
    print("SEAM", story.name, player.frameCount, "frames", Int(time * 1000), "ms compared", watch.seams.compared, "found", watch.found.count)
    for seam in watch.found.prefix(5) { print("SEAM    ", seam) }
  }
}
