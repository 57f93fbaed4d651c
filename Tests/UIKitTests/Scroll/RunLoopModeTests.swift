import Testing
import UIKit
import UIKitHost

/// Apple: the run loop is in a mode of its own while a scroll view tracks, and what was added in the default
/// mode waits.
@MainActor @Suite(.warningsAreRead) struct RunLoopModeTests {
  private let host = LinuxHost(size: CGSize(width: 200, height: 200), scale: 1)
  private let view: UIScrollView

  init() {
    let controller = UIViewController()
    host.window.rootViewController = controller
    host.window.makeKeyAndVisible()
    view = UIScrollView(frame: controller.view.bounds)
    view.contentSize = CGSize(width: 200, height: 2_000)
    controller.view.addSubview(view)
    host.advance(by: 0.1)
  }

  private func drag(for seconds: TimeInterval, by length: CGFloat = 100) {
    host.touch(.began, at: CGPoint(x: 100, y: 180))
    host.move(
      from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 180 - length), duration: seconds)
  }

  private final class Ticks: NSObject {
    private(set) var count = 0

    func start(in mode: RunLoop.Mode) {
      let link = CADisplayLink(target: self, selector: Selector("tick", Ticks.tick))
      link.add(to: .main, forMode: mode)
    }

    private func tick() { count += 1 }
  }

  @Test(arguments: [RunLoop.Mode.default, .common])
  func aDisplayLinkOfTheDefaultModeWaitsUntilTheContentRests(mode: RunLoop.Mode) {
    let ticks = Ticks()
    ticks.start(in: mode)
    drag(for: 0.2)
    let dragged = ticks.count
    host.advance(by: 0.1)
    #expect((ticks.count > dragged) == (mode == .common))
    host.touch(.moved, at: CGPoint(x: 100, y: 40))
    host.touch(.ended, at: CGPoint(x: 100, y: 20))
    host.advance(by: 0.1)
    #expect(view.isDecelerating)
    #expect((ticks.count > dragged) == (mode == .common))
    host.advance(while: { view.isDecelerating })
    let rested = ticks.count
    host.advance(by: 0.1)
    #expect(ticks.count > rested)
  }

  @Test(arguments: [RunLoop.Mode.default, .common])
  func aTimerOfTheDefaultModeFiresAfterwards(mode: RunLoop.Mode) {
    let ticks = Ticks()
    nonisolated(unsafe) var fired = false
    RunLoop.main.add(
      UIKit.Timer(timeInterval: 0.3, repeats: false) { _ in fired = true }, forMode: mode)
    ticks.start(in: .common)
    drag(for: 0.2)
    host.advance(by: 0.5)
    #expect(fired == (mode == .common))
    host.touch(.ended, at: CGPoint(x: 100, y: 80))
    host.advance(by: 2)
    #expect(fired)
  }

  /// A finger that is only down scrolls nothing.
  @Test func aFingerAtRestLetsTheDefaultModeRun() {
    let ticks = Ticks()
    ticks.start(in: .default)
    host.touch(.began, at: CGPoint(x: 100, y: 100))
    host.advance(by: 0.3)
    #expect(ticks.count > 10)
  }

  @Test func aScrollViewThatIsGoneHoldsNothingUp() {
    let ticks = Ticks()
    ticks.start(in: .default)
    drag(for: 0.2)
    view.removeFromSuperview()
    let before = ticks.count
    host.advance(by: 0.1)
    #expect(ticks.count > before)
  }
}
