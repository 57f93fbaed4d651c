import Foundation

/// What fails today, by the acts that it takes: such a failure isn't reported.
///
/// The list is empty today. A failure stays in it only until a rule test replaces it.
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

  static let all: [KnownFailure] = []
}
