import Foundation
import Testing

@testable import SnapshotNavigation

struct StackChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var old: [Int]
    var new: [Int]
    var kind: StackChange<Int>.Kind
    var covered: Int?

    var testDescription: String { "\(old) to \(new)" }
  }

  static let cases = [
    Case(old: [], new: [1], kind: .replace, covered: nil),
    Case(old: [1], new: [1], kind: .unchanged, covered: nil),
    Case(old: [1], new: [1, 2], kind: .push, covered: 1),
    Case(old: [1], new: [1, 2, 3], kind: .push, covered: 1),
    Case(old: [1, 2], new: [1], kind: .pop, covered: nil),
    Case(old: [1, 2, 3], new: [1], kind: .pop, covered: nil),
    Case(old: [1, 2, 3], new: [2, 1], kind: .pop, covered: nil),
    Case(old: [1, 2], new: [1, 3], kind: .replace, covered: nil),
    Case(old: [1, 2], new: [2, 3], kind: .push, covered: 2),
    Case(old: [1, 2], new: [2, 1], kind: .push, covered: 2),
    Case(old: [1, 2, 3], new: [1, 3], kind: .unchanged, covered: nil),
    Case(old: [1, 2], new: [], kind: .replace, covered: nil),
    Case(old: [1], new: [2], kind: .replace, covered: nil),
  ]

  @Test(arguments: cases)
  func itSeesWhatBecameOfTheTop(_ test: Case) {
    let change = StackChange(from: test.old, to: test.new)
    #expect(change.kind == test.kind)
    #expect(change.covered == test.covered)
  }

  @Test func overAllShortStacksTheCoveredScreenIsTheOldTopBelowTheNewOne() {
    let stacks = Self.stacks(of: [1, 2, 3, 4])
    for old in stacks {
      for new in stacks {
        let change = StackChange(from: old, to: new)
        let oldTop = old.last
        let isBelow = oldTop.map { new.dropLast().contains($0) } ?? false
        #expect(change.covered == (isBelow ? oldTop : nil))
        #expect((change.kind == .unchanged) == (old.last == new.last))
      }
    }
  }

  @Test func overAllShortStacksAScreenHasMovedThatIsAboveAnotherOneNow() {
    func below(_ screen: Int, in stack: [Int]) -> Int? { stack.prefix { $0 != screen }.last }
    let stacks = Self.stacks(of: [1, 2, 3, 4])
    for old in stacks {
      for new in stacks {
        let moved = new.filter { old.contains($0) && below($0, in: old) != below($0, in: new) }
        #expect(StackChange(from: old, to: new).moved == moved)
      }
    }
  }

  static func stacks(of screens: [Int]) -> [[Int]] {
    [[]]
      + screens.flatMap { top in
        stacks(of: screens.filter { $0 != top }).map { $0 + [top] }
      }
  }
}

struct SnapshotStoreTests {
  final class Screen {}

  struct Witness {
    weak var screen: Screen?
  }

  static let stamp = SnapshotStamp(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: [0, 34, 0], interfaceStyle: 1,
    contentSizeCategory: "L", displayGamut: 1,
    displayOptions: SnapshotStamp.DisplayOptions(
      contrast: 0, legibilityWeight: 0, reducesTransparency: false, showsButtonShapes: false),
    tint: [0, 0.5, 1, 1], direction: .leftToRight, scope: ObjectIdentifier(SnapshotStore<Int>.self))

  private func pictures(_ screens: [Screen]) -> SnapshotStore<Int> {
    var store = SnapshotStore<Int>()
    for (index, screen) in screens.enumerated() {
      store[screen] = index
    }
    return store
  }

  @Test func aPictureIsFoundByIdentity() {
    let (a, b) = (Screen(), Screen())
    let store = pictures([a])
    #expect(store[a] == 0)
    #expect(store[b] == nil)
  }

  @Test func aPictureDoesNotKeepItsScreenAliveAndGoesWithIt() {
    var screen: Screen? = Screen()
    let witness = Witness(screen: screen)
    var store = SnapshotStore<Int>()
    if let screen { store[screen] = 1 }
    #expect(store.snapshots == [1])
    screen = nil
    #expect(witness.screen == nil)
    #expect(store.count == 0)
    #expect(store.trim(below: [Screen]()) == [1])
    #expect(store.trim(below: [Screen]()).isEmpty)
  }

  @Test func aSecondPictureTakesThePlaceOfTheFirst() {
    let a = Screen()
    var store = pictures([a])
    store[a] = 7
    #expect(store.count == 1)
    #expect(store[a] == 7)
  }

