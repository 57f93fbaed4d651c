/// Where Apple raises an Objective-C exception: the program ends, unless a test listens.
@MainActor package enum HostTrap {
  package enum Name: String, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case invalidHierarchy = "UIViewControllerHierarchyInconsistency"
    case internalInconsistency = "NSInternalInconsistencyException"
    case genericException = "NSGenericException"
  }

  /// Hears name and reason instead of the program's end.
  package static var handler: ((Name, String) -> Void)?

  static func raise(_ name: Name, _ reason: String) {
    guard let handler else {
      preconditionFailure(
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }
    handler(name, reason)
  }
}
