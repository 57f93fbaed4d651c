import Testing

/// Whatever the app does in the midst of a transition, nothing traps, no stage stays, and all of it
/// goes on working.
@MainActor @Suite(.serialized, .warningsAreRead)
struct AppCallTests {
  @Test(arguments: AppCall.Place.allCases, AppCall.Act.allCases)
  func inAPushAPopOrADragLeavesNothingBehind(place: AppCall.Place, act: AppCall.Act) {
    for occasion in sampled(AppCall.Occasion.self, place, act) {
      let complaint = AppCall(place: place, act: act, occasion: occasion).complaint()
      #expect(
        complaint == nil,
        "\(act) in \(place) of \(occasion); \(command("inAPushAPopOrADragLeavesNothingBehind"))")
    }
  }

  @Test(arguments: PresentationCall.Place.allCases, PresentationCall.Act.allCases)
  func inAPresentationLikeAPushLeavesNothingBehind(
    place: PresentationCall.Place, act: PresentationCall.Act
  ) {
    for occasion in sampled(PresentationCall.Occasion.self, place, act) {
      let complaint = PresentationCall(place: place, act: act, occasion: occasion).complaint()
      #expect(
        complaint == nil,
        "\(act) in \(place) of \(occasion); \(command("inAPresentationLikeAPushLeavesNothingBehind"))"
      )
    }
  }

  @Test(arguments: PageCall.Place.allCases, PageCall.Act.allCases)
  func inAChangeOfPagesLeavesNothingBehind(place: PageCall.Place, act: PageCall.Act) {
    for occasion in sampled(PageCall.Occasion.self, place, act) {
      let complaint = PageCall(place: place, act: act, occasion: occasion).complaint()
      #expect(
        complaint == nil,
        "\(act) in \(place) of \(occasion); \(command("inAChangeOfPagesLeavesNothingBehind"))")
    }
  }

  /// The occasions of one place and one act that are played; a sample holds one in eight.
  private func sampled<Place, Act, Occasion: CaseIterable>(
    _ occasions: Occasion.Type, _ place: Place, _ act: Act
  ) -> [Occasion] where Place: CaseIterable & Equatable, Act: CaseIterable & Equatable {
    let row = Array(Place.allCases).firstIndex(of: place) ?? 0
    let column = Array(Act.allCases).firstIndex(of: act) ?? 0
    return Occasion.allCases.enumerated().filter { number, _ in
      let cell = row * Act.allCases.count + column
      return Sampling.current.plays(cell * Occasion.allCases.count + number, oneIn: 8)
    }.map(\.element)
  }

  private func command(_ test: String) -> String {
    Sampling.current.command(toRepeat: "AppCallTests/\(test)")
  }
}
