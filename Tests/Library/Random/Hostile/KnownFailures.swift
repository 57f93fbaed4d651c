import Foundation

/// What fails today, by the acts that it takes: such a failure isn't reported.
///
/// The list is to become empty; a rule test is to take the place of each.
struct KnownFailure: Sendable {
  /// What fails, in a sentence.
  let reason: String
  /// What the complaint contains; nil, because the process ends: such acts aren't played.
  let complaint: String?
  /// What the acts' text contains, each in one of the acts.
  let acts: [String]

  init(_ reason: String, complaint: String?, acts: [String]) {
    self.reason = reason
    self.complaint = complaint
    self.acts = acts
  }

  /// Whether an act is left out of each play.
  func leavesOut(_ act: HostileAct) -> Bool {
    guard complaint == nil, let pattern = acts.first else { return false }
    return Self.matches("\(act)", pattern)
  }

  /// Whether this is it.
  func explains(_ failure: HostileRun.Failure, of run: HostileRun) -> Bool {
    guard let complaint, Self.matches(failure.complaint, complaint) else { return false }
    return acts.allSatisfy { pattern in run.acts.contains { Self.matches("\($0)", pattern) } }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  static let all: [KnownFailure] = [
    KnownFailure(
      "The snapshot of a covered screen outlives an option that changes its bar.",
      complaint: "a covered screen's bar has changed", acts: [#"option\(.*covered: true"#]),
    KnownFailure(
      "A presentation's views stay above the root that replaces the old one.",
      complaint: "is seen, not|takes its touches|is held|left in the window|never comes|has no end",
      acts: ["replaceRoot|leaveWindow"]),
    KnownFailure(
      "Without animations, a drag has no end, a canceled one pops, and who waits loops.",
      complaint: "never comes to rest|has no end|is busy|nobody says|is on top|begins before|left",
      acts: [#"animations\(false\)"#]),
    KnownFailure(
      "A drag whose call an override changes has no end or two.",
      complaint:
        "never comes to rest|has no end|begins before|comes before|has not begun|is on top|says|a drag is told|last frame",
      acts: [#"overrides\(.call(Nothing|Another|Unanimated|SuperTwice)"#]),
    KnownFailure(
      "What moves goes on after a container has changed its size.",
      complaint: "goes on in another size", acts: ["resizeContainer"]),
    KnownFailure(
      "A call that had to wait isn't checked as if it were made now.",
      complaint: "raised internalInconsistency: Tried to pop to", acts: ["popTo"]),
    KnownFailure(
      "A controller that is presented like a push is presented again.",
      complaint: "raised invalidArgument|has no end|has not begun|held|rest", acts: ["presentAgain"]
    ),
    KnownFailure(
      "A capture commits inside an appearance callback.",
      complaint: "inside an appearance callback|has not been committed", acts: []),
    KnownFailure(
      "The last frame isn't known to show the top once a modal has gone.",
      complaint: "the last frame isn't known", acts: ["present|takeForwardElsewhere"]),
    KnownFailure(
      "A stack that is observed from the middle of a presentation on hears its end alone.",
      complaint:
        "(presentation|dismissal) from .* (has not begun|begins before|comes before|has no end)",
      acts: ["presentAsPush"]),
    KnownFailure(
      "UIKit's own transition and one of the library's are mixed up.",
      complaint: "isn't below the top|begins before|is on top|never comes", acts: [#"\.system"#]),
    KnownFailure(
      "Waiting in the turn in which a transition is ended loops on the main actor.",
      complaint: "the main actor is busy", acts: ["settle"]),
    KnownFailure(
      "A finger that rests makes a second one's swipe fail without a reason.",
      complaint: "nobody says", acts: [#"thumb\(true\)"#]),
    KnownFailure(
      "A screen that pops inside `shouldPop`, and agrees, takes another with it.",
      complaint: "screens go by one wish", acts: ["from: .shouldPop"]),
    KnownFailure(
      "A presentation like a push amid another presentation calls screens out of turn.",
      complaint: "Unbalanced calls|never comes|isn't seen|off the screen|left|held|last frame",
      acts: ["presentAsPush"]),
    KnownFailure(
      "A screen of the forward history is pushed while a call with it waits.",
      complaint: "same view controller instance", acts: ["goForward|pushAgain"]),
    KnownFailure(
      "A call from a callback as a screen is loaded or shown is told out of turn.",
      complaint: "(push|pop) from .* (has not begun|begins before|has no end"
        + "|comes before)|is on top",
      acts: ["from: .(didLoad|didShow|didAppear|inOverride|isAppearing|willAppear|alongside)"]),
    KnownFailure(
      "The keyboard of a field on a covered screen stays.",
      complaint: #"^\[209, 209, 209\] is seen"#, acts: [#"push\(\.field"#]),
    KnownFailure(
      "Without animations, or with an override, a canceled drag pops.",
      complaint: "a drag is told canceled", acts: [#"animations\(false\)|overrides"#]),
    KnownFailure(
      "A page that is pushed as a push of pages is cut short isn't shown, and its push never ends.",
      complaint: "never comes to rest|completion .* isn't called|pages are left",
      acts: ["pushPages|from: .page"]),
  ]
}
