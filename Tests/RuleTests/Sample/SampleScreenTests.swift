import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@testable import SampleScreens
@testable import SampleStories

/// Every screen of the guide: it comes, is dragged, and goes, and nothing of it is cut off.
@MainActor
@Suite(.warningsAreRead) struct SampleScreenTests {
  /// A guide in a window of a host.
  struct Phone {
    let host: LinuxHost
    let guide: GuideController

    @MainActor
    init(
      _ pages: [Page] = [.home], size: CGSize = CGSize(width: 390, height: 844),
      layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
      preferences: Preferences = Preferences()
    ) {
      host = LinuxHost(size: size, scale: 1, layoutDirection: layoutDirection)
      guide = Guide.controller(
        preferences, device: DeviceControls(of: host), showing: Array(pages.prefix(1)))
      host.show(guide, for: 0.4)
      for page in pages.dropFirst() {
        guide.stack?.pushViewController(page.makeScreen(), animated: true)
        host.advance(by: 0.8)
      }
    }

    @MainActor var depth: Int { guide.stack?.viewControllers.count ?? 0 }
  }

  /// Pages that lie on top of the first page of their tab.
  nonisolated static let upperPages: [Page] = [
    .places, .place(.kyoto), .photo(.amalfi), .story(.lofoten), .bars, .journey, .form, .pager,
    .saved, .ride, .postcard, .gallery, .chat, .progress, .hiddenBar, .dragArea, .sketch, .ripples,
    .letter,
    .tour, .passcode, .live, .memory, .diagnostics, .observation, .systemTransition,
    .chapters, .trail, .apps, .barColors, .logout, .inbox, .poster, .search, .ticket,
  ]

  nonisolated static let allPages: [Page] = [.home, .recipes, .settings] + upperPages

  @Test(arguments: Sampling.current.cases(upperPages, oneIn: 4))
  func aScreenIsDraggedInVainAndThenForGood(page: Page) {
    let phone = Phone([.recipes, page])
    let host = phone.host
    #expect(phone.depth == 2)
    // The map's panels are at the bottom, the pager's pages at the top: no finger is in their way.
    let start = CGPoint(x: 8, y: 300)
    host.touch(.began, at: start)
    host.move(from: start, to: CGPoint(x: 120, y: 300), duration: 0.3)
    host.move(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.3)
    host.touch(.ended, at: CGPoint(x: 40, y: 300))
    host.advance(by: 1)
    #expect(phone.depth == 2)
    host.drag(from: start, to: CGPoint(x: 350, y: 300), duration: 0.4)
    host.advance(by: 1)
    #expect(phone.depth == 1)
  }

  @Test(arguments: Sampling.current.cases(upperPages, oneIn: 4))
  func plainUIKitShowsEveryScreenToo(page: Page) {
    let phone = Phone([.recipes, page], preferences: Preferences(controller: .system))
    phone.guide.stack?.popViewController(animated: true)
    phone.host.advance(by: 1)
    #expect(phone.depth == 1)
    #expect(phone.guide.stack?.isNavigationBarHidden == false)
  }

  nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 320, height: 568),
    CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
  ]

  @Test(arguments: Sampling.current.cases(allPages, oneIn: 4), sizes)
  func noTextIsCutOrOutsideItsScreen(page: Page, size: CGSize) throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let isFirst = [.home, .recipes, .settings].contains(page)
      let phone = Phone(
        isFirst ? [page] : [.recipes, page], size: size, layoutDirection: direction)
      let screen = try #require(phone.guide.stack?.topViewController?.view)
      let shown = labels(in: screen).filter { $0.bounds.width > 0 }
      // A sketch is all drawing.
      #expect(shown.isEmpty == (page == .sketch))
      for label in shown {
        let name = "\(label.text ?? "") (\(direction))"
        let frame = label.convert(label.bounds, to: screen)
        #expect(frame.minX >= 0 && frame.maxX <= screen.bounds.width, "\(name) at \(frame)")
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        guard label.numberOfLines == 0 else { continue }
        #expect(label.sizeThatFits(room).height <= label.bounds.height + 1, "\(name) is cut")
      }
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0, !(view is UISegmentedControl), !(view is UIPageControl),
      !(view is UIScrollView && view.accessibilityIdentifier == "pager")
    else { return [] }
    return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  // MARK: The form

  @Test func aFormWithTextAsksBeforeItIsLost() throws {
    let phone = Phone([.recipes, .form])
    let host = phone.host
    host.tap(at: CGPoint(x: 250, y: 136))
    host.advance(by: 0.5)
    host.type("Maya")
    host.drag(from: CGPoint(x: 8, y: 460), to: CGPoint(x: 350, y: 460), duration: 0.4)
    host.advance(by: 0.8)
    let form = try #require(phone.guide.stack?.topViewController as? FormViewController)
    #expect(phone.depth == 2)
    let alert = try #require(form.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Keep writing", "Discard"])
    alert.dismiss(animated: true)
    host.advance(by: 0.8)
    #expect(phone.depth == 2)
  }

  @Test func aFormWithoutTextIsLeftWithoutAQuestion() {
    let phone = Phone([.recipes, .form])
    phone.host.drag(from: CGPoint(x: 8, y: 460), to: CGPoint(x: 350, y: 460), duration: 0.4)
    phone.host.advance(by: 0.8)
    #expect(phone.depth == 1)
  }

  // MARK: Stories

  /// The picture of the light screen is stale: the live one is seen instead, from the first frame.
  @Test func onceItIsDarkNoLightPictureIsShown() throws {
    let story = try #require(Story.named("dark-between"))
    var isDark = false
    var moving = 0
    StoryPlayer(story, controller: .snapshot, scale: 1).play { frame in
      if frame.events.contains("style dark") { isDark = true }
      guard isDark else { return }
      if frame.coverage != nil { moving += 1 }
      let color = frame.image.color(x: 6, y: 600)
      #expect(Int(color.red) + Int(color.green) + Int(color.blue) < 120, "\(frame.index)")
    }
    #expect(moving > 20)
  }

  @Test func aTurnEndsTheDragAndKeepsTheScreen() throws {
    let story = try #require(Story.named("rotate-mid-drag"))
    let player = StoryPlayer(story, controller: .snapshot, scale: 1)
    var events: [String] = []
    player.play { events += $0.events }
    #expect(events.contains("pop drag did cancel"))
    #expect(player.navigation?.viewControllers.count == 2)
  }

  @Test(arguments: [("pager-edge", 1), ("drag-edge-over-pager", 1), ("drag-trackpad", 2)])
  func aDragBackOfAStoryPopsOneScreen(name: String, depth: Int) throws {
    let story = try #require(Story.named(name))
    let player = StoryPlayer(story, controller: .snapshot, scale: 1, framesPerSecond: 20)
    var events: [String] = []
    player.play { events += $0.events }
    #expect(events.filter { $0 == "pop drag did finish" }.count == 1)
    #expect(events.contains("pop drag did cancel") == (name != "pager-edge"))
    #expect(player.navigation?.viewControllers.count == depth)
  }

  /// No story looks in vain for what it is to tap, and none makes UIKit complain.
  @Test(arguments: Sampling.current.cases(Story.all, oneIn: 4))
  func aStoryFindsWhatItTaps(story: Story) {
    let player = StoryPlayer(story, controller: .snapshot, scale: 1, framesPerSecond: 20)
    player.play { frame in
      #expect(!frame.events.contains { $0.hasPrefix("nothing to tap") }, "\(frame.events)")
    }
  }
}
