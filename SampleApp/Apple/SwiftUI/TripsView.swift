import SwiftUI

/// A SwiftUI app around a path: rows push, a button goes back to the first screen.
///
/// Compiled, not run here. `SnapshotStack` shows the path; see there.
struct TripsView: View {
  @State private var path: [Int] = []

  var body: some View {
    SnapshotStack(path: $path) {
      List(1..<20) { day in
        Button("Day \(day)") { path.append(day) }
      }
    } destination: { day in
      VStack(spacing: 20) {
        Text("Day \(day) of \(path.count) on the stack")
        Button("The day after") { path.append(day + 1) }
        Button("Back to all days") { path = [] }
      }
    }
    .ignoresSafeArea()
  }
}
