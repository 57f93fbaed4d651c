import SnapshotNavigationUI
import SwiftUI

/// A screen that changes the path: by links, the binding, the environment and `dismiss()`.
struct TripView: View {
  let trip: Trip
  @Binding var path: SnapshotPath
  @Binding var isLiked: Bool
  @Environment(\.snapshotNavigation) private var navigation
  @Environment(\.dismiss) private var dismiss
  @Environment(\.tripsGreeting) private var greeting

  var body: some View {
    List {
      Text("\(path.count) on the path")
        .accessibilityIdentifier("count")
      Text(greeting)
      Toggle("Like", isOn: $isLiked)
      SnapshotLink("The next trip", value: Trip(name: "\(trip.name), again"))
      Button("Three more") {
        for number in 1...3 { path.append(Trip(name: "Stop \(number)")) }
      }
      Button("Pop, then push a note") {
        navigation.pop()
        navigation.push(ScreenModifier.confirmsPop)
      }
      Button("Dismiss") { dismiss() }
      Button("Back to all trips") { navigation.popToRoot() }
    }
    .navigationTitle(trip.name)
  }
}
