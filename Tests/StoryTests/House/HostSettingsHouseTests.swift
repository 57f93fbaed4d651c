import Testing

/// What Apple leaves open is a constant of the host, in one file, and is run both ways.
@Suite struct HostSettingsHouseTests {
  private static let file = "Sources/Linux/UIKit/Host/HostSettings.swift"

  /// The constants' names; the one that holds the gestures' is none itself.
  private func constants() throws -> [String] {
    try SourceTree.lines(of: Self.file).compactMap { line in
      let code = line.code.trimmingCharacters(in: .whitespaces)
      guard code.hasPrefix("package var ") else { return nil }
      return String(code.dropFirst("package var ".count).prefix { $0.isLetter || $0.isNumber })
    }.filter { $0 != "gestures" }
  }

  private func assigned(in folder: String) throws -> String {
    try SourceTree.lines(below: folder, matching: #"(settings|gestures|\$0)\.\w+.* = "#)
      .map(\.code).joined(separator: "\n")
  }

  @Test(arguments: ["Tests/UIKitTests", "Tests/StoryTests/Library"])
  func everyConstantIsTriedTheOtherWayRound(folder: String) throws {
    let text = try assigned(in: folder)
    let missing = try constants().filter { !text.contains(".\($0) = ") }
    #expect(missing.isEmpty)
  }

  @Test func whatIsUnsureStandsInOneFile() throws {
    for file in SourceTree.files(below: "Sources/Linux") where file != Self.file {
      let text = try SourceTree.text(of: file)
      #expect(!text.contains("(unsure"), "\(file)")
    }
  }

  @Test func everyConstantHasItsSource() throws {
    var comment = ""
    for line in try SourceTree.text(of: Self.file).split(separator: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") { comment += text }
      guard text.hasPrefix("package var ") else { continue }
      let names = ["Apple", "measured", "developers", "seen", "guess", "reported", "above"]
      let isSettled = text.hasPrefix("package var gestures")
      #expect(isSettled || names.contains { comment.contains($0) }, "\(text)")
      comment = ""
    }
  }
}
