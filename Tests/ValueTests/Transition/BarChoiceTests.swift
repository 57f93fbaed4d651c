import Testing

@testable import SnapshotNavigation

/// Whose word counts for the navigation bar.
struct BarChoiceTests {
  private typealias Option = BarChoice.Option

  /// A bar that follows a choice, as a navigation controller's does.
  private struct Bar {
    var choice = BarChoice()
    var isHidden: Bool
    private var top = Option.automatic

    init(isHidden: Bool = false) { self.isHidden = isHidden }

    mutating func show(_ option: Option) {
      top = option
      isHidden = choice.show(option, while: isHidden) ?? isHidden
    }

    mutating func call(_ hides: Bool) {
      if choice.call(hides, on: top, isChanging: false) { isHidden = hides }
    }

    mutating func callWhileChanging(to option: Option, _ hides: Bool) {
      if choice.call(hides, on: option, isChanging: true) { isHidden = hides }
    }
  }

  @Test(arguments: [Option.automatic, .visible, .hidden], [true, false])
  func anOptionIsTheBarOfItsScreenOnly(option: BarChoice.Option, isHidden: Bool) {
    var bar = Bar(isHidden: isHidden)
    bar.show(.automatic)
    bar.show(option)
    #expect(bar.isHidden == (option == .automatic ? isHidden : option == .hidden))
    bar.show(.automatic)
    #expect(bar.isHidden == isHidden)
  }

  @Test(arguments: [Option.visible, .hidden], [Option.visible, .hidden])
  func ofTwoOptionsTheLaterCounts(first: BarChoice.Option, second: BarChoice.Option) {
    var bar = Bar()
    bar.show(first)
    bar.show(second)
    #expect(bar.isHidden == (second == .hidden))
    bar.show(.automatic)
    #expect(!bar.isHidden)
  }

  @Test(arguments: [true, false])
  func aCallOnAPlainScreenIsTheApps(hides: Bool) {
    var bar = Bar()
    bar.show(.automatic)
    bar.call(hides)
    #expect(bar.isHidden == hides)
    bar.show(hides ? .visible : .hidden)
    bar.show(.automatic)
    #expect(bar.isHidden == hides)
  }

  @Test(arguments: [Option.visible, .hidden])
  func aCallOnAScreenWithAnOptionIsForgottenAsItLeaves(option: BarChoice.Option) {
    var bar = Bar()
    bar.show(.automatic)
    bar.show(option)
    bar.call(option == .visible)
    #expect(bar.isHidden == (option == .visible))
    bar.show(.automatic)
    #expect(!bar.isHidden)
    bar.show(option)
    #expect(bar.isHidden == (option == .hidden))
  }

  @Test(arguments: [Option.automatic, .visible, .hidden], [true, false])
  func aCallWhileTheTopChangesIsRecorded(next: BarChoice.Option, hides: Bool) {
    var bar = Bar()
    bar.show(.automatic)
    bar.callWhileChanging(to: next, hides)
    #expect(bar.isHidden == (next == .automatic && hides))
    bar.show(next)
    bar.show(.automatic)
    #expect(bar.isHidden == hides)
  }

  /// Between screens without an option nothing is ever set, whatever has become of the bar.
  @Test func withoutOptionsTheBarIsLeftAlone() {
    var choice = BarChoice()
    for isHidden in [true, false, true, true, false] {
      #expect(choice.show(.automatic, while: isHidden) == nil)
    }
  }
}
