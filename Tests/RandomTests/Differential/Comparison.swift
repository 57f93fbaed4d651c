import SnapshotNavigation
import UIKit
import UIKitHost

/// Plays sequences on both controllers and says where they differ.
@MainActor
final class Comparison {
  /// How a sequence ends: everything that has to be equal.
  private struct Ending {
    let stack: [String]
    let calls: [String: [String]]
    let log: [String]
    let views: [ViewState]
    let complaints: [String]
  }

  /// How UIKit behaves on both devices.
  var setting = UnsureSetting.asUsual {
    didSet { (ours, plain, endings) = (nil, nil, [:]) }
  }
  private var ours: Arena?
  private var plain: Arena?
  private var endings: [PlainScript: Ending] = [:]
  private(set) var operationCount = 0

  /// What is wrong after or during the sequence, or nil; the next one begins on fresh devices then.
  func complaint(about steps: [Step]) -> String? {
    let ours = self.ours ?? Arena(snapshot: true, under: setting)
    self.ours = ours
    let found = play(steps, on: ours)
    if found != nil {
      self.ours = nil
      self.plain = nil
    }
    return found
  }

  private func play(_ steps: [Step], on ours: Arena) -> String? {
    ours.begin()
    if let complaint = complaintsAtRest(of: ours).first {
      return "before the sequence: \(complaint)"
    }
    var script = PlainScript()
    for (index, step) in steps.enumerated() {
      operationCount += 1
      if setting.withoutPoints != nil {
        // What a person wants in mid-motion may be lost.
        if step.operation.isByHand { ours.rest() }
        guard ours.mayPerform(step.operation) else { continue }
      }
      let (stack, isSettling) = (ours.stack, ours.isSettling)
      let isAtRest =
        index == 0 || steps[index - 1].pause == .rest || setting.withoutPoints != nil
        || step.operation == .dragExcluded
      let due = isAtRest ? ours.hasToDrag(step.operation) : nil
      let outcome = ours.perform(step.operation)
      if let due, let outcome, due != outcome.isDrag {
        return "step \(index) \(due ? "has to drag" : "mustn't drag")"
      }
      if due == false {
        // Nobody drags UIKit's, which keeps no view from its gesture.
      } else if let finger = step.operation.finger, let outcome {
        script.add(finger, outcome, seeing: stack)
      } else if case .press = step.operation {
        // UIKit's has other keys.
        script.add(.pop(animated: true), seeing: stack, whileSettling: isSettling)
      } else if step.operation != .tap {
        script.add(step.operation, seeing: stack, whileSettling: isSettling)
      }
      if let complaint = ours.complaints.first { return "after the call \(index): \(complaint)" }
      ours.pass(step.pause)
      let complaints = step.pause == .rest ? complaintsAtRest(of: ours) : ours.complaints
      if let complaint = complaints.first { return "after step \(index): \(complaint)" }
    }
    guard ours.rest() else { return "never comes to rest" }
    if let complaint = complaintsAtRest(of: ours).first { return complaint }
    return complaint(about: ours, beside: script)
  }

  /// Over another UIKit no gesture of its own matters, as long as the next drag works.
  private func complaintsAtRest(of ours: Arena) -> [String] {
    ours.complaintsAtRest.filter {
      setting.withoutPoints == nil || $0 != "the system's gesture is on"
    }
  }

  /// What is otherwise than on UIKit's own; what a point changes there is as it is without any.
  private func complaint(about ours: Arena, beside script: PlainScript) -> String? {
    let found = differences(ours, ending(of: script))
    guard !found.isEmpty, let usual = setting.withoutPoints else { return found.values.first }
    let plain = Arena(snapshot: false, under: usual)
    let others = differences(ours, played(script, on: plain))
    return found.first { others[$0.key] != nil }?.value
  }

  private enum Field { case complaints, stack, calls, order, views }

  private func differences(_ ours: Arena, _ plain: Ending) -> [Field: String] {
    var found: [Field: String] = [:]
    if let complaint = plain.complaints.first { found[.complaints] = "UIKit's own: \(complaint)" }
    if ours.stack != plain.stack { found[.stack] = "stack \(ours.stack), not \(plain.stack)" }
    for (name, calls) in ours.calls where calls != plain.calls[name] ?? [] {
      found[.calls] = "\(name) saw \(calls), not \(plain.calls[name] ?? [])"
    }
    let (log, expected) = (ours.log.calls, plain.log)
    // Another UIKit may call later, before or after what ours has cut.
    if log != expected, setting.withoutPoints == nil {
      let place = zip(log, expected).enumerated().first { $1.0 != $1.1 }?.offset
      let start = place ?? min(log.count, expected.count)
      let (one, other) = (log.dropFirst(start).prefix(6), expected.dropFirst(start).prefix(6))
      found[.order] = "call \(start) and on: \(one), not \(other)"
    }
    let views = ViewState.tree(of: ours.host.window)
    if views != plain.views {
      let pairs = zip(views, plain.views).filter { $0 != $1 }
      let first = pairs.first.map { "\($0), not \($1)" }
      found[.views] = first ?? "\(views.count) views, not \(plain.views.count)"
    }
    return found
  }

  private func ending(of script: PlainScript) -> Ending {
    if let known = endings[script] { return known }
    let plain = self.plain ?? Arena(snapshot: false, under: setting)
    self.plain = plain
    let ending = played(script, on: plain)
    if endings.count < 20_000, script.calls.count <= 5 { endings[script] = ending }
    return ending
  }

  private func played(_ script: PlainScript, on plain: Arena) -> Ending {
    plain.begin()
    for call in script.calls where call.operation != .drag(.holds) {
      plain.perform(call.operation, seeing: call.stack)
      // Ours cuts what runs, UIKit's queues it.
      if !call.operation.isUnanimated { plain.rest() }
    }
    plain.rest()
    return Ending(
      stack: plain.stack, calls: plain.calls, log: plain.log.calls,
      views: ViewState.tree(of: plain.host.window),
      complaints: plain.complaintsAtRest)
  }
}
