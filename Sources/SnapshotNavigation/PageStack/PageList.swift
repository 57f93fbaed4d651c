import Foundation

/// The pages of a stack, from the root up, never empty and without duplicates.
struct PageList<Page: Hashable>: Equatable {
  private(set) var root: Page
  private var above: [Page] = []

  /// From the root up.
  var pages: [Page] { [root] + above }
  var top: Page { above.last ?? root }

  init(root: Page) { self.root = root }

  /// Pushes a page; returns `false`, without any change, if it's already on the stack.
  mutating func push(_ page: Page) -> Bool {
    guard !pages.contains(page) else { return false }
    above.append(page)
    return true
  }

  /// Pops the top page; returns `nil` at the root.
  mutating func pop() -> Page? { above.popLast() }

  /// Pops all pages above `page`, from the lowest up; empty if it's on top or not on the stack.
  mutating func pop(to page: Page) -> [Page] {
    guard let index = pages.firstIndex(of: page) else { return [] }
    defer { above.removeSubrange(index...) }
    return Array(above[index...])
  }

  /// Pops all pages above the root, from the lowest up; empty at the root.
  mutating func popToRoot() -> [Page] { pop(to: root) }

  /// Replaces all pages with a new root, which may be one of them.
  ///
  /// - Returns: The pages that left above the old root, from the lowest up.
  mutating func setRoot(_ page: Page) -> [Page] {
    defer { self = PageList(root: page) }
    return above.filter { $0 != page }
  }

  /// Replaces the top page, which may be the root; returns `nil` if the new page is on the stack.
  mutating func replaceTop(with page: Page) -> Page? {
    guard !pages.contains(page) else { return nil }
    defer { if pop() == nil { root = page } else { above.append(page) } }
    return top
  }
}
