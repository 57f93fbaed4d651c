import TestSupport
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation
@testable import SnapshotNavigationUI

/// What a screen's views ask for, which is known only once the screen has been laid out.
@MainActor @Suite(.warningsAreRead)
struct ScreenPreferencesTests {
  private var hidesBar: ScreenPreferences { ScreenPreferences { $0.navigationBar = .hidden } }

  /// Every frame of a push, and the one at its end.
  private func frames(_ rig: PathRig) -> [Pixels] {
    rig.path.append(1)
    var frames: [Pixels] = []
    for _ in 0..<40 {
      rig.host.advance(by: 1.0 / 60)
      frames.append(rig.pixels())
    }
    return frames
  }

  /// The order that the bar depends on: UIKit's `willShow`, the first layout, the first frame.
  @Test func aBarThatIsKnownAfterTheFirstLayoutMovesAsOneThatWasKnownBefore() {
    let late = PathRig()
    late.wishes["1"] = hidesBar
    let early = PathRig()
    early.stack.makeScreen = { value, _ in
      let screen = PreferringScreen("\(value.value)", PathRig.color(of: "\(value.value)"))
      screen.snapshotNavigation.navigationBar = .hidden
      return screen
    }
    let without = PathRig()
    let (lateFrames, earlyFrames) = (frames(late), frames(early))
    #expect(lateFrames == earlyFrames)
    #expect(lateFrames != frames(without))
    #expect(!late.hasBar && late.agrees)
  }

  @Test(arguments: [true, false])
  func theBarComesBackWithTheScreenBelow(byDrag: Bool) {
    let rig = PathRig()
    rig.wishes["1"] = hidesBar
    rig.path = [1]
    rig.settle()
    #expect(!rig.hasBar)
    if byDrag { rig.swipe() } else { rig.path = [] }
    rig.settle()
    #expect(rig.hasBar && rig.agrees)
    rig.path = [2]
    rig.settle()
    #expect(rig.hasBar && rig.agrees)
  }

  @Test func aPushOfOtherCodeThatEndsTheFirstHasABar() {
    let rig = PathRig()
    rig.wishes["1"] = hidesBar
    rig.path = [1]
    rig.host.advance(by: 0.1)
    #expect(!rig.hasBar)
    rig.navigation.pushViewController(SimpleScreen("other", .blue), animated: true)
    rig.host.advance(by: 2)
    #expect(rig.hasBar && rig.titles == ["root", "1", "other"])
    rig.swipe()
    #expect(!rig.hasBar && rig.agrees)
  }

  @Test func aBarThatTheAppHidesStaysHiddenBelowOneThatIsShown() {
    let rig = PathRig()
    rig.navigation.setNavigationBarHidden(true, animated: false)
    rig.wishes["1"] = ScreenPreferences { $0.navigationBar = .visible }
    rig.path = [1]
    rig.settle()
    #expect(rig.hasBar)
    rig.swipe()
    #expect(!rig.hasBar && rig.agrees)
  }

  @Test func theRootHidesItsBar() {
    let rig = PathRig(root: hidesBar)
    #expect(!rig.hasBar)
    rig.path = [1]
    rig.settle()
    #expect(rig.hasBar)
    rig.swipe()
    #expect(!rig.hasBar && rig.agrees)
  }

  @Test func aHiddenBarDoesNotTurnOffTheDrag() {
    let rig = PathRig()
    rig.wishes["1"] = hidesBar
    rig.path = [1]
    rig.settle()
    rig.swipe()
    #expect(rig.path == [] && rig.agrees)
  }

  @Test func theAreaOfADragIsTheScreens() {
    let rig = PathRig()
    rig.wishes["1"] = ScreenPreferences { $0.dragArea = .edge(24) }
    rig.path = [1]
    rig.settle()
    rig.grab(at: 60, moving: 130, duration: 0.2)
    rig.letGo(at: 190)
    rig.settle()
    #expect(rig.path == [1])
    rig.swipe()
    #expect(rig.path == [] && rig.agrees)
  }

  @Test func aChoreographyThatIsKnownAfterTheFirstLayoutIsThePushs() {
    let (plain, fading) = (PathRig(), PathRig())
    fading.wishes["1"] = ScreenPreferences {
      $0.pushChoreography = SameChoreography(base: .fade)
      $0.popChoreography = SameChoreography(base: .fade)
    }
    for rig in [plain, fading] {
      rig.path = [1]
      rig.host.advance(by: 0.15)
    }
    // In the midst of a fade both are seen everywhere.
    #expect(fading.color(x: 190) == fading.color(x: 10))
    #expect(plain.color(x: 190) != plain.color(x: 10))
  }

