import Foundation
import Testing

@testable import PageStack
@testable import SnapshotNavigation

/// The arithmetic of a stack of pages, against a plain array.
@Suite struct PageListTests {
  /// Everything that can be done to a stack, with pages that are numbers.
  enum Operation: CaseIterable, Hashable {
    case push2
    case push3
    case pop
    case popTo1
    case popTo2
    case popToRoot
    case newRoot2
    case newRoot4
    case replace3
    case replace4
  }

  /// What a plain array does; `popped` is what the call has to return.
  private static func model(
    _ operation: Operation, _ pages: inout [Int]
  ) -> (popped: [Int], isDone: Bool) {
    let before = pages
    func push(_ page: Int) -> ([Int], Bool) {
      if before.contains(page) { return ([], false) }
      pages = before + [page]
      return ([], true)
    }
    func popTo(_ page: Int) -> ([Int], Bool) {
      guard let index = before.firstIndex(of: page) else { return ([], false) }
      pages = Array(before[...index])
      return (Array(before[(index + 1)...]), true)
    }
    func newRoot(_ page: Int) -> ([Int], Bool) {
      pages = [page]
      return (before.filter { $0 != page }, true)
    }
    func replace(_ page: Int) -> ([Int], Bool) {
      if before.last == page { return ([], true) }
      if before.contains(page) { return ([], false) }
      pages = Array(before.dropLast()) + [page]
      return ([before[before.count - 1]], true)
    }
    switch operation {
    case .push2: return push(2)
    case .push3: return push(3)
    case .pop:
      guard before.count > 1 else { return ([], false) }
      pages.removeLast()
      return ([before[before.count - 1]], true)
    case .popTo1: return popTo(1)
    case .popTo2: return popTo(2)
    case .popToRoot: return popTo(before[0])
    case .newRoot2: return newRoot(2)
    case .newRoot4: return newRoot(4)
    case .replace3: return replace(3)
    case .replace4: return replace(4)
    }
  }

  /// What the stack of views does for each call; nil if it was refused.
  private static func apply(_ operation: Operation, _ list: inout PageList<Int>) -> [Int]? {
    let before = list.pages
    let refusal =
      switch operation {
      case .push2: list.set(list.pages + [2])
      case .push3: list.set(list.pages + [3])
      case .pop: list.pop()
      case .popTo1: list.pop(to: 1)
      case .popTo2: list.pop(to: 2)
      case .popToRoot: list.pop(to: list.root)
      case .newRoot2: list.set([2])
      case .newRoot4: list.set([4])
      case .replace3: list.set(list.pages.dropLast() + [3])
      case .replace4: list.set(list.pages.dropLast() + [4])
      }
    return refusal == nil ? before.filter { !list.pages.contains($0) } : nil
  }

  /// 10 + 100 + … + 100,000 sequences.
  @Test func everySequenceOfFiveOperationsDoesWhatAnArrayDoes() {
    var wrong: [[Operation]] = []
    func walk(_ list: PageList<Int>, _ pages: [Int], _ path: [Operation]) {
      guard path.count < 5 else { return }
      for operation in Operation.allCases {
        var list = list
        var pages = pages
        let expected = Self.model(operation, &pages)
        let popped = Self.apply(operation, &list)
        let isRight =
          popped == (expected.isDone ? expected.popped : nil) && list.pages == pages
          && list.top == pages.last
          && list.root == pages.first && Set(pages).count == pages.count
        guard isRight else {
          wrong.append(path + [operation])
          continue
        }
        walk(list, pages, path + [operation])
      }
    }
    walk(PageList(root: 1), [1], [])
    #expect(wrong.isEmpty, "\(wrong.first ?? [])")
  }

  @Test func aRefusedCallSaysWhyAndChangesNothing() {
    var list = PageList(root: 1)
    #expect(list.pop() == .atRoot)
    #expect(list.pop(to: 7) == .notOnStack)
    #expect(list.set([]) == .noPages)
    #expect(list.set([1, 2, 1]) == .alreadyOnStack)
    #expect(list.pages == [1])
  }
}
