@_exported import Foundation
@_exported import CoreGraphics
import UIKit

// The part of XCUIAutomation, a framework of its own since Xcode 16.3, that the sample's UI tests use.

public struct XCUIGestureVelocity: Hashable, Equatable, RawRepresentable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) {}
  public init(floatLiteral value: FloatLiteralType) {}
  public init(integerLiteral value: IntegerLiteralType) {}
  public static let `default`: XCUIGestureVelocity = 0
  public static let slow: XCUIGestureVelocity = 0
  public static let fast: XCUIGestureVelocity = 0
}

@MainActor @objc public protocol XCUIScreenshotProviding: NSObjectProtocol {
  @objc func screenshot() -> XCUIScreenshot
}
@MainActor @objc open class XCUIScreenshot: NSObject {
  @objc open var image: UIImage {}
  @objc open var pngRepresentation: Data {}
}
@MainActor @objc open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  @objc open class var main: XCUIScreen {}
  @objc open func screenshot() -> XCUIScreenshot {}
}

@MainActor @objc public protocol XCUIElementAttributes {
  @objc var identifier: String { get }
  @objc var frame: CGRect { get }
  @objc var value: Any? { get }
  @objc var title: String { get }
  @objc var label: String { get }
  @objc var elementType: XCUIElement.ElementType { get }
  @objc var isEnabled: Bool { get }
  @objc var isSelected: Bool { get }
}
@MainActor @objc public protocol XCUIElementTypeQueryProvider: NSObjectProtocol {
  @objc var firstMatch: XCUIElement { get }
  @objc var buttons: XCUIElementQuery { get }
  @objc var navigationBars: XCUIElementQuery { get }
  @objc var tabBars: XCUIElementQuery { get }
  @objc var toolbars: XCUIElementQuery { get }
  @objc var windows: XCUIElementQuery { get }
  @objc var staticTexts: XCUIElementQuery { get }
  @objc var textFields: XCUIElementQuery { get }
  @objc var tables: XCUIElementQuery { get }
  @objc var cells: XCUIElementQuery { get }
  @objc var scrollViews: XCUIElementQuery { get }
  @objc var switches: XCUIElementQuery { get }
  @objc var keyboards: XCUIElementQuery { get }
  @objc var sliders: XCUIElementQuery { get }
  @objc var segmentedControls: XCUIElementQuery { get }
  @objc var alerts: XCUIElementQuery { get }
  @objc var otherElements: XCUIElementQuery { get }
}
@MainActor @objc open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  @objc open var firstMatch: XCUIElement {}
  @objc open var buttons: XCUIElementQuery {}
  @objc open var navigationBars: XCUIElementQuery {}
  @objc open var tabBars: XCUIElementQuery {}
  @objc open var toolbars: XCUIElementQuery {}
  @objc open var windows: XCUIElementQuery {}
  @objc open var staticTexts: XCUIElementQuery {}
  @objc open var textFields: XCUIElementQuery {}
  @objc open var tables: XCUIElementQuery {}
  @objc open var cells: XCUIElementQuery {}
  @objc open var scrollViews: XCUIElementQuery {}
  @objc open var switches: XCUIElementQuery {}
  @objc open var keyboards: XCUIElementQuery {}
  @objc open var sliders: XCUIElementQuery {}
  @objc open var segmentedControls: XCUIElementQuery {}
  @objc open var alerts: XCUIElementQuery {}
  @objc open var otherElements: XCUIElementQuery {}
  @objc open var element: XCUIElement {}
  @objc open var count: Int {}
  @objc open var allElementsBoundByIndex: [XCUIElement] {}
  @objc(elementBoundByIndex:) open func element(boundBy index: Int) -> XCUIElement {}
  @objc(elementMatchingType:identifier:)
  open func element(matching elementType: XCUIElement.ElementType, identifier: String?)
    -> XCUIElement
  {}
  @objc(matchingIdentifier:) open func matching(identifier: String) -> XCUIElementQuery {}
  @objc(descendantsMatchingType:)
  open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {}
  @objc open subscript(key: String) -> XCUIElement {
    @objc(objectForKeyedSubscript:) get {}
  }
}
@MainActor @objc open class XCUIElement: NSObject, XCUIElementAttributes,
  XCUIElementTypeQueryProvider, XCUIScreenshotProviding
{
  @objc(XCUIElementType) public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case group = 3
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case keyboard = 19
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case statusBar = 25
    case table = 26
    case collectionView = 32
    case slider = 33
    case segmentedControl = 37
    case `switch` = 40
    case image = 43
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case webView = 58
    case cell = 75
  }
  @objc open var firstMatch: XCUIElement {}
  @objc open var buttons: XCUIElementQuery {}
  @objc open var navigationBars: XCUIElementQuery {}
  @objc open var tabBars: XCUIElementQuery {}
  @objc open var toolbars: XCUIElementQuery {}
  @objc open var windows: XCUIElementQuery {}
  @objc open var staticTexts: XCUIElementQuery {}
  @objc open var textFields: XCUIElementQuery {}
  @objc open var tables: XCUIElementQuery {}
  @objc open var cells: XCUIElementQuery {}
  @objc open var scrollViews: XCUIElementQuery {}
  @objc open var switches: XCUIElementQuery {}
  @objc open var keyboards: XCUIElementQuery {}
  @objc open var sliders: XCUIElementQuery {}
  @objc open var segmentedControls: XCUIElementQuery {}
  @objc open var alerts: XCUIElementQuery {}
  @objc open var otherElements: XCUIElementQuery {}
  @objc open var identifier: String {}
  @objc open var frame: CGRect {}
  @objc open var value: Any? {}
  @objc open var title: String {}
  @objc open var label: String {}
  @objc open var elementType: XCUIElement.ElementType {}
  @objc open var isEnabled: Bool {}
  @objc open var isSelected: Bool {}
  @objc open var exists: Bool {}
  @objc open var isHittable: Bool {}
  @objc(waitForExistenceWithTimeout:)
  open func waitForExistence(timeout: TimeInterval) -> Bool {}
  @objc(waitForNonExistenceWithTimeout:)
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {}
  @objc(descendantsMatchingType:)
  open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {}
  @objc open func screenshot() -> XCUIScreenshot {}
  @objc(typeText:) open func typeText(_ text: String) {}
  @objc open func tap() {}
  @objc open func doubleTap() {}
  @objc(pressForDuration:) open func press(forDuration duration: TimeInterval) {}
  @objc open func swipeUp() {}
  public func swipeUp(velocity: XCUIGestureVelocity) {}
  @objc open func swipeDown() {}
  public func swipeDown(velocity: XCUIGestureVelocity) {}
  @objc open func swipeLeft() {}
  public func swipeLeft(velocity: XCUIGestureVelocity) {}
  @objc open func swipeRight() {}
  public func swipeRight(velocity: XCUIGestureVelocity) {}
  @objc(coordinateWithNormalizedOffset:)
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {}
}
@MainActor @objc open class XCUICoordinate: NSObject {
  @objc open var referencedElement: XCUIElement {}
  @objc open var screenPoint: CGPoint {}
  @objc(coordinateWithOffset:)
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {}
  @objc open func tap() {}
  @objc open func doubleTap() {}
  @objc(pressForDuration:) open func press(forDuration duration: TimeInterval) {}
  @objc(pressForDuration:thenDragToCoordinate:)
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}
@MainActor @objc open class XCUIApplication: XCUIElement {
  @objc(XCUIApplicationState) public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }
  @objc public override init() {}
  @objc(initWithBundleIdentifier:) public init(bundleIdentifier: String) {}
  @objc open var launchArguments: [String] { get {} set {} }
  @objc open var launchEnvironment: [String: String] { get {} set {} }
  @objc open var state: XCUIApplication.State {}
  @objc open func launch() {}
  @objc open func activate() {}
  @objc open func terminate() {}
  @objc(waitForState:timeout:)
  open func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool {}
}
@MainActor @objc open class XCUIDevice: NSObject {
  @objc(XCUIDeviceButton) public enum Button: Int, Sendable {
    case home = 1
  }
  @objc open class var shared: XCUIDevice {}
  @objc open var orientation: UIDeviceOrientation { get {} set {} }
  @objc(pressButton:) open func press(_ button: XCUIDevice.Button) {}
}
