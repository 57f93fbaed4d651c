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
      "A root that is replaced, or leaves the window, under a modal or inside a callback.",
      complaint: "is seen, not|is held|never comes to rest|Unbalanced|has no end",
      acts: ["replaceRoot|leaveWindow"]),
    KnownFailure(
      "A drag whose call an override makes twice, or without animation, is told by another step.",
      complaint: "a drag is told canceled|never comes to rest",
      acts: [#"overrides\(.call(SuperTwice|Unanimated|Another)"#, "drag|scroll"]),
    KnownFailure(
      "A drag is told by another step, because a callback has changed the stack as it began.",
      complaint: "a drag is told (finished|canceled)",
      acts: [
        #"(set|pop\w*|push\w*)\(.*from: .(willBegin|isAppearing|willAppear|inOverride)"#, "drag",
      ]),
    KnownFailure(
      "A call inside a callback lays a controller out, or draws it.",
      complaint: "Forced layout|afterScreenUpdates", acts: ["from: "]),
    KnownFailure(
      "A presentation like a push as a modal is dismissed from `didShow` draws a stack that hasn't been.",
      complaint: "not been committed", acts: ["dismiss.*from: .didShow", "presentAsPush"]),
    KnownFailure(
      "The completion of a page's push isn't called if a page's callback replaces the root.",
      complaint: "isn't called", acts: ["replaceRoot, from: .page", "pushPage"]),
    KnownFailure(
      "A presentation like a push amid another presentation calls screens out of turn.",
      complaint: "Unbalanced calls", acts: ["presentAsPush"]),
    KnownFailure(
      "A stack that is observed from the middle of a presentation on hears its end alone.",
      complaint: "(presentation|dismissal) from .* (has not begun|begins before)",
      acts: ["presentAsPush"]),
    KnownFailure(
      "The last frame isn't known to show the top once a modal has gone from inside a callback.",
      complaint: "the last frame isn't known", acts: ["present", "from: "]),
    KnownFailure(
      "A drag whose call an override doesn't make, or makes with another, never ends.",
      complaint: "never comes to rest|comes before",
      acts: ["inOverride|callNothing|shouldPop", "drag"]),
    KnownFailure(
      "A pop to a screen that a call inside a callback has taken away raises.",
      complaint: "Tried to pop to", acts: ["popTo", "from: "]),
    KnownFailure(
      "A call inside `viewDidLoad` is told out of turn.",
      complaint: "(push|pop) from .* (has not begun|begins before|has no end)",
      acts: ["from: .didLoad"]),
    KnownFailure(
      "A stack that is set over UIKit's own transition keeps a snapshot too many.",
      complaint: "isn't below the top", acts: [#"\.system"#, #"set\("#]),
  ]
}
