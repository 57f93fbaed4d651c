import SnapshotNavigation
import SwiftUI

/// A screen of the stack.
final class HostedScreen: UIHostingController<AnyView> {
  /// What its views ask for, from its first layout in the window on.
  private(set) var preferences = ScreenPreferences()
  /// What its views declare for the screens above it.
  private(set) var destinations = Destinations()
  private var content = AnyView(EmptyView())
  private var actions = SnapshotNavigationActions()
  private weak var coordinator: StackCoordinator?

  init(in coordinator: StackCoordinator) {
    self.coordinator = coordinator
    super.init(rootView: AnyView(EmptyView()))
  }

  @MainActor required dynamic init?(coder: NSCoder) {
    super.init(coder: coder, rootView: AnyView(EmptyView()))
  }

  /// Replaces the view; SwiftUI keeps the state of what stays.
  ///
  /// Preferences come with a layout in the window: for a push in `animateTransition`, after the
  /// screen has been placed and before the motion is made.
  func show(_ view: AnyView) {
    content = view
    actions = SnapshotNavigationActions(
      of: coordinator?.stack, on: self, canGoForward: coordinator?.stack.canGoForward ?? false)
    rootView = AnyView(
      view
        .onPreferenceChange(ScreenPreferences.self) { [weak self] preferences in
          MainActor.assumeIsolated { self?.take(preferences) }
        }
        .onPreferenceChange(Destinations.self) { [weak self] destinations in
          MainActor.assumeIsolated { self?.take(destinations) }
        }
        .environment(\.snapshotNavigation, actions))
  }

  /// Updates the views that ask whether there's a screen to go forward to, if that has changed.
  func updateActions() {
    if actions.canGoForward != coordinator?.stack.canGoForward { show(content) }
  }

  private func take(_ preferences: ScreenPreferences) {
    self.preferences = preferences
    coordinator?.stack.apply(preferences, to: self)
  }

  private func take(_ destinations: Destinations) {
    self.destinations = destinations
    destinations.tell(self) { $0.coordinator?.updateScreensLater(above: $0) }
    coordinator?.updateScreens(above: self)
  }
}
