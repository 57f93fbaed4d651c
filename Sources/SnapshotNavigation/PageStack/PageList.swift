import Foundation

/// Why a page stack rejected a call.
public enum PageRefusal: Error, Sendable, Hashable, CaseIterable {
  /// The page is on the stack already, or twice in a list of pages.
  case alreadyOnStack
  /// The page isn't on the stack.
  case notOnStack
  /// The root can't be popped.
  case atRoot
  /// A list of pages is empty.
  case noPages
  /// The page is the stack itself, or contains it.
  case containsStack
}

/// The pages of a stack, from the root up, never empty and without duplicates.
struct PageList<Page: Hashable>: Equatable {
  private(set) var root: Page
  private var above: [Page] = []

  var pages: [Page] { [root] + above }
  var top: Page { above.last ?? root }

  init(root: Page) { self.root = root }

  mutating func set(_ pages: [Page]) throws(PageRefusal) -> [Page] {
    guard let first = pages.first else { throw .noPages }
    guard Set(pages).count == pages.count else { throw .alreadyOnStack }
    let old = self.pages
    (root, above) = (first, Array(pages.dropFirst()))
    return old.filter { !pages.contains($0) }
  }

  mutating func pop() throws(PageRefusal) -> [Page] {
    guard !above.isEmpty else { throw .atRoot }
    return try set([root] + above.dropLast())
  }

  mutating func pop(to page: Page) throws(PageRefusal) -> [Page] {
    guard let index = pages.firstIndex(of: page) else { throw .notOnStack }
    return try set(Array(pages[...index]))
  }
}
