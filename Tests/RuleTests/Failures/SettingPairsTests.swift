import Testing
import UIKitHost

@Suite(.warningsAreRead)
struct SettingPairsTests {
  @Test(arguments: [[], [2], [2, 2], [3, 2, 4], Array(repeating: 2, count: 40) + [3, 3]])
  func eachTwoFactorsMeetInEachCombination(_ levels: [Int]) {
    let rows = CoveringRows(levels: levels).rows
    let met = rows.reduce(into: Set()) { $0.formUnion(CoveringRows.pairs(in: $1)) }
    #expect(met == CoveringRows.pairs(of: levels))
    #expect(rows.first == levels.map { _ in 0 })
    #expect(rows.allSatisfy { zip($0, levels).allSatisfy { (0..<$1).contains($0) } })
  }

  /// The fewest that can do it for 40 factors of two levels are nine.
  @Test func aFewRowsDoForManyFactors() {
    #expect(CoveringRows(levels: Array(repeating: 2, count: 40)).rows.count <= 16)
  }

  @Test func eachSettingOfNavigationIsPlayedWithAndWithoutEachOther() {
    let factors = UnsureSetting.factorsOfNavigation
    let constants = factors.flatMap { $0 }.map { ($0.testDescription, $0.settings) }
    #expect(!constants.isEmpty)
    let rows = UnsureSetting.ofNavigation.map {
      Set($0.testDescription.components(separatedBy: ", "))
    }
    for (one, _) in constants {
      #expect(rows.contains { $0.contains(one) })
      for (other, _) in constants where other != one {
        #expect(rows.contains { $0.contains(one) && !$0.contains(other) })
      }
    }
  }

  @Test func theUsualSettingIsPlayedOnceByItself() {
    #expect(UnsureSetting.ofNavigation.filter(\.isUsual).map(\.testDescription) == ["as usual"])
  }
}
