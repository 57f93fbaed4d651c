import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor
struct LibraryPopTests {
  @Test func aPopShowsThePictureOfTheTargetAndTrimsWhenItHasCommitted() {
    let story = Story()
    story.push(Page("a", .green), Page("b", .blue))
    story.navigation.configuration.timing = .curve(duration: 1, .linear)
    story.navigation.popToRootViewController(animated: true)
    story.host.advance(by: 0.5)
    #expect(story.navigation.snapshot(for: story.root) != nil)
    #expect(story.color(x: 190) == Shade.blue)
    #expect(story.color(x: 10)[0] > 200)
    #expect(story.color(x: 10)[1] == 0)
    story.host.advance(by: 2)
    #expect(story.color() == Shade.red)
    #expect(story.navigation.snapshotMemoryUsage == 0)
    #expect(story.leftovers.isEmpty)
  }

  @Test func nothingChangesVisiblyAsTheStageOfAPopGoesUp() {
    let story = Story()
    story.push(Page("a", .green))
    let before = story.host.frame()
    story.navigation.popViewController(animated: true)
    #expect(story.stages.count == 1)
    let after = story.host.frame()
    #expect(before.pngData() == after.pngData())
    story.host.advance(by: 1)
  }

  @Test func aPopAtTheRootReturnsNothingAndLeavesNothing() {
    let story = Story()
    #expect(story.navigation.popViewController(animated: true) == nil)
    #expect(story.navigation.popToRootViewController(animated: true)?.isEmpty != false)
    story.host.advance(by: 0.5)
    #expect(story.titles == ["root"])
    #expect(story.leftovers.isEmpty)
  }

  @Test(arguments: [0, 1.0 / 60, 0.1])
  func aPopDuringAPushCutsItAndGoesBack(after delay: TimeInterval) {
    let story = Story()
    story.navigation.pushViewController(Page("a", .green), animated: true)
    if delay > 0 { story.host.advance(by: delay) }
    story.navigation.popViewController(animated: true)
    #expect(story.titles == ["root"])
    story.host.advance(by: 1)
    #expect(story.color() == Shade.red)
    #expect(story.leftovers.isEmpty)
    #expect(story.host.log.isEmpty)
  }

  @Test func fastPopsAlwaysShowTheScreenTheStackIsAt() {
    let story = Story()
    story.push(Page("a", .green), Page("b", .blue), Page("c", .green))
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 0.05)
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 0.05)
    story.navigation.pushViewController(Page("d", .blue), animated: true)
    #expect(story.titles == ["root", "a", "d"])
    story.host.advance(by: 1)
    #expect(story.color() == Shade.blue)
    story.navigation.popToRootViewController(animated: true)
    story.host.advance(by: 1)
    #expect(story.color() == Shade.red)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aPopWithoutAPictureShowsTheLiveScreenBeneath() {
    let story = Story()
    story.push(Page("a", .green))
    story.navigation.invalidateSnapshot(for: story.root)
    story.navigation.configuration.timing = .curve(duration: 1, .linear)
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 0.5)
    #expect(story.color(x: 190) == Shade.green)
    #expect(story.color(x: 10)[0] > 200)
    story.host.advance(by: 1)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aStalePictureIsNotShown() {
    let story = Story()
    story.push(Page("a", .green))
    story.host.runtime.changeStyle(to: .dark)
    story.host.advance(by: 0.1)
    var reasons: [String] = []
    story.navigation.configuration.diagnostics = {
      if case .snapshotStale(let names) = $0 { MainActor.assumeIsolated { reasons = names } }
    }
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 1)
    #expect(reasons == ["interface style"])
    #expect(story.color() == Shade.red)
    #expect(story.leftovers.isEmpty)
  }

  @Test func replacingTheStackKeepsWhatStaysBelowTheTop() {
    let story = Story()
    let (a, b) = (Page("a", .green), Page("b", .blue))
    story.push(a)
    story.navigation.setViewControllers([story.root, a, b], animated: true)
    story.host.advance(by: 1)
    #expect(story.navigation.snapshot(for: a) != nil)
    #expect(story.navigation.snapshot(for: story.root) != nil)
    story.navigation.viewControllers = [story.root, b]
    story.host.advance(by: 1)
    #expect(story.navigation.snapshot(for: a) == nil)
    #expect(story.navigation.snapshot(for: story.root) != nil)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aPoppedScreenAndItsPictureAreFreed() {
    let story = Story()
    weak var page: Page?
    do {
      let made = Page("a", .green)
      page = made
      story.push(made, Page("b", .blue))
      story.navigation.popToRootViewController(animated: true)
    }
    story.host.advance(by: 2)
    #expect(page == nil)
    #expect(story.navigation.snapshotMemoryUsage == 0)
  }

  @Test func eventsTellTheWholeOfATappedPop() {
    let story = Story()
    story.push(Page("a", .green))
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 1)
    #expect(story.ends == [.willBegin, .didFinish])
    #expect(story.events.count > 4)
  }

  @Test func completionsAreCalledOnceWhenTheWorkIsDone() {
    let story = Story()
    var done: [String] = []
    story.navigation.pushViewController(Page("a", .green), animated: true) { done.append("push") }
    #expect(done.isEmpty)
    story.host.advance(by: 1)
    #expect(done == ["push"])
    story.navigation.popViewController(animated: true) { done.append("pop") }
    story.host.advance(by: 1)
    story.navigation.pushViewController(Page("b", .blue), animated: false) { done.append("b") }
    story.host.advance(by: 0.1)
    story.navigation.popToRootViewController(animated: false) { done.append("root") }
    story.host.advance(by: 0.1)
    story.navigation.popViewController(animated: true) { done.append("nothing") }
    #expect(done == ["push", "pop", "b", "root", "nothing"])
  }

  @Test func withReduceMotionScreensFade() {
    let story = Story()
    story.host.runtime.accessibility.isReduceMotionEnabled = true
    story.push(Page("a", .green))
    story.navigation.configuration.timing = .curve(duration: 1, .linear)
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 0.5)
    #expect(story.color(x: 10) == story.color(x: 190))
    #expect(story.color(x: 10)[0] > 50)
    #expect(story.color(x: 10)[1] > 50)
    story.host.advance(by: 1)
    #expect(story.leftovers.isEmpty)
  }
}
