import Foundation
import Testing
import UIKit

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

@MainActor
struct ScreenRecordsTests {
  final class Screen {}

  struct Witness {
    weak var screen: Screen?
  }

  nonisolated static let stamp = SnapshotStamp(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: [0, 34, 0], interfaceStyle: 1,
    contentSizeCategory: "L", displayGamut: 1,
    displayOptions: SnapshotStamp.DisplayOptions(
      contrast: 0, legibilityWeight: 0, reducesTransparency: false, showsButtonShapes: false),
    tint: [0, 0.5, 1, 1], direction: .leftToRight, scope: ObjectIdentifier(ScreenRecords.self))

  /// A picture that a number tells from others.
  private func picture(_ number: Int) -> Snapshot {
    var stamp = Self.stamp
    stamp.size.width = CGFloat(number)
    return Snapshot(.image(UIImage()), of: ShownContent(of: UIViewController()), in: stamp)
  }

  private func pictures(_ screens: [Screen]) -> ScreenRecords {
    let records = ScreenRecords()
    for (index, screen) in screens.enumerated() {
      records[screen].snapshot = picture(index)
    }
    return records
  }

  @Test func aPictureIsFoundByIdentity() {
    let (a, b) = (Screen(), Screen())
    let records = pictures([a])
    #expect(records[a].snapshot?.number == 0)
    #expect(records[b].snapshot == nil)
  }

  @Test func aPictureDoesNotKeepItsScreenAliveAndGoesWithIt() {
    var screen: Screen? = Screen()
    let witness = Witness(screen: screen)
    let records = ScreenRecords()
    if let screen { records[screen].snapshot = picture(1) }
    #expect(records.snapshots.map(\.number) == [1])
    screen = nil
    #expect(witness.screen == nil)
    #expect(records.snapshots.count == 0)
    #expect(records.trim(below: [Screen]()).removed.map(\.number) == [1])
    #expect(records.trim(below: [Screen]()).removed.isEmpty)
  }

  @Test func aSecondPictureTakesThePlaceOfTheFirst() {
    let a = Screen()
    let records = pictures([a])
    records[a].snapshot = picture(7)
    #expect(records.snapshots.count == 1)
    #expect(records[a].snapshot?.number == 7)
  }

  nonisolated static let changes: [(@Sendable (inout SnapshotStamp) -> Void, SnapshotDifference)] =
    [
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

  nonisolated static let tints:
    [(@Sendable (inout SnapshotStamp) -> Void, Set<SnapshotDifference>)] = [
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
    let records = pictures(screens)
    #expect(!records.isTrimmed(to: [screens[0], screens[2]]))
    _ = records.trim(below: [screens[0], screens[2]])
    #expect(records.isTrimmed(to: [screens[0], screens[2]]))
    #expect(records[screens[0]].snapshot?.number == 0)
    #expect(records.snapshots.count == 1)
  }

  @Test func afterAnyTwoStacksThePicturesAreThoseBelowTheTopAndTheNearestIsKnown() {
    let screens = (0..<4).map { _ in Screen() }
    let stacks = StackChangeTests.stacks(of: [0, 1, 2, 3])
    var mistakes = 0
    for first in stacks {
      for second in stacks {
        let records = pictures(screens)
        _ = records.trim(below: first.map { screens[$0] })
        for index in 0..<4 where records[screens[index]].snapshot == nil {
          records[screens[index]].snapshot = picture(index)
        }
        _ = records.trim(below: second.map { screens[$0] })
        let below = second.dropLast()
        let held = (0..<4).filter { records[screens[$0]].snapshot != nil }
        if held != below.sorted() { mistakes += 1 }
        if !records.isTrimmed(to: second.map { screens[$0] }) { mistakes += 1 }
        let nearest = records.trim(below: second.map { screens[$0] }).kept.map(\.number)
        if nearest != below.reversed() { mistakes += 1 }
      }
    }
    #expect(mistakes == 0)
  }

  @Test func trimmingToNothingOrToTheRootLeavesNothing() {
    let screens = (0..<2).map { _ in Screen() }
    for stack in [[], [screens[0]]] {
      let records = pictures(screens)
      _ = records.trim(below: stack)
      #expect(records.snapshots.count == 0)
    }
  }
}

extension Snapshot {
  fileprivate var number: Int { Int(stamp.size.width) }
}
