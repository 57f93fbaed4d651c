import Testing

@testable import UIKit

/// What Apple leaves open is a constant of the host, in one file, and is run both ways.
@Suite struct HostSettingsHouseTests {
  private static let file = "Sources/Linux/UIKit/Host/HostSettings.swift"

  /// The library's stories run under each of `UnsureSetting`'s: together they change every constant.
  @MainActor @Test func everyConstantIsTriedTheOtherWayRound() {
    func values(under setting: UnsureSetting) -> [String: String] {
      var settings = HostSettings()
      setting.change(&settings)
      let children =
        Array(Mirror(reflecting: settings).children)
        + Mirror(reflecting: settings.gestures).children
      return Dictionary(
        uniqueKeysWithValues: children.compactMap { child in
          child.label.map { ($0, "\(child.value)") }
        })
    }
    let usual = values(under: .asUsual)
    let changed = UnsureSetting.all.flatMap { setting in
      values(under: setting).filter { usual[$0.key] != $0.value }.keys
    }
    #expect(Set(usual.keys).subtracting(changed).isEmpty)
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
