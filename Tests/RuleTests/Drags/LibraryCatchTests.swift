import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Fingers that come down while something moves.
@MainActor @Suite(.warningsAreRead)
struct LibraryCatchTests {
  /// A screen with a button in its middle.
  @MainActor private final class Taps {
    let button = UIButton(frame: CGRect(x: 60, y: 220, width: 80, height: 60))
    var count = 0

    init(in screen: ColorScreen) {
      screen.view.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    }
  }

  private func slowRig(_ screens: ColorScreen...) -> Rig {
    let rig = Rig()
    for screen in screens { rig.push(screen) }
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    return rig
  }

  // MARK: Taps

  /// It ends UIKit's transition and nothing else: the picture stands where it stood, and moves on.
  @Test(arguments: [true, false])
  func aTouchDuringATransitionEndsUIKitsPart(pops: Bool) {
    let screen = ColorScreen("a", .green)
    let rig = pops ? slowRig(screen) : slowRig()
    let coming = pops ? rig.root : screen
    let taps = Taps(in: coming)
    coming.forgetCalls()
    if pops {
      rig.navigation.popViewController(animated: true)
    } else {
      rig.navigation.pushViewController(screen, animated: true)
    }
    rig.host.advance(by: 0.4)
    #expect(rig.navigation.transitionCoordinator != nil)
    let before = rig.pixels()
    rig.host.touch(.began, at: CGPoint(x: 100, y: 350))
    #expect(coming.calls == ["willAppear", "didAppear"])
    #expect(rig.navigation.transitionCoordinator == nil)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.stages.count == 1)
    let isSame = rig.pixels() == before
    #expect(isSame)
    rig.host.advance(by: 0.1)
    let hasMoved = rig.pixels() != before
    #expect(hasMoved)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 2)
    rig.host.tap(at: CGPoint(x: 100, y: 250))
    #expect(taps.count == 1)
    #expect(rig.leftovers.isEmpty)
    #expect(rig.color() == (pops ? Shade.red : Shade.green))
  }

  /// So early that the screen hasn't been rendered, and has to be committed for the drag's snapshot.
  @Test(arguments: 1...5)
  func aPushThatIsCaughtEarlyIsNeverSeenInItsPlace(frames: Int) {
    let rig = slowRig()
    let pictures = presented(by: rig, pushingFor: frames) { rig.grab(moving: 60) }
    #expect(pictures.count > frames + 5)
    for picture in pictures { #expect(picture.value(60, 200, 1) < 100) }
  }

  @Test(arguments: 1...5, 0...2)
  func norByAFingerThatMovesAtOnce(frames: Int, pause: Int) {
    let rig = slowRig()
    let pictures = presented(by: rig, pushingFor: frames) {
      rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
      rig.host.advance(by: Double(pause) / 60)
      for x in [50.0, 70, 80] {
        rig.host.touch(.moved, at: CGPoint(x: x, y: 200))
        rig.host.advance(by: 1.0 / 60)
      }
    }
    #expect(pictures.count >= frames + pause + 3)
    for picture in pictures { #expect(picture.value(60, 200, 1) < 100) }
  }

  /// What is presented while a push of so many frames is caught by a drag.
  private func presented(
    by rig: Rig, pushingFor frames: Int, catching: () -> Void
  ) -> [Pixels] {
    var pictures: [Pixels] = []
    rig.host.runtime.onPresent = { pictures.append(Pixels($0.image)) }
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: Double(frames) / 60)
    catching()
    rig.host.runtime.onPresent = nil
    #expect(rig.navigation.isFingerFollowed)
    return pictures
  }

  /// Beneath the snapshots of a pop, the screen draws nothing, which a picture of the last frame may show.
  @Test(arguments: [true, false])
  func aDragAfterAPopThatATouchHasEndedShowsItsScreen(isLeftOut: Bool) {
    let rig = slowRig(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.host.settings.pictureLeavesOutOwnOpacity = isLeftOut
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.4)
    rig.grab(moving: 100)
    #expect(rig.navigation.isFingerFollowed)
    #expect(rig.color(x: 180) == Shade.green)
    rig.letGo(at: 180)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
  }

  @Test func anotherCallEndsThePictureThatMovesOn() {
    let rig = slowRig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.4)
    rig.host.tap(at: CGPoint(x: 100, y: 250))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.view.layer.animation(forKey: "SnapshotNavigation.transform") == nil)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Drags

