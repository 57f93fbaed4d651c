import XCTest

/// Failures of a test that the automation finds by itself.
enum XCUIFailure {
  static func record(_ message: String) { XCTFail(message) }
}
