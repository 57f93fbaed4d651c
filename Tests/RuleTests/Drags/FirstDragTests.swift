import Testing

@MainActor @Suite(.warningsAreRead) struct FirstDragTests {
  @Test func aDragPastHalfPops() {
    let rig = Rig().push(ColorScreen("a", .green))
    rig.grab(moving: 150)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }
}
