import CoreGraphics
import Testing
import UIKit

@testable import SampleScreens
@testable import SampleStories

/// What a person would see in every frame of every story.
///
/// The window is two pictures, moved rigidly, the lower one shaded. No bar jumps, fades or doubles on
/// its own; a tab bar that both screens show stands still.
@MainActor
@Suite(.warningsAreRead) struct StoryPictureTests {
  /// A frame that is no pair of pictures.
  struct Broken: CustomStringConvertible {
    var index: Int
    var misfit: TwoPictures.Misfit
    var description: String { "frame \(index): \(misfit)" }
  }

  @Test(arguments: Story.all.filter(\.isTwoPictures))
  func everyFrameOfASnapshotStoryIsTwoPictures(story: Story) throws {
    let film = Film(story, controller: .snapshot)
    #expect(film.frames.contains { $0.isMoving }, "nothing moves")
    let broken = film.broken
    #expect(broken.isEmpty, "\(broken.prefix(3)) of \(film.frames.count)")
    #expect(film.misplaced.isEmpty, "\(film.misplaced)")
  }

  /// A device that does everything Apple leaves open the other way round.
  @Test(arguments: [
    "push-hidden-to-visible", "pop-hidden-to-visible", "drag-finish-visible-to-hidden",
    "drag-cancel-hidden-to-visible",
  ])
  func underTheOppositeOfEverySettingToo(name: String) throws {
    var settings = HostSettings()
    for setting in UnsureSetting.all { setting.change(&settings) }
    let film = Film(try #require(Story.named(name)), controller: .snapshot, settings: settings)
    #expect(film.frames.contains { $0.isMoving }, "nothing moves")
    #expect(film.broken.isEmpty, "\(film.broken.prefix(3)) of \(film.frames.count)")
  }

  nonisolated private static let asOtherSystems = Story.all.filter(\.isTwoPictures).enumerated()
    .flatMap { index, story in
      Sampling.current.cases([HostSystem.iOS15, .iOS18, .iOS26], oneIn: 8, from: index * 3)
        .map { (story, $0) }
    }

  @Test(arguments: asOtherSystems)
  func asEachSystemToo(story: Story, system: HostSystem) {
    let film = Film(story, controller: .snapshot, settings: HostSettings(of: system))
    #expect(film.frames.contains { $0.isMoving }, "nothing moves")
    #expect(film.broken.isEmpty, "\(film.broken.prefix(3)) of \(film.frames.count)")
  }

  /// One display for each story, on a small phone.
  nonisolated private static let onDisplaysOfPhones = Sampling.current.cases(
    Array(Story.all.filter(\.isTwoPictures).enumerated()), oneIn: 12
  ).map { ($0.element, StoryDisplay.ofPhones[$0.offset % StoryDisplay.ofPhones.count]) }

  @Test(arguments: onDisplaysOfPhones)
  func onThePhonesDisplaysToo(story: Story, display: StoryDisplay) {
    let film = Film(
      story, controller: .snapshot, size: CGSize(width: 375, height: 667), on: display)
    #expect(film.frames.contains { $0.isMoving }, "nothing moves")
    #expect(film.broken.isEmpty, "\(film.broken.prefix(3)) of \(film.frames.count)")
  }

  /// The judge can say no.
  ///
  /// UIKit's own transitions move a bar of the lower screen a full width, and the screen less. One that
  /// comes with a push moves with its screen.
  @Test(arguments: [
    ("push-visible-to-hidden", true), ("pop-hidden-to-visible", true),
    ("push-hidden-to-visible", false),
  ])
  func theSystemsOwnTransitionIsNotWhereTheLowerScreenHasTheBar(name: String, isBroken: Bool) throws
  {
    let story = try #require(Story.named(name))
    #expect(Film(story, controller: .system).broken.isEmpty == !isBroken)
  }

  /// UIKit's own swipe back does not begin where the bar is hidden: there is nothing to judge.
  @Test(arguments: ["drag-finish-hidden-to-visible", "drag-cancel-hidden-to-visible"])
  func theSystemsOwnDragDoesNotEvenBegin(name: String) throws {
    let story = try #require(Story.named(name))
    let frames = Film(story, controller: .system).frames
    #expect(frames.allSatisfy { $0.pixels == frames[0].pixels })
  }

  @Test func twoRunsOfAStoryAreBitIdentical() {
    let story = Story.all[0]
    let first = Film(story, controller: .snapshot)
    let second = Film(story, controller: .snapshot)
    #expect(first.frames.map(\.pixels) == second.frames.map(\.pixels))
  }
}

/// A story as a list of pictures, with the pictures at rest that its transitions may be made of.
@MainActor
private struct Film {
  struct Frame {
    var pixels: Pixels
    /// Where the tab bar begins, in pixels from the top.
    var tabBarTop: Int
    var isMoving: Bool
    var story: StoryFrame
  }

