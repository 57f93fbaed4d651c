import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A touch during a tapped push or pop is for the page that's seen under it.
@MainActor @Suite(.warningsAreRead)
struct PageTouchTests {
  private let rig: PageRig
  private let page = ColorPage("a", .green)
  private let button = UIButton(frame: CGRect(x: 60, y: 200, width: 60, height: 40))
  private let strip = UIScrollView(frame: CGRect(x: 0, y: 250, width: 200, height: 100))
  private let presses = Presses()

  @MainActor private final class Presses { var heard: [String] = [] }

  init() {
    rig = PageRig()
    rig.stack.configuration.timing = .curve(duration: 1, .linear)
    strip.contentSize = CGSize(width: 200, height: 900)
    let presses = presses
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "press")] {
      button.addAction(UIAction { _ in presses.heard.append(name) }, for: event)
    }
    for view in [button, strip] { page.addSubview(view) }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat = 220) {
    rig.host.touch(.began, at: CGPoint(x: x, y: y))
    rig.host.advance(by: 1.0 / 60)
    rig.host.touch(.ended, at: CGPoint(x: x, y: y))
  }

  private func expectRest() {
    rig.rest()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    presses.heard = []
    tap(90)
    #expect(presses.heard == ["down", "press"])
  }

  /// So many points beside its place; a tap is canceled unless the page is nearly there.
  @Test(arguments: [(0.5, 100, ["down"]), (0.8, 40, ["down"]), (0.98, 4, ["down", "press"])])
  func aButtonIsTouchedWhereItIsSeen(time: TimeInterval, offset: CGFloat, heard: [String]) {
    rig.stack.push(page)
    rig.host.advance(by: time)
    tap(62 + offset)
    #expect(presses.heard == heard)
    presses.heard = []
    tap(62)
    #expect(presses.heard == (offset < 8 ? ["down", "press"] : []))
    expectRest()
  }

  @Test func onTheWayBackTheLowerPageIsTouchedBesideTheUpper() {
    let upper = ColorPage("b", .blue)
    rig.push(page, upper)
    rig.stack.pop()
    rig.host.advance(by: 0.5)
    // The upper page has gone half of the way; the lower has 30 points to go.
    tap(100 + 20)
    #expect(presses.heard.isEmpty)
    tap(60)
    #expect(presses.heard == ["down"])
    expectRest()
  }

  /// What a finger drags goes on as the page comes to rest.
  @Test func aListScrollsAsItsPageComes() {
    rig.stack.push(page)
    rig.host.advance(by: 0.5)
    rig.host.drag(from: CGPoint(x: 150, y: 340), to: CGPoint(x: 150, y: 260), duration: 0.2)
    #expect(strip.contentOffset.y > 50)
    expectRest()
  }

  @Test func theSecondTapOfADoubleTapPressesNothingOfThePageThatCame() {
    let opener = UIButton(frame: button.frame)
    opener.addAction(
      UIAction { [unowned rig, page] _ in rig.stack.push(page) }, for: .touchUpInside)
    rig.root.addSubview(opener)
    rig.stack.configuration.timing = .curve(duration: 0.1, .linear)
    for pause in [0.05, 0.2] {
      tap(90)
      rig.host.advance(by: pause)
      tap(90)
      #expect(!presses.heard.contains("press"))
      rig.rest()
      rig.stack.pop(animated: false)
      rig.host.advance(by: 0.5)
    }
    tap(90)
    expectRest()
  }

  @Test func withAnAssistiveTechnologyTheFinalPlaceCounts() {
    rig.host.runtime.accessibility.isVoiceOverRunning = true
    rig.stack.push(page)
    rig.host.advance(by: 0.3)
    tap(90)
    #expect(presses.heard == ["down", "press"])
    expectRest()
  }

  /// Two pushes in a turn: the first page was in no frame, and fades as it would have been.
  @Test(arguments: [true, false])
  func aPageThatNoFrameHasShownFadesAsItIs(isReplaced: Bool) {
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    rig.stack.push(ColorPage("b", .blue))
    if isReplaced { rig.stack.replaceTop(with: page) } else { rig.stack.push(page) }
    rig.host.advance(by: 0.5)
    let color = rig.color(x: 2, y: 2)
    // Half blue, half green.
    #expect(color[0] < 30 && color[1] > 90 && color[2] > 90)
    expectRest()
  }

  /// The finger has let go, and the page beneath doesn't move.
  @Test func aTapAtTheEndOfADragPressesThePageThatComes() {
    let rig = PageRig(choreography: .cover)
    let button = UIButton(frame: CGRect(x: 60, y: 220, width: 80, height: 60))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    rig.root.addSubview(button)
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 160)
    rig.letGo(at: 180)
    rig.host.advance(by: 0.05)
    #expect(rig.stack.isTransitioning)
    rig.host.tap(at: CGPoint(x: 100, y: 250))
    rig.rest()
    #expect(presses == 1)
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }
}
