import SnapshotNavigation
import SwiftUI

/// What a view can do with the stack that it's on; get it from the environment.
///
///     @Environment(\.snapshotNavigation) private var navigation
///
/// Outside a `SnapshotNavigationStack`, which includes the view that declares it, calls do nothing.
@MainActor
public struct SnapshotNavigationActions: Equatable {
  private let stack: Weak<PathStack>
  private let screen: Weak<UIViewController>

  /// Whether there's a screen to go forward to, as the last transition has left it.
  ///
  /// Views that read it are updated once a transition has changed it. A memory warning, which drops
  /// the screens ahead, is noticed after the next transition. The default, without a `forwardHistory`
  /// in the stack's configuration, is `false`.
  public let canGoForward: Bool

  nonisolated init(
    of stack: PathStack? = nil, on screen: UIViewController? = nil, canGoForward: Bool = false
  ) {
    self.stack = Weak(object: stack)
    self.screen = Weak(object: screen)
    self.canGoForward = canGoForward
  }

  /// Appends a value to the path.
  public func push(_ value: some Hashable) {
    stack.object?.change { $0.append(PathValue(value)) }
  }

  /// Pops the screen that the view is on, with those above it, without asking.
  ///
  /// Does nothing on the root and on a screen that has left already.
  public func pop() { screen.object.map { stack.object?.pop($0) } }

  /// Empties the path.
  public func popToRoot() { stack.object?.change { $0 = [] } }

  /// Brings the screen back that was popped last; needs a `forwardHistory` in the stack's
  /// configuration.
  public func goForward() { stack.object?.navigation?.goForward(animated: true) }

  /// Carries the actions down to views.
  struct Key: EnvironmentKey {
    static let defaultValue = SnapshotNavigationActions()
  }
}

extension EnvironmentValues {
  /// The stack that a view is on.
  public internal(set) var snapshotNavigation: SnapshotNavigationActions {
    get { self[SnapshotNavigationActions.Key.self] }
    set { self[SnapshotNavigationActions.Key.self] = newValue }
  }
}
