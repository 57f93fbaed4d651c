import Testing

@testable import SnapshotNavigation

struct ForwardHistoryTests {
  final class Screen: CustomStringConvertible {
    let description: String

    init(_ name: Character) { description = String(name) }
  }

  /// Screens named by single letters.
  struct Cast {
    private var screens: [Character: Screen] = [:]

    mutating func callAsFunction(_ names: String) -> [Screen] {
      names.map { name in
        let screen = screens[name] ?? Screen(name)
        screens[name] = screen
        return screen
      }
    }
  }

  /// Stacks from rest to rest, and what can be brought back in the end, the first one first.
  static let courses: [([String], String)] = [
    (["r"], ""),
    (["rab", "ra"], "b"),
    (["rab", "ra", "r"], "ab"),
    (["rabc", "r"], "abc"),
    (["rabc", "r", "ra"], "bc"),
    (["rabc", "r", "rabc"], ""),
    (["rabc", "r", "rab", "r"], "abc"),
    (["rab", "r", "rc"], ""),
    (["rab", "r", "rb"], ""),
    (["rab", "r", "rac"], ""),
    (["rab", "ra", "rac"], ""),
    (["rab", "ra", "ra"], "b"),
    (["rab", "s"], ""),
    (["rab", "ra", "sa"], ""),
    (["ra", "r", "ra", "rab", "ra"], "b"),
    (["rab", "ra", ""], "rab"),
  ]

  @Test(arguments: courses)
  func itFollowsTheStackFromRestToRest(_ stacks: [String], _ expected: String) {
    var (cast, history) = (Cast(), ForwardHistory<Screen>())
    for stack in stacks { history.update(to: cast(stack), limit: 9) { _ in true } }
    #expect(history.screens.map(\.description).joined() == expected)
  }

  @Test(arguments: 0...4)
  func itKeepsSoManyScreensAtMost(limit: Int) {
    var (cast, history) = (Cast(), ForwardHistory<Screen>())
    for stack in ["rabc", "rab", "r"] {
      history.update(to: cast(stack), limit: limit) { _ in true }
    }
    #expect(history.screens.map(\.description).joined() == String("abc".prefix(limit)))
  }

  @Test func aScreenThatMayNotBeKeptBarsTheWayToThoseBehindIt() {
    var (cast, history) = (Cast(), ForwardHistory<Screen>())
    for stack in ["rabc", "r"] {
      history.update(to: cast(stack), limit: 9) { $0.description != "b" }
    }
    #expect(history.screens.map(\.description) == ["a"])
  }

  @Test(arguments: [false, true])
  func whatIsClearedIsReleased(restarts: Bool) {
    var history = ForwardHistory<Screen>()
    weak var screen: Screen?
    do {
      let (root, top) = (Screen("r"), Screen("a"))
      screen = top
      history.update(to: [root, top], limit: 9) { _ in true }
      history.update(to: [root], limit: 9) { _ in true }
    }
    #expect(screen != nil)
    if restarts { history.restart() } else { history.clear() }
    #expect(screen == nil)
  }

  @Test func withoutALimitNoStackIsHeld() {
    var history = ForwardHistory<Screen>()
    weak var screen: Screen?
    do {
      let top = Screen("a")
      screen = top
      history.update(to: [top], limit: 0) { _ in true }
    }
    #expect(screen == nil)
  }

  @Test func afterARestartTheNextPopIsNoStepBack() {
    var (cast, history) = (Cast(), ForwardHistory<Screen>())
    history.update(to: cast("rab"), limit: 9) { _ in true }
    history.restart()
    history.update(to: cast("r"), limit: 9) { _ in true }
    #expect(history.screens.isEmpty)
    history.update(to: cast("ra"), limit: 9) { _ in true }
    history.update(to: cast("r"), limit: 9) { _ in true }
    #expect(history.screens.map(\.description) == ["a"])
  }

  @Test(arguments: [false, true])
  func aReplacementThatIsPutOffPopsNothing(isDropped: Bool) {
    var (cast, history) = (Cast(), ForwardHistory<Screen>())
    history.update(to: cast("ra"), limit: 9) { _ in true }
    history.replace(by: cast("r"), now: cast("ra"))
    history.update(to: cast("rab"), limit: 9) { _ in true }
    if isDropped { history.stopWaiting() }
    history.update(to: cast("r"), limit: 9) { _ in true }
    #expect(history.screens.map(\.description) == (isDropped ? ["a", "b"] : []))
    history.update(to: cast("rc"), limit: 9) { _ in true }
    history.update(to: cast("r"), limit: 9) { _ in true }
    #expect(history.screens.map(\.description) == ["c"])
  }
}
