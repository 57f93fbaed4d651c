import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Taps that can't have been meant for the screen that appears are canceled as they're lifted.
@MainActor @Suite(.warningsAreRead)
struct LibraryTapGuardTests {
  enum Kind: CaseIterable { case button, tap, longPress }

  /// A second tap comes at any moment; the first has pushed a screen with a button in that place.
  @Test(arguments: [0, 0.1, 0.35, 0.6], [false, true])
  func theSecondTapOfADoubleTapPressesNothingThatCame(duration: TimeInterval, pops: Bool) {
    for hundredths in 5...34 {
      let rig = TouchRig(duration: duration)
      if pops {
        rig.push(after: 1)
        rig.screen.onPress = { [unowned rig] in
          rig.navigation.popViewController(animated: true)
        }
      } else {
        rig.root.onPress = { [unowned rig] in
          rig.navigation.pushViewController(rig.screen, animated: true)
        }
      }
      let coming = pops ? rig.root : rig.screen
      rig.tap(100, 250)
      let delay = TimeInterval(hundredths) / 100
      rig.host.advance(by: delay, frame: 0.01)
      rig.tap(104, 246, for: 0.05)
      #expect(!coming.presses.contains("press"), "after \(delay)")
      #expect(rig.isQuiet)
      rig.tap(100, 250)
      #expect(coming.presses.suffix(2) == ["down", "press"], "after \(delay)")
    }
  }

  /// Recognizers in the screen that came wait for the guard, and get the next touch.
  @Test(arguments: [0.15, 0.3])
  func theSecondTapIsNoTapForRecognizersEither(delay: TimeInterval) {
    for held in [0.05, 0.8] {
      let rig = TouchRig(duration: 0.1)
      rig.root.onPress = { [unowned rig] in
        rig.navigation.pushViewController(rig.screen, animated: true)
      }
      rig.root.button.frame.origin.y = 120
      rig.root.label.isHidden = true
      rig.tap(100, 150)
      rig.host.advance(by: delay, frame: 0.05)
      rig.tap(100, 150, for: held)
      #expect(rig.screen.presses.isEmpty)
      #expect(rig.isQuiet)
      rig.tap(100, 150, for: held)
      #expect(rig.screen.presses == [held < 0.5 ? "tap" : "hold"])
    }
  }

  /// A tap of SwiftUI's is recognized by a class of its own, as the finger comes down or is lifted.
  private final class ForeignTap: UIGestureRecognizer {
    var isAtOnce = false
    var note: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if isAtOnce { state = .recognized }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    func recognized() { note() }
  }

  @Test(arguments: [true, false], [0.15, 0.3])
  func theSecondTapIsNoTapForRecognizersOfAnyClass(isAtOnce: Bool, delay: TimeInterval) {
    let rig = TouchRig(duration: 0.1)
    rig.root.onPress = { [unowned rig] in
      rig.navigation.pushViewController(rig.screen, animated: true)
    }
    let tap = ForeignTap()
    tap.isAtOnce = isAtOnce
    var taps = 0
    tap.note = { taps += 1 }
    tap.addTarget(tap, action: Selector("recognized", ForeignTap.recognized))
    rig.screen.loadViewIfNeeded()
    rig.screen.button.addGestureRecognizer(tap)
    rig.tap(100, 250)
    rig.host.advance(by: delay, frame: 0.05)
    rig.tap(100, 250, for: 0.05)
    #expect(taps == 0)
    #expect(rig.isQuiet)
    rig.tap(100, 250, for: 0.05)
    #expect(taps == 1)
    #expect(rig.isQuiet)
  }

  /// A short swipe that comes down as the screen still moves is no tap.
  @Test func aSwipeThatIsShorterThanATapStraysCounts() {
    let rig = TouchRig(duration: 1)
    rig.push(after: 0.5)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    var swipes: [String] = []
    let target = RecognizerTarget { swipes.append($0) }
    swipe.addTarget(target, action: Selector("tapped", RecognizerTarget.tapped))
    rig.screen.label.addGestureRecognizer(swipe)
    rig.down(180, 175)
    rig.host.move(from: rig.point(180, 175), to: rig.point(180, 140), duration: 0.1)
    rig.up(180, 140)
    #expect(swipes == ["tap"])
    #expect(rig.isQuiet)
  }

