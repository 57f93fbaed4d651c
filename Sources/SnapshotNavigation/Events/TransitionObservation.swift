import UIKit

/// An observation of a controller's transitions, which ends when it's canceled or released.
@MainActor
public final class TransitionObservation {
  fileprivate var handler: (@MainActor (NavigationEvent) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }

  fileprivate init(_ handler: @escaping @MainActor (NavigationEvent) -> Void) {
    self.handler = handler
  }

  /// Ends the observation; the handler is released and isn't called again.
  public func cancel() { handler = nil }
}

/// The observers of a controller's transitions, and the order in which they're called.
@MainActor
final class TransitionObservers {
  /// An event for observers, or a completion.
  private enum Notice {
    case event(NavigationEvent)
    case completion(Completion)
  }

  private var observations: [() -> TransitionObservation?] = []
  private var streams: [AsyncStream<NavigationEvent>.Continuation] = []
  private let notices = EventQueue<Notice>()

  deinit {
    for stream in streams { stream.finish() }
  }

  /// Whether an event is being sent to observers, which may make calls.
  var isSending: Bool { notices.isHeld }

  /// Whether there's an observer for progress, which costs a call for each frame.
  var wantsProgress: Bool { observations.contains { $0()?.handler != nil } }

  func add(_ handler: @escaping @MainActor (NavigationEvent) -> Void) -> TransitionObservation {
    let observation = TransitionObservation(handler)
    observations.append { [weak observation] in observation }
    return observation
  }

  func makeStream() -> AsyncStream<NavigationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationEvent.self)
    streams.append(continuation)
    return stream
  }

  /// Sends an event to every observer before any receives the next.
  func send(_ event: NavigationEvent) { add(.event(event)) }

  /// Calls a completion after all observers received earlier events.
  func call(_ completion: Completion) { add(.completion(completion)) }

  private func add(_ notice: Notice) {
    notices.add(notice)
    while let notice = notices.next() {
      switch notice {
      case .event(let event):
        notices.hold()
        deliver(event)
        notices.release()
      // Calls that a completion makes report their events at once.
      case .completion(let completion): completion.call()
      }
    }
  }

  private func deliver(_ event: NavigationEvent) {
    observations.removeAll { $0()?.handler == nil }
    for observation in observations { observation()?.handler?(event) }
    if case .progress = event.phase { return }
    streams.removeAll { if case .terminated = $0.yield(event) { true } else { false } }
  }
}
