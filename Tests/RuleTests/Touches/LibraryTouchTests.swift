import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A touch is for what is seen under it.
@MainActor @Suite(.warningsAreRead)
struct LibraryTouchTests {
  // MARK: What is seen

  /// Halfway through a push the new screen is seen 100 points beside its place.
  @Test(arguments: [false, true], [false, true])
  func aTouchIsForTheScreenThatIsSeenUnderIt(mirrored: Bool, inSheet: Bool) {
    let rig = TouchRig(mirrored: mirrored, inSheet: inSheet)
    rig.push(after: 0.5)
    rig.down(180, 250)
    #expect(rig.screen.button.isHighlighted)
    #expect(rig.screen.presses == ["down"])
    // UIKit's transition is complete, and the picture moves on.
    #expect(rig.navigation.transitionCoordinator == nil)
    #expect(rig.navigation.isTrailing)
    rig.host.advance(by: 0.1)
    rig.up(180, 250)
    // It was far from its place: a tap wasn't meant for it.
    #expect(rig.screen.presses == ["down"])
    #expect(!rig.screen.button.isHighlighted)
    #expect(rig.isQuiet)
    rig.tap(100, 250)
    #expect(rig.screen.presses == ["down", "down", "press"])
  }

  /// A bar that isn't shown may be nowhere, and needn't say that it's hidden.
  @Test(arguments: [true, false]) func aBarThatIsInNoWindowTakesNoTouch(isToolbar: Bool) {
    let rig = TouchRig()
    if !isToolbar { rig.navigation.setNavigationBarHidden(true, animated: false) }
    let bar: UIView? = isToolbar ? rig.navigation.toolbar : rig.navigation.navigationBar
    bar?.removeFromSuperview()
    rig.push(after: 0.5)
    bar?.isHidden = false
    bar?.frame = CGRect(x: 0, y: 220, width: 200, height: 60)
    rig.down(180, 250)
    #expect(rig.screen.button.isHighlighted)
    rig.up(180, 250)
    #expect(rig.isQuiet)
  }

  /// A touch ends the transition, whose event makes the app push once more.
  @Test(arguments: [true, false])
  func whatTheEndOfATouchedPushPushesLeavesNothing(animated: Bool) {
    let rig = Rig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    var hasPushed = false
    let observation = rig.navigation.observeTransitions { [weak rig] event in
      guard event.phase == .didFinish, !hasPushed else { return }
      hasPushed = true
      rig?.navigation.pushViewController(ColorScreen("b", .blue), animated: animated)
    }
    rig.host.tap(at: CGPoint(x: 190, y: 300))
    rig.host.advance(by: 0.1)
    rig.host.tap(at: CGPoint(x: 190, y: 300))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    withExtendedLifetime(observation) {}
  }

  /// At the place of the button, the lower screen is still seen.
  @Test(arguments: [false, true])
  func whereTheScreenIsNotSeenATouchIsNobodys(mirrored: Bool) {
    let rig = TouchRig(mirrored: mirrored)
    rig.push(after: 0.2)
    rig.tap(80, 250)
    rig.tap(80, 150, for: 0.7)
    #expect(rig.isQuiet)
    #expect(rig.screen.presses.isEmpty && rig.root.presses.isEmpty)
    #expect(rig.titles == ["root", "a"])
  }

  @Test(arguments: [false, true])
  func inAPopTheLowerScreenIsSeenBesideTheOneThatLeaves(mirrored: Bool) {
    let rig = TouchRig(mirrored: mirrored)
    rig.pop(after: 0.8)
    // The lower screen is 12 points from its place; a touch is for what is seen there.
    rig.down(58, 250)
    #expect(rig.root.button.isHighlighted)
    rig.up(58, 250)
    #expect(rig.root.presses == ["down"])
    #expect(rig.isQuiet)
    rig.root.forget()
    rig.pop(after: 0.4)
    // Here is still the screen that leaves.
    rig.tap(140, 250)
    #expect(rig.isQuiet)
    #expect(rig.root.presses.isEmpty && rig.screen.presses.isEmpty)
  }

  /// Within 8 points of its place, a tap counts.
  @Test(arguments: [(0.98, true), (0.965, true), (0.95, false), (0.9, false)])
  func aTapCountsWhereTheScreenIsNearItsPlace(share: TimeInterval, counts: Bool) {
    let rig = TouchRig()
    rig.push(after: 0)
    rig.host.advance(by: share, frame: share)
    rig.tap(105, 250)
    #expect(rig.screen.presses == (counts ? ["down", "press"] : ["down"]))
    #expect(rig.isQuiet)
  }

  @Test func theFirstTapOnAScreenThatHasComeCounts() {
    let rig = TouchRig(duration: 0.3)
    rig.root.onPress = { [unowned rig] in
      rig.navigation.pushViewController(rig.screen, animated: true)
    }
    rig.tap(100, 250)
    rig.host.advance(by: 0.36)
    rig.tap(100, 250)
    #expect(rig.screen.presses == ["down", "press"])
    #expect(rig.isQuiet)
  }

  // MARK: What goes on

  @Test(arguments: [false, true])
  func aListScrollsUnderAFingerThatCameDownOnTheWay(trailing: Bool) {
    let rig = TouchRig()
    rig.push(after: 0.5)
    if trailing {
      rig.tap(180, 250)
      rig.host.advance(by: 0.1)
    }
    rig.host.drag(from: rig.point(150, 380), to: rig.point(150, 310), duration: 0.2)
    #expect(rig.screen.list.contentOffset.y > 40)
    #expect(rig.isQuiet)
    #expect(rig.titles == ["root", "a"])
  }

  @Test func aControlIsHeld() {
    let rig = TouchRig()
    rig.push(after: 0.5)
    rig.down(180, 250)
    rig.host.advance(by: 2, frame: 0.1)
    #expect(rig.screen.button.isHighlighted)
    rig.up(180, 250)
    #expect(rig.screen.presses == ["down"])
  }

  @Test func aDragTakesAScreenBackWhereverItComesDown() {
    for x: CGFloat in [20, 180] {
      let rig = TouchRig()
      rig.push(after: 0.5)
      rig.down(x, 200)
      let end = x + 15
      rig.host.move(from: rig.point(x, 200), to: rig.point(end, 200), duration: 0.05)
      #expect(rig.navigation.isFingerFollowed)
      rig.host.touch(.cancelled, at: rig.point(end, 200))
      #expect(rig.isQuiet)
    }
  }
}
