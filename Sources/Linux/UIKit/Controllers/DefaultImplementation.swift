/// How the host finds out that a delegate does not implement an optional method: the default
/// implementation says so.
@MainActor enum DefaultImplementation {
  private static var wasCalled = false

  static func note() { wasCalled = true }

  /// The method's answer, or nil when it was only the default implementation that answered.
  static func answer<Answer>(_ call: () -> Answer) -> Answer? {
    wasCalled = false
    let answer = call()
    defer { wasCalled = false }
    return wasCalled ? nil : answer
  }
}
