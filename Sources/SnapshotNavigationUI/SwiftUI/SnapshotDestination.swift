import SnapshotNavigation
import SwiftUI

/// Makes the screens of one type of value.
struct Destination: Equatable, Sendable {
  let transition: ScreenOptions.Transition
  let latest: LatestClosure<@MainActor (PathValue) -> AnyView?>

  @MainActor func view(of value: PathValue) -> AnyView {
    AnyView(DestinationView(value: value, make: latest.closure))
  }
}

/// Destinations by the type of their values.
struct Destinations: Equatable, Sendable {
  fileprivate var byType: [ObjectIdentifier: Destination] = [:]

  subscript(value: PathValue) -> Destination? { byType[value.type] }

  /// Tells someone whenever a view has replaced a closure that makes screens.
  @MainActor func tell<Ear: AnyObject>(_ ear: Ear, _ hear: @escaping (Ear) -> Void) {
    for destination in byType.values {
      destination.latest.listeners[ObjectIdentifier(ear)] = { [weak ear] in ear.map(hear) }
    }
  }
}

/// SwiftUI carries them up to the screen around a view, and down to the stack in a view.
extension Destinations: PreferenceKey, EnvironmentKey {
  static let defaultValue = Destinations()

  static func reduce(value: inout Destinations, nextValue: () -> Destinations) {
    value.byType.merge(nextValue().byType) { first, _ in first }
  }
}

extension EnvironmentValues {
  var snapshotDestinations: Destinations {
    get { self[Destinations.self] }
    set { self[Destinations.self] = newValue }
  }
}

/// Calls the app's closure in its body, so that SwiftUI observes what the closure reads.
private struct DestinationView: View {
  let value: PathValue
  let make: @MainActor (PathValue) -> AnyView?

  var body: some View { make(value) }
}

extension View {
  /// Defines the screen for a type of path value.
  ///
  /// Apply it to a `SnapshotNavigationStack`, or to a view on one of its screens, for the screens
  /// above it; the nearest one below a screen applies. A value that isn't declared waits until it
  /// is. Apply it to the stack if the closure uses values that change: SwiftUI doesn't update a
  /// covered screen, and what such a screen declares, before it's seen again.
  ///
  /// - Parameters:
  ///   - type: The type of the values, which have exactly this type.
  ///   - transition: Who animates the push and the pop, which is decided before the screen has been
  ///     laid out. With `.system`, UIKit's back gestures are off while ``confirmsPop(_:)`` is set,
  ///     because they can't ask. The default is `.automatic`.
  ///   - destination: The screen of a value. It's called as a view's `body` is, so SwiftUI updates
  ///     the screen when an observable object that it reads changes.
  /// - Returns: The view, whose look is unchanged.
  public func snapshotDestination<Value: Hashable>(
    for type: Value.Type, transition: ScreenOptions.Transition = .automatic,
    @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    let make: @MainActor (PathValue) -> AnyView? = { value in
      (value.value.base as? Value).map { AnyView(destination($0)) }
    }
    let key = ObjectIdentifier(type)
    return HoldingView(make) { latest in
      let made = Destination(transition: transition, latest: latest)
      let declare: @Sendable (inout Destinations) -> Void = { $0.byType[key] = made }
      return transformPreference(Destinations.self, declare)
        .transformEnvironment(\.snapshotDestinations, transform: declare)
    }
  }
}
