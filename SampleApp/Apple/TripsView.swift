import SwiftUI

/// Trips whose screens are SwiftUI views on a `ScreenStack`, and a link to the last of them.
struct TripsView: View {
  @State private var ids: [String] = []

  var body: some View {
    ScreenStack(ids: $ids, root: list) { id in
      VStack {
        Text(id)
        Button("On to Reine") { ids.append("Reine") }
      }
      .navigationTitle(id)
    }
    .ignoresSafeArea()
  }

  private var list: some View {
    List {
      Button("Lofoten") { ids = ["Lofoten"] }
      // As `onOpenURL` does.
      Button("A deep link to Reine") { ids = ["Lofoten", "Reine"] }
    }
    .navigationTitle("Trips")
  }
}
