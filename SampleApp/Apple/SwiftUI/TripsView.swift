import SnapshotNavigation
import SnapshotNavigationUI
import SwiftUI

/// A SwiftUI app around a path, with a row for each modifier of a screen.
///
/// Experimental: it compiles, but nobody has run it on SwiftUI yet.
struct TripsView: View {
  @State private var path: SnapshotPath
  @State private var isLiked = false

  /// Starts with a path, as a restored app does.
  init(path: SnapshotPath = SnapshotPath()) { _path = State(wrappedValue: path) }

  private var configuration: SnapshotNavigationController.Configuration {
    var configuration = SnapshotNavigationController.Configuration()
    configuration.forwardHistory = 3
    return configuration
  }

  var body: some View {
    TabView {
      SnapshotNavigationStack(path: $path, configuration: configuration) {
        TripList(isLiked: isLiked)
      }
      .snapshotDestination(for: Trip.self) { trip in
        TripView(trip: trip, path: $path, isLiked: $isLiked)
      }
      .snapshotDestination(for: ScreenModifier.self) { ModifierView(modifier: $0) }
      .snapshotDestination(for: SystemScreen.self, transition: .system) { _ in SystemView() }
      .snapshotChanges(with: isLiked)
      .environment(\.tripsGreeting, "Hello from around the stack")
      .tabItem { Label("Trips", systemImage: "map") }
      Text("Nothing is saved yet.")
        .tabItem { Label("Saved", systemImage: "heart") }
    }
  }
}

/// A place to go to.
struct Trip: Hashable, Codable {
  var name: String
}

/// A screen whose push and pop are UIKit's.
struct SystemScreen: Hashable, Codable {}

/// What the stack shows at its bottom.
private struct TripList: View {
  let isLiked: Bool

  var body: some View {
    List {
      Section("Trips") {
        SnapshotLink("Lofoten", value: Trip(name: "Lofoten"))
        SnapshotLink("Santorini", value: Trip(name: "Santorini"))
        Text(isLiked ? "You like Lofoten" : "Nothing is liked")
          .accessibilityIdentifier("likes")
      }
      Section("One screen per modifier") {
        ForEach(ScreenModifier.allCases, id: \.self) { modifier in
          SnapshotLink(value: modifier) { Text(modifier.title) }
        }
        SnapshotLink("UIKit's own transition", value: SystemScreen())
      }
    }
    .navigationTitle("Trips")
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "Nobody greets"
}

extension EnvironmentValues {
  /// Set around the stack, and read on its screens.
  var tripsGreeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
