import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct PushPresentationDragTests {
  @Test(arguments: PushRig.Place.allCases)
  func aDragBeyondTheMiddleDismisses(place: PushRig.Place) {
    let rig = PushRig(place)
    rig.present()
    rig.root.forgetCalls()
    rig.base.forgetCalls()
    rig.grab(moving: 140)
    #expect(rig.stages.count == 1)
    #expect(rig.color(x: 195) == Shade.green)
    #expect(rig.color(x: 5)[0] > 200)
    #expect(rig.root.calls.isEmpty, "UIKit hears nothing before the drag is at rest")
    #expect(rig.base.calls.isEmpty)
    rig.letGo(at: 160)
    #expect(!rig.isPresented)
    #expect(rig.root.calls == ["willDisappear", "didDisappear"])
    #expect(rig.base.calls == ["willAppear", "didAppear"])
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func ofACancelledDragNoScreenHears() {
    let rig = PushRig(.tabs)
    rig.present()
    rig.root.forgetCalls()
    rig.base.forgetCalls()
    for _ in 0..<2 { rig.drag(by: 60) }
    #expect(rig.root.calls.isEmpty)
    #expect(rig.base.calls.isEmpty)
  }

  /// The presented stack's own screens keep the threshold of its configuration.
  @Test(arguments: [(CGFloat(0.2), CGFloat(60), true), (0.2, 30, false), (0.9, 140, false)])
  func aReleaseThresholdOfItsOwnDecides(threshold: CGFloat, distance: CGFloat, dismisses: Bool) {
    let rig = PushRig()
    rig.base.presentAsPush(rig.inner, releaseThreshold: threshold)
    rig.host.advance(by: 1)
    rig.inner.pushViewController(ColorScreen("deep", .blue), animated: true)
    rig.host.advance(by: 1)
    rig.drag(by: 80)
    #expect(rig.inner.viewControllers.count == 2)
    rig.inner.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.drag(by: distance)
    #expect(rig.isPresented == !dismisses)
    #expect(rig.leftovers.isEmpty)
  }

  /// Without a snapshot navigation controller on either side, too.
  @Test(arguments: [false, true])
  func whoPresentsIsToldOfEveryStep(isStack: Bool) {
    let rig = PushRig()
    let presented: UIViewController = isStack ? rig.inner : SimpleScreen("plain", .green)
    var steps: [String] = []
    rig.base.presentAsPush(
      presented,
      onEvent: { event in
        guard event.isPresentation else { return }
        switch event.phase {
        case .progress: if steps.last != "moves" { steps.append("moves") }
        case .willBegin: steps.append("\(event.operation) by \(event.trigger)")
        case .didFinish, .didCancel: steps.append("\(event.phase)")
        }
      })
    rig.host.advance(by: 1)
    #expect(steps == ["push by programmatic", "moves", "didFinish"])
    steps = []
    rig.drag(by: 60)
    rig.drag(by: 150)
    #expect(
      steps == [
        "pop by drag", "moves", "didCancel", "pop by drag", "moves", "didFinish",
      ])
    #expect(presented.presentingViewController == nil)
  }

  @Test func aResizeDuringADragPutsItBackAndTheNextOneShowsTheLivePresenter() {
    let rig = PushRig()
    rig.present()
    rig.grab(moving: 100)
    rig.host.resize(to: CGSize(width: 300, height: 300))
    rig.host.advance(by: 1)
    rig.host.touch(.cancelled, at: CGPoint(x: 120, y: 200))
    #expect(rig.isPresented)
    #expect(rig.stages.isEmpty)
    #expect(rig.inner.view.frame.size == CGSize(width: 300, height: 300))
    rig.grab(moving: 100)
    #expect(rig.color(x: 280, y: 250) == Shade.green)
    #expect(rig.color(x: 10, y: 250)[0] > 200)
    rig.letGo(at: 120)
    #expect(rig.isPresented)
    #expect(rig.leftovers.isEmpty)
    rig.grab(moving: 250)
    rig.letGo(at: 270)
    #expect(!rig.isPresented)
    #expect(rig.color(x: 100, y: 250) == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  enum Refusal: CaseIterable {
    case modalInPresentation
    case declined
    case vetoed
    case excluded
    case disabled
  }

  @Test(arguments: Refusal.allCases)
  func theRootScreenMayKeepItself(refusal: Refusal) {
    let rig = PushRig()
    rig.present()
    switch refusal {
    case .modalInPresentation: rig.inner.isModalInPresentation = true
    case .declined: rig.root.snapshotNavigation.dragArea = .disabled
    case .vetoed: rig.root.answers[.drag] = false
    case .excluded: rig.root.snapshotNavigation.viewsExcludedFromDrag = [rig.root.view]
    case .disabled: rig.inner.configuration.dragArea = .disabled
    }
    rig.drag(by: 150)
    #expect(rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func dismissingInCodeDuringADragTakesItFromThere() {
    let rig = PushRig()
    rig.present()
    rig.grab(moving: 100)
    rig.inner.dismiss(animated: true)
    rig.host.advance(by: 1)
    rig.host.touch(.ended, at: CGPoint(x: 120, y: 200))
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  /// After the lift, UIKit dismisses already, and the motion goes on.
  @Test(arguments: [true, false])
  func dismissingWithoutAnimationDuringADragTakesItsStageAway(settling: Bool) {
    let rig = PushRig(.navigation)
    rig.present()
    rig.grab(moving: 130)
    if settling {
      rig.host.advance(by: 0.3)
      rig.host.touch(.ended, at: CGPoint(x: 150, y: 200))
      rig.host.advance(by: 0.1)
    }
    var isDismissed = false
    rig.inner.dismiss(animated: false) { isDismissed = true }
    rig.host.advance(by: settling ? 1 : 1.0 / 60)
    #expect(!rig.isPresented && isDismissed)
    #expect(rig.stages.isEmpty)
    if !settling { rig.host.touch(.ended, at: CGPoint(x: 150, y: 200)) }
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// Never a wrong screen: what the app has put there meanwhile is what comes back.
  @Test(arguments: [true, false])
  func aStackThatChangedBeneathIsShownAsItIsNow(dragged: Bool) {
    let rig = PushRig(.tabs)
    rig.present()
    rig.base.navigationController?.pushViewController(
      ColorScreen("new", .blue, hidesBar: true), animated: false)
    rig.host.advance(by: 0.2)
    if dragged { rig.grab(moving: 120) } else { rig.dismiss(wait: 0.2) }
    rig.host.advance(by: 1.0 / 60)
    let seen = rig.color(x: 3)
    #expect(seen[2] > 100 && seen[0] < 40, "\(seen)")
    if dragged { rig.letGo(at: 140) }
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.blue)
    #expect(rig.stages.isEmpty)
  }

  @Test func anAlertOverItKeepsItWhereItIs() {
    let rig = PushRig()
    rig.present()
    rig.inner.present(
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    rig.host.advance(by: 0.5)
    rig.drag(by: 150)
    #expect(rig.isPresented)
  }

  /// The source added one recognizer for each presentation; here are one for fingers, one for a
  /// trackpad and one that guards taps.
  @Test func tenPresentationsLeaveNothingBehind() {
    let rig = PushRig(.navigation)
    let recognizers = Self.count(rig.host.window)
    weak var last: UIViewController?
    weak var presentation: UIPresentationController?
    for turn in 0..<10 {
      let screen = SnapshotNavigationController(rootViewController: ColorScreen("s", .blue))
      rig.base.presentAsPush(screen)
      rig.host.advance(by: 1)
      #expect(screen.view.superview?.gestureRecognizers?.count == 3)
      last = screen
      presentation = screen.presentationController
      if turn % 2 == 0 {
        screen.dismiss(animated: true)
        rig.host.advance(by: 1)
      } else {
        rig.drag(by: 150)
      }
    }
    #expect(last == nil)
    #expect(presentation == nil)
    #expect(Self.count(rig.host.window) == recognizers)
    #expect(rig.leftovers.isEmpty)
  }

  private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(view.gestureRecognizers?.count ?? 0) { $0 + count($1) }
  }

  @Test func theSamePresentedScreenMayComeTenTimes() {
    let rig = PushRig()
    for _ in 0..<10 {
      rig.present()
      #expect(rig.inner.view.superview?.gestureRecognizers?.count == 3)
      rig.drag(by: 150)
      #expect(!rig.isPresented)
    }
    #expect(rig.inner.view.gestureRecognizers?.count ?? 0 <= 5)
    #expect(rig.leftovers.isEmpty)
  }

  /// What the release has decided is not taken back.
  @Test func anAlertThatComesAfterTheLiftKeepsNothing() {
    let rig = PushRig(.navigation)
    rig.present()
    rig.grab(moving: 140)
    rig.host.touch(.ended, at: CGPoint(x: 160, y: 200))
    rig.host.advance(by: 1.0 / 60)
    let alert = UIAlertController(title: "Now", message: nil, preferredStyle: .alert)
    rig.inner.present(alert, animated: true)
    rig.host.advance(by: 2)
    #expect(!rig.isPresented && rig.stages.isEmpty)
    alert.dismiss(animated: false)
    rig.host.advance(by: 0.2)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// The presented stack goes back from where its top screen is, not from where the presentation was.
  @Test(arguments: [true, false])
  func aFingerInATrailDragsTheScreenOfTheStackFromItsPlace(endsEarly: Bool) {
    let rig = PushRig(.navigation)
    let deep = ColorScreen("deep", .blue)
    rig.inner.setViewControllers([rig.root, deep], animated: false)
    rig.inner.configuration.timing = .curve(duration: 1, .linear)
    var covered: [CGFloat] = []
    let observation = rig.inner.observeTransitions { event in
      if case .progress(let coverage) = event.phase, event.from === deep {
        covered.append(coverage)
      }
    }
    rig.present(wait: 0.4)
    if endsEarly { rig.host.tap(at: CGPoint(x: 180, y: 350)) }
    rig.grab(at: 150, moving: 40)
    #expect(covered.allSatisfy { $0 > 0.75 })
    #expect(!covered.isEmpty)
    rig.letGo(at: 190)
    #expect(rig.inner.viewControllers.count == 2)
    #expect(rig.leftovers.isEmpty)
    observation.cancel()
  }
}
