import XCTest
import XCUIAutomation

/// The sample's SwiftUI app, by fingers: the stories that the stack's own tests play on the Linux host,
/// through real SwiftUI.
///
/// Written on Linux, where they're compiled and can't run.
final class SwiftUIStackTests: XCTestCase {
  @MainActor private func sample(_ options: String...) -> Sample {
    Sample(options: ["--swiftui"] + options)
  }

  /// What the screen on top says of the path.
  @MainActor private func path(_ sample: Sample) -> String { sample["count"].label }

  /// A link pushes, and a drag from the middle shortens the path.
  @MainActor func testALinkPushesAndADragPops() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("The next trip"))
    sample["The next trip"].tap()
    XCTAssertTrue(sample.shows("Lofoten, again"))
    XCTAssertEqual(path(sample), "2 on the path")
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.loses("Lofoten, again"))
    XCTAssertEqual(path(sample), "1 on the path")
    sample.back.tap()
    XCTAssertTrue(sample.shows("likes"))
  }

  /// A drag that's put back leaves the path.
  @MainActor func testADragThatIsPutBackLeavesThePath() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("count"))
    sample.drag(from: 0.1, to: 0.35, speed: 300, hold: 0.6)
    XCTAssertTrue(sample["count"].isHittable)
    XCTAssertEqual(path(sample), "1 on the path")
  }

  /// Several elements at once are one push; two swipes in a row pop two.
  @MainActor func testTwoQuickSwipesPopTwo() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("Three more"))
    sample["Three more"].tap()
    XCTAssertTrue(sample.shows("Stop 3"))
    sample.drag(from: 0.3, to: 0.95, speed: 2000)
    sample.drag(from: 0.3, to: 0.95, speed: 2000)
    XCTAssertTrue(sample.shows("Stop 1"))
    XCTAssertEqual(path(sample), "2 on the path")
  }

  /// A screen without a bar, which its view asks for, is dragged back to one that has a bar.
  @MainActor func testAScreenWithoutABarIsDraggedBack() async {
    let sample = sample()
    sample["Without a bar"].tap()
    XCTAssertTrue(sample.loses("likes"))
    XCTAssertEqual(sample.app.navigationBars.count, 0)
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("likes"))
    XCTAssertEqual(sample.app.navigationBars.count, 1)
  }

  /// In the middle of the screen, a drag does nothing where only the edge is allowed.
  @MainActor func testOnlyTheEdgeGoesBack() async {
    let sample = sample()
    sample["Dragged from the edge only"].tap()
    XCTAssertTrue(sample.shows("Drag from the leading edge."))
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample["Drag from the leading edge."].isHittable)
    sample.drag(from: 0.01, to: 0.95)
    XCTAssertTrue(sample.shows("likes"))
  }

  /// A note with text asks before a drag, and pops once it's agreed.
  @MainActor func testANoteAsksBeforeADrag() async {
    let sample = sample()
    sample["A note that asks"].tap()
    XCTAssertTrue(sample.shows("note"))
    sample["note"].tap()
    sample["note"].typeText("Maya")
    sample.drag(from: 0.3, to: 0.95, at: 0.3)
    XCTAssertTrue(sample.shows("Keep writing"))
    sample["Keep writing"].tap()
    XCTAssertTrue(sample["note"].exists)
    sample.back.tap()
    XCTAssertTrue(sample.shows("Discard"))
    sample["Discard"].tap()
    XCTAssertTrue(sample.shows("likes"))
  }

  /// `dismiss()` from the environment pops the screen that the view is on.
  @MainActor func testDismissPops() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("Dismiss"))
    sample["Dismiss"].tap()
    XCTAssertTrue(sample.shows("likes"))
    XCTAssertTrue(sample.loses("Dismiss"))
  }

  /// A button on a screen that leaves pushes onto what's left.
  @MainActor func testAScreenThatLeavesPushesAnother() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("Pop, then push a note"))
    sample["Pop, then push a note"].tap()
    XCTAssertTrue(sample.shows("note"))
    sample.back.tap()
    XCTAssertTrue(sample.shows("likes"))
  }

  /// The environment around the stack reaches its screens.
  @MainActor func testTheEnvironmentReachesAScreen() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("Hello from around the stack"))
  }

  /// What changes while a screen is covered is seen as it's dragged into view.
  @MainActor func testACoveredScreenIsUpToDateWhenItIsBack() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("Like"))
    sample.app.switches.firstMatch.tap()
    sample.drag(from: 0.4, to: 0.95, at: 0.8)
    XCTAssertTrue(sample.shows("You like Lofoten"))
  }

  /// The tab bar goes with a screen that hides it, and comes back with a drag.
  @MainActor func testTheTabBarComesBackWithADrag() async throws {
    guard #available(iOS 16.0, *) else { throw XCTSkip("Before iOS 16, it has no effect.") }
    let sample = sample()
    sample["Without the tab bar"].tap()
    XCTAssertTrue(sample.loses("likes"))
    XCTAssertFalse(sample.app.tabBars.firstMatch.isHittable)
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("likes"))
    XCTAssertTrue(sample.app.tabBars.firstMatch.isHittable)
  }

  /// A tap on the tab that's already selected changes nothing.
  @MainActor func testATapOnTheSelectedTabChangesNothing() async {
    let sample = sample()
    sample["Lofoten"].tap()
    XCTAssertTrue(sample.shows("count"))
    sample.app.tabBars.buttons["Trips"].tap()
    XCTAssertEqual(path(sample), "1 on the path")
  }

  /// A path that's there from the beginning is shown, and each of its screens is dragged back.
  @MainActor func testARestoredPathIsShown() async {
    let sample = sample("--restored")
    XCTAssertEqual(sample.app.navigationBars.count, 0)
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("count"))
    XCTAssertEqual(path(sample), "1 on the path")
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("likes"))
  }

  /// A field at the bottom stands on the keyboard: it's avoided once, not twice.
  @MainActor func testTheKeyboardIsAvoidedOnce() async {
    let sample = sample()
    sample["A note that asks"].tap()
    XCTAssertTrue(sample.shows("note"))
    sample["note"].tap()
    let keyboard = sample.app.keyboards.firstMatch
    XCTAssertTrue(keyboard.waitForExistence(timeout: 5))
    XCTAssertLessThan(keyboard.frame.minY - sample["note"].frame.maxY, 80)
  }
}
