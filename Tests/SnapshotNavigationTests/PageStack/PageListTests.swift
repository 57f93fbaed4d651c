import Foundation
import Testing

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
      return (Array(before.dropFirst()).filter { $0 != page }, true)
    }
    func replace(_ page: Int) -> ([Int], Bool) {
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

  private static func apply(_ operation: Operation, _ list: inout PageList<Int>) -> [Int] {
    switch operation {
    case .push2:
      _ = list.push(2)
      return []
    case .push3:
      _ = list.push(3)
      return []
    case .pop: return list.pop().map { [$0] } ?? []
    case .popTo1: return list.pop(to: 1)
    case .popTo2: return list.pop(to: 2)
    case .popToRoot: return list.popToRoot()
    case .newRoot2: return list.setRoot(2)
    case .newRoot4: return list.setRoot(4)
    case .replace3: return list.replaceTop(with: 3).map { [$0] } ?? []
    case .replace4: return list.replaceTop(with: 4).map { [$0] } ?? []
    }
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
          popped == expected.popped && list.pages == pages && list.top == pages.last
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

  @Test func aPageIsNeverOnTheStackTwice() {
    var list = PageList(root: 1)
    let first = list.push(2)
    let second = list.push(2)
    let root = list.push(1)
    #expect([first, second, root] == [true, false, false])
    #expect(list.pages == [1, 2])
  }

  @Test func theRootIsNeverPopped() {
    var list = PageList(root: 1)
    let popped = list.pop()
    #expect(popped == nil)
    #expect(list.pages == [1])
  }

  @Test func aNewRootTellsOfEverythingAboveTheOldOne() {
    var list = PageList(root: 1)
    for page in 2...4 { _ = list.push(page) }
    let popped = list.setRoot(9)
    #expect(popped == [2, 3, 4])
    #expect(list.pages == [9])
  }

  @Test func aPageOfTheStackThatBecomesTheRootIsNotAmongThePopped() {
    var list = PageList(root: 1)
    for page in 2...4 { _ = list.push(page) }
    let popped = list.setRoot(3)
    #expect(popped == [2, 4])
    #expect(list.pages == [3])
  }
}
