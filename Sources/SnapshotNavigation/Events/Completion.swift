import Foundation

/// An app's completion for a call, called once at the call's end.
///
/// If its owner is released first, as a controller may be during a transition, the completion is called in
/// a later turn.
@MainActor
package final class Completion {
  private var action: (@MainActor () -> Void)?

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  deinit {
    guard let action else { return }
    Task { @MainActor in action() }
  }

  package func call() {
    let action = action
    self.action = nil
    action?()
  }
}
