import Foundation

/// The pages of a stack, from the root up: never empty, no page twice.
struct PageList<Page: Hashable>: Equatable {
  private(set) var root: Page
  private var above: [Page] = []

  /// From the root up.
  var pages: [Page] { [root] + above }
  var top: Page { above.last ?? root }

  init(root: Page) { self.root = root }

  /// Puts a page on top; false, and nothing has changed, if it is on the stack already.
  mutating func push(_ page: Page) -> Bool {
    guard !pages.contains(page) else { return false }
    above.append(page)
    return true
  }

  /// Takes the top off; nil at the root.
  mutating func pop() -> Page? { above.popLast() }

  /// Takes everything above `page` off, from the lowest up; empty if it is on top or not there.
  mutating func pop(to page: Page) -> [Page] {
    guard let index = pages.firstIndex(of: page) else { return [] }
    defer { above.removeSubrange(index...) }
    return Array(above[index...])
  }

  /// Takes everything above the root off, from the lowest up; empty at the root.
  mutating func popToRoot() -> [Page] { pop(to: root) }

  /// Leaves nothing but a new root, which may have been on the stack before.
  ///
  /// - Returns: The pages that left above the old root, from the lowest up.
  mutating func setRoot(_ page: Page) -> [Page] {
    defer { self = PageList(root: page) }
    return above.filter { $0 != page }
  }

  /// Puts another page in the top's place, the root's included; nil if it is on the stack already.
  mutating func replaceTop(with page: Page) -> Page? {
    guard !pages.contains(page) else { return nil }
    defer { if pop() == nil { root = page } else { above.append(page) } }
    return top
  }
}
