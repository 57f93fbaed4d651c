import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A session replay that masks the library's class uploads no private text.
@MainActor @Suite(.warningsAreRead)
struct LibraryReplayTests {
  private static let masked = [SnapshotNavigationStageView.self]

  private func record(
    _ story: ReplayStory, masking classes: [UIView.Type]
  ) -> ReplayRecorder {
    let (host, run) = story.prepare()
    var recorder = ReplayRecorder(of: host, masking: classes)
    #expect(!recorder.hasSecret, "at rest")
    run(&recorder)
    #expect(!recorder.hasSecret, "at rest again")
    #expect(host.log.isEmpty, "\(host.log)")
    return recorder
  }

  @Test(arguments: ReplayStory.allCases)
  func noFrameShowsPrivateTextOnceTheClassIsMasked(story: ReplayStory) {
    #expect(record(story, masking: Self.masked).leaks.isEmpty)
  }

  /// Labels are masked in all of them.
  @Test(arguments: ReplayStory.allCases)
  func withoutTheSettingEveryFrameOfASnapshotShowsPrivateText(story: ReplayStory) {
    #expect(record(story, masking: []).leaks == Array(story.framesOfSnapshots))
  }

  /// UIKit's snapshot views are of a private class, and a layer with an image is of none.
  @Test(arguments: ReplayStory.allCases)
  func everyPictureOfAScreenIsInsideTheClass(story: ReplayStory) {
    #expect(record(story, masking: []).strays.isEmpty)
  }

  /// A snapshot waits in the window as long as its screen is covered.
  @Test(arguments: ReplayStory.allCases)
  func atRestTheClassCoversNothing(story: ReplayStory) {
    let (host, run) = story.prepare()
    var recorder = ReplayRecorder(of: host, masking: Self.masked)
    #expect(recorder.covers(of: Self.masked).isEmpty)
    run(&recorder)
    #expect(recorder.covers(of: Self.masked).isEmpty)
  }

  /// The frame that covers a capture is removed before it returns.
  @Test func theFrameKeptDuringACaptureIsInsideTheClass() throws {
    let rig = Rig()
    let kept = try #require(
      rig.navigation.whileKeepingFrame { superview in
        superview.subviews.filter { $0 is SnapshotNavigationStageView }
      })
    #expect(kept.map(\.frame) == [rig.navigation.view.frame])
    #expect(rig.leftovers.isEmpty)
  }
}
