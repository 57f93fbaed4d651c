import Testing

/// Whatever the app does in the midst of a transition, nothing traps, nothing stays, and all of it goes on
/// working.
@MainActor @Suite(.serialized, .warningsAreRead)
struct CallTableTests {
  @Test func inAPushAPopOrADragLeavesNothingBehind() async { await play(.stack) }
  @Test func inAPresentationLikeAPushLeavesNothingBehind() async { await play(.presentation) }
  @Test func inAChangeOfPagesLeavesNothingBehind() async { await play(.pages) }

  /// A sample holds one run in eight.
  private func play(_ table: CallTable) async {
    for (number, run) in table.runs.enumerated() where Sampling.current.plays(number, oneIn: 8) {
      Watchdog.guardPlay("\(run)")
      if let complaint = await run.play()?.complaint {
        let command = Sampling.current.command(toRepeat: "CallTableTests")
        withKnownIssue(isIntermittent: true) {
          Issue.record("\(complaint):\n\(run)\n\(command)")
        } when: {
          // UIKit cancels a drag of the app's animator, and what is called in a callback lays out the stack.
          complaint.contains("Forced layout of") && "\(run)".contains(".push(.animated")
        }
      }
    }
    Watchdog.guardPlay(nil)
  }
}
