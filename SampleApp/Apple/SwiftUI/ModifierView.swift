import SnapshotNavigation
import SnapshotNavigationUI
import SwiftUI

/// The modifiers of a screen, each of which has a screen here.
enum ScreenModifier: String, CaseIterable, Codable {
  case navigationBar, dragArea, choreography, sensitive, liveContent, tabBar, confirmsPop

  var title: String {
    switch self {
    case .navigationBar: "Without a bar"
    case .dragArea: "Dragged from the edge only"
    case .choreography: "Covers what's below"
    case .sensitive: "Never captured"
    case .liveContent: "Always live"
    case .tabBar: "Without the tab bar"
    case .confirmsPop: "A note that asks"
    }
  }
}

/// The screen of a modifier.
struct ModifierView: View {
  let modifier: ScreenModifier

  var body: some View {
    switch modifier {
    case .navigationBar: WithoutBarView()
    case .dragArea: Text("Drag from the leading edge.").snapshotDragArea(.edge(24))
    case .choreography: CoverView()
    case .sensitive: PasscodeView()
    case .liveContent: ProgressView().snapshotLiveContent()
    case .tabBar: Text("The tab bar is back with the screen below.").snapshotTabBar(.hidden)
    case .confirmsPop: NoteView()
    }
  }
}

/// A picture without a bar, which is dragged back from anywhere.
private struct WithoutBarView: View {
  @Environment(\.snapshotNavigation) private var navigation

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      Button("Back") { navigation.pop() }
    }
    .snapshotNavigationBar(.hidden)
  }
}

/// A screen with a choreography of its own, both ways.
private struct CoverView: View {
  var body: some View {
    Color.orange
      .ignoresSafeArea()
      .snapshotChoreography(push: .cover, pop: .cover)
  }
}

/// A screen that's never captured: going back to it shows it live.
private struct PasscodeView: View {
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("Passcode", text: $code)
      SnapshotLink("Go on", value: Trip(name: "Beyond the passcode"))
    }
    .padding()
    .snapshotSensitive()
  }
}

/// A screen that UIKit pushes and pops, with its own gestures.
struct SystemView: View {
  var body: some View {
    Text("UIKit moves this one.")
      .navigationTitle("UIKit's own")
  }
}
