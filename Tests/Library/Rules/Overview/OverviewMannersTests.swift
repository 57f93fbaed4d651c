import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// Rotation, right to left, dark, accessibility, a tab bar, and who lives on.
@MainActor @Suite(.warningsAreRead)
struct OverviewMannersTests {
  private func rig(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (Rig, a: ColorScreen, b: ColorScreen) {
    let rig = Rig(direction: direction)
    let (a, b) = (ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.push(a, b)
    return (rig, a, b)
  }

  private func open(_ rig: Rig) throws -> OverviewController {
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 1)
    return try #require(rig.navigation.presentedViewController as? OverviewController)
  }

  @Test func fromRightToLeftTheStackLeadsToTheLeft() throws {
    let (rig, _, _) = rig(direction: .rightToLeft)
    _ = try open(rig)
    #expect(rig.color(x: 100) == Shade.blue)
    #expect(rig.color(x: 192) == Shade.green)
    rig.host.tap(at: CGPoint(x: 192, y: 210))
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 10) != Shade.green)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit would refuse it, and say so in the log.
  @Test func whileAnAlertLeavesItDoesNothing() {
    let (rig, _, b) = rig()
    b.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
    rig.host.advance(by: 1)
    b.dismiss(animated: true)
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 1)
    #expect(rig.navigation.presentedViewController == nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func rotatedItShowsTheSameCardInTheMiddle() throws {
    let (rig, _, _) = rig()
    let overview = try open(rig)
    rig.host.resize(to: CGSize(width: 400, height: 200))
    rig.host.advance(by: 1)
    let card = try #require(overview.cards[2])
    #expect(abs(card.convert(card.bounds, to: nil).midX - 200) < 1)
    #expect(card.bounds.width > card.bounds.height)
    // The pictures of before don't fit any longer.
    #expect(overview.cards[1]?.currentTitle == "a")
    let other = try #require(overview.cards[1])
    let frame = other.convert(other.bounds, to: nil)
    rig.host.tap(at: CGPoint(x: max(5, frame.midX), y: frame.midY))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func inTheDarkItIsDarkAndPicturesOfTheDayAreTitles() throws {
    let (rig, _, _) = rig()
    let overview = try open(rig)
    rig.host.runtime.changeStyle(to: .dark)
    rig.host.advance(by: 1)
    let pixel = rig.host.pixel(at: CGPoint(x: 26, y: 210))
    #expect([pixel.red, pixel.green, pixel.blue] == [44, 44, 46])
    #expect(overview.cards[1]?.currentTitle == "a")
    #expect(overview.cards[2]?.currentTitle == nil)
    #expect(rig.color(x: 100) == Shade.blue)
  }

  @Test func titlesFollowTheTextSize() throws {
    let (rig, a, _) = rig()
    a.snapshotNavigation.isSensitive = true
    let overview = try open(rig)
    let small = try #require(overview.cards[1]?.titleLabel?.font?.pointSize)
    rig.host.runtime.changeContentSizeCategory(to: .accessibilityExtraLarge)
    rig.host.advance(by: 1)
    let large = try #require(overview.cards[1]?.titleLabel?.font?.pointSize)
    #expect(large > 1.5 * small)
  }

