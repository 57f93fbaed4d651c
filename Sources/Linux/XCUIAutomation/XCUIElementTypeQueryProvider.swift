import Foundation

/// What elements and queries have in common: the elements of a kind below them.
@MainActor
public protocol XCUIElementTypeQueryProvider: NSObjectProtocol {
  var firstMatch: XCUIElement { get }
  var buttons: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var windows: XCUIElementQuery { get }
}
