import SnapshotNavigation
import SwiftUI

/// Makes the screens of one type of value.
struct Destination: Sendable {
  let transition: ScreenOptions.Transition
  let view: @MainActor (PathValue) -> AnyView?
}

/// Destinations by the type of their values.
///
/// Closures can't be compared: each update of the view that declares them counts as a change.
struct Destinations: Sendable, Equatable {
  fileprivate var byType: [ObjectIdentifier: Destination] = [:]

  var isEmpty: Bool { byType.isEmpty }

  subscript(value: PathValue) -> Destination? { byType[value.type] }

  static func == (first: Destinations, second: Destinations) -> Bool {
    first.isEmpty && second.isEmpty
  }

  /// Carries them up to the screen around a view.
  struct Key: PreferenceKey {
    static let defaultValue = Destinations()

    static func reduce(value: inout Destinations, nextValue: () -> Destinations) {
      value.byType.merge(nextValue().byType) { first, _ in first }
    }
  }

  /// Carries them down to the stack in a view.
  struct OuterKey: EnvironmentKey {
    static let defaultValue = Destinations()
  }
}

extension EnvironmentValues {
  var snapshotDestinations: Destinations {
    get { self[Destinations.OuterKey.self] }
    set { self[Destinations.OuterKey.self] = newValue }
  }
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
  ///     laid out. With `.system`, ``confirmsPop(_:)`` has no effect. The default is `.automatic`.
  ///   - destination: The screen of a value.
  /// - Returns: The view, whose look is unchanged.
  public func snapshotDestination<Value: Hashable>(
    for type: Value.Type, transition: ScreenOptions.Transition = .automatic,
    @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    let made = Destination(transition: transition) { value in
      (value.value.base as? Value).map { AnyView(destination($0)) }
    }
    let key = ObjectIdentifier(type)
    let declare: @Sendable (inout Destinations) -> Void = { $0.byType[key] = made }
    return transformPreference(Destinations.Key.self, declare)
      .transformEnvironment(\.snapshotDestinations, transform: declare)
  }
}
