import Testing

@testable import SnapshotNavigation

struct ModalAdmissionTests {
  @Test(arguments: 0..<32) func eachFactRefusesWhatItConcerns(_ bits: Int) {
    let facts = (0..<5).map { bits >> $0 & 1 == 1 }
    let admission = ModalAdmission(
      isMoving: facts[0], belongsToScreen: facts[1], letsFingerThrough: facts[2], dims: facts[3],
      hasFocus: facts[4])
    let isBound = facts[0] || facts[1]
    #expect(admission.refusesDrag == (isBound || !facts[2]))
    #expect(admission.refusesKeys == (isBound || facts[3] || facts[4]))
  }

  struct Case: Sendable {
    var selected: String?
    var largestUndimmed: String?
    var dims: Bool
  }

  @Test(arguments: [
    Case(selected: nil, largestUndimmed: nil, dims: true),
    Case(selected: "s", largestUndimmed: nil, dims: true),
    Case(selected: nil, largestUndimmed: "s", dims: false),
    Case(selected: nil, largestUndimmed: "l", dims: false),
    Case(selected: "s", largestUndimmed: "m", dims: false),
    Case(selected: "m", largestUndimmed: "m", dims: false),
    Case(selected: "l", largestUndimmed: "m", dims: true),
    Case(selected: "unknown", largestUndimmed: "m", dims: true),
    Case(selected: nil, largestUndimmed: "unknown", dims: true),
  ])
  func aSheetDimsAboveTheLargestUndimmedDetent(_ one: Case) {
    let sheet = SheetDimming(
      detents: ["s", "m", "l"], selected: one.selected, largestUndimmed: one.largestUndimmed)
    #expect(sheet.dims == one.dims)
  }
}
