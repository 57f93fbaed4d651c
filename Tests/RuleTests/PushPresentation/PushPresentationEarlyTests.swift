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
}
