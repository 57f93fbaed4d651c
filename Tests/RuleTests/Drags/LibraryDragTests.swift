import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct LibraryDragTests {
  @Test func whileItIsDraggedUIKitHearsNothing() {
    let rig = Rig()
    let page = ColorScreen("a", .green)
    rig.push(page)
    page.forgetCalls()
    rig.root.forgetCalls()
    rig.grab(moving: 150)
    #expect(rig.titles == ["root", "a"])
    #expect(page.calls.isEmpty)
    #expect(rig.root.calls.isEmpty)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(page.calls == ["willDisappear", "didDisappear"])
    #expect(rig.root.calls == ["willAppear", "didAppear"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func ofACancelledDragOnlyObserversHear() {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let page = ColorScreen("a", .green, hidesBar: false)
    rig.push(page)
    page.forgetCalls()
    rig.root.forgetCalls()
    let memory = rig.navigation.snapshotMemoryUsage
    for _ in 0..<2 {
      rig.grab(moving: 60)
      rig.letGo(at: 80)
      rig.host.advance(by: 1)
    }
    #expect(page.calls.isEmpty)
    #expect(rig.root.calls.isEmpty)
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.navigation.snapshotMemoryUsage == memory)
    #expect(rig.ends == [.willBegin, .didCancel, .willBegin, .didCancel])
  }

  enum Interruption: CaseIterable {
    case touchCancelled
    case resignActive
    case background
    case resize
    case push
    case windowGone
  }

  @Test(arguments: Interruption.allCases)
  func anUndecidedDragIsAlwaysPutBack(_ interruption: Interruption) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.grab(moving: 150)
    switch interruption {
    case .touchCancelled: rig.host.touch(.cancelled, at: CGPoint(x: 170, y: 200))
    case .resignActive: rig.host.runtime.resignActive()
    case .background: rig.host.enterBackground()
    case .resize: rig.host.resize(to: CGSize(width: 400, height: 200))
    case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    case .windowGone: rig.host.window.rootViewController = UIViewController()
    }
    #expect(
      rig.ends.last == .didCancel || interruption == .push || interruption == .windowGone
        || interruption == .touchCancelled)
    rig.host.advance(by: 1)
    #expect(rig.titles.prefix(2) == ["root", "a"])
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.isAtRest)
    #expect(rig.ends.contains(.didCancel))
  }

  enum Route: CaseIterable, Sendable {
    case picture, liveScreen, animator
  }

  /// An alert of the app's does not take the finger away; what it would decide no longer counts.
  @Test(arguments: Route.allCases, [true, false])
  func underAnAlertTheDragGoesBackWhateverTheFingerDoes(_ route: Route, moves: Bool) {
    let rig = Rig()
    let fader = CrossFader()
    rig.push(ColorScreen("a", .green))
    switch route {
    case .picture: break
    case .liveScreen: rig.navigation.invalidateSnapshot(for: rig.root)
    case .animator: rig.navigation.delegate = fader
    }
    rig.grab(moving: 130)
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    rig.navigation.present(alert, animated: true)
    rig.host.advance(by: 0.1)
    if moves {
      rig.host.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    }
    rig.host.touch(.ended, at: CGPoint(x: moves ? 190 : 150, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.ends == [.willBegin, .didCancel])
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.presentedViewController === alert)
    alert.dismiss(animated: false)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [
    (CGFloat(0), DragRefusal.atRoot), (1, .notAlongAxis), (2, .wrongDirection),
    (3, .disabled), (4, .disabled), (5, .outsideEdge), (6, .vetoed), (7, .excludedView),
  ])
  func aRefusedDragReportsItsReason(kind: CGFloat, reason: DragRefusal) {
    let rig = Rig()
    let page = ColorScreen("a", .green)
    if kind != 0 { rig.push(page) }
    var end = CGPoint(x: 150, y: 200)
    switch kind {
    case 1: end = CGPoint(x: 80, y: 350)
    case 2: end = CGPoint(x: 0, y: 200)
    case 3: page.snapshotNavigation.dragArea = .disabled
    case 4: rig.navigation.configuration.dragArea = .disabled
    case 5: rig.navigation.configuration.dragArea = .edge(20)
    case 6: page.answers[.drag] = false
    case 7: page.snapshotNavigation.viewsExcludedFromDrag = [page.view]
    default: break
    }
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: end, duration: 0.3)
    rig.host.advance(by: 1)
    #expect(rig.refusals.first == reason)
    #expect(rig.titles == (kind == 0 ? ["root"] : ["root", "a"]))
    #expect(rig.leftovers.isEmpty)
    rig.push(ColorScreen("next", .blue))
    #expect(rig.titles.last == "next")
  }

  @Test func theVetoIsAskedOnlyWhenEverythingElseAllowsTheDrag() {
    let rig = Rig()
    let page = ColorScreen("a", .green)
    page.snapshotNavigation.dragArea = .disabled
    rig.push(page)
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.2)
    #expect(page.questions.isEmpty)
  }

  @Test(arguments: [true, false])
  func withoutAPictureTheLiveScreenIsShownAndTheVerdictHolds(finishing: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let page = ColorScreen("a", .green, hidesBar: false)
    rig.push(page)
    rig.navigation.invalidateSnapshot(for: rig.root)
    rig.grab(moving: finishing ? 140 : 60)
    #expect(rig.color(x: 195) == Shade.green)
    #expect(rig.color(x: 10)[0] > 200)
    rig.letGo(at: finishing ? 160 : 80)
    rig.host.advance(by: 1)
    #expect(rig.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(rig.navigation.isNavigationBarHidden == finishing)
    #expect(rig.color() == (finishing ? Shade.red : Shade.green))
    #expect(rig.ends == [.willBegin, finishing ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
    rig.push(ColorScreen("next", .blue))
    #expect(rig.color() == Shade.blue)
  }
}
