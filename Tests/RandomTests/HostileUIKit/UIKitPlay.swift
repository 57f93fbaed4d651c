import Foundation
import UIKitHost

/// One scenario under some points, over the library or over UIKit's own controllers.
///
/// Its text is a line of what a process is given to play.
struct UIKitPlay: Hashable, Sendable, CustomStringConvertible {
  let points: [String]
  let scenario: String
  var isPlain = false

  init(_ scenario: String, under points: [String]) {
    self.points = points
    self.scenario = scenario
  }

  init?(_ text: String) {
    let words = text.components(separatedBy: " | ")
    guard words.count == 3 else { return nil }
    self.init(words[1], under: words[0].split(separator: "+").map(String.init))
    isPlain = words[2] == "plain"
  }

  var description: String {
    "\(points.joined(separator: "+")) | \(scenario) | \(isPlain ? "plain" : "ours")"
  }

  /// The same over UIKit's own controllers.
  var plain: UIKitPlay {
    var play = self
    play.isPlain = true
    return play
  }

  /// What comes of a play.
  struct Result: Sendable {
    var lost: [LostField: String] = [:]
    /// Whether the tab bar is seen, if there's one.
    var showsTabBar: Bool?
    var reportsMissingTabBar = false
  }

  /// Plays it in this process; nil if there's no such point or scenario.
  @MainActor func play() async -> Result? {
    let points = points.compactMap(HostPoint.named)
    guard let scenario = UIKitScenario.named(scenario), points.count == self.points.count else {
      return nil
    }
    // UIKit has no pages.
    if isPlain, scenario.traits.contains(.pages) { return Result() }
    let app = ScenarioApp(scenario, plain: isPlain, under: points)
    await app.play()
    return Result(
      lost: app.lost, showsTabBar: app.showsTabBar, reportsMissingTabBar: app.reportsMissingTabBar)
  }
}

/// What a scenario has lost under some points, and what UIKit's own controllers lose there, too.
struct UIKitVerdict: Sendable {
  let play: UIKitPlay
  let ours: UIKitPlay.Result
  let plain: UIKitPlay.Result

  /// What the library alone loses.
  var lost: [LostField: String] {
    var lost = ours.lost.filter { plain.lost[$0.key] == nil }
    // What plain UIKit doesn't show has no bars, either, and no fingers reach it.
    if plain.lost[.window] != nil {
      lost = lost.filter { !LostField.ofWindow.contains($0.key) }
    }
    if UIKitScenario.named(play.scenario)?.leavesTabBarToUIKit == true,
      let isSeen = ours.showsTabBar, isSeen != plain.showsTabBar
    {
      lost[.tabBar] = "it's \(isSeen ? "seen" : "not seen"), unlike plain UIKit's"
    }
    if ours.reportsMissingTabBar, plain.showsTabBar == false {
      lost[.report] = "the tab bar is reported missing"
    }
    return lost
  }
}
