struct CallQueue<Call> {
  private(set) var deferred: [Call] = []
  /// What is called when everything is at rest, in the order of the calls.
  private(set) var completions: [Call] = []
  var trigger = TransitionTrigger.programmatic
  private var offered: Call?

  mutating func offer(_ completion: Call) { offered = completion }

  /// The completion of the call that has come; a call that it leads to has none, or one of its own.
  mutating func takeOffered() -> Call? {
    defer { offered = nil }
    return offered
  }

  mutating func takeTrigger() -> TransitionTrigger {
    defer { trigger = .programmatic }
    return trigger
  }

  mutating func enqueue(_ call: Call) { deferred.append(call) }

  mutating func complete(with completion: Call?) {
    if let completion { completions.append(completion) }
  }

  mutating func takeDeferred() -> [Call] {
    defer { deferred = [] }
    return deferred
  }

  mutating func takeCompletions() -> [Call] {
    defer { completions = [] }
    return completions
  }
}
