import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// The stack as cards: what they show, and what a choice does.
@MainActor @Suite(.warningsAreRead)
struct OverviewTests {
  /// The bars' light gray, behind the cards.
  private let gray: [UInt8] = [229, 229, 234]
  /// Where the card of the top screen is, that of the one below it, and no card.
  private let top = CGPoint(x: 100, y: 210)
  private let below = CGPoint(x: 8, y: 210)
  private let beside = CGPoint(x: 100, y: 60)

  private func rig(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (Rig, a: ColorScreen, b: ColorScreen) {
    let rig = Rig(direction: direction)
    let (a, b) = (ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.push(a, b)
    for screen in [rig.root, a, b] { screen.forgetCalls() }
    return (rig, a, b)
  }

  private func open(_ rig: Rig, _ completion: @escaping @MainActor () -> Void = {}) {
    rig.navigation.presentStackOverview(completion: completion)
    rig.host.advance(by: 1)
  }

  private func overview(_ rig: Rig) -> OverviewController? {
    rig.navigation.presentedViewController as? OverviewController
  }

  // MARK: Cards

  @Test func cardsShowTheScreensAsTheyWereLeft() throws {
    let (rig, _, _) = rig()
    open(rig)
    #expect(rig.color(x: 100) == Shade.blue)
    #expect(rig.color(x: 8) == Shade.green)
    #expect(rig.color(x: 26) == gray)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.stages.isEmpty)
    #expect(try #require(overview(rig)).cards.values.allSatisfy { $0.currentTitle == nil })
  }

  @Test func theTopScreenShrinksIntoItsCard() {
    let (rig, _, _) = rig()
    rig.navigation.configuration.timing = .curve(duration: 0.5, .linear)
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 3) == Shade.blue)
    rig.host.advance(by: 0.25)
    // The middle of the way: 18 points from the edge, above the other card's place.
    #expect(rig.color(x: 26) == Shade.blue)
    #expect(rig.color(x: 3) == Shade.green)
    rig.host.advance(by: 0.5)
    #expect(rig.color(x: 26) == gray)
  }

