/// Events in the order in which they're reported.
///
/// Events wait during a call into UIKit, because observers may make more calls.
final class EventQueue<Event> {
  private var waiting: [Event] = []
  private var holds: [Int] = []

  var isHeld: Bool { !holds.isEmpty }
  var isEmpty: Bool { waiting.isEmpty }

  func add(_ event: Event) { waiting.append(event) }

  /// Holds events added from now on until a release; holds may be nested.
  func hold() { holds.append(waiting.count) }

  /// Ends the last hold; `event` comes before all events added during the hold.
  func release(after event: Event? = nil) {
    guard let place = holds.popLast() else { return }
    if let event { waiting.insert(event, at: min(place, waiting.count)) }
  }

  func next() -> Event? { isHeld || isEmpty ? nil : waiting.removeFirst() }
}
