import SwiftUI

/// A SwiftUI screen that asks before its text is lost, and pushes another one.
///
/// Compiled, not run here. Push it as a `HostedScreen`; see there.
struct NoteView: View {
  @Environment(\.screen) private var screen
  @State private var text = ""
  @State private var asks = false

  var body: some View {
    VStack(spacing: 20) {
      TextField("Write something, then drag the screen back", text: $text)
      Button("Read about it, without a bar") {
        screen.push(PictureView()) { $0.navigationBar = .hidden }
      }
    }
    .padding()
    .onAppear {
      screen.confirmPop { _ in
        asks = !text.isEmpty
        return text.isEmpty
      }
    }
    .alert("Discard the note?", isPresented: $asks) {
      Button("Keep writing", role: .cancel) {}
      Button("Discard", role: .destructive) { screen.pop() }
    }
  }
}

/// A screen without a bar, which goes back by a button or a drag.
struct PictureView: View {
  @Environment(\.screen) private var screen

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      Button("Back") { screen.pop() }
    }
  }
}