  @Test func aTapElsewhereSoonAfterwardCounts() {
    let rig = TouchRig(duration: 0.1)
    rig.root.button.frame.origin.y = 100
    rig.root.label.isHidden = true
    rig.root.onPress = { [unowned rig] in
      rig.navigation.pushViewController(rig.screen, animated: true)
    }
    rig.tap(100, 130)
    rig.host.advance(by: 0.2)
    rig.tap(100, 250)
    #expect(rig.screen.presses == ["down", "press"])
  }

  @Test func aLongPressOnAScreenThatIsFarAwayIsNone() {
    let rig = TouchRig()
    rig.push(after: 0.5)
    rig.tap(180, 150, for: 0.9)
    #expect(rig.screen.presses.isEmpty)
    #expect(rig.isQuiet)
  }

  /// A touch during a picture that moves on is for what is seen, too.
  @Test func inATrailingPictureTheSameHolds() {
    let rig = TouchRig()
    rig.push(after: 0.3)
    rig.tap(190, 350)
    #expect(rig.navigation.isTrailing)
    rig.host.advance(by: 0.2)
    rig.tap(100, 250)
    #expect(rig.screen.presses.isEmpty)
    rig.host.advance(by: 0.1)
    rig.down(160, 250)
    #expect(rig.screen.presses == ["down"])
    rig.up(160, 250)
    #expect(rig.screen.presses == ["down"])
    #expect(rig.isQuiet)
  }

  /// While the snapshot fades over it, the live screen is in its place.
  @Test func duringARevealATapCounts() {
    let rig = TouchRig(duration: 0.2)
    rig.pop(after: 0.25)
    #expect(rig.navigation.isFading)
    rig.tap(100, 250)
    #expect(rig.root.presses == ["down", "press"])
    #expect(rig.isQuiet)
  }

  // MARK: Back

  /// The back button counts from the first frame, also beside the controls of a window.
  @Test(arguments: [0, 76] as [CGFloat])
  func twoTapsOnTheBackButtonGoBackTwice(controls: CGFloat) {
    for mirrored in [false, true] {
      for hundredths in 5...34 {
        let rig = TouchRig(duration: 0.35, mirrored: mirrored)
        rig.host.settings.windowControlsWidth = controls
        rig.push(after: 1)
        let top = TouchScreen("b", .blue)
        rig.navigation.pushViewController(top, animated: true)
        rig.host.advance(by: 1)
        rig.tap(controls + 14, 42)
        rig.host.advance(by: TimeInterval(hundredths) / 100, frame: 0.01)
        rig.tap(controls + 14, 42)
        #expect(rig.isQuiet)
        #expect(rig.titles == ["root"], "after 0.\(hundredths)")
      }
    }
  }

  /// A row that leads to a screen is tapped, and back at once.
  @Test func theBackButtonOfAScreenThatIsStillComing() {
    let rig = TouchRig()
    rig.push(after: 0.1)
    rig.tap(14, 42)
    #expect(rig.isQuiet)
    #expect(rig.titles == ["root"])
  }

  /// What stands in its place is an item like any other.
  @Test func aLeftItemIsNoBackButton() {
    let rig = TouchRig(duration: 0.2)
    rig.root.button.frame = CGRect(x: 0, y: 64, width: 60, height: 40)
    rig.root.onPress = { [unowned rig] in
      rig.navigation.pushViewController(rig.screen, animated: true)
    }
    var count = 0
    rig.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Pay", primaryAction: UIAction { _ in count += 1 })
    rig.tap(24, 70)
    rig.host.advance(by: 0.25)
    rig.tap(24, 48)
    rig.host.advance(by: 0.5)
    #expect(count == 0)
    rig.tap(24, 48)
    #expect(count == 1)
  }

