import CoreGraphics
import SnapshotNavigation
import Testing
import UIKit

@testable import SampleScreens
@testable import SampleStories

/// In every story, no hand-over between a live screen and its snapshot is seen.
@MainActor
@Suite(.warningsAreRead) struct StorySeamTests {
  /// Views that stories change as their screens come and go, whose rectangles are left out.
  private static let changing: [String: Set<String>] = [
    // A pane's app fades it alongside.
    "page-stack": ["car"],
    // The input bar comes up once the screen has appeared.
    "chat-input": ["input-bar"],
    // It follows the finger, and is gone at the end.
    "alongside": ["progress"],
    // A ball that never stops.
    "live-content": ["track"],
    // A message that has been read is marked in the list that comes late.
    "reloading-list": ["message-1"],
    // What has been reported.
    "observation": ["report"],
  ]

  /// Each story with a place where UIKit may keep a tab bar that a push has hidden.
  nonisolated private static let sample = Story.all.enumerated().flatMap { index, story in
    Sampling.current.cases(HostSettings.HiddenTabBar.allCases, oneIn: 10, from: index * 3)
      .map { (story, $0) }
  }

  @Test(arguments: sample)
  func noHandOverIsSeen(story: Story, hiddenTabBar: HostSettings.HiddenTabBar) {
    // As each system in turn.
    let systems = HostSystem.allCases
    let index = Story.all.firstIndex { $0.name == story.name } ?? 0
    var settings = HostSettings(of: systems[(index + hiddenTabBar.index) % systems.count])
    settings.hiddenTabBar = hiddenTabBar
    // Most on the display that is judged the quickest.
    let display = index % 6 == 5 ? StoryDisplay(scale: 2, framesPerSecond: 120) : StoryDisplay()
    let player = StoryPlayer(
      story, controller: .snapshot, size: CGSize(width: 390, height: 844), scale: display.scale,
      framesPerSecond: display.framesPerSecond, settings: settings)
    let watch = SeamWatch(player.host, changing: Self.changing[story.name] ?? [])
    watch.frame = display.frame
    var stale: [Set<SnapshotDifference>] = []
    for case let stack as SnapshotNavigationController in player.guide.children {
      stack.diagnosticHandler = { if case .snapshotStale(let found) = $0 { stale.append(found) } }
    }
    player.play { _ in }
    watch.end()
    let command = Sampling.current.command(toRepeat: "StorySeamTests")
    #expect(watch.found.isEmpty, "\(watch.found.prefix(3)); \(command)")
    #expect(watch.seams.compared > 0 && watch.seams.changes > 0)
    #expect(stale.allSatisfy { $0.isSubset(of: Self.differences(in: story)) }, "\(stale)")
  }

  /// What makes a snapshot stale in a story: that it turns the phone, or changes the theme.
  private static func differences(in story: Story) -> Set<SnapshotDifference> {
    var differences: Set<SnapshotDifference> = []
    for step in story.steps {
      switch step {
      case .style: differences.insert(.interfaceStyle)
      case .drag(_, .some): differences.insert(.size)
      default: break
      }
    }
    return differences
  }

  @Test func whatIsLeftOutIsAViewOfAStory() {
    for (name, views) in Self.changing {
      #expect(Story.named(name) != nil, "\(name)")
      #expect(!views.isEmpty, "\(name)")
    }
  }
}

extension HostSettings.HiddenTabBar {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