  static let changes: [(@Sendable (inout SnapshotStamp) -> Void, SnapshotDifference)] = [
    ({ $0.size.width = 844 }, .size), ({ $0.scale = 2 }, .scale),
    ({ $0.safeArea[0] = 20 }, .safeArea), ({ $0.interfaceStyle = 2 }, .interfaceStyle),
    ({ $0.contentSizeCategory = "XL" }, .contentSizeCategory),
    ({ $0.displayGamut = 0 }, .displayGamut),
    ({ $0.displayOptions.contrast = 1 }, .accessibilityDisplayOptions),
    ({ $0.displayOptions.legibilityWeight = 1 }, .accessibilityDisplayOptions),
    ({ $0.displayOptions.reducesTransparency = true }, .accessibilityDisplayOptions),
    ({ $0.displayOptions.showsButtonShapes = true }, .accessibilityDisplayOptions),
    ({ $0.tint = [1, 0, 0, 1] }, .tintColor),
    ({ $0.direction = .rightToLeft }, .layoutDirection),
    ({ $0.scope = ObjectIdentifier(Screen.self) }, .scope),
  ]

  @Test func everyDifferenceHasACase() {
    #expect(Set(Self.changes.map(\.1)).union([.content]) == Set(SnapshotDifference.allCases))
  }

  @Test(arguments: changes.indices)
  func aPictureFromOtherCircumstancesIsStaleAndSaysWhy(index: Int) {
    var stamp = Self.stamp
    Self.changes[index].0(&stamp)
    #expect(Self.stamp.differences(from: stamp) == [Self.changes[index].1])
  }

  static let tints: [(@Sendable (inout SnapshotStamp) -> Void, Set<SnapshotDifference>)] = [
    ({ $0.tint = nil }, []),
    ({ ($0.interfaceStyle, $0.tint) = (2, [0, 0.6, 1, 1]) }, [.interfaceStyle]),
    ({ ($0.displayGamut, $0.tint) = (0, [0, 0.6, 1, 1]) }, [.displayGamut]),
    (
      { ($0.displayOptions.contrast, $0.tint) = (1, [0, 0.4, 1, 1]) },
      [.accessibilityDisplayOptions]
    ),
    ({ ($0.scale, $0.tint) = (2, [1, 0, 0, 1]) }, [.scale, .tintColor]),
  ]

  /// A dynamic color that follows the theme is the same tint; a modal dims whatever tint there is.
  @Test(arguments: tints.indices)
  func anotherTintIsADifferenceIfNothingElseExplainsIt(index: Int) {
    let (change, differences) = Self.tints[index]
    var stamp = Self.stamp
    change(&stamp)
    #expect(stamp.differences(from: Self.stamp) == differences)
    #expect(Self.stamp.differences(from: stamp) == differences)
  }

  @Test func trimmingLeavesOnlyScreensBelowTheTop() {
    let screens = (0..<4).map { _ in Screen() }
    var store = pictures(screens)
    #expect(!store.isTrimmed(to: [screens[0], screens[2]]))
    _ = store.trim(below: [screens[0], screens[2]])
    #expect(store.isTrimmed(to: [screens[0], screens[2]]))
    #expect(store[screens[0]] == 0)
    #expect(store.count == 1)
  }

  @Test func afterAnyTwoStacksThePicturesAreThoseBelowTheTopAndTheNearestIsKnown() {
    let screens = (0..<4).map { _ in Screen() }
    let stacks = StackChangeTests.stacks(of: [0, 1, 2, 3])
    var mistakes = 0
    for first in stacks {
      for second in stacks {
        var store = pictures(screens)
        _ = store.trim(below: first.map { screens[$0] })
        for index in 0..<4 where store[screens[index]] == nil {
          store[screens[index]] = index
        }
        _ = store.trim(below: second.map { screens[$0] })
        let below = second.dropLast()
        let held = (0..<4).filter { store[screens[$0]] != nil }
        if held != below.sorted() { mistakes += 1 }
        if !store.isTrimmed(to: second.map { screens[$0] }) { mistakes += 1 }
        let nearest = store.snapshots(below: second.map { screens[$0] })
        if nearest != below.reversed() { mistakes += 1 }
      }
    }
    #expect(mistakes == 0)
  }

  @Test func trimmingToNothingOrToTheRootLeavesNothing() {
    let screens = (0..<2).map { _ in Screen() }
    for stack in [[], [screens[0]]] {
      var store = pictures(screens)
      _ = store.trim(below: stack)
      #expect(store.count == 0)
    }
  }
}
