import Testing

@testable import SnapshotNavigation

struct NavigationCallTests {
  private final class Screen {}

  private let stack = (0..<4).map { _ in Screen() }

  private func popped(_ change: NavigationCall<Screen>.Change) -> [Int]? {
    NavigationCall(change: change, isAnimated: true).popped(from: stack)
      .map { $0.compactMap { screen in stack.firstIndex { $0 === screen } } }
  }

  @Test func aPopLeavesItsTargetAndReturnsWhatLayAbove() {
    #expect(popped(.pop) == [3])
    #expect(popped(.popTo(stack[1])) == [2, 3])
    #expect(popped(.popTo(stack[3])) == [])
    #expect(popped(.popToRoot) == [1, 2, 3])
    #expect(popped(.popTo(Screen())) == nil)
  }

  @Test func whatIsNoPopPopsNothing() {
    #expect(popped(.push(Screen())) == nil)
    #expect(popped(.set([])) == nil)
    #expect(NavigationCall(change: .pop, isAnimated: true).popped(from: [stack[0]]) == nil)
  }
}

struct WeakTableTests {
  private final class Object {}

  /// Memory is used again, so most of these objects have the address of another one.
  @Test func aNewObjectHasNoValueOfOneThatWasFreed() {
    let table = WeakTable<Int>()
    for number in 0..<100 {
      let object = Object()
      #expect(table[object] == nil)
      table[object] = number
      #expect(table[object] == number)
    }
    #expect(table.values.isEmpty)
  }
}
