import SnapshotNavigation
import SwiftUI

/// SwiftUI carries the preferences up to a screen.
extension ScreenPreferences: PreferenceKey {
  static let defaultValue = ScreenPreferences()

  static func reduce(value: inout ScreenPreferences, nextValue: () -> ScreenPreferences) {
    value.add(nextValue())
  }
}

/// Options of a screen in a `SnapshotNavigationStack`; apply each to any view on the screen.
///
/// On one view, the outer one wins; of two views, the first.
extension View {
  private func screen(
    _ change: @escaping @Sendable (inout ScreenPreferences) -> Void
  ) -> some View { transformPreference(ScreenPreferences.self, change) }

  /// Shows or hides the navigation bar while the screen is on top; a hidden bar doesn't turn off the
  /// drag back.
  ///
  /// The default, `.automatic`, follows SwiftUI's own modifiers. Changes while the screen is
  /// covered take effect once it's at rest again. With `.visible` or `.hidden`, calls of
  /// `setNavigationBarHidden(_:animated:)` have no effect while the screen is on top. From iOS 16
  /// on, it also sets SwiftUI's `toolbar(_:for:)` of the navigation bar.
  @ViewBuilder
  public func snapshotNavigationBar(_ visibility: ScreenOptions.NavigationBar) -> some View {
    let view = screen { $0.navigationBar = visibility }
    if #available(iOS 16.0, *) {
      let isVisible = visibility == .visible
      view.toolbar(
        visibility == .hidden ? .hidden : isVisible ? .visible : .automatic, for: .navigationBar)
    } else {
      view
    }
  }

  /// Chooses where a drag may begin on the screen; the default is `.automatic`, the configuration's.
  public func snapshotDragArea(_ area: DragArea) -> some View { screen { $0.dragArea = area } }

  /// Chooses how the screen is pushed, and how it's popped; `nil`, the default, leaves it to the
  /// configuration.
  ///
  /// Make a choreography with properties of your own `Equatable`: otherwise each update of the view
  /// counts as a change, and SwiftUI drops the third in a frame.
  public func snapshotChoreography(
    push: (any Choreography)? = nil, pop: (any Choreography)? = nil
  ) -> some View {
    screen {
      $0.pushChoreography = push.map { SameChoreography(base: $0) }
      $0.popChoreography = pop.map { SameChoreography(base: $0) }
    }
  }

  /// Whether the screen must never be captured; without this modifier, it may be.
  public func snapshotSensitive(_ isSensitive: Bool = true) -> some View {
    screen { $0.isSensitive = isSensitive }
  }

  /// Whether going back to the screen always shows the live one, as for video or a camera.
  public func snapshotLiveContent(_ showsLiveContent: Bool = true) -> some View {
    screen { $0.showsLiveContent = showsLiveContent }
  }

  /// Shows or hides the tab bar of a `TabView` around the stack while the screen is on top.
  ///
  /// The bar changes as a tap begins, or once a drag has ended. Needs iOS 16; before, it has no
  /// effect.
  public func snapshotTabBar(_ visibility: Visibility) -> some View {
    screen { $0.hidesTabBar = visibility == .hidden }
  }

  /// Asks whether the user may pop the screen: by a drag, the back button, a key or the escape
  /// gesture.
  ///
  /// To ask the user, return `false`, show an alert, and pop in code once they agree: see
  /// <doc:UsingSwiftUI>. Pops in code aren't asked about. Where UIKit animates, its back gestures are
  /// off while a view on the screen has the modifier.
  public func confirmsPop(
    _ confirms: @escaping @MainActor (TransitionTrigger) -> Bool
  ) -> some View {
    HoldingView(confirms) { latest in screen { $0.confirmsPop = latest } }
  }

  /// Drops the snapshots of covered screens when a value changes, such as a theme or an account.
  ///
  /// Apply it to a `SnapshotNavigationStack` or around it. Without it, snapshots stay, and small
  /// differences are faded over.
  public func snapshotChanges(with value: some Hashable) -> some View {
    transformEnvironment(\.snapshotChanges) { $0.append(AnyHashable(value)) }
  }
}

/// Carries the values of the modifier down to the stack.
private struct ChangesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable] { [] }
}

extension EnvironmentValues {
  var snapshotChanges: [AnyHashable] {
    get { self[ChangesKey.self] }
    set { self[ChangesKey.self] = newValue }
  }
}
