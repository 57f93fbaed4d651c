import Testing
import UIKitHost

@Suite(.warningsAreRead)
struct SettingPairsTests {
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
