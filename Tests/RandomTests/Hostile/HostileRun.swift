import Foundation
import SnapshotNavigation
import UIKit
import UIKitHost

/// One hostile app and what it does, which can be repeated, shortened and pasted into a test.
struct HostileRun: Sendable, CustomStringConvertible {
  var form: HostileApp.Form
  /// The place of the host's settings in the rows of random runs.
  var setting: Int
  var acts: [HostileAct]

  /// What is wrong, and after how many acts.
  struct Failure: Sendable {
    let complaint: String
    let count: Int

    /// The complaint without names and numbers.
    var kind: String {
      complaint.replacingOccurrences(of: "[0-9]+", with: "", options: .regularExpression)
    }
  }

  /// As it's written in a test.
  var description: String {
    let lines = acts.map { "    \($0),\n" }.joined()
    let number = setting == 0 ? "" : ", setting: \(setting)"
    return "HostileRun(\n  form: .\(form)\(number),\n  acts: [\n\(lines)  ])"
  }

  init(form: HostileApp.Form, setting: Int = 0, acts: [HostileAct]) {
    self.form = form
    self.setting = setting
    self.acts = acts
  }

  /// The run of a seed.
  init(_ count: Int, seed: UInt64) {
    let forms = HostileApp.Form.allCases
    self.init(
      form: forms[Int(seed % UInt64(forms.count))],
      setting: Int(seed / 3 % UInt64(UnsureSetting.ofRuns.count)),
      acts: HostileScript.acts(count, seed: seed))
  }

  // MARK: Playing

  /// Plays it on the library, and where the console speaks or something is held, on UIKit's own controllers.
  @MainActor func play(_ onAct: @escaping (Int) -> Void = { _ in }) async -> Failure? {
    let ours = Player(self, onAct: onAct)
    return await ours.play()
  }

  /// Plays a run once on each of the two.
  @MainActor private final class Player {
    let run: HostileRun
    let onAct: (Int) -> Void
    private var plain: (console: Set<String>, held: Set<String>)?

    init(_ run: HostileRun, onAct: @escaping (Int) -> Void) {
      self.run = run
      self.onAct = onAct
    }

    func play() async -> Failure? {
      var app: HostileApp? = begin(plain: false)
      guard let playing = app else { return nil }
      let host = playing.host
      defer {
        // What has been read is no news for the suite.
        _ = host.log
        end()
      }
      for (index, act) in run.acts.enumerated() {
        onAct(index)
        await playing.perform(act)
        let isAtRest = act.pause == .rest
        let found = isAtRest ? playing.complaintAtRest() : playing.complaint
        if let found { return Failure(complaint: found, count: index + 1) }
        if let line = await news(in: playing) { return Failure(complaint: line, count: index + 1) }
      }
      await playing.end()
      let count = run.acts.count
      if let found = playing.complaintAtRest() { return Failure(complaint: found, count: count) }
      if let line = await news(in: playing) { return Failure(complaint: line, count: count) }
      await playing.carryOn()
      if let found = playing.complaintAtRest() { return Failure(complaint: found, count: count) }
      if let line = await news(in: playing) { return Failure(complaint: line, count: count) }
      await playing.letGo()
      let watched = playing.watched.filter { !playing.isOrphaned($0.object()) }
      app = nil
      return await held(of: watched).map { Failure(complaint: "\($0) is held", count: count) }
    }

    private func begin(plain isPlain: Bool) -> HostileApp {
      let app = HostileApp(run.form, plain: isPlain, under: UnsureSetting.ofRuns[run.setting])
      HostTrap.handler = { [weak app] in app?.raised.append("\($0): \($1)") }
      return app
    }

    private func end() {
      HostTrap.handler = nil
      UIView.setAnimationsEnabled(true)
    }

    /// A line of UIKit's console that plain doesn't write.
    private func news(in app: HostileApp) async -> String? {
      let lines = app.console
      guard !lines.isEmpty else { return nil }
      let known = await known(beside: app).console
      return lines.first { !known.contains($0) }.map { "the console: \($0)" }
    }

    private func held(of watched: [(name: String, object: () -> AnyObject?)]) async -> String? {
      let names = watched.filter { $0.object() != nil }.map(\.name)
      guard !names.isEmpty else { return nil }
      let known = await known(beside: nil).held
      return names.first { !known.contains($0) }
    }

    private func known(
      beside app: HostileApp?
    ) async -> (console: Set<String>, held: Set<String>) {
      if let plain { return plain }
      let found = await playPlain()
      plain = found
      if let app {
        app.host.activate()
        HostTrap.handler = { [weak app] in app?.raised.append("\($0): \($1)") }
      }
      return found
    }

    private func playPlain() async -> (console: Set<String>, held: Set<String>) {
      let areEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(true)
      let app = begin(plain: true)
      for act in run.acts { await app.perform(act) }
      await app.end()
      await app.carryOn()
      await app.letGo()
      UIView.setAnimationsEnabled(areEnabled)
      return (Set(app.console), Set(app.watched.filter { $0.object() != nil }.map(\.name)))
    }
  }
}

extension HostileApp {
  /// Does it, or waits with it for its place, and lets time pass.
  func perform(_ act: HostileAct) async {
    host.activate()
    if act.place != .test {
      wait(with: act)
    } else if await !perform(byHand: act.call) {
      perform(act.call)
    }
    switch act.pause {
    case .none: break
    case .turn: await drain()
    case .frame: await advance(frames: 1)
    case .moment: await advance(frames: 8)
    case .rest: await rest()
    }
  }

  /// Nothing waits any longer, and everything comes to its end.
  func end() async {
    forgetWaiting()
    UIView.setAnimationsEnabled(true)
    await rest()
  }
}
