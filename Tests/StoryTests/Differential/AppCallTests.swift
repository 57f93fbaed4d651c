import Testing

/// Whatever the app does in the midst of a transition, nothing traps, no stage stays, and all of it
/// goes on working.
@MainActor @Suite(.serialized)
struct AppCallTests {
  @Test(arguments: AppCall.Place.allCases, AppCall.Act.allCases)
  func inAPushAPopOrADragLeavesNothingBehind(place: AppCall.Place, act: AppCall.Act) {
    for occasion in AppCall.Occasion.allCases {
      let complaint = AppCall(place: place, act: act, occasion: occasion).complaint()
      #expect(complaint == nil, "\(act) in \(place) of \(occasion)")
    }
  }

  @Test(arguments: PresentationCall.Place.allCases, PresentationCall.Act.allCases)
  func inAPresentationLikeAPushLeavesNothingBehind(
    place: PresentationCall.Place, act: PresentationCall.Act
  ) {
    for occasion in PresentationCall.Occasion.allCases {
      let complaint = PresentationCall(place: place, act: act, occasion: occasion).complaint()
      #expect(complaint == nil, "\(act) in \(place) of \(occasion)")
    }
  }

  @Test(arguments: PageCall.Place.allCases, PageCall.Act.allCases)
  func inAChangeOfPagesLeavesNothingBehind(place: PageCall.Place, act: PageCall.Act) {
    for occasion in PageCall.Occasion.allCases {
      let complaint = PageCall(place: place, act: act, occasion: occasion).complaint()
      #expect(complaint == nil, "\(act) in \(place) of \(occasion)")
    }
  }
}
