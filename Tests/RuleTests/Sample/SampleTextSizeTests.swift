import Testing
import UIKit
import UIKitHost

@testable import SampleScreens

/// At the text sizes that people choose, nothing is cut off.
@MainActor
@Suite(.warningsAreRead) struct SampleTextSizeTests {
  nonisolated private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .extraExtraExtraLarge, .accessibilityLarge,
  ]

  @Test(arguments: Sampling.current.cases(SampleScreenTests.allPages, oneIn: 4), categories)
  func noTextIsCut(page: Page, category: UIContentSizeCategory) throws {
    for width in [390, 320] as [CGFloat] {
      let host = LinuxHost(size: CGSize(width: width, height: 844), scale: 1)
      host.runtime.changeContentSizeCategory(to: category)
      let isFirst = [.home, .recipes, .settings].contains(page)
      let guide = Guide.controller(showing: isFirst ? [page] : [.recipes, page])
      host.show(guide, for: 0.4)
      try checkLabels(of: #require(guide.stack?.topViewController?.view), "\(page) \(width)")
    }
  }

  @Test(arguments: categories)
  func noTextIsCutOnTheRecipesPages(category: UIContentSizeCategory) {
    for recipe in Recipe.sections.flatMap(\.recipes) where recipe.file != nil {
      let host = LinuxHost(size: CGSize(width: 320, height: 844), scale: 1)
      host.runtime.changeContentSizeCategory(to: category)
      let page = RecipePageViewController(recipe)
      host.show(UINavigationController(rootViewController: page), for: 0.2)
      checkLabels(of: page.view, recipe.title)
    }
  }

  /// A size that's chosen while a screen is shown is followed at once.
  @Test(arguments: [
    Page.home, .letter, .gallery, .progress, .journey, .trail, .memory, .passcode, .live, .tour,
    .observation, .diagnostics, .ride, .postcard,
  ])
  func aScreenThatIsShownFollowsTheTextSize(page: Page) throws {
    let host = LinuxHost(size: CGSize(width: 390, height: 844), scale: 1)
    let guide = Guide.controller(showing: page == .home ? [page] : [.recipes, page])
    host.show(guide, for: 0.4)
    host.runtime.changeContentSizeCategory(to: .accessibilityLarge)
    host.advance(by: 0.4)
    try checkLabels(of: #require(guide.stack?.topViewController?.view), "\(page)")
  }

  private func checkLabels(of screen: UIView, _ name: String) {
    let shown = labels(in: screen).filter { $0.bounds.width > 0 && $0.window != nil }
    // A sketch is all drawing.
    #expect(shown.isEmpty == name.hasPrefix("sketch"), "\(name) has \(shown.count) labels")
    for label in shown {
      let text = "\(name): \(label.text ?? "")"
      let frame = label.convert(label.bounds, to: screen)
      #expect(frame.minX >= 0 && frame.maxX <= screen.bounds.width + 0.5, "\(text) at \(frame)")
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      let needed = label.sizeThatFits(room)
      #expect(needed.height <= label.bounds.height + 1, "\(text) is cut")
      guard !label.adjustsFontSizeToFitWidth else { continue }
      #expect(needed.width <= label.bounds.width + 1, "\(text) is cut")
    }
  }

  /// Segments keep their size, as UIKit's do.
  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0, !(view is UISegmentedControl), !(view is UIPageControl),
      !(view is UITextField)
    else { return [] }
    return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }
}
