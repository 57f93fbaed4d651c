#if canImport(ObjectiveC)
  import os
#endif

/// What the library tells the system's log: the seam for logging.
enum Log {
  /// Notes something a developer may want to know, such as why a drag did not begin.
  static func note(_ message: String) {
    #if canImport(ObjectiveC)
      Logger(subsystem: "SnapshotNavigation", category: "navigation").debug("\(message)")
    #endif
  }
}
