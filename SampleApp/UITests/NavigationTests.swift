import XCTest

/// Pushes, pops and drags, by fingers.
final class NavigationTests: XCTestCase {
  /// A tap pushes a place over the first page, and the back button pops it.
  @MainActor func testATapPushesAndBackPops() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample.back.tap()
    XCTAssertTrue(sample.shows("explore"))
    XCTAssertTrue(sample.loses("photo"))
  }

  /// A drag from the middle of the screen takes it back.
  @MainActor func testADragFromTheMiddleGoesBack() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample.drag(from: 0.4, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
    XCTAssertTrue(sample.loses("photo"))
  }

  /// A drag that's held short of half goes back to its place.
  @MainActor func testADragThatHesitatesChangesNothing() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    let before = sample["photo"].frame
    sample.drag(from: 0.1, to: 0.35, speed: 300, hold: 0.6)
    XCTAssertTrue(sample["photo"].isHittable)
    XCTAssertEqual(sample["photo"].frame, before)
    XCTAssertFalse(sample["explore"].exists)
  }

  /// A screen without a bar is dragged off one that has a bar, and that one off the first page.
  @MainActor func testTwoScreensAreDraggedBack() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample["photo"].tap()
    XCTAssertTrue(sample.shows("home"))
    XCTAssertEqual(sample.app.navigationBars.count, 0)
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.shows("photo"))
    XCTAssertEqual(sample.app.navigationBars.count, 1)
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
    XCTAssertEqual(sample.app.navigationBars.count, 0)
  }

  /// A tap takes three screens off the first page.
  @MainActor func testATapGoesBackToTheFirstPage() async {
    let sample = Sample()
    sample["see-all"].tap()
    XCTAssertTrue(sample.loses("explore"))
    sample["place-santorini"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample["photo"].tap()
    XCTAssertTrue(sample.shows("home"))
    sample["home"].tap()
    XCTAssertTrue(sample.shows("explore"))
  }

  /// What has been there and back looks as before.
  @MainActor func testAPageLooksAsBeforeWhenItIsBack() async {
    let sample = Sample()
    let before = sample["explore"].screenshot().pngRepresentation
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample.drag(from: 0.1, to: 0.35, speed: 300, hold: 0.6)
    sample.drag(from: 0.1, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
    XCTAssertEqual(sample["explore"].screenshot().pngRepresentation, before)
  }

  /// In slow motion a push takes two seconds, and its screen can be used at its end.
  @MainActor func testInSlowMotionAPushEnds() async {
    let sample = Sample(options: ["--slow"])
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
  }

  /// By UIKit alone a screen without a bar can't be swiped back.
  @MainActor func testPlainUIKitDoesNotSwipeAwayAScreenWithoutABar() async {
    let sample = Sample("home", "place", "photo", options: ["--controller", "system"])
    XCTAssertTrue(sample.shows("home"))
    sample.drag(from: 0.005, to: 0.95)
    XCTAssertTrue(sample["home"].isHittable)
  }

  /// Where bars agree and the app says so, UIKit's own swipe from the edge pops.
  @MainActor func testWhereBarsAgreeUIKitSwipesBack() async {
    let sample = Sample("recipes", "progress", options: ["--alike-bars"])
    sample.drag(from: 0.005, to: 0.95)
    XCTAssertTrue(sample.shows("recipe-progress"))
  }
}
