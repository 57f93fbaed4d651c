import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a finger meets between the lift of a finished drag and its rest, as during a tapped pop.
@MainActor @Suite(.warningsAreRead)
struct LibraryLiftTests {
  /// The frames of half a second after the lift.
  nonisolated static let frames = [0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 36]

  /// Lets go of a flick from the top of three screens, and waits for so many frames.
  private func flick(_ frames: Int, _ change: (Rig) -> Void = { _ in }) -> Rig {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    change(rig)
    rig.host.flick(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200))
    for _ in 0..<frames { rig.host.advance(by: 1.0 / 60) }
    return rig
  }

  @Test(arguments: frames)
  func theBackButtonCounts(after frames: Int) {
    let rig = flick(frames)
    rig.host.tap(at: CGPoint(x: 20, y: 42))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: frames)
  func aSecondSwipePopsTheNextScreen(after frames: Int) {
    let rig = flick(frames)
    // A recognizer takes no touch in the turn in which it ends.
    if frames == 0 { rig.host.advance(by: 0.001) }
    rig.host.flick(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"], "\(rig.refusals)")
    #expect(rig.ends == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }

  /// The system cancels the touch, such as for the alert that a screen presents as it's asked.
  @Test(arguments: frames.dropFirst())
  func aSecondSwipeThatIsVetoedAndCanceledPopsNothing(after frames: Int) {
    let rig = flick(frames)
    (rig.navigation.topViewController as? ColorScreen)?.answers[.drag] = false
    rig.host.touch(.began, at: CGPoint(x: 10, y: 200))
    rig.host.move(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.1)
    rig.host.touch(.cancelled, at: CGPoint(x: 60, y: 200))
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: frames)
  func theStackIsTheAppsFromTheNextFrameOn(after frames: Int) {
    let rig = flick(frames)
    #expect(rig.titles == (frames == 0 ? ["root", "a", "b"] : ["root", "a"]))
    rig.navigation.pushViewController(ColorScreen("c", .yellow), animated: true)
    #expect(rig.titles == ["root", "a", "c"])
    rig.host.advance(by: 2)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: frames)
  func theBackgroundTakesNothingBack(after frames: Int) {
    let rig = flick(frames)
    rig.host.enterBackground()
    #expect(rig.titles == ["root", "a"])
    rig.host.activate()
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  /// No frame stands still or steps back, however long the app's callbacks take, however fast the finger and
  /// the screen are, and however little is left to go.
  @Test(arguments: [0, 0.05], 1...20 as ClosedRange<UInt64>)
  func theMotionGoesOnWithTheFingersSpeed(stall seconds: TimeInterval, seed: UInt64) {
    var dice = StepDice(seed: seed)
    let rate = Double(dice.pick([60, 120]))
    let speed = CGFloat(300 + dice.roll(1_800))
    let end = 30 + CGFloat(dice.roll(165))
    let rig = Rig()
    let below = ColorScreen("a", .green)
    rig.push(below, ColorScreen("b", .blue))
    below.whenAppearing = { [host = rig.host] in host.runtime.stall(seconds) }
    var x: CGFloat = 10
    rig.host.touch(.began, at: CGPoint(x: x, y: 200))
    while x < end {
      rig.host.advance(by: 1 / rate, frame: 1 / rate)
      x = min(x + speed / rate, end)
      rig.host.touch(.moved, at: CGPoint(x: x, y: 200))
    }
    rig.host.touch(.ended, at: CGPoint(x: x, y: 200))
    var edges: [Int] = []
    var last: TimeInterval = 0
    rig.host.runtime.onPresent = { frame in
      // What is captured presents a frame again.
      guard frame.time > last + 0.001 else { return }
      last = frame.time
      let row = Pixels(frame.image).colors(in: PixelRect(x: 0..<200, y: 300..<301))
      edges.append((0..<200).first { row[3 * $0] > 250 } ?? 200)
    }
    rig.host.advance(by: 1, frame: 1 / rate)
    rig.host.runtime.onPresent = nil
    // At the end of its way a screen goes less than a point a frame.
    let moving = edges.prefix { $0 < 180 }
    #expect(edges.last == 200, "\(rate), \(speed), \(end): \(edges)")
    let goesOn = zip(moving, edges.dropFirst()).allSatisfy { $0 < $1 }
    #expect(goesOn, "\(rate), \(speed), \(end): \(edges)")
    // The first frames are about as fast as the finger.
    if let first = moving.first, seconds == 0 {
      #expect(CGFloat(first) - end < 2.5 * speed / rate, "\(rate), \(speed), \(end): \(edges)")
    }
    #expect(rig.titles == ["root", "a"] && rig.leftovers.isEmpty)
  }

  /// An override that keeps the screen lets it come back from where it is.
  @Test func aScreenThatTheStackKeepsTurnsBack() {
    let host = LinuxHost.small()
    let keeper = Keeper(rootViewController: ColorScreen("root", .red))
    host.show(keeper, for: 0.2)
    keeper.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    keeper.keeps = true
    var ends: [NavigationEvent.Phase] = []
    let observation = keeper.observeTransitions { ends.append($0.phase) }
    defer { observation.cancel() }
    host.flick(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200))
    host.advance(by: 0.05)
    #expect(host.window.descendants.contains { $0 is TransitionView })
    #expect(host.color(x: 20, y: 300)[0] > 200)
    host.advance(by: 2)
    #expect(keeper.viewControllers.count == 2)
    let isBack = host.color(x: 20, y: 300) == Shade.green
    #expect(isBack)
    #expect(ends.filter { $0 == .willBegin || $0 == .didCancel } == [.willBegin, .didCancel])
    #expect(!host.window.descendants.contains { $0 is TransitionView })
  }

  private final class Keeper: SnapshotNavigationController {
    var keeps = false

    override func popViewController(animated: Bool) -> UIViewController? {
      keeps ? nil : super.popViewController(animated: animated)
    }
  }
}
