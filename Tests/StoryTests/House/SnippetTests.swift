import Foundation
import Testing

/// Every piece of Swift in README and Docs compiles for iOS, from the very text.
@Suite struct SnippetTests {
  /// A fenced block of Swift in a page.
  struct Snippet: CustomTestStringConvertible {
    var page: String
    var line: Int
    var text: String
    var testDescription: String { "\(page):\(line)" }

    /// Declarations stand as they are; statements need a function around them, and both may name
    /// what an app has at hand.
    var source: String {
      let isDeclaration =
        text.range(
          of: #"(?m)^(@MainActor |public |open )*(final )?(class|struct|enum|extension|import) "#,
          options: .regularExpression) != nil
      let body =
        isDeclaration
        ? text
        : """
        @MainActor func snippet(window: UIWindow, navigation: SnapshotNavigationController) {
        \(text)
        }
        """
      let standIns = Self.atHand.filter { !text.contains("class \($0)") }
        .map { "final class \($0): UIViewController {}" }
      return
        "import SnapshotNavigation\nimport UIKit\n\n\(standIns.joined(separator: "\n"))\n\(body)\n"
    }

    private static let atHand = ["HomeViewController", "ReaderViewController"]
  }

  /// Pages for those who use the library; Docs/LinuxHost.md is about the host and has its own test.
  private static let pages: [String] = {
    let docs = FileManager.default.enumerator(
      atPath: SourceTree.root.appendingPathComponent("Docs").path)
    let names = (docs?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return ["README.md"] + names.filter { !$0.hasPrefix("LinuxHost") }.sorted().map { "Docs/\($0)" }
  }()

  @Test func everySnippetCompilesForIOS() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snippets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try typecheck([
      "--emit-module-as", "SnapshotNavigation", folder.path, "Sources/SnapshotNavigation",
    ])
    let snippets = try Self.pages.flatMap(snippets(in:))
    #expect(!snippets.isEmpty)
    for (index, snippet) in snippets.enumerated() {
      let file = folder.appendingPathComponent("Snippet\(index).swift")
      try snippet.source.write(to: file, atomically: true, encoding: .utf8)
      #expect(throws: Never.self, "\(snippet.testDescription)") {
        try typecheck(["--with", folder.path, file.path])
      }
    }
  }

  private func snippets(in page: String) throws -> [Snippet] {
    let text = try String(
      contentsOf: SourceTree.root.appendingPathComponent(page), encoding: .utf8)
    var found: [Snippet] = []
    var open: Snippet?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let snippet = open { found.append(snippet) }
        open =
          open == nil && line == "```swift" ? Snippet(page: page, line: number + 1, text: "") : nil
      } else {
        open?.text += line + "\n"
      }
    }
    return found
  }

  private func typecheck(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = SourceTree.root.appendingPathComponent("Tests/AppleInterface/typecheck")
    process.arguments = arguments
    process.currentDirectoryURL = SourceTree.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Refusal(description: text) }
  }

  private struct Refusal: Error, CustomStringConvertible {
    var description: String
  }
}