  @Test(arguments: [true, false])
  func voiceOverReadsTitlesAndPlacesAndIsTakenAlong(isChosen: Bool) throws {
    let rig = Rig()
    rig.host.runtime.accessibility.isVoiceOverRunning = true
    let (a, b) = (ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.push(a)
    let element = a.view.subviews.first
    rig.host.runtime.voiceOverFocus = element
    rig.push(b)
    let other = b.view.subviews.last
    rig.host.runtime.voiceOverFocus = other
    let overview = try open(rig)
    let cards = overview.cards
    #expect(cards[1]?.accessibilityLabel == "a, 2 of 3")
    #expect(cards[2]?.accessibilityLabel == "b, 3 of 3")
    #expect(overview.view.accessibilityViewIsModal)
    let opened = rig.host.runtime.accessibilityPosts.last
    #expect(opened?.notification == .screenChanged)
    #expect(opened?.argument as? UIView === cards[2])
    rig.host.tap(at: CGPoint(x: isChosen ? 8 : 100, y: 210))
    rig.host.advance(by: 0.4)
    #expect(rig.host.runtime.accessibilityPosts.count == 1)
    rig.host.advance(by: 1)
    #expect(rig.titles == (isChosen ? ["root", "a"] : ["root", "a", "b"]))
    // It's where it was on that screen.
    #expect(rig.host.runtime.accessibilityPosts.count == 2)
    let closed = rig.host.runtime.accessibilityPosts.last
    #expect(closed?.notification == .layoutChanged)
    #expect(closed?.argument as? UIView === (isChosen ? element : other))
  }

  @Test func aScreenWithoutATitleIsReadByItsPlaceInTheAppsWords() throws {
    let rig = Rig()
    rig.push(UIViewController())
    #expect(try open(rig).cards[1]?.accessibilityLabel == "2 of 2")
    rig.host.tap(at: CGPoint(x: 100, y: 210))
    rig.host.advance(by: 1)
    rig.navigation.configuration.strings.position = { "\($0) von \($1)" }
    #expect(try open(rig).cards[1]?.accessibilityLabel == "2 von 2")
  }

  @Test(arguments: FadeSetting.allCases)
  func whereFadesArePreferredNothingMoves(_ setting: FadeSetting) throws {
    let (rig, _, _) = rig()
    setting.turnOn(rig.host)
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    func isFading() throws -> Bool {
      let stage = try #require(rig.stages.first)
      let layer = try #require(stage.upperView.layer.presentation())
      return layer.opacity > 0.1 && layer.opacity < 0.9
        && CATransform3DIsIdentity(layer.transform)
    }
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 0.5)
    #expect(try isFading())
    rig.host.advance(by: 1)
    #expect(rig.stages.isEmpty)
    rig.host.tap(at: CGPoint(x: 8, y: 210))
    rig.host.advance(by: 0.5)
    #expect(try isFading())
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func withoutAnimationsItComesAndGoesAtOnce() throws {
    let (rig, _, _) = rig()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 0.2)
    #expect(rig.stages.isEmpty)
    rig.host.tap(at: CGPoint(x: 8, y: 210))
    rig.host.advance(by: 0.3)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: UnsureSetting.all)
  func whateverUIKitDoesTheChoiceIsPoppedTo(_ setting: UnsureSetting) throws {
    let (rig, _, b) = rig()
    setting.change(&rig.host.settings)
    b.answers[.overview] = false
    _ = try open(rig)
    rig.host.tap(at: CGPoint(x: 8, y: 210))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a", "b"])
    b.answers[.overview] = true
    _ = try open(rig)
    rig.host.tap(at: CGPoint(x: 8, y: 210))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  /// What is pressed as the overview opens isn't pressed in its card.
  @Test func theCardOfTheTopScreenShowsNothingPressed() throws {
    let (rig, _, b) = rig()
    let button = PressedButton(frame: CGRect(x: 50, y: 300, width: 100, height: 40))
    button.backgroundColor = .red
    let open = UIAction { [unowned rig] _ in rig.navigation.presentStackOverview() }
    button.addAction(open, for: .touchDown)
    b.view.addSubview(button)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 320))
    rig.host.advance(by: 0.5)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 320))
    rig.host.advance(by: 0.5)
    // The button's middle, in a card of 0.64 around (100, 210).
    let pixel = rig.host.pixel(at: CGPoint(x: 100, y: 287))
    #expect([pixel.red, pixel.green, pixel.blue] == Shade.red)
  }

  @Test func aTabBarIsPartOfTheCards() throws {
    let host = Host(size: Rig.size, scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    host.show(tabs, for: 0.2)
    let screen = ColorScreen("a", .green)
    screen.hidesBottomBarWhenPushed = true
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
    navigation.presentStackOverview()
    host.advance(by: 1)
    #expect(tabs.presentedViewController is OverviewController)
    host.tap(at: CGPoint(x: 8, y: 210))
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(tabs.tabBar.window != nil)
    #expect(tabs.presentedViewController == nil)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  /// Nothing is kept by an overview that has closed.
  @Test(arguments: [true, false])
  func nothingIsLeftBehind(pops: Bool) throws {
    weak var overview: OverviewController?
    weak var popped: UIViewController?
    weak var navigation: SnapshotNavigationController?
    let host: Host
    do {
      let (rig, _, _) = rig()
      popped = rig.navigation.topViewController
      navigation = rig.navigation
      overview = try open(rig)
      rig.host.tap(at: CGPoint(x: pops ? 8 : 100, y: 210))
      rig.host.advance(by: 2)
      #expect(rig.leftovers.isEmpty)
      host = rig.host
    }
    #expect(overview == nil)
    #expect((popped == nil) == pops)
    host.window.rootViewController = UIViewController()
    host.advance(by: 1)
    #expect(navigation == nil)
    #expect(popped == nil)
  }

  /// Opens, chooses, cancels, pushes and pops at any time.
  @Test(arguments: 1...12)
  func whateverIsChosenTheStackIsWhatItSays(seed: UInt64) {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let rig = Rig()
    var expected = ["root"]
    var (asked, done) = (0, 0)
    for number in 0..<40 {
      switch roll(4) {
      case 0, 1:
        rig.navigation.pushViewController(
          ColorScreen("\(number)", number % 2 == 0 ? .green : .blue), animated: roll(2) == 0)
        expected.append("\(number)")
      case 2:
        rig.navigation.popViewController(animated: roll(2) == 0)
        if expected.count > 1 { expected.removeLast() }
      default:
        asked += 1
        rig.navigation.presentStackOverview { done += 1 }
        rig.host.advance(by: [0.05, 0.2, 1][roll(3)])
        guard let overview = rig.navigation.presentedViewController as? OverviewController,
          let index = overview.cards.keys.sorted().randomPick(roll)
        else {
          Issue.record("seed \(seed): no overview over \(expected)")
          return
        }
        overview.cards[index]?.sendActions(for: .primaryActionTriggered)
        expected = Array(expected.prefix(index + 1))
        rig.host.advance(by: 0.1)
      }
      #expect(rig.titles == expected, "seed \(seed), step \(number)")
      rig.host.advance(by: [1.0 / 60, 0.05, 0.2, 1][roll(4)])
    }
    rig.host.advance(by: 2)
    #expect(rig.titles == expected)
    #expect(done == asked)
    #expect(rig.leftovers.isEmpty, "seed \(seed)")
    #expect(rig.host.log.isEmpty, "seed \(seed)")
  }
}

extension [Int] {
  fileprivate func randomPick(_ roll: (Int) -> Int) -> Int? { isEmpty ? nil : self[roll(count)] }
}

private final class PressedButton: UIButton {
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .black : .red }
  }
}
