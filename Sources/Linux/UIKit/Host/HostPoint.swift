/// One way in which the host is another UIKit than usual, by the name that it's called by.
package struct HostPoint: Sendable, CustomStringConvertible {
  package let name: String

  /// What the host then does, in a sentence.
  package let about: String
  package let change: @Sendable (inout HostSettings) -> Void

  package var description: String { name }

  /// The settings with nothing else changed.
  package var settings: HostSettings {
    var settings = HostSettings()
    change(&settings)
    return settings
  }

  /// Whether the two say different things of one property, so that the later one wins.
  package func excludes(_ other: HostPoint) -> Bool {
    var (one, two) = (settings, other.settings)
    other.change(&one)
    change(&two)
    return one != two
  }

  package static func named(_ name: String) -> HostPoint? { all.first { $0.name == name } }

  init(
    _ name: String, _ about: String, _ change: @escaping @Sendable (inout HostileSettings) -> Void
  ) {
    self.name = name
    self.about = about
    self.change = { change(&$0.hostile) }
  }

  package static let all = [
    HostPoint(
      "coordinatorComesWithStart",
      "A transition has no coordinator until it starts, in the layout after the call."
    ) { $0.coordinatorComesWithStart = true },
    HostPoint("snapshotViewsAreNil", "A snapshot view is nil, with screen updates and without.") {
      $0.snapshotViews = .areNil
    },
    HostPoint(
      "transactionCompletionsAreLost", "The completion block of a transaction is never called."
    ) { $0.transactionCompletionsAreLost = true },
    HostPoint(
      "shouldPopIsAskedForPopsByCode",
      "The bar's delegate is asked whether to pop when code has popped, after the fact."
    ) { $0.shouldPopIsAskedForPopsByCode = true },
  ]
}
