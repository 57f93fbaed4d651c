import UIKit

extension SnapshotNavigationController {
  /// Calls `handler` for each event of each push, pop, drag, and presentation like a push.
  ///
  /// The handler is called until the result is released or canceled, so keep the result in a
  /// property. You can register any number of observers. While at least one is registered, progress
  /// costs a call for each frame. See <doc:ObservingTransitions>.
  public func observeTransitions(
    _ handler: @escaping @MainActor (NavigationEvent) -> Void
  ) -> TransitionObservation { observers.add(handler) }

  /// Returns the events that ``observeTransitions(_:)`` reports, without progress, as an
  /// asynchronous sequence.
  ///
  /// Each call returns a new stream. It buffers events from the time of the call until they're
  /// read, and ends when the controller is released.
  public func transitionEvents() -> AsyncStream<NavigationEvent> { observers.makeStream() }
}
