import UIKit

/// A row in the list of recipes, and the page about it.
struct Recipe: Hashable, Sendable {
  let title: String
  /// What to try.
  let summary: String
  /// The name of its symbol.
  let symbol: String
  let tint: Tone
  let page: Page?
  /// The file in the folder Recipes; without one, the recipe has no page about it.
  var file: String?
  /// The lines of the file that matter.
  var lines: [String] = []

  /// The name in tests and scripts.
  var name: String { page.map { "\($0)" } ?? "support" }
}

extension Recipe {
  /// Recipes that belong together, under a heading.
  struct Section: Hashable, Sendable {
    let title: String
    let recipes: [Recipe]
  }
}