  private(set) var frames: [Frame] = []
  private var stills: [Pixels] = []
  private let isRightToLeft: Bool
  private let settings: HostSettings
  private let size: CGSize
  private let display: StoryDisplay

  init(
    _ story: Story, controller: ControllerKind, settings: HostSettings = HostSettings(),
    size: CGSize = CGSize(width: 390, height: 844), on display: StoryDisplay = StoryDisplay()
  ) {
    (self.settings, self.size, self.display) = (settings, size, display)
    isRightToLeft = story.isRightToLeft
    for depth in story.stack.indices {
      keep(still(of: Array(story.stack[...depth]), controller: controller))
    }
    var stack = story.stack
    for case .push(let page) in story.steps {
      stack.append(page)
      keep(still(of: stack, controller: controller))
    }
    let player = player(story, controller: controller)
    player.play { frame in
      let pixels = Pixels(frame.image)
      let tabs = player.host.window.rootViewController as? UITabBarController
      frames.append(
        Frame(
          pixels: story.isRightToLeft ? pixels.mirrored : pixels,
          tabBarTop: tabs.map { Int($0.tabBar.frame.minY * display.scale) } ?? pixels.height,
          isMoving: frame.coverage != nil, story: frame))
    }
    for (index, frame) in frames.enumerated() where !frame.isMoving {
      // UIKit does not tell when it moves: only where its stories begin and end is known.
      if controller == .snapshot || index == 0 || index == frames.count - 1 { keep(frame.pixels) }
    }
    var place = UpperPlace(width: size.width, isMirrored: isRightToLeft)
    for (index, frame) in frames.enumerated() {
      var offset: Int?
      switch fit(frame) {
      case .success(let fit)?: offset = fit.upperOffset
      case .failure(let misfit)?:
        broken.append(StoryPictureTests.Broken(index: index, misfit: misfit))
      case nil: break
      }
      let error = place.error(in: frame.story, at: offset.map { CGFloat($0) / display.scale })
      if let error, error > 1 { misplaced.append("frame \(index) by \(error)") }
    }
  }

  /// Frames that no pair of pictures at rest explains.
  private(set) var broken: [StoryPictureTests.Broken] = []
  /// Frames in which the upper picture is elsewhere than it has to be, and how far in points.
  private(set) var misplaced: [String] = []

  /// Nil for a frame at rest.
  private func fit(_ frame: Frame) -> Result<TwoPictures.Fit, TwoPictures.Misfit>? {
    if stills.contains(frame.pixels) { return nil }
    var misfit = TwoPictures.Misfit(picture: "upper", x: 0, y: 0)
    for upper in stills {
      for lower in stills where lower != upper {
        switch fit(frame, lower: lower, upper: upper) {
        case .success(let fit): return .success(fit)
        case .failure(let found): if found.y > misfit.y { misfit = found }
        }
      }
    }
    return .failure(misfit)
  }

  /// A tab bar that both pictures have stands still; the rest of the frame is judged.
  private func fit(
    _ frame: Frame, lower: Pixels, upper: Pixels
  ) -> Result<TwoPictures.Fit, TwoPictures.Misfit> {
    var parts = (lower: lower, upper: upper, frame: frame.pixels)
    let bar = frame.pixels.rows(from: frame.tabBarTop)
    if lower.rows(from: frame.tabBarTop) == bar, upper.rows(from: frame.tabBarTop) == bar {
      let top = frame.tabBarTop
      parts = (lower.rows(to: top), upper.rows(to: top), frame.pixels.rows(to: top))
    }
    // The shadow reaches 12 points over the lower screen.
    return TwoPictures(
      lower: parts.lower, upper: parts.upper, shadowReach: 14 * Int(display.scale)
    ).fit(parts.frame)
  }

  private mutating func keep(_ pixels: Pixels) {
    if !stills.contains(pixels) { stills.append(pixels) }
  }

  private func still(of stack: [Page], controller: ControllerKind) -> Pixels {
    let story = Story(name: "still", summary: "", stack: stack, steps: [])
    return Pixels(player(story, controller: controller).host.frame())
  }

  private func player(_ story: Story, controller: ControllerKind) -> StoryPlayer {
    StoryPlayer(
      story, controller: controller, size: size, scale: display.scale,
      framesPerSecond: display.framesPerSecond, settings: settings)
  }
}