  @Test(arguments: [true, false], [true, false])
  func aDragTakesAPushedScreenBackFromWhereItIs(finishes: Bool, hasSnapshot: Bool) {
    let rig = slowRig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.5)
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
    rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
    rig.host.move(
      from: CGPoint(x: 20, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.1)
    // Half the way when the finger came down, and on with the finger since it has moved.
    let edge = rig.edge
    #expect(edge > 70 && edge < 110)
    let way: CGFloat = finishes ? 60 : -30
    rig.host.move(
      from: CGPoint(x: 40, y: 200), to: CGPoint(x: 40 + way, y: 200), duration: 0.2)
    #expect(abs(rig.edge - edge - way) < 4)
    rig.letGo(at: 40 + way)
    rig.host.advance(by: 2)
    #expect(rig.titles == (finishes ? ["root"] : ["root", "a"]))
    #expect(rig.color() == (finishes ? Shade.red : Shade.green))
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aDragDuringAPopDragsTheScreenThatCame() {
    let rig = slowRig(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.5)
    rig.grab(moving: 60)
    #expect(rig.stages.count == 1)
    #expect(rig.color(x: 150) == Shade.green)
    rig.letGo(at: 200)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theScreenMayRefuseADragThatCatchesIt() {
    let rig = slowRig()
    let screen = ColorScreen("a", .green)
    screen.answers[.drag] = false
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.5)
    rig.grab(moving: 60)
    rig.letGo(at: 80)
    rig.host.advance(by: 2)
    #expect(rig.refusals == [.vetoed])
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Swipes

  private func swipe(_ rig: Rig, hasSnapshot: Bool) {
    if !hasSnapshot {
      for screen in rig.navigation.viewControllers {
        rig.navigation.invalidateSnapshot(for: screen)
      }
    }
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200))
    rig.host.advance(by: 0.05)
  }

  @Test(arguments: [true, false])
  func twoQuickSwipesPopTwoScreens(hasSnapshot: Bool) {
    let rig = Rig()
    let screens = [ColorScreen("a", .green), ColorScreen("b", .blue)]
    rig.push(screens[0], screens[1])
    swipe(rig, hasSnapshot: hasSnapshot)
    rig.host.touch(.began, at: CGPoint(x: 30, y: 200))
    rig.host.move(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.1)
    // Without a snapshot UIKit pops as the drag begins.
    #expect(rig.titles == (hasSnapshot ? ["root", "a"] : ["root"]))
    #expect(screens[1].calls.last == "didDisappear")
    #expect(rig.edge > 90)
    rig.host.touch(.ended, at: CGPoint(x: 150, y: 200))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }

  /// What the second release has decided is not taken back, either.
  @Test func aThirdFingerTakesBackNothing() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    swipe(rig, hasSnapshot: true)
    rig.host.flick(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 130, y: 200))
    rig.host.advance(by: 0.05)
    rig.host.touch(.began, at: CGPoint(x: 150, y: 200))
    rig.host.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 10, y: 200), duration: 0.3)
    rig.letGo(at: 10)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aSwipeThatTheNextScreenRefusesEndsWithThePopBefore() {
    let rig = Rig()
    let screens = [ColorScreen("a", .green), ColorScreen("b", .blue)]
    rig.push(screens[0], screens[1])
    screens[0].snapshotNavigation.dragArea = .disabled
    swipe(rig, hasSnapshot: true)
    rig.host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.2)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.disabled])
    #expect(rig.leftovers.isEmpty)
  }

  /// The motion goes on as the release has decided, whatever a finger does on it.
  @Test(arguments: [-100, 0])
  func aFingerOnTheSettleTakesNothingBack(way: CGFloat) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    swipe(rig, hasSnapshot: true)
    rig.host.touch(.began, at: CGPoint(x: 150, y: 200))
    let edge = rig.edge
    rig.host.advance(by: 0.05)
    #expect(rig.edge > edge)
    rig.host.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150 + way, y: 200), duration: 0.3)
    rig.letGo(at: 150 + way)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }
}

extension Rig {
  /// Where the upper screen's leading edge is seen, in points from the left.
  fileprivate var edge: CGFloat {
    guard let view = stages.last else { return -1 }
    let upper = view.isPlaying ? view.upper.layer.presentation() : view.upper.layer
    return upper?.transform.m41 ?? 0
  }
}
