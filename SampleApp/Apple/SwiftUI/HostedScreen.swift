import SnapshotNavigation
import SwiftUI

/// SwiftUI screens on a stack: the bar, the drag, a veto, and pushing and popping from a view.
///
/// Compiled, not run here: it needs Apple's SwiftUI.
///
///     let screen = HostedScreen(NoteView()) { $0.navigationBar = .hidden }
///     navigation.pushViewController(screen, animated: true)
///
/// Options are those of every screen. A view reaches its screen through the environment.
final class HostedScreen: UIHostingController<AnyView>, PopConfirming {
  /// The answer to a drag, the back button, a key and the escape gesture; a view sets it.
  fileprivate var confirmsPop: (TransitionTrigger) -> Bool = { _ in true }

  init(_ view: some View, options: (inout ScreenOptions) -> Void = { _ in }) {
    super.init(rootView: AnyView(EmptyView()))
    show(view)
    options(&snapshotNavigation)
  }

  @MainActor required dynamic init?(coder: NSCoder) {
    super.init(coder: coder, rootView: AnyView(EmptyView()))
  }

  /// Replaces the view, as when what it shows has changed.
  func show(_ view: some View) {
    rootView = AnyView(view.environment(\.screen, ScreenActions(of: self)))
  }

  func shouldPop(for trigger: TransitionTrigger) -> Bool { confirmsPop(trigger) }
}

/// What a SwiftUI view can do with its screen and the stack around it.
@MainActor
struct ScreenActions {
  fileprivate weak var screen: HostedScreen?

  nonisolated fileprivate init(of screen: HostedScreen?) { self.screen = screen }

  /// Pushes a view on top of this one.
  func push(_ view: some View, options: (inout ScreenOptions) -> Void = { _ in }) {
    let pushed = HostedScreen(view, options: options)
    screen?.navigationController?.pushViewController(pushed, animated: true)
  }

  /// Pops this screen, without asking.
  func pop() { screen?.navigationController?.popViewController(animated: true) }

  /// Asks `answer` whenever the user is about to pop this screen.
  func confirmPop(_ answer: @escaping (TransitionTrigger) -> Bool) { screen?.confirmsPop = answer }
}

private struct ScreenKey: EnvironmentKey {
  static let defaultValue = ScreenActions(of: nil)
}

extension EnvironmentValues {
  /// The screen around a view, on a `SnapshotNavigationController`.
  var screen: ScreenActions {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }
}
