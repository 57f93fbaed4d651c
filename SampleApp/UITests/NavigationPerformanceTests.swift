import XCTest
import XCUIAutomation

/// What pushes, pops and drags cost on a device: run it there, in the release configuration.
///
/// `measure` measures only on Apple's platforms. Elsewhere it runs its block once.
final class NavigationPerformanceTests: XCTestCase {
  /// One of the intervals that the library shows in Instruments.
  private func library(_ name: String) -> XCTOSSignpostMetric {
    XCTOSSignpostMetric(
      subsystem: "SnapshotNavigation", category: "PointsOfInterest", name: name)
  }

  @MainActor
  func testPushAndPop() async {
    let app = Sample().app
    let metrics: [any XCTMetric] = [
      XCTOSSignpostMetric.navigationTransitionMetric, library("push"), library("pop"),
      XCTMemoryMetric(application: app),
    ]
    measure(metrics: metrics) {
      app.buttons["explore"].tap()
      XCTAssertTrue(app.navigationBars.buttons.firstMatch.waitForExistence(timeout: 2))
      app.navigationBars.buttons.firstMatch.tap()
      XCTAssertTrue(app.buttons["explore"].waitForExistence(timeout: 2))
    }
  }

  @MainActor
  func testDragBack() async {
    let app = Sample().app
    measure(metrics: [library("drag")]) {
      app.buttons["explore"].tap()
      XCTAssertTrue(app.navigationBars.buttons.firstMatch.waitForExistence(timeout: 2))
      let window = app.windows.firstMatch
      let start = window.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.5))
      let end = window.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5))
      start.press(forDuration: 0.05, thenDragTo: end)
      XCTAssertTrue(app.buttons["explore"].waitForExistence(timeout: 2))
    }
  }
}