  @Test func aSensitiveScreenIsNeverCaptured() {
    let rig = PathRig()
    rig.wishes["1"] = ScreenPreferences { $0.isSensitive = true }
    rig.wishes["2"] = ScreenPreferences { $0.showsLiveContent = true }
    for path in [[1], [1, 2], [1, 2, 3]] as [[PathValue]] {
      rig.path = path
      rig.settle()
    }
    let screens = rig.navigation.viewControllers
    #expect(rig.navigation.snapshot(for: screens[0]) != nil)
    #expect(rig.navigation.snapshot(for: screens[1]) == nil)
    #expect(rig.navigation.snapshot(for: screens[2]) == nil)
  }

  // MARK: Confirming

  @Test func anAlertAsksBeforeADragAndTheAnswerPops() throws {
    let rig = PathRig()
    var alerts: [UIAlertController] = []
    var questions: [TransitionTrigger] = []
    rig.wishes["1"] = ScreenPreferences {
      $0.confirm { [weak rig] trigger in
        questions.append(trigger)
        guard let rig, let top = rig.top else { return true }
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Discard", style: .destructive) { _ in rig.stack.pop(top) })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alerts.append(alert)
        top.present(alert, animated: true)
        return false
      }
    }
    rig.path = [1]
    rig.settle()
    rig.grab(moving: 150, duration: 0.2)
    rig.letGo(at: 170)
    rig.settle()
    #expect(rig.path == [1] && rig.writes.isEmpty && alerts.count == 1)
    #expect(questions == [.drag])
    let alert = try #require(alerts.first)
    let label = try #require(
      rig.host.window.descendants.lazy.compactMap { $0 as? UILabel }
        .first { $0.text == "Discard" })
    rig.host.tap(
      at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    rig.host.advance(by: 2)
    #expect(alert.presentingViewController == nil)
    #expect(rig.path == [] && rig.agrees)
  }

  @Test func theBackButtonAsksToo() {
    let rig = PathRig()
    var questions: [TransitionTrigger] = []
    rig.wishes["1"] = ScreenPreferences {
      $0.confirm { trigger in
        questions.append(trigger)
        return false
      }
    }
    rig.path = [1]
    rig.settle()
    rig.host.tap(at: CGPoint(x: 20, y: 40))
    rig.settle()
    #expect(questions == [.backButton] && rig.path == [1] && rig.agrees)
    rig.path = []
    rig.settle()
    #expect(rig.agrees)
  }

  // MARK: Covered screens

  /// New values of a covered screen's views leave it where it is, and its snapshot.
  @Test func anUpdateOfACoveredScreenKeepsItsSnapshot() throws {
    let rig = PathRig([1, 2])
    let covered = try #require(rig.navigation.viewControllers[1] as? PreferringScreen)
    rig.stack.apply(ScreenPreferences { $0.dragArea = .disabled }, to: covered)
    rig.update()
    #expect(rig.navigation.snapshot(for: covered) != nil)
    rig.stack.apply(hidesBar, to: covered)
    #expect(rig.hasBar)
    rig.swipe()
    #expect(!rig.hasBar && rig.agrees)
  }

  @Test func aValueThatChangesDropsTheSnapshotsOfCoveredScreens() {
    let rig = PathRig([1, 2])
    let covered = rig.navigation.viewControllers[1]
    rig.stack.noteChanges([1])
    rig.stack.noteChanges([1])
    #expect(rig.navigation.snapshot(for: covered) != nil)
    rig.stack.noteChanges([2])
    #expect(rig.navigation.snapshot(for: covered) == nil)
    rig.swipe()
    #expect(rig.path == [1] && rig.agrees)
  }

  @Test func whoIsOnTopIsSaidAsATapBeginsAndOnceADragHasEnded() {
    let rig = PathRig()
    rig.path = [1]
    rig.host.advance(by: 0.1)
    #expect(rig.tops.contains("1"))
    rig.settle()
    let count = rig.tops.count
    rig.grab(moving: 150, duration: 0.2)
    #expect(rig.tops.count == count)
    rig.letGo(at: 170)
    rig.settle()
    #expect(rig.tops.last == "root")
  }

  // MARK: Merging

  @Test func ofTwoViewsTheFirstCounts() {
    var first = hidesBar
    first.add(
      ScreenPreferences {
        $0.navigationBar = .visible
        $0.hidesTabBar = true
        $0.isSensitive = true
      })
    #expect(first.navigationBar == .hidden && first.hidesTabBar == true)
    #expect(first.isSensitive == true && first.confirmsPop == nil)
  }
}
