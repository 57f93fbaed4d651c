import CoreGraphics
import Testing
import UIKit
import UIKitHost

@testable import SampleScreens
@testable import SampleStories

/// Pictures with two halves compare one thing only, and say what it is.
@MainActor
@Suite(.warningsAreRead) struct SampleComparisonTests {
  /// Both upper screens are at the same place in each frame: neither half looks quicker.
  @Test func bothHalvesMoveAlike() throws {
    let story = try #require(Story.named("push-visible-to-hidden"))
    let halves = ControllerKind.allCases.map { kind in
      let player = StoryPlayer(story, controller: kind, scale: 1)
      player.moveAsTheSystemDoes()
      return edges(in: player)
    }
    #expect(halves[0].count == halves[1].count)
    #expect(Set(halves[0]).count > 10)
    // One of them may begin a frame later.
    for (index, edge) in halves[0].enumerated() {
      let neighbors = halves[1][max(index - 1, 0)...min(index + 1, halves[1].count - 1)]
      let range = (neighbors.min() ?? 0) - 2...(neighbors.max() ?? 0) + 2
      #expect(range.contains(edge), "frame \(index): \(edge) beside \(neighbors)")
    }
  }

  /// Where the upper screen begins in each frame, in points from the left.
  private func edges(in player: StoryPlayer) -> [Int] {
    var frames: [CGImage] = []
    player.play { frames.append($0.image) }
    guard let rest = frames.last else { return [] }
    return frames.map { frame in
      (0..<rest.width).first { edge in
        stride(from: edge, to: rest.width, by: 3).allSatisfy { x in
          frame.color(x: x, y: 700) == rest.color(x: x - edge, y: 700)
        }
      } ?? rest.width
    }
  }

  @Test func aStoryOfAnOptionHasAScreenWithoutIt() {
    let stories = Story.all.filter { $0.option != nil }
    #expect(stories.count == 3)
    for story in stories {
      let screens = (story.stack.last?.makeScreen(), story.withoutOption.stack.last?.makeScreen())
      let kinds = [screens.0, screens.1].compactMap { $0.map { "\(type(of: $0))" } }
      #expect(Set(kinds).count == 2, "\(story.name)")
      #expect(story.withoutOption.stack.first == story.stack.first)
    }
  }

  /// Without the option, the blue dot of an unread message is missing for a while.
  @Test func aListThatIsNotWaitedForIsSeenEmpty() throws {
    let story = try #require(Story.named("reloading-list"))
    func isSeenEmpty(_ story: Story) -> Bool {
      var isOver = false
      var isEmpty = false
      StoryPlayer(story, controller: .snapshot, scale: 1, framesPerSecond: 20).play { frame in
        if frame.events.contains("pop drag did finish") { isOver = true }
        let hasDot = (95..<150).contains { y in
          let color = frame.image.color(x: 27, y: y)
          return color.blue > 200 && color.red < 60
        }
        if isOver, !hasDot { isEmpty = true }
      }
      #expect(isOver)
      return isEmpty
    }
    #expect(isSeenEmpty(story.withoutOption))
    #expect(!isSeenEmpty(story))
  }

  /// Without the option, the large image is missing for most of a second.
  @Test func anImageThatIsNotWaitedForIsMissing() throws {
    let story = try #require(Story.named("late-image"))
    let halves = [story, story.withoutOption].map { story in
      var greens: [UInt8] = []
      StoryPlayer(story, controller: .snapshot, scale: 1, framesPerSecond: 20).play { frame in
        greens.append(frame.image.color(x: 195, y: 300).green)
      }
      return greens
    }
    let differing = zip(halves[0], halves[1]).filter { $0 != $1 }.count
    #expect(differing > 12)
    #expect(halves[0].last == halves[1].last)
  }

  /// The first swipe of README's picture goes back on one side only, and the last on both.
  @Test func theComparisonDiffersFromItsFirstSwipeOn() throws {
    let story = try #require(Story.named("comparison"))
    let halves = ControllerKind.allCases.map { kind in
      let player = StoryPlayer(story, controller: kind, scale: 1, framesPerSecond: 20)
      player.moveAsTheSystemDoes()
      var frames: [StoryFrame] = []
      player.play { frames.append($0) }
      #expect(player.navigation?.viewControllers.count == 1)
      return frames
    }
    let differ = zip(halves[0], halves[1]).map { one, other in
      (0..<40).contains { y in
        let place = (x: 40, y: 20 * y + 30)
        return one.image.color(x: place.x, y: place.y) != other.image.color(x: place.x, y: place.y)
      }
    }
    let first = try #require(differ.firstIndex(of: true))
    #expect(Double(first) / 20 < 1)
    #expect(differ.filter(\.self).count > differ.count / 3)
  }

  @Test func choreographiesAreNamedOnTheScreen() throws {
    let story = try #require(Story.named("choreographies"))
    var names: [String] = []
    StoryPlayer(story, controller: .snapshot, scale: 1, framesPerSecond: 10).play { frame in
      if let name = frame.caption, names.last != name { names.append(name) }
    }
    #expect(names == ["Parallax", "Cover", "Scale", "Sideways", "Cards"])
  }

  /// Content of the status bar is light on blue and red, dark on yellow, and changes halfway.
  @Test func theStatusBarSuitsTheBarThatCoversMore() throws {
    let story = try #require(Story.named("bar-colors"))
    var first: [(coverage: CGFloat, isLight: Bool)] = []
    var atRest: [Bool] = []
    let player = StoryPlayer(story, controller: .snapshot, scale: 1, framesPerSecond: 30)
    player.play { frame in
      if let coverage = frame.coverage {
        if atRest.count == 1 { first.append((coverage, frame.statusBar.isLight)) }
      } else if atRest.last != frame.statusBar.isLight {
        atRest.append(frame.statusBar.isLight)
      }
    }
    #expect(atRest == [false, true, false, true, false, true])
    #expect(first.contains { $0.isLight } && first.contains { !$0.isLight })
    for frame in first where abs(frame.coverage - 0.5) > 0.1 {
      #expect(frame.isLight == (frame.coverage > 0.5), "\(frame)")
    }
  }
}
