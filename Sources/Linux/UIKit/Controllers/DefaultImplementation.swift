/// How the host finds out that a delegate does not implement an optional method: the default
/// implementation says so, and whose it is.
///
/// A delegate that implements the method may well pass the call on to one that does not.
@MainActor enum DefaultImplementation {
  private static var noted: ObjectIdentifier?
  private static var wasCalled = false

  static func note(_ object: AnyObject? = nil) {
    wasCalled = true
    noted = object.map(ObjectIdentifier.init)
  }

  /// The method's answer, or nil when it was only the default implementation of `object` that
  /// answered.
  static func answer<Answer>(of object: AnyObject? = nil, _ call: () -> Answer) -> Answer? {
    wasCalled = false
    noted = nil
    let answer = call()
    defer { wasCalled = false }
    guard wasCalled else { return answer }
    return noted == object.map(ObjectIdentifier.init) ? nil : answer
  }
}