  // MARK: Whom it doesn't reach

  @Test func recognizersOnTheControllersViewDontGetATapThatIsKept() {
    let rig = TouchRig()
    var taps: [String] = []
    let target = RecognizerTarget { taps.append($0) }
    rig.navigation.view.addGestureRecognizer(target.tap)
    rig.navigation.hidesBarsOnTap = true
    rig.push(after: 0.3)
    rig.tap(40, 350)
    rig.host.advance(by: 0.1)
    rig.tap(180, 150)
    #expect(taps.isEmpty)
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.isQuiet)
    rig.navigation.hidesBarsOnTap = false
    rig.tap(20, 350)
    #expect(taps == ["tap"])
  }

  /// Whoever asks gets an answer, and nothing happens.
  @Test func aHitTestChangesNothingAndCallsNobody() {
    let rig = TouchRig()
    rig.push(after: 0.5)
    let before = Pixels(rig.host.frame())
    let event = UIEvent()
    #expect(event.type == .touches)
    for event in [event, nil, event] {
      #expect(rig.host.window.hitTest(rig.point(180, 250), with: event) === rig.screen.button)
      #expect(rig.host.window.hitTest(rig.point(20, 250), with: event) === rig.navigation.view)
    }
    #expect(rig.navigation.transitionCoordinator != nil)
    #expect(!rig.navigation.isTrailing)
    let isSame = before == Pixels(rig.host.frame())
    #expect(isSame)
    #expect(rig.isQuiet)
  }

  /// VoiceOver and Switch Control touch the place of an element, which is where it will be.
  @Test(arguments: [true, false])
  func anAssistiveTechnologyTouchesThePlaceOfThings(voiceOver: Bool) {
    let rig = TouchRig()
    rig.host.runtime.accessibility.isVoiceOverRunning = voiceOver
    rig.host.runtime.accessibility.isSwitchControlRunning = !voiceOver
    rig.push(after: 0.2)
    rig.tap(100, 250)
    #expect(rig.screen.presses == ["down", "press"])
    #expect(rig.isQuiet)
  }

  // MARK: Presentations

  /// The screen that is presented like a push comes over one that is tapped twice.
  @Test func aDoubleTapOnWhatPresentsPressesNothingOfTheModal() {
    for hundredths in 5...34 {
      let rig = TouchRig(duration: 0.3)
      let inner = SnapshotNavigationController(rootViewController: rig.screen)
      inner.configuration.timing = .curve(duration: 0.3, .linear)
      rig.root.onPress = { [unowned rig] in rig.root.presentAsPush(inner) }
      rig.tap(100, 250)
      rig.host.advance(by: TimeInterval(hundredths) / 100, frame: 0.01)
      rig.tap(100, 250)
      #expect(!rig.screen.presses.contains("press"), "after 0.\(hundredths)")
      rig.host.advance(by: 1)
      rig.tap(100, 250)
      #expect(rig.screen.presses.last == "press")
    }
  }

  /// And the other way round.
  @Test func aDoubleTapOnWhatDismissesPressesNothingBeneath() {
    for hundredths in 5...34 {
      let rig = TouchRig(duration: 0.3)
      let inner = SnapshotNavigationController(rootViewController: rig.screen)
      inner.configuration.timing = .curve(duration: 0.3, .linear)
      rig.root.presentAsPush(inner)
      rig.host.advance(by: 1)
      rig.screen.onPress = { inner.dismiss(animated: true) }
      rig.tap(100, 250)
      rig.host.advance(by: TimeInterval(hundredths) / 100, frame: 0.01)
      rig.tap(100, 250)
      #expect(!rig.root.presses.contains("press"), "after 0.\(hundredths)")
      rig.host.advance(by: 1)
      rig.tap(100, 250)
      #expect(rig.root.presses.last == "press")
    }
  }
}
