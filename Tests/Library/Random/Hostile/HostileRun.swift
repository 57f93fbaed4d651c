import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// One hostile app and what it does, which can be repeated and shortened.
///
/// Its description is Swift that makes the same run.
struct HostileRun: Sendable, CustomStringConvertible {
  struct Failure: Sendable {
    let complaint: String
    /// How many acts have been played.
    let count: Int

    /// The complaint without names and numbers.
    var kind: String {
      complaint.replacingOccurrences(
        of: #"Step\([^)]*\)|[0-9.]+|on .*$|\[.*\]"#, with: "", options: .regularExpression)
    }
  }

  let form: HostileApp.Form
  /// A number of `UnsureSetting.all`, which begins again.
  var setting: UInt64
  var acts: [HostileAct]

  init(form: HostileApp.Form, setting: UInt64 = 0, acts: [HostileAct]) {
    self.form = form
    self.setting = setting
    self.acts = acts
  }

  /// So many acts of a seed, on a device of its own.
  init(_ count: Int, seed: UInt64) {
    let forms = HostileApp.Form.allCases
    self.init(
      form: forms[Int(seed % UInt64(forms.count))], setting: seed % UInt64(UnsureSetting.all.count),
      acts: HostileScript.acts(count, seed: seed))
  }

  var description: String {
    let lines = acts.map { "\n    \($0)," }.joined()
    return "HostileRun(\n  form: .\(form.rawValue), setting: \(setting),\n  acts: [\(lines)\n  ])"
  }

  // MARK: Playing

  /// What is wrong, or nil.
  ///
  /// - Parameter tell: Hears the number of each act before it's performed.
  @MainActor func play(_ tell: (Int) -> Void = { _ in }) async -> Failure? {
    let memory = SnapshotMemory()
    memory.worker = NextFrameWork()
    defer {
      HostTrap.handler = nil
      UIView.setAnimationsEnabled(true)
    }
    return await SnapshotMemory.current.withValue(memory) { await play(in: memory, tell) }
  }

  @MainActor private func play(
    in memory: SnapshotMemory, _ tell: (Int) -> Void
  ) async -> Failure? {
    var known: Set<String>?
    let device = HostileApp(form, under: .ofRun(setting))
    defer { _ = device.host.log }
    for (index, act) in acts.enumerated() {
      tell(index)
      await perform(act, on: device)
      var complaint = device.complaint
      if complaint == nil, act.pause == .rest { complaint = await device.complaintAtRest() }
      if complaint == nil { complaint = await strange(in: device, knowing: &known) }
      if let complaint { return Failure(complaint: complaint, count: index + 1) }
    }
    var complaint = await device.complaintAtRest()
    if complaint == nil { complaint = await strange(in: device, knowing: &known) }
    if complaint == nil { complaint = await complaintAboutLife(after: device, in: memory) }
    return complaint.map { Failure(complaint: $0, count: acts.count) }
  }

  /// What lives on when the window shows something else, and doesn't with UIKit's own controllers.
  @MainActor private func complaintAboutLife(
    after app: HostileApp, in memory: SnapshotMemory
  ) async -> String? {
    let left = await app.survivors()
    if left.isEmpty {
      return memory.usage > 0 ? "\(memory.usage) bytes of snapshots are left" : nil
    }
    let known = Set(await plain().survivors())
    return left.first { !known.contains($0) }.map { "\($0) lives on" }
  }

  @MainActor private func perform(_ act: HostileAct, on app: HostileApp) async {
    Watchdog.feed()
    HostTrap.handler = { [weak app] in app?.raised.append("\($0.rawValue): \($1)") }
    if act.place == .test {
      app.perform(act.call)
    } else {
      app.wait(with: act)
    }
    switch act.pause {
    case .none: break
    case .turn: await app.drain()
    case .frame, .rest: await app.turnAndAdvance(frames: 1)
    case .moment: await app.turnAndAdvance(frames: 9)
    }
    if act.pause == .rest { await app.rest() }
  }

  /// What UIKit's console says of ours alone.
  @MainActor private func strange(
    in app: HostileApp, knowing known: inout Set<String>?
  ) async -> String? {
    let lines = app.console
    guard !lines.isEmpty else { return nil }
    if known == nil {
      known = Set(await plain().console)
      app.host.activate()
    }
    return lines.first { known?.contains($0) != true }
  }

  @MainActor private func plain() async -> HostileApp {
    let app = HostileApp(form, plain: true, under: .ofRun(setting))
    for act in acts { await perform(act, on: app) }
    await app.rest()
    return app
  }
}
