import XCTest
import XCUIAutomation

/// Drags and the device: turned, left and come back to.
final class DeviceTests: XCTestCase {
  /// A screen that was pushed upright is dragged back when the phone lies on its side.
  @MainActor func testATurnedPhoneGoesBack() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    XCUIDevice.shared.orientation = .landscapeLeft
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
    XCUIDevice.shared.orientation = .portrait
    XCTAssertTrue(sample["explore"].isHittable)
  }

  /// After a while in the background a screen is dragged back as before.
  @MainActor func testAfterTheBackgroundAScreenGoesBack() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    XCUIDevice.shared.press(.home)
    sample.app.activate()
    XCTAssertTrue(sample.shows("photo"))
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.shows("explore"))
  }

  /// A screen that hides the tab bar takes it away, and a drag brings it back.
  @MainActor func testTheTabBarComesBackWithADrag() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    XCTAssertTrue(sample.app.tabBars.firstMatch.isHittable)
    sample["photo"].tap()
    XCTAssertTrue(sample.shows("home"))
    XCTAssertFalse(sample.app.tabBars.firstMatch.isHittable)
    sample.drag(from: 0.3, to: 0.95)
    XCTAssertTrue(sample.shows("photo"))
    XCTAssertTrue(sample.app.tabBars.firstMatch.isHittable)
  }

  /// Another tab is chosen, and the stack of the first is as it was.
  @MainActor func testAStackStaysAsItWasInItsTab() async {
    let sample = Sample()
    sample["explore"].tap()
    XCTAssertTrue(sample.shows("photo"))
    sample.app.tabBars.buttons["Recipes"].tap()
    XCTAssertTrue(sample.loses("photo"))
    sample.app.tabBars.buttons["Guide"].tap()
    XCTAssertTrue(sample.shows("photo"))
  }
}
