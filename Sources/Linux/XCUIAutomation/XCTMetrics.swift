import Foundation
import XCTest

/// What a measurement measures; on the host there's nothing to measure, and a block runs once.
public protocol XCTMetric: NSObjectProtocol {}

/// The memory that an app takes.
open class XCTMemoryMetric: NSObject, XCTMetric {
  public init(application: XCUIApplication) {}
}

/// The intervals of a signpost.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  public init(subsystem: String, category: String, name: String) {}

  open class var navigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric(subsystem: "", category: "", name: "")
  }
}

extension XCTestCase {
  /// Runs the block once: what takes time on a device takes none here.
  public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }
}
