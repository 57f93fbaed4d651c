import Foundation
import TestSupport
import Testing

@testable import SnapshotNavigationUI

/// Paths as values: of several types, saved, and merged.
@Suite(.warningsAreRead) struct SnapshotPathTests {
  private struct Trip: Hashable, Codable {
    var name: String
    var days: [String: Int] = ["b": 2, "a": 1, "c": 3]
  }
  private struct Plain: Hashable {}
  private enum Archive {
    struct Trip: Hashable, Codable { var year: Int }
  }
  private struct Box<Content: Hashable & Codable>: Hashable, Codable { var content: Content }

  // MARK: Elements

  @Test func elementsEqualEachOtherOnlyIfTheirTypesAgree() {
    #expect(PathValue(1) == PathValue(1) && PathValue(1) != PathValue(1.0))
    #expect(PathValue(1 as Int8) != PathValue(1))
    #expect(PathValue(AnyHashable(1)) == PathValue(1))
    #expect(SnapshotPath([1, 2]) != SnapshotPath([1.0, 2.0]))
  }

  @Test func aPathHoldsAnyTypes() {
    var path = SnapshotPath()
    #expect(path.isEmpty)
    path.append(Trip(name: "Lofoten"))
    path.append(2)
    path.append(Plain())
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path.elements.map(\.value) == [AnyHashable(Trip(name: "Lofoten")), AnyHashable(2)])
    path.removeLast(2)
    #expect(path == SnapshotPath())
  }

  @Test func aPathOfOneTypeIsReadAndWritten() {
    var path = [1, 2]
    #expect(path.pathValues == [PathValue(1), PathValue(2)])
    path.pathValues = [PathValue(3)]
    #expect(path == [3])
  }

  // MARK: Saved paths

  @Test func aSavedPathIsRestored() throws {
    var path = SnapshotPath([1, 2])
    path.append(Trip(name: "Lofoten"))
    path.append(Box(content: "x"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let saved = try JSONDecoder().decode(SnapshotPath.CodableRepresentation.self, from: data)
    let restored = try SnapshotPath(saved, of: Int.self, Trip.self, Box<String>.self)
    #expect(restored == path && restored.codable == path.codable)
  }

  @Test func aPathWithAnElementThatIsNotCodableIsNotSaved() {
    var path = SnapshotPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func aTypeThatIsNotListedIsAnError() throws {
    let saved = try #require(SnapshotPath([Trip(name: "Lofoten")]).codable)
    #expect(throws: DecodingError.self) { try SnapshotPath(saved, of: Int.self) }
  }

  @Test func typesOfOneNameAreToldApart() throws {
    var path = SnapshotPath([Trip(name: "Lofoten")])
    path.append(Archive.Trip(year: 2025))
    let saved = try #require(path.codable)
    #expect(try SnapshotPath(saved, of: Trip.self, Archive.Trip.self) == path)
    #expect(throws: DecodingError.self) { try SnapshotPath(saved, of: Trip.self) }
  }

  /// Swift describes a private type with an address, which is another in the next run.
  @Test func theNameOfAPrivateTypeContainsNoAddress() throws {
    let data = try JSONEncoder().encode(try #require(SnapshotPath([Trip(name: "Lofoten")]).codable))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"RuleTests.SnapshotPathTests.Trip\""), "\(text)")
  }

  // MARK: Merging

  struct Case: Sendable {
    var base: [Int]
    var stack: [Int]
    var app: [Int]
    var result: [Int]
  }

  @Test(arguments: [
    Case(base: [1, 2, 3], stack: [1, 2, 3], app: [1, 2, 3], result: [1, 2, 3]),
    Case(base: [1, 2, 3], stack: [1, 2], app: [1, 2, 3], result: [1, 2]),
    Case(base: [1, 2, 3], stack: [1, 2, 3], app: [1, 4], result: [1, 4]),
    Case(base: [1, 2, 3], stack: [1, 2], app: [1, 2, 3, 4], result: [1, 2, 4]),
    Case(base: [1, 2, 3], stack: [1, 2], app: [1, 2], result: [1, 2]),
    Case(base: [1, 2, 3], stack: [1, 2], app: [], result: []),
    Case(base: [1, 2, 3], stack: [1], app: [1, 2, 9], result: [1, 9]),
    Case(base: [1, 2, 3], stack: [], app: [9], result: [9]),
    Case(base: [1], stack: [1, 2], app: [1], result: [1, 2]),
    Case(base: [1], stack: [1, 2], app: [1, 3], result: [1, 2, 3]),
    Case(base: [1], stack: [1, 2], app: [], result: []),
    Case(base: [1, 1], stack: [1], app: [1, 1, 1], result: [1, 1]),
  ])
  func threePathsMakeOne(_ paths: Case) {
    var ledger = PathLedger()
    _ = ledger.merge(stack: [], app: paths.base.pathValues)
    var app = paths.app.pathValues
    let written = ledger.merge(stack: paths.stack.pathValues, app: app)
    #expect(ledger.agreed == paths.result.pathValues)
    #expect(written == (paths.app == paths.result ? nil : paths.result.pathValues))
    if let written {
      let isNormalized = ledger.answered(written, insteadOf: app)
      #expect(!isNormalized)
      app = written
    }
    // What is agreed on is no news to either of them.
    #expect(!ledger.isNews(app))
    let again = ledger.merge(stack: app, app: app)
    #expect(again == nil)
  }

  @Test func whatAStoreHasNotTakenYetIsNotWrittenTwice() {
    var ledger = PathLedger()
    let old = [1, 2].pathValues
    _ = ledger.merge(stack: [], app: old)
    let first = ledger.merge(stack: [1].pathValues, app: old)
    let isNormalized = ledger.answered(old, insteadOf: old)
    let second = ledger.merge(stack: [1].pathValues, app: old)
    #expect(first == [1].pathValues && !isNormalized && second == nil)
    #expect(ledger.agreed == [1].pathValues)
    // It goes on from the old path, and what was popped stays popped.
    let third = ledger.merge(stack: [1].pathValues, app: [1, 2, 3].pathValues)
    #expect(third == [1, 3].pathValues)
  }
}
