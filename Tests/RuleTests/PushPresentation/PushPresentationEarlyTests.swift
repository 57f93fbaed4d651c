import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A presentation that is dismissed while it still comes in.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationEarlyTests {
  /// What UIKit may do with an early dismissal, and one without animation.
  nonisolated static let settings: [UnsureSetting] = [
    .asUsual,
    UnsureSetting("early dismissals refused") { $0.earlyDismissal = .isRefused },
    UnsureSetting("unanimated dismissals in the call") { $0.unanimatedDismissalWaits = false },
    UnsureSetting("both") {
      $0.earlyDismissal = .isRefused
      $0.unanimatedDismissalWaits = false
    },
  ]

  struct Dismissal: Sendable, CustomTestStringConvertible {
    /// How long after the presentation, in frames.
    let frames: Int
    let animated: Bool
    let byPresenter: Bool

    var testDescription: String {
      "after \(frames) frames, \(animated ? "" : "not ")animated\(byPresenter ? ", by presenter" : "")"
    }

    static let all = [0, 1, 2, 6, 12].flatMap { frames in
      [true, false].flatMap { animated in
        [true, false].map { Dismissal(frames: frames, animated: animated, byPresenter: $0) }
      }
    }
  }

  @Test(arguments: settings, Dismissal.all)
  func itIsGoneWithinASecond(_ setting: UnsureSetting, _ dismissal: Dismissal) {
    let rig = PushRig(.navigation)
    setting.change(&rig.host.settings)
    rig.base.forgetCalls()
    rig.present(wait: Double(dismissal.frames) / 60)
    let caller = dismissal.byPresenter ? rig.base.navigationController : rig.inner
    var ends = 0
    caller?.dismiss(animated: dismissal.animated) { ends += 1 }
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(ends == 1)
    let (came, left) = (["willAppear", "didAppear"], ["willDisappear", "didDisappear"])
    #expect(rig.root.calls == came + left)
    #expect(rig.base.calls == left + came)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
    #expect(rig.inner.transitioningDelegate == nil)
  }

  /// A sensitive presenter has no snapshot, and UIKit takes it away with its part.
  @Test(arguments: [2, 6, 10])
  func aTouchNeverShowsTheWindowBehind(frames: Int) {
    let rig = PushRig(.navigation)
    rig.host.window.backgroundColor = .blue
    rig.base.snapshotNavigation.isSensitive = true
    rig.present(wait: Double(frames) / 60)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    for frame in 0..<40 {
      rig.host.advance(by: 1.0 / 60)
      if frame == 3 { rig.host.touch(.ended, at: CGPoint(x: 100, y: 200)) }
      for x in [2, 100, 198] as [CGFloat] { #expect(rig.color(x: x)[2] < 100, "\(frame)") }
    }
    #expect(rig.isPresented && rig.leftovers.isEmpty)
  }

  /// UIKit refuses to dismiss during its own part of a presentation, which is over before the motion.
  @Test(arguments: [6, 12], [true, false])
  func anyControllerCanDismissIt(frames: Int, byPresenter: Bool) {
    let rig = PushRig(.navigation)
    rig.host.settings.earlyDismissal = .isRefused
    rig.present(wait: Double(frames) / 60)
    var ends = 0
    (byPresenter ? rig.base : rig.root).dismiss(animated: true) { ends += 1 }
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(ends == 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// Nothing but the screen itself is on the far side of its edge, which never turns.
  @Test(arguments: [3, 6, 10], EarlyCaller.allCases)
  func itLeavesInOnePiece(frames: Int, caller: EarlyCaller) {
    let rig = PushRig(.navigation)
    let stack = caller == .plainScreen ? nil : rig.inner
    let presented = stack ?? rig.root
    rig.host.activate()
    rig.base.presentAsPush(presented, animated: true)
    rig.host.advance(by: Double(frames) / 60)
    (caller == .presenter ? rig.base : presented).dismiss(animated: true)
    var seen: [Int] = []
    for _ in 0..<30 {
      rig.host.advance(by: 1.0 / 60)
      let greens = stride(from: 5 as CGFloat, to: 200, by: 10).map { x in
        let color = rig.color(x: x)
        return color[1] > color[0]
      }
      let edge = greens.firstIndex(of: true) ?? greens.count
      #expect(greens[edge...].allSatisfy { $0 }, "the screen from \(edge) on: \(greens)")
      seen.append(edge)
    }
    #expect(seen == seen.sorted() && seen.last == 20, "\(seen)")
  }

  enum EarlyCaller: CaseIterable, Sendable { case itself, presenter, plainScreen }

  /// The slide doesn't fit another width.
  @Test(arguments: [1, 6, 12], [true, false])
  func anotherWidthEndsTheSlide(frames: Int, isStack: Bool) {
    let rig = PushRig(.navigation)
    rig.host.activate()
    rig.base.presentAsPush(isStack ? rig.inner : rig.root, animated: true)
    rig.host.advance(by: Double(frames) / 60)
    rig.host.resize(to: CGSize(width: 300, height: 300))
    rig.host.advance(by: 2.0 / 60)
    for x in [5, 150, 295] as [CGFloat] { #expect(rig.color(x: x, y: 250) == Shade.green) }
    #expect(rig.stages.isEmpty)
  }
}
