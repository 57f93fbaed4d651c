/// What takes part in focus.
///
/// The host has no keyboard focus: nothing is ever focused.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {}

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}
