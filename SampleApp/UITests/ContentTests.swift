import XCTest

/// Drags beside what keeps fingers: rows, pages, fields, questions.
final class ContentTests: XCTestCase {
  /// To the left a row opens; to the right the screen goes back.
  @MainActor func testARowSwipesAndTheScreenGoesBack() async {
    let sample = Sample("recipes", "saved")
    XCTAssertTrue(sample.shows("saved"))
    sample.drag(from: 0.8, to: 0.3, at: 0.3)
    XCTAssertTrue(sample.shows("Remove"))
    sample["Remove"].tap()
    sample.drag(from: 0.3, to: 0.95, at: 0.6)
    XCTAssertTrue(sample.loses("saved"))
  }

  /// A pager keeps its finger as long as it can turn back; on its first page the screen goes back.
  @MainActor func testAPagerKeepsItsFinger() async {
    let sample = Sample("recipes", "pager")
    XCTAssertTrue(sample.shows("pager"))
    sample.drag(from: 0.8, to: 0.2)
    sample.drag(from: 0.3, to: 0.9)
    XCTAssertTrue(sample["pager"].exists)
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.loses("pager"))
  }

  /// From the leading edge the screen goes back on any page of a pager.
  @MainActor func testFromTheEdgeAPagerGoesBack() async {
    let sample = Sample("recipes", "pager")
    XCTAssertTrue(sample.shows("pager"))
    sample.drag(from: 0.8, to: 0.2)
    sample.drag(from: 0.02, to: 0.95)
    XCTAssertTrue(sample.loses("pager"))
  }

  /// A list scrolls, and is dragged back from where it is.
  @MainActor func testAListScrollsAndGoesBack() async {
    let sample = Sample("home", "place")
    XCTAssertTrue(sample.shows("photo"))
    sample.app.windows.firstMatch.swipeUp()
    sample.drag(from: 0.2, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
  }

  /// A form with text asks before a drag takes it.
  @MainActor func testAFormAsksBeforeADrag() async {
    let sample = Sample("recipes", "form")
    sample["field-to"].tap()
    sample["field-to"].typeText("Maya")
    sample.drag(from: 0.05, to: 0.95, at: 0.25)
    XCTAssertTrue(sample.shows("Keep writing"))
    sample["Keep writing"].tap()
    XCTAssertTrue(sample.loses("Keep writing"))
    XCTAssertTrue(sample["field-to"].exists)
  }

  /// It asks at each tap on the back button, and pops by code once it's agreed.
  @MainActor func testAFormAsksAtEachTapOnBack() async {
    let sample = Sample("recipes", "form")
    sample["field-to"].tap()
    sample["field-to"].typeText("Maya")
    for _ in 0..<2 {
      sample.back.tap()
      XCTAssertTrue(sample.shows("Keep writing"))
      sample["Keep writing"].tap()
      XCTAssertTrue(sample.loses("Keep writing"))
    }
    sample.back.tap()
    XCTAssertTrue(sample.shows("Discard"))
    sample["Discard"].tap()
    XCTAssertTrue(sample.loses("field-to"))
  }

  /// A drag that's given up leaves the keyboard where it was.
  @MainActor func testTheKeyboardComesBackAfterADragThatIsGivenUp() async {
    let sample = Sample("recipes", "form")
    sample["field-to"].tap()
    sample.drag(from: 0.05, to: 0.3, at: 0.25, speed: 300, hold: 0.6)
    sample["field-to"].typeText("Maya")
    XCTAssertEqual(sample["field-to"].value as? String, "Maya")
  }
}
