import Testing

@testable import UIKit

/// What Apple leaves open is a constant of the host, and is run both ways.
@Suite(.warningsAreRead) struct HostSettingsHouseTests {
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
    // What is hostile is no constant. Where a bar is in a parent's view, UIKit shows everything: LibraryBarElsewhereTests. Where captures
    // are empty, nothing moves as it should: LibraryDrawingTests.
    #expect(
      Set(usual.keys).subtracting(changed) == [
        "navigationBarHome", "capturesAreEmpty", "windowControlsWidth", "hostile",
      ])
  }
}
