import Observation
import SnapshotNavigation
import SnapshotNavigationUI
import SwiftUI

/// What only a run on SwiftUI can answer: a screen for each question, which the UI tests ask.
enum Question: String, CaseIterable {
  case title = "An inline title and an item"
  case search = "A search"
  case sheet = "A sheet"
  case observable = "An observable object"
  case link = "A leftover link"
}

/// A stack of questions.
///
/// Experimental: compiled and reasoned, not yet run on SwiftUI.
struct QuestionsView: View {
  /// Whether UIKit shows all transitions, as with a switch that turns the library off.
  let isSystem: Bool
  @State private var path: [Question] = []
  @State private var appearances = 0

  /// Creates a stack whose transitions are the library's or UIKit's.
  init(isSystem: Bool) { self.isSystem = isSystem }

  private var configuration: SnapshotNavigationController.Configuration {
    var configuration = SnapshotNavigationController.Configuration()
    if isSystem { configuration.transition = .system }
    return configuration
  }

  var body: some View {
    SnapshotNavigationStack(path: $path, configuration: configuration) {
      List {
        Text("Appeared \(appearances) times")
          .accessibilityIdentifier("appearances")
        ForEach(Question.allCases, id: \.self) { question in
          SnapshotLink(question.rawValue, value: question)
        }
      }
      .navigationTitle("Questions")
      .onAppear { appearances += 1 }
    }
    .snapshotDestination(for: Question.self) { question in
      switch question {
      case .title: FjordView()
      case .search: SearchView()
      case .sheet: SheetView()
      case .observable:
        // The object is read in this closure, not in a view of its own.
        if #available(iOS 17.0, *) {
          VStack {
            Text("Counted to \(Counter.shared.number)")
            Button("Count") { Counter.shared.number += 1 }
          }
        }
      case .link:
        VStack {
          Text("\(path.count) on the path")
            .accessibilityIdentifier("count")
          if #available(iOS 16.0, *) { NavigationLink("Leftover", value: 1) }
        }
      }
    }
  }
}

/// A number that SwiftUI observes.
@available(iOS 17.0, *)
@MainActor @Observable
final class Counter {
  static let shared = Counter()
  var number = 0
}

/// A screen that notes what its bar contains in the first frame of its push.
private struct FjordView: View {
  @State private var firstFrame = "not seen yet"

  var body: some View {
    VStack {
      Text(firstFrame)
        .accessibilityIdentifier("first frame")
      FirstFrame { firstFrame = $0 }
    }
    .navigationTitle("Fjord")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button("Share") {} }
  }
}

/// A screen with a search, which a push leaves.
private struct SearchView: View {
  @State private var text = ""

  var body: some View {
    List {
      Text("Searching for \(text)")
        .accessibilityIdentifier("text")
      SnapshotLink("Further", value: Question.title)
    }
    .navigationTitle("Search")
    .searchable(text: $text)
  }
}

/// A screen that presents a sheet with a stack of its own.
private struct SheetView: View {
  @State private var isPresented = false

  var body: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        SnapshotNavigationStack {
          VStack {
            SnapshotLink("Push in the sheet", value: 1)
            Button("Close") { isPresented = false }
          }
        }
        .snapshotDestination(for: Int.self) { _ in Text("In the sheet") }
      }
  }
}
