import Foundation

/// The pages of a stack, from the root up: never empty, no page twice.
struct PageList<Page: Hashable>: Equatable {
  /// From the root up.
  private(set) var pages: [Page]
  private(set) var root: Page
  private(set) var top: Page

  /// What a new root has made of the others.
  struct NewRoot: Equatable {
    /// The root as it was.
    var oldRoot: Page
    /// The pages that left above the old root, from the lowest up.
    var popped: [Page]
  }

  init(root: Page) {
    self.root = root
    top = root
    pages = [root]
  }

  private mutating func set(root: Page, above: [Page]) {
    self.root = root
    top = above.last ?? root
    pages = [root] + above
  }

  /// Puts a page on top; false, and nothing has changed, if it is on the stack already.
  mutating func push(_ page: Page) -> Bool {
    guard !pages.contains(page) else { return false }
    pages.append(page)
    top = page
    return true
  }

  /// Takes the top off; nil at the root.
  mutating func pop() -> Page? {
    guard pages.count > 1 else { return nil }
    let popped = pages.removeLast()
    top = pages.last ?? root
    return popped
  }

  /// Takes everything above `page` off, from the lowest up; empty if it is on top or not there.
  mutating func pop(to page: Page) -> [Page] {
    guard let index = pages.firstIndex(of: page) else { return [] }
    let popped = Array(pages[(index + 1)...])
    pages.removeSubrange((index + 1)...)
    top = page
    return popped
  }

  /// Takes everything above the root off, from the lowest up; empty at the root.
  mutating func popToRoot() -> [Page] { pop(to: root) }

  /// Leaves nothing but a new root, which may have been on the stack before.
  mutating func setRoot(_ page: Page) -> NewRoot {
    let change = NewRoot(oldRoot: root, popped: pages.dropFirst().filter { $0 != page })
    set(root: page, above: [])
    return change
  }

  /// Puts another page in the top's place, the root's included; nil if it is on the stack already.
  mutating func replaceTop(with page: Page) -> Page? {
    guard !pages.contains(page) else { return nil }
    let old = top
    if pages.count == 1 {
      set(root: page, above: [])
    } else {
      set(root: root, above: pages.dropFirst().dropLast() + [page])
    }
    return old
  }
}
