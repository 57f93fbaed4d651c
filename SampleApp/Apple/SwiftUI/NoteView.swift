import SnapshotNavigationUI
import SwiftUI

/// A note that asks before its text is lost.
struct NoteView: View {
  @Environment(\.snapshotNavigation) private var navigation
  @State private var text = ""
  @State private var asks = false

  var body: some View {
    VStack {
      Spacer()
      TextField("Write something, then drag the screen back", text: $text)
        .accessibilityIdentifier("note")
    }
    .padding()
    .navigationTitle("Note")
    .confirmsPop { _ in
      asks = !text.isEmpty
      return text.isEmpty
    }
    .alert("Discard the note?", isPresented: $asks) {
      Button("Keep writing", role: .cancel) {}
      Button("Discard", role: .destructive) { navigation.pop() }
    }
  }
}
