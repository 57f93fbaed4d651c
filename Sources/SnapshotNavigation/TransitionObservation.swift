import UIKit

/// An observation of a controller's transitions, which ends when it's released.
@MainActor
public final class TransitionObservation {
  fileprivate let handler: @MainActor (NavigationEvent) -> Void

  fileprivate init(_ handler: @escaping @MainActor (NavigationEvent) -> Void) {
    self.handler = handler
  }
}

@MainActor
final class TransitionObservers {
  private var observations: [() -> TransitionObservation?] = []
  private var streams: [AsyncStream<NavigationEvent>.Continuation] = []
  private var waiting: [NavigationEvent] = []
  /// Whether an event is on its way to the observers, which may call in turn.
  private(set) var isSending = false

  deinit {
    for stream in streams { stream.finish() }
  }

  /// Whether there's an observer for progress, which costs a call for each frame.
  var wantsProgress: Bool { observations.contains { $0() != nil } }

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

  /// Every observer gets an event before any gets the next.
  func send(_ event: NavigationEvent) {
    waiting.append(event)
    guard !isSending else { return }
    isSending = true
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    isSending = false
  }

  private func deliver(_ event: NavigationEvent) {
    observations.removeAll { $0() == nil }
    for observation in observations { observation()?.handler(event) }
    if case .progress = event.phase { return }
    streams.removeAll { if case .terminated = $0.yield(event) { true } else { false } }
  }
}

extension SnapshotNavigationController {
  /// Calls `handler` for each step of each animated push, pop and drag until the result is
  /// released.
  ///
  /// Any number of observers can be registered. While at least one is, progress costs a call for
  /// each frame. Use it to animate alongside a drag.
  public func observeTransitions(
    _ handler: @escaping @MainActor (NavigationEvent) -> Void
  ) -> TransitionObservation { observers.add(handler) }

  /// The steps of each animated push, pop and drag, without progress.
  ///
  /// Each read returns a new stream, which ends when the controller is released and buffers events
  /// until they're read.
  public var transitionEvents: AsyncStream<NavigationEvent> { observers.makeStream() }
}
