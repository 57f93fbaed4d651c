import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen with an animator of its own.
@MainActor
private final class FadingScreen: UIViewController, TransitionAnimating {
  let fader = CrossFader()

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
}

/// A drag that drives an animator of the app tells of itself as every drag does.
@MainActor @Suite(.warningsAreRead)
struct LibraryAnimatorDragTests {
  enum Owner: CaseIterable, Sendable {
    case delegate, screen
  }

  /// A screen over the root whose pop the app animates.
  private func rig(_ owner: Owner, _ fader: CrossFader) -> Rig {
    let rig = Rig()
    switch owner {
    case .delegate:
      rig.push(ColorScreen("a", .green))
      rig.navigation.delegate = fader
    case .screen:
      let screen = FadingScreen()
      screen.title = "a"
      rig.navigation.pushViewController(screen, animated: true)
      rig.host.advance(by: 1)
      rig.events = []
    }
    return rig
  }

  private func coverages(_ rig: Rig) -> [CGFloat] {
    rig.events.compactMap {
      if case .progress(let coverage) = $0 { return coverage }
      return nil
    }
  }

  @Test(arguments: Owner.allCases, [true, false])
  func itsEventsAreThoseOfEveryDrag(_ owner: Owner, finishing: Bool) throws {
    let fader = CrossFader()
    let rig = rig(owner, fader)
    rig.grab(moving: finishing ? 150 : 60)
    #expect(rig.ends == [.willBegin])
    #expect(rig.stages.isEmpty)
    let under = coverages(rig)
    #expect(zip(under, under.dropFirst()).allSatisfy { 0..<0.2 ~= $0 - $1 })
    #expect(try #require(under.first) > 0.8)
    // What the recognizer needs to begin does not count.
    let reach = try #require(under.last)
    #expect(abs(reach - (finishing ? 0.25 : 0.7)) < 0.08)
    rig.letGo(at: finishing ? 170 : 80)
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, finishing ? .didFinish : .didCancel])
    #expect(coverages(rig).last.map { abs($0 - (finishing ? 0 : 1)) < 0.02 } == true)
    #expect(rig.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Owner.allCases, [50, 150] as [CGFloat])
  func theAnimatorIsAsFarAsTheFinger(_ owner: Owner, distance: CGFloat) {
    let rig = rig(owner, CrossFader())
    if owner == .screen { rig.navigation.topViewController?.view.backgroundColor = .green }
    rig.grab(moving: distance)
    rig.host.advance(by: 0.1)
    let color = rig.color()
    #expect((color[0] > color[1]) == (distance > 100), "\(color)")
  }

  enum Interruption: CaseIterable, Sendable {
    case cancelledTouch, resignedActive, push, popUnanimated, removedFromWindow
  }

  @Test(arguments: Interruption.allCases, [true, false])
  func whateverInterruptsItItEndsOnce(_ interruption: Interruption, isSettling: Bool) {
    let fader = CrossFader()
    let rig = rig(.delegate, fader)
    rig.grab(moving: 130)
    if isSettling {
      rig.letGo(at: 150)
      rig.host.advance(by: 0.05)
    }
    switch interruption {
    case .cancelledTouch: rig.host.touch(.cancelled, at: CGPoint(x: 150, y: 200))
    case .resignedActive:
      NotificationCenter.default.post(
        name: UIApplication.willResignActiveNotification, object: nil)
    case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    case .popUnanimated: rig.navigation.popToRootViewController(animated: false)
    case .removedFromWindow: rig.host.window.rootViewController = UIViewController()
    }
    rig.host.advance(by: 1)
    let first = Array(rig.ends.prefix(2))
    #expect(first == [.willBegin, isSettling ? .didFinish : .didCancel])
    let begun = rig.ends.filter { $0 == .willBegin }.count
    // The pop that ended the drag comes without animation, in one event.
    let isAlone = interruption == .popUnanimated && !isSettling
    #expect(rig.ends.count == 2 * begun + (isAlone ? 1 : 0))
    if interruption == .removedFromWindow {
      rig.host.window.rootViewController = rig.navigation
      rig.host.advance(by: 0.5)
    }
    rig.host.touch(.cancelled, at: CGPoint(x: 150, y: 200))
    rig.navigation.delegate = nil
    rig.push(ColorScreen("later", .blue))
    #expect(rig.titles.last == "later")
    #expect(rig.leftovers.isEmpty)
  }
}
