import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@testable import SampleScreens
@testable import SampleStories

/// The settings change what they say, for all tabs and at once.
@MainActor
@Suite(.warningsAreRead) struct SampleSettingsTests {
  private typealias Phone = SampleScreenTests.Phone

  private func configurations(
    of phone: Phone
  ) -> [SnapshotNavigationController.Configuration] {
    phone.guide.stacks.compactMap { ($0 as? SnapshotNavigationController)?.configuration }
  }

  /// Scrolls to a control and taps it at a share of its width.
  private func tap(_ name: String, at share: CGFloat = 0.5, on phone: Phone) throws {
    let screen = try #require(phone.guide.stack?.topViewController?.view)
    let control = try #require(find(name, in: screen))
    let scrollView = try #require(screen.subviews.first as? UIScrollView)
    let frame = control.convert(control.bounds, to: scrollView)
    scrollView.contentOffset.y = max(frame.midY - 400, -scrollView.adjustedContentInset.top)
    phone.host.advance(by: 0.1)
    let place = CGPoint(x: control.bounds.width * share, y: control.bounds.midY)
    phone.host.tap(at: control.convert(place, to: nil))
    phone.host.advance(by: 0.5)
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    return view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test(arguments: Preferences.Motion.allCases)
  func aMotionIsUsedByAllTabsAtOnce(motion: Preferences.Motion) throws {
    let phone = Phone([.settings])
    try tap("motion-\(motion)", on: phone)
    #expect(phone.guide.preferences.motion == motion)
    let size = CGSize(width: 390, height: 844)
    let wanted = motion.choreography.layout(at: 0.4, in: size, for: .programmatic)
    #expect(configurations(of: phone).count == 3)
    for configuration in configurations(of: phone) {
      #expect(configuration.choreography.layout(at: 0.4, in: size, for: .programmatic) == wanted)
    }
  }

  @Test(arguments: [(0.16, DragArea.anywhere), (0.5, .edge(24)), (0.84, .disabled)])
  func theReachOfTheDragIsChosen(share: CGFloat, area: DragArea) throws {
    let phone = Phone([.settings])
    try tap("reach", at: 0.5, on: phone)
    try tap("reach", at: share, on: phone)
    #expect(configurations(of: phone).map(\.dragArea) == [area, area, area])
  }

  @Test(arguments: [(0.12, 0), (0.37, 4_000_000), (0.62, nil), (0.87, 100_000_000)])
  func theBudgetIsChosen(share: CGFloat, bytes: Int?) throws {
    let phone = Phone([.settings])
    try tap("budget", at: 0.12, on: phone)
    try tap("budget", at: share, on: phone)
    #expect(SnapshotNavigationController.snapshotMemoryLimit == bytes)
  }

  /// The first choice and the last differ, and each reaches all stacks.
  @Test(arguments: Preferences.Detail.allCases)
  func everyValueOfTheConfigurationIsChosen(detail: Preferences.Detail) throws {
    let phone = Phone([.settings])
    var seen: [String] = []
    for index in detail.choices.indices {
      let share = (CGFloat(index) + 0.5) / CGFloat(detail.choices.count)
      // A segment that is selected already says nothing.
      if index == detail.standard { try tap("\(detail)", at: 0.98, on: phone) }
      try tap("\(detail)", at: share, on: phone)
      let found = configurations(of: phone).map { value(detail.rawValue, of: $0) }
      #expect(found.count == 3 && Set(found).count == 1)
      seen.append(try #require(found.first))
    }
    #expect(Set(seen).count == detail.choices.count, "\(seen)")
    var standard = SnapshotNavigationController.Configuration()
    let wanted = value(detail.rawValue, of: standard)
    detail.apply(detail.standard, to: &standard)
    #expect(value(detail.rawValue, of: standard) == wanted)
  }

  /// The settings leave no value of the configuration out.
  @Test func noValueOfTheConfigurationIsMissing() {
    let names = Mirror(reflecting: SnapshotNavigationController.Configuration()).children
      .compactMap(\.label)
    let elsewhere = ["choreography", "dragArea", "transition", "strings"]
    #expect(Set(names) == Set(Preferences.Detail.allCases.map(\.rawValue) + elsewhere))
  }

  private func value(
    _ name: String, of configuration: SnapshotNavigationController.Configuration
  ) -> String {
    let child = Mirror(reflecting: configuration).children.first { $0.label == name }
    return child.map { "\($0.value)" } ?? ""
  }

  @Test func theMemoryOfAllTabsIsShown() throws {
    let phone = Phone([.home, .places, .place(.kyoto)])
    let bytes = SnapshotNavigationController.snapshotMemoryUsage
    #expect(bytes > 1_000_000)
    phone.guide.selectedIndex = 2
    phone.host.advance(by: 0.3)
    let screen = try #require(phone.guide.stack?.topViewController?.view)
    let usage = try #require(find("usage", in: screen) as? UILabel)
    #expect(usage.text == bytes.megabytes)
    #expect(usage.text != "0.0 MB")
  }

  @Test func theOtherControllerTakesTheScreensOver() throws {
    let phone = Phone([.home, .places, .place(.kyoto)])
    let screens = phone.guide.stacks.map(\.viewControllers)
    phone.guide.selectedIndex = 2
    phone.host.advance(by: 0.3)
    try tap("controller", at: 0.75, on: phone)
    #expect(phone.guide.stacks.allSatisfy { !($0 is SnapshotNavigationController) })
    #expect(phone.guide.stacks.map(\.viewControllers) == screens)
    #expect(phone.guide.selectedIndex == 2)
    try tap("controller", at: 0.25, on: phone)
    #expect(phone.guide.stacks.allSatisfy { $0 is SnapshotNavigationController })
    #expect(phone.guide.stacks.map(\.viewControllers) == screens)
    phone.guide.selectedIndex = 0
    phone.host.advance(by: 0.3)
    phone.guide.stack?.popViewController(animated: true)
    phone.host.advance(by: 1)
    #expect(phone.depth == 2)
  }

  @Test func theFirstScreenHasTheSwitchToo() throws {
    let phone = Phone()
    let screen = try #require(phone.guide.stack?.topViewController?.view)
    let kinds = try #require(find("kind", in: screen))
    let place = CGPoint(x: kinds.bounds.width * 0.75, y: kinds.bounds.midY)
    phone.host.tap(at: kinds.convert(place, to: nil))
    phone.host.advance(by: 0.5)
    #expect(phone.guide.preferences.controller == .system)
    #expect(phone.guide.stack?.isNavigationBarHidden == true)
  }

  @Test func darkIsDark() throws {
    let phone = Phone([.settings])
    let before = phone.host.pixel(at: CGPoint(x: 6, y: 400)).red
    try tap("style", at: 0.84, on: phone)
    #expect(before > 200)
    #expect(phone.host.pixel(at: CGPoint(x: 6, y: 400)).red < 40)
  }

  @Test func rightToLeftMirrorsWhatIsOnScreen() throws {
    let phone = Phone([.settings])
    try tap("direction", on: phone)
    phone.guide.selectedIndex = 0
    phone.host.advance(by: 0.3)
    let screen = try #require(phone.guide.stack?.topViewController?.view)
    let button = try #require(find("explore", in: screen))
    let frame = button.convert(button.bounds, to: nil)
    #expect(frame.maxX == 370)
    phone.guide.change { $0.isRightToLeft = false }
    phone.host.advance(by: 0.3)
    #expect(button.convert(button.bounds, to: nil).minX == 20)
  }

  @Test func theScreenIsTurnedAndTurnedBack() throws {
    let phone = Phone([.settings])
    try tap("turn", on: phone)
    #expect(phone.host.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(phone.host.window.safeAreaInsets.left == 47)
    phone.host.turn()
    phone.host.advance(by: 0.2)
    #expect(phone.host.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(phone.host.window.safeAreaInsets.top == 47)
    #expect(phone.host.window.safeAreaInsets.bottom == 34)
  }

  @Test func reduceMotionReachesUIKit() throws {
    let phone = Phone([.settings])
    try tap("reduce-motion", on: phone)
    #expect(UIAccessibility.isReduceMotionEnabled)
  }
}
