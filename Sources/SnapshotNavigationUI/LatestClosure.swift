/// The latest closure of a view's modifier, in a place that stays the same while the view does.
///
/// Each update of a view makes its closures anew, and closures can't be compared. Preferences that
/// contain the place instead change only if another view asks.
@MainActor
final class LatestClosure<Closure>: Equatable {
  private(set) var closure: Closure
  /// Called during each update of the view, by those who hear.
  var listeners: [ObjectIdentifier: () -> Void] = [:]

  init(_ closure: Closure) { self.closure = closure }

  /// Replaces the closure, and returns the place.
  func holding(_ closure: Closure) -> Self {
    self.closure = closure
    for hear in listeners.values { hear() }
    return self
  }

  nonisolated static func == (first: LatestClosure, second: LatestClosure) -> Bool {
    first === second
  }
}
