import Foundation

/// The pages of a stack, from the root up, never empty and without duplicates.
struct PageList<Page: Hashable>: Equatable {
  private(set) var root: Page
  private var above: [Page] = []

  var pages: [Page] { [root] + above }
  var top: Page { above.last ?? root }

  init(root: Page) { self.root = root }

  /// Replaces the pages; like the pops below, it changes nothing if it returns a refusal.
  mutating func set(_ pages: [Page]) -> PageRefusal? {
    guard let first = pages.first else { return .noPages }
    guard Set(pages).count == pages.count else { return .alreadyOnStack }
    (root, above) = (first, Array(pages.dropFirst()))
    return nil
  }

  mutating func pop() -> PageRefusal? {
    above.isEmpty ? .atRoot : set([root] + above.dropLast())
  }

  mutating func pop(to page: Page) -> PageRefusal? {
    pages.firstIndex(of: page).map { set(Array(pages[...$0])) } ?? .notOnStack
  }
}