  @Test func aScreenWithoutASnapshotShowsItsTitle() throws {
    let rig = Rig()
    let screens = [ColorScreen("a", .green), ColorScreen("b", .blue), ColorScreen("c", .red)]
    rig.navigation.setViewControllers(screens, animated: false)
    rig.host.advance(by: 1)
    open(rig)
    let cards = try #require(overview(rig)).cards
    #expect(cards[1]?.currentTitle == "b")
    #expect(cards[2]?.currentTitle == nil)
    rig.host.tap(at: below)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["a", "b"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func whatMustNotBeSeenOrIsLiveShowsItsTitle(isSensitive: Bool) throws {
    let (rig, a, b) = rig()
    for screen in [a, b] {
      screen.snapshotNavigation.isSensitive = isSensitive
      screen.snapshotNavigation.showsLiveContent = !isSensitive
    }
    open(rig)
    let cards = try #require(overview(rig)).cards
    #expect(cards[1]?.currentTitle == "a")
    #expect(cards[2]?.currentTitle == "b")
    #expect(rig.color(x: 8) != Shade.green)
    rig.host.tap(at: below)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func onlyWhatIsSeenIsDecoded() throws {
    let (encoding, worker) = (CountingEncoding(), ManualWork())
    let rig = Rig()
    let memory = SnapshotMemory.app
    (memory.encoding, memory.worker) = (encoding, worker)
    for index in 0..<20 {
      rig.push(ColorScreen("\(index)", .green))
      worker.finish()
    }
    let before = encoding.now.restored
    open(rig)
    let overview = try #require(self.overview(rig))
    #expect(overview.cards.count <= 3)
    #expect(encoding.now.restored - before <= 1)
    let usage = rig.navigation.snapshotMemoryUsage
    for _ in 0..<12 {
      rig.host.flick(from: CGPoint(x: 40, y: 210), to: CGPoint(x: 180, y: 210))
      rig.host.advance(by: 0.2)
      #expect(overview.cards.count <= 5)
    }
    rig.host.advance(by: 3)
    #expect(overview.cards.keys.contains(0))
    #expect(encoding.now.restored - before <= 25)
    #expect(rig.navigation.snapshotMemoryUsage == usage)
    #expect(rig.titles.count == 21)
    #expect(overview.accessibilityPerformEscape())
    rig.host.advance(by: 1)
    worker.finish()
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Choices

  @Test func theCardOfAScreenPopsToItOnce() throws {
    let (rig, a, b) = rig()
    var events: [NavigationEvent] = []
    let observation = rig.navigation.observeTransitions { events.append($0) }
    var completions = 0
    open(rig) { completions += 1 }
    #expect(a.calls.isEmpty && b.calls.isEmpty)
    rig.host.tap(at: below)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.color() == Shade.green)
    #expect(b.calls == ["willDisappear", "didDisappear"])
    #expect(a.calls == ["willAppear", "didAppear"])
    #expect(b.questions.last == .overview)
    #expect(events.map(\.phase) == [.willBegin, .didFinish])
    #expect(events.allSatisfy { $0.trigger == .overview && $0.to === a && $0.operation == .pop })
    #expect(completions == 1)
    #expect(rig.leftovers.isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test func aScrolledCardPopsToTheRoot() {
    let (rig, _, _) = rig()
    open(rig)
    rig.host.drag(from: CGPoint(x: 30, y: 210), to: CGPoint(x: 190, y: 210), duration: 0.5)
    rig.host.advance(by: 3)
    #expect(rig.color(x: 100) == Shade.red || rig.color(x: 100) == Shade.green)
    rig.host.drag(from: CGPoint(x: 30, y: 210), to: CGPoint(x: 195, y: 210), duration: 0.3)
    rig.host.advance(by: 3)
    #expect(rig.color(x: 100) == Shade.red)
    rig.host.tap(at: top)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  enum Cancel: CaseIterable { case topCard, beside, escape }

  @Test(arguments: Cancel.allCases)
  func withoutAnotherChoiceItOnlyCloses(by way: Cancel) throws {
    let (rig, a, b) = rig()
    var completions = 0
    open(rig) { completions += 1 }
    let questions = b.questions
    switch way {
    case .topCard: rig.host.tap(at: top)
    case .beside: rig.host.tap(at: beside)
    case .escape: #expect(try #require(overview(rig)).accessibilityPerformEscape())
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.color() == Shade.blue)
    #expect(a.calls.isEmpty && b.calls.isEmpty)
    #expect(b.questions == questions)
    #expect(rig.events.isEmpty)
    #expect(completions == 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aVetoLeavesTheStackAndClosesTheOverview() {
    let (rig, a, b) = rig()
    b.answers[.overview] = false
    var isPresented: Bool?
    b.whenAsked = { [unowned rig] in
      isPresented = rig.navigation.presentedViewController != nil
    }
    open(rig)
    isPresented = nil
    rig.host.tap(at: below)
    rig.host.advance(by: 1)
    #expect(isPresented == false)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.color() == Shade.blue)
    #expect(a.calls.isEmpty && b.calls.isEmpty)
    #expect(rig.events.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theChosenCardGrowsOverTheOthers() {
    let (rig, _, _) = rig()
    rig.navigation.configuration.timing = .curve(duration: 0.5, .linear)
    open(rig)
    rig.host.tap(at: below)
    rig.host.advance(by: 0.1)
    #expect(rig.titles == ["root", "a"])
    // The other card is still to be seen.
    #expect(rig.color(x: 150) == Shade.blue)
    #expect(rig.color(x: 190) == gray)
    rig.host.advance(by: 0.3)
    #expect(rig.color(x: 130) == Shade.green)
    rig.host.advance(by: 1)
    #expect(rig.color(x: 190) == Shade.green)
  }

  /// Neither tapped nor in the way: what is beneath isn't in its place yet.
  @Test func nothingIsTappedWhileACardGrows() throws {
    let (rig, a, _) = rig()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 200, height: 60))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    a.view.addSubview(button)
    open(rig)
    rig.host.tap(at: below)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.tap(at: CGPoint(x: 100, y: 330))
    #expect(taps == 0)
    // What still fades lets touches through.
    rig.host.advance(by: 0.4)
    rig.host.tap(at: CGPoint(x: 100, y: 330))
    #expect(taps == 1)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func anotherOperationEndsTheGrowth() {
    let (rig, _, _) = rig()
    var completions = 0
    open(rig) { completions += 1 }
    rig.host.tap(at: below)
    rig.host.advance(by: 0.1)
    rig.navigation.pushViewController(ColorScreen("c", .red), animated: true)
    #expect(rig.stages.count <= 1)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "c"])
    #expect(rig.color() == Shade.red)
    #expect(completions == 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aScreenThatHasLeftMeanwhileIsNotGoneBackTo() {
    let (rig, _, b) = rig()
    open(rig)
    rig.navigation.setViewControllers([rig.root, b], animated: false)
    rig.host.tap(at: below)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "b"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Where it isn't shown

  @Test func withoutAWindowNothingHappens() {
    let navigation = SnapshotNavigationController(rootViewController: UIViewController())
    navigation.presentStackOverview { Issue.record("It hasn't been shown.") }
    #expect(navigation.presentedViewController == nil)
  }

  @Test func beneathAModalNothingHappens() {
    let (rig, _, _) = rig()
    let modal = UIViewController()
    rig.navigation.present(modal, animated: true)
    rig.host.advance(by: 1)
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 1)
    #expect(rig.navigation.presentedViewController === modal)
    rig.navigation.dismiss(animated: false)
    rig.host.advance(by: 1)
    open(rig)
    rig.navigation.presentStackOverview()
    rig.host.advance(by: 1)
    #expect(overview(rig) != nil)
  }

  @Test func aRunningPushIsEndedFirst() {
    let (rig, _, _) = rig()
    rig.navigation.pushViewController(ColorScreen("c", .red), animated: true)
    rig.host.advance(by: 0.1)
    open(rig)
    #expect(rig.titles == ["root", "a", "b", "c"])
    #expect(rig.color(x: 100) == Shade.red)
    #expect(rig.color(x: 8) == Shade.blue)
    rig.host.tap(at: top)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theAppMayDismissIt() {
    let (rig, _, _) = rig()
    open(rig)
    rig.navigation.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }
}
