import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Each drag that doesn't begin is reported with a reason.
@MainActor @Suite(.warningsAreRead)
struct LibraryRefusalTests {
  enum Place: CaseIterable, Sendable {
    case onAButton, onTheScreen, onTheBar
  }

  /// One finger rests while another drags.
  @Test(arguments: Place.allCases, [0.1, 1])
  func aSecondFingerThatDragsIsReported(_ place: Place, after seconds: TimeInterval) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    screen.view.addSubview(UIButton(frame: CGRect(x: 120, y: 300, width: 60, height: 60)))
    rig.host.advance(by: 0.1)
    let rest =
      switch place {
      case .onAButton: CGPoint(x: 150, y: 330)
      case .onTheScreen: CGPoint(x: 150, y: 250)
      case .onTheBar: CGPoint(x: 150, y: 40)
      }
    rig.host.touch(.began, at: rest)
    rig.host.advance(by: seconds)
    rig.host.touch(.began, at: CGPoint(x: 20, y: 200), finger: 1)
    for step in 1...10 {
      rig.host.advance(by: 1.0 / 60)
      rig.host.touch(.moved, at: CGPoint(x: 20 + CGFloat(step) * 14, y: 200), finger: 1)
    }
    rig.host.touch(.ended, at: CGPoint(x: 160, y: 200), finger: 1)
    rig.host.advance(by: 0.5)
    rig.host.touch(.ended, at: rest)
    rig.host.advance(by: 1)
    let hasPopped = rig.titles == ["root"]
    #expect(hasPopped || !rig.refusals.isEmpty, "neither a drag nor a reason")
    #expect(rig.leftovers.isEmpty)
  }

  /// Two fingers that come down together pinch; the pan of one would win.
  @Test(arguments: [0, 0.1, 0.25])
  func twoFingersThatComeTogetherPinch(after seconds: TimeInterval) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    let pinch = UIPinchGestureRecognizer()
    screen.view.addGestureRecognizer(pinch)
    rig.host.touch(.began, at: CGPoint(x: 80, y: 200))
    rig.host.advance(by: seconds)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200), finger: 1)
    var isPinching = false
    for step in 1...10 {
      rig.host.advance(by: 1.0 / 60)
      rig.host.touch(.moved, at: CGPoint(x: 80 - CGFloat(step) * 6, y: 200))
      rig.host.touch(.moved, at: CGPoint(x: 100 + CGFloat(step) * 8, y: 200), finger: 1)
      if pinch.state == .changed { isPinching = true }
    }
    #expect(isPinching)
    rig.host.touch(.ended, at: CGPoint(x: 20, y: 200))
    rig.host.touch(.ended, at: CGPoint(x: 180, y: 200), finger: 1)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.secondFinger])
    #expect(rig.leftovers.isEmpty)
  }

  /// A thumb rests on the screen, and another finger drags.
  @Test(arguments: [0.4, 2])
  func aThumbThatRestsKeepsNoOtherFingerFromDragging(after seconds: TimeInterval) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.host.touch(.began, at: CGPoint(x: 150, y: 330))
    rig.host.advance(by: seconds)
    rig.host.touch(.began, at: CGPoint(x: 20, y: 200), finger: 1)
    for step in 1...10 {
      rig.host.advance(by: 1.0 / 60)
      rig.host.touch(.moved, at: CGPoint(x: 20 + CGFloat(step) * 14, y: 200), finger: 1)
    }
    // In mid-drag, the thumb changes nothing.
    rig.host.touch(.moved, at: CGPoint(x: 100, y: 330))
    rig.host.touch(.ended, at: CGPoint(x: 160, y: 200), finger: 1)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 330))
    rig.host.advance(by: 1)
    #expect(rig.refusals.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  /// A presentation is dragged away, and the next finger comes soon: it may catch the modal on its way.
  @Test(arguments: [0.02, 0.1, 0.2, 0.3, 0.35, 0.4, 0.42, 0.45, 0.47, 0.5, 0.6], [true, false])
  func aSwipeAfterADismissalPopsOrIsReported(after seconds: TimeInterval, isStack: Bool) {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    host.show(navigation, for: 0.2)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    let screen = ColorScreen("inner", .blue)
    let inner: UIViewController =
      isStack ? SnapshotNavigationController(rootViewController: screen) : screen
    navigation.presentAsPush(inner)
    host.advance(by: 1)
    var diagnostics: [NavigationDiagnostic] = []
    navigation.diagnosticHandler = { diagnostics.append($0) }
    (inner as? SnapshotNavigationController)?.diagnosticHandler = { diagnostics.append($0) }
    var begun = 0
    let observation = navigation.observeTransitions { if $0.phase == .willBegin { begun += 1 } }
    var isCaught = false
    func swipe() {
      host.touch(.began, at: CGPoint(x: 30, y: 200))
      host.move(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.15)
      isCaught = inner.presentingViewController != nil
      host.touch(.ended, at: CGPoint(x: 170, y: 200))
    }
    swipe()
    host.advance(by: seconds)
    swipe()
    host.advance(by: 1)
    #expect(inner.presentingViewController == nil)
    let pops = navigation.viewControllers.count == 1
    let isReported = diagnostics.contains { if case .dragRefused = $0 { true } else { false } }
    #expect(pops || isReported || isCaught, "begun \(begun), \(diagnostics)")
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
    withExtendedLifetime(observation) {}
  }
}
