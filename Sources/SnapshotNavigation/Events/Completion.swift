import Foundation

/// What an app gives to a call, to be called once at its end.
///
/// Whoever keeps a completion may go before the end comes, as a controller does that is released during a
/// transition. Then the completion is called in a later turn.
@MainActor
final class Completion {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  deinit {
    guard let action else { return }
    Task { @MainActor in action() }
  }

  func call() {
    let action = action
    self.action = nil
    action?()
  }
}
