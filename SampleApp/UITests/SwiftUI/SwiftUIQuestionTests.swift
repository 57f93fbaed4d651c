import XCTest
import XCUIAutomation

/// What the article on SwiftUI expects of SwiftUI, asked on a screen for each question.
///
/// Written on Linux, where they're compiled and can't run.
final class SwiftUIQuestionTests: XCTestCase {
  @MainActor private func sample(_ options: String...) -> Sample {
    Sample(options: ["--swiftui", "--questions"] + options)
  }

  /// Opens the screen of a question.
  @MainActor private func open(_ question: String, in sample: Sample) {
    XCTAssertTrue(sample.shows(question))
    sample[question].tap()
    XCTAssertTrue(sample.loses("appearances"))
  }

  /// The first frame of a push contains the screen's title and its toolbar item.
  @MainActor func testTheTitleAndTheItemAreInTheFirstFrame() async {
    let sample = sample()
    open("An inline title and an item", in: sample)
    XCTAssertEqual(sample["first frame"].label, "Fjord, 1 items")
    XCTAssertTrue(sample.app.navigationBars.buttons["Share"].exists)
  }

  /// The root has a large title, and a screen with an inline title doesn't.
  @MainActor func testTheRootsTitleIsLarge() async {
    let sample = sample()
    XCTAssertTrue(sample.shows("appearances"))
    let large = sample.app.navigationBars.firstMatch.frame.height
    open("An inline title and an item", in: sample)
    let inline = sample.app.navigationBars.firstMatch.frame.height
    XCTAssertGreaterThan(large, inline + 30)
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("appearances"))
    XCTAssertEqual(sample.app.navigationBars.firstMatch.frame.height, large, accuracy: 1)
  }

  /// A search keeps its text while a screen is pushed over it, and can be used afterward.
  @MainActor func testASearchIsUsableAfterAPush() async {
    let sample = sample()
    open("A search", in: sample)
    let field = sample.app.descendants(matching: .searchField).firstMatch
    XCTAssertTrue(field.waitForExistence(timeout: 5))
    field.tap()
    field.typeText("Maya")
    sample["Further"].tap()
    XCTAssertTrue(sample.shows("first frame"))
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("text"))
    XCTAssertEqual(sample["text"].label, "Searching for Maya")
    field.tap()
    field.typeText("!")
    XCTAssertEqual(sample["text"].label, "Searching for Maya!")
  }

  /// A stack in a sheet has its own pushes and swipes, and the stack below stays where it is.
  @MainActor func testASheetHasAStackOfItsOwn() async {
    let sample = sample()
    open("A sheet", in: sample)
    sample["Present"].tap()
    XCTAssertTrue(sample.shows("Push in the sheet"))
    sample["Push in the sheet"].tap()
    XCTAssertTrue(sample.shows("In the sheet"))
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("Close"))
    sample["Close"].tap()
    XCTAssertTrue(sample.loses("Close"))
    XCTAssertTrue(sample["Present"].isHittable)
  }

  /// An observable object that a destination's closure reads updates the screen.
  @MainActor func testAnObservableReadInADestinationUpdatesTheScreen() async throws {
    guard #available(iOS 17.0, *) else { throw XCTSkip("Before iOS 17, there's no Observable.") }
    let sample = sample()
    open("An observable object", in: sample)
    XCTAssertTrue(sample.shows("Counted to 0"))
    sample["Count"].tap()
    XCTAssertTrue(sample.shows("Counted to 1"))
  }

  /// With UIKit's transitions, as with a switch that turns the library off, the edge swipe pops.
  @MainActor func testTheKillSwitchKeepsTheSwipe() async {
    let sample = sample("--system")
    open("An inline title and an item", in: sample)
    sample.drag(from: 0.0, to: 0.95)
    XCTAssertTrue(sample.shows("appearances"))
    XCTAssertTrue(sample.loses("first frame"))
  }

  /// `onAppear` of the screen below runs once a drag has popped the screen, and not if it's put back.
  @MainActor func testOnAppearRunsOnceADragHasPopped() async {
    let sample = sample()
    open("A sheet", in: sample)
    sample.drag(from: 0.1, to: 0.35, speed: 300, hold: 0.6)
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("appearances"))
    XCTAssertEqual(sample["appearances"].label, "Appeared 2 times")
  }

  /// A leftover `NavigationLink` changes neither the stack nor the path.
  @MainActor func testALeftoverLinkDoesNothing() async throws {
    guard #available(iOS 16.0, *) else { throw XCTSkip("Before iOS 16, links have no values.") }
    let sample = sample()
    open("A leftover link", in: sample)
    sample["Leftover"].tap()
    XCTAssertEqual(sample["count"].label, "1 on the path")
    XCTAssertTrue(sample["Leftover"].exists)
  }
}
