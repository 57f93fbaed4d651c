import Testing

/// Whatever the app does in the midst of a transition, nothing traps, no stage stays, and the
/// controller goes on working.
@MainActor @Suite(.serialized)
struct AppCallTests {
  @Test(arguments: AppCall.Place.allCases, AppCall.Act.allCases)
  func leavesNothingBehind(place: AppCall.Place, act: AppCall.Act) {
    for occasion in AppCall.Occasion.allCases {
      let complaint = AppCall(place: place, act: act, occasion: occasion).complaint()
      #expect(complaint == nil, "\(act) in \(place) of \(occasion)")
    }
  }
}
