import Testing

@testable import SnapshotNavigation

@Suite struct TabBarChangeTests {
  /// Visible before, hidden by the stack before, hidden by it afterwards: whether the bar comes or goes.
  @Test(arguments: [
    (true, false, false, false),
    (true, false, true, true),
    (false, true, false, true),
    (false, true, true, false),
    // Hidden by the app, whatever the stack says.
    (false, false, false, false),
    (false, false, true, false),
    // Shown by the app, although the stack hides it.
    (true, true, false, false),
    (true, true, true, false),
  ])
  func theBarComesOrGoesAsTheStackSays(
    isVisible: Bool, wasHidden: Bool, isHidden: Bool, isChange: Bool
  ) {
    let change = TabBarChange(isVisible: isVisible, wasHidden: wasHidden, isHidden: isHidden)
    #expect(change.isChange == isChange)
  }
}
