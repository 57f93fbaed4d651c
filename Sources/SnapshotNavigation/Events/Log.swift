#if canImport(ObjectiveC)
  import os
#endif

/// Writes to the system's log and to Instruments.
///
/// Messages name types, faults and recognizers, nothing of a user's, so they are public: a log that is read
/// without a debugger would show `<private>` in their place.
package enum Log {
  #if canImport(ObjectiveC)
    private static let logger = Logger(subsystem: "SnapshotNavigation", category: "navigation")
  #endif

  package static func note(_ message: @autoclosure () -> String) {
    #if canImport(ObjectiveC)
      let text = message()
      logger.debug("\(text, privacy: .public)")
    #endif
  }

  static func fault(_ message: String) {
    #if canImport(ObjectiveC)
      logger.fault("\(message, privacy: .public)")
    #endif
  }

  static func interval<Result>(_ name: StaticString, _ work: () throws -> Result) rethrows -> Result
  {
    let interval = Interval(name)
    defer { interval.end() }
    return try work()
  }

  /// An interval that Instruments shows.
  struct Interval {
    #if canImport(ObjectiveC)
      private static let signposter = OSSignposter(
        subsystem: "SnapshotNavigation", category: .pointsOfInterest)
      private let name: StaticString
      private let state: OSSignpostIntervalState

      init(_ name: StaticString) {
        self.name = name
        let signposter = Self.signposter
        state = signposter.beginInterval(name, id: signposter.makeSignpostID())
      }

      func end() { Self.signposter.endInterval(name, state) }
    #else
      init(_ name: StaticString) {}

      func end() {}
    #endif
  }
}
