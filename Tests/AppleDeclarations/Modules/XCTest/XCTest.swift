@_exported import Foundation
@_exported import XCUIAutomation

// The part of XCTest that asserts and measures; XCUIAutomation drives an app from outside.

@objc open class XCTest: NSObject {
  @objc open var name: String {}
  @objc open func setUp() {}
  @objc open func tearDown() {}
  @objc open func setUpWithError() throws {}
  @objc open func tearDownWithError() throws {}
}
@objc open class XCTestCase: XCTest {
  @objc open var continueAfterFailure: Bool { get {} set {} }
  @objc open class var defaultMetrics: [any XCTMetric] {}
  @objc open class var defaultMeasureOptions: XCTMeasureOptions {}
  @objc open func measure(_ block: () -> Void) {}
  @objc(measureWithMetrics:block:)
  open func measure(metrics: [any XCTMetric], block: () -> Void) {}
  @objc(measureWithMetrics:options:block:)
  open func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {}
  @objc open func startMeasuring() {}
  @objc open func stopMeasuring() {}
}
@objc open class XCTMeasureOptions: NSObject {
  @objc open class var `default`: XCTMeasureOptions {}
  @objc open var iterationCount: Int { get {} set {} }
  public override init() {}
}

@objc public protocol XCTMetric: NSObjectProtocol {}
@objc open class XCTClockMetric: NSObject, XCTMetric {
  public override init() {}
}
@objc open class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() {}
  @objc public init(application: XCUIApplication) {}
}
@objc open class XCTOSSignpostMetric: NSObject, XCTMetric {
  @objc public init(subsystem: String, category: String, name: String) {}
  @available(iOS 14.0, *)
  @objc open class var navigationTransitionMetric: any XCTMetric {}
  @available(iOS 14.0, *)
  @objc open class var scrollDecelerationMetric: any XCTMetric {}
  @objc open class var applicationLaunch: any XCTMetric {}
  @available(*, unavailable)
  public override init() {}
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {}
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public struct XCTSkip: Error {
  public let message: String?
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {}
}
