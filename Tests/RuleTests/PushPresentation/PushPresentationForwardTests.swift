import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Presenting with a finger that moves toward the leading edge.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationForwardTests {
  typealias Chapter = LibraryForwardDragTests.Chapter

  /// A stack whose only screen names another stack as the next one.
  @MainActor final class Scene {
    let rig: Rig
    let chapter = Chapter("one", .cyan)
    let page = Chapter("two", .magenta)
    private(set) lazy var modal = SnapshotNavigationController(rootViewController: page)
    var events: [String] = []
    private let finger: LibraryForwardDragTests.Finger
    private var observation: TransitionObservation?

    init(mirrored: Bool = false) {
      finger = LibraryForwardDragTests.Finger(mirrored: mirrored)
      rig = Rig(direction: mirrored ? .rightToLeft : .leftToRight)
      rig.navigation.setViewControllers([chapter], animated: false)
      rig.host.advance(by: 1)
      chapter.following = modal
      chapter.forgetCalls()
      observation = rig.navigation.observeTransitions { [weak self] event in
        if case .progress = event.phase { return }
        let kind = event.isPresentation ? "presented " : ""
        self?.events.append("\(kind)\(event.operation) \(event.trigger) \(event.phase)")
      }
    }

    func grab(_ points: CGFloat) {
      rig.grab(at: finger.start, moving: finger.distance(points))
    }

    func letGo(after points: CGFloat) {
      rig.letGo(at: finger.start + finger.distance(points))
      rig.host.advance(by: 1)
    }

    func drag(_ points: CGFloat) {
      grab(points)
      letGo(after: points)
    }

    func dragAway() {
      let start = finger.mirrored ? 190 : 10 as CGFloat
      rig.grab(at: start, moving: -finger.distance(150))
      rig.letGo(at: start - finger.distance(150))
      rig.host.advance(by: 1)
    }

    var isPresented: Bool { modal.presentingViewController != nil }

    /// The part of a row that shows the presented screen.
    var share: CGFloat {
      let row = (0..<200).map { rig.color(x: CGFloat($0)) }
      return CGFloat(row.filter { $0 == [255, 0, 255] }.count) / 200
    }

    /// What must hold when nothing is presented; the names of what doesn't.
    var leftovers: [String] {
      var found = rig.leftovers
      if rig.navigation.presentedViewController != nil { found.append("presented") }
      if rig.navigation.isFingerFollowed { found.append("drag") }
      if rig.navigation.offeredScreen != nil { found.append("ahead") }
      if modal.transitioningDelegate != nil { found.append("transitioning delegate") }
      if modal.modalPresentationStyle == .custom { found.append("style") }
      if modal.modalPresentationCapturesStatusBarAppearance { found.append("status bar") }
      if modal.viewIfLoaded?.superview != nil { found.append("view of the presented") }
      if modal.viewIfLoaded?.layer.animationKeys()?.isEmpty == false { found.append("animations") }
      return found
    }
  }

  /// UIKit may ask for an animator again before the transition starts.
  @Test(arguments: [HostileSettings.AnimatorRequests.twoUsingFirst, .twoUsingSecond])
  func askedTwiceForAnAnimatorTheDragStillShowsThePresenter(
    _ requests: HostileSettings.AnimatorRequests
  ) {
    let scene = Scene()
    scene.rig.host.settings.hostile.animatorRequests = requests
    scene.grab(120)
    let row = (0..<200).map { scene.rig.color(x: CGFloat($0)) }
    #expect(scene.share > 0.3)
    #expect(row.filter { $0[0] < 40 && $0[1] > 100 }.count > 40, "the presenter is cyan")
    scene.letGo(after: 120)
    #expect(scene.isPresented)
    #expect(scene.events == ["presented push drag willBegin", "presented push drag didFinish"])
  }

  @Test(arguments: [false, true])
  func aFingerPresentsTheStackThatTheTopScreenNames(mirrored: Bool) {
    let scene = Scene(mirrored: mirrored)
    scene.grab(150)
    #expect(scene.chapter.asked == 1)
    #expect(scene.rig.navigation.presentedViewController === scene.modal)
    #expect(scene.modal.transitionCoordinator?.isInteractive == true)
    #expect(scene.page.calls == ["willAppear"])
    #expect(scene.chapter.calls == ["willDisappear"])
    #expect(abs(scene.share - 0.7) < 0.03)
    #expect(scene.rig.stages.count == 1)
    scene.letGo(after: 150)
    #expect(scene.isPresented)
    #expect(scene.share == 1)
    #expect(scene.rig.titles == ["one"])
    #expect(scene.page.calls == ["willAppear", "didAppear"])
    #expect(scene.chapter.calls == ["willDisappear", "didDisappear"])
    #expect(
      scene.events == [
        "presented push drag willBegin", "presented push drag didFinish",
      ])
    #expect(scene.rig.stages.isEmpty)
    #expect(scene.modal.view.layer.animationKeys()?.isEmpty != false)
    scene.dragAway()
    #expect(!scene.isPresented)
    #expect(scene.events.last == "presented pop drag didFinish")
    #expect(scene.chapter.calls.suffix(2) == ["willAppear", "didAppear"])
    #expect(scene.leftovers.isEmpty)
  }

  @Test(arguments: [false, true])
  func aCanceledDragIsUIKitsCanceledPresentation(mirrored: Bool) {
    let scene = Scene(mirrored: mirrored)
    let before = scene.rig.pixels()
    scene.drag(60)
    #expect(!scene.isPresented)
    #expect(scene.page.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(scene.chapter.calls == ["willDisappear", "willAppear", "didAppear"])
    #expect(
      scene.events == [
        "presented push drag willBegin", "presented push drag didCancel",
      ])
    let isSame = scene.rig.pixels() == before
    #expect(isSame)
    #expect(scene.leftovers.isEmpty)
    scene.drag(150)
    #expect(scene.isPresented)
    #expect(scene.chapter.asked == 2)
    scene.dragAway()
    #expect(scene.leftovers.isEmpty)
  }

  @Test func coverageRises() {
    let scene = Scene()
    scene.grab(100)
    let coverages = scene.rig.events.compactMap { phase -> CGFloat? in
      if case .progress(let coverage) = phase { coverage } else { nil }
    }
    #expect(coverages.count > 5)
    #expect(zip(coverages, coverages.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs((coverages.last ?? 0) - 0.45) < 0.03)
    scene.letGo(after: 100)
    scene.drag(40)
  }

  @Test func whatWasCanceledIsFreed() {
    let rig = Rig()
    let chapter = Chapter("one", .cyan)
    rig.navigation.setViewControllers([chapter], animated: false)
    rig.host.advance(by: 1)
    weak var abandoned: UIViewController?
    weak var presentation: AnyObject?
    do {
      let modal = SnapshotNavigationController(rootViewController: Chapter("two", .magenta))
      abandoned = modal
      chapter.following = modal
      rig.grab(at: 190, moving: -60)
      chapter.following = nil
      presentation = modal.transitioningDelegate
      #expect(presentation != nil)
      rig.letGo(at: 130)
      rig.host.advance(by: 1)
    }
    rig.host.tap(at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 1)
    #expect(abandoned == nil)
    #expect(presentation == nil)
    #expect(rig.leftovers.isEmpty)
  }

  enum End: CaseIterable, Sendable {
    case push, presentAsPush, dismiss, dismissPresented, resize, resignActive, background, cancel

    @MainActor func happen(to scene: Scene) {
      let (host, navigation) = (scene.rig.host, scene.rig.navigation)
      switch self {
      case .push: navigation.pushViewController(ColorScreen("x", .gray), animated: true)
      case .presentAsPush: navigation.presentAsPush(ColorScreen("x", .gray))
      case .dismiss: navigation.dismiss(animated: true)
      case .dismissPresented: scene.modal.dismiss(animated: true)
      case .resize: host.resize(to: CGSize(width: 210, height: 380))
      case .resignActive:
        host.runtime.resignActive()
        host.activate()
      case .background:
        host.enterBackground()
        host.enterForeground()
      case .cancel: host.touch(.cancelled, at: CGPoint(x: 60, y: 200))
      }
    }
  }

  /// While it's dragged, and before UIKit has started to present.
  @Test(arguments: End.allCases, [false, true])
  func whatInterruptsTheDragPutsItBack(end: End, early: Bool) {
    let scene = Scene()
    let host = scene.rig.host
    if early {
      host.touch(.began, at: CGPoint(x: 190, y: 200))
      for x in stride(from: 180, through: 120, by: -20) {
        host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200))
      }
    } else {
      scene.grab(120)
    }
    #expect(scene.isPresented)
    end.happen(to: scene)
    if end != .cancel {
      host.touch(.moved, at: CGPoint(x: 60, y: 200))
      host.touch(.ended, at: CGPoint(x: 60, y: 200))
    }
    host.advance(by: 1)
    #expect(!scene.isPresented)
    #expect(scene.rig.titles == (end == .push ? ["one", "x"] : ["one"]))
    let begins = scene.events.filter { $0 == "presented push drag willBegin" }
    let cancels = scene.events.filter { $0 == "presented push drag didCancel" }
    #expect(begins.count == 1)
    #expect(cancels.count == 1)
    if scene.rig.navigation.presentedViewController != nil {
      scene.rig.navigation.dismiss(animated: false)
      host.advance(by: 0.5)
    }
    #expect(scene.leftovers.isEmpty)
    // UIKit is presenting already, and says so.
    let isRefused = end == .presentAsPush && early
    #expect(host.log.count == (isRefused ? 1 : 0))
    guard end != .push else { return }
    // The next drag is like the first.
    let width = host.window.bounds.width
    scene.rig.grab(at: width - 10, moving: -150)
    scene.rig.letGo(at: width - 160)
    host.advance(by: 1)
    #expect(scene.isPresented)
    scene.dragAway()
    #expect(scene.leftovers.isEmpty)
  }

  /// UIKit refuses what the covered stack presents meanwhile, and the finger goes on.
  @Test func anAlertOfTheCoveredStackIsRefusedByUIKit() {
    let scene = Scene()
    scene.grab(120)
    let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
    scene.rig.navigation.present(alert, animated: false)
    scene.letGo(after: 150)
    #expect(scene.isPresented)
    #expect(alert.presentingViewController == nil)
    #expect(scene.rig.host.log.count == 1)
    scene.dragAway()
    #expect(scene.leftovers.isEmpty)
  }

  /// It's above what is dragged, and shares its end.
  @Test(arguments: [60, 150] as [CGFloat])
  func anAlertOfThePresentedStackComesOrGoesWithIt(distance: CGFloat) {
    let scene = Scene()
    scene.grab(distance)
    let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
    scene.modal.present(alert, animated: false)
    scene.letGo(after: distance)
    let finishes = distance > 100
    #expect(scene.isPresented == finishes)
    #expect((alert.presentingViewController != nil) == finishes)
    #expect((alert.view.window != nil) == finishes)
    if finishes {
      alert.dismiss(animated: false)
      scene.rig.host.advance(by: 1)
      scene.dragAway()
    }
    #expect(scene.leftovers.isEmpty)
    scene.drag(150)
    #expect(scene.isPresented)
  }

  @Test(arguments: [60, 150] as [CGFloat])
  func underReduceMotionItFades(distance: CGFloat) {
    let scene = Scene()
    scene.rig.host.runtime.accessibility.isReduceMotionEnabled = true
    scene.grab(distance)
    let pixel = scene.rig.color()
    #expect(pixel != [255, 0, 255] && pixel != [0, 255, 255])
    scene.letGo(after: distance)
    #expect(scene.isPresented == (distance > 100))
    if scene.isPresented { scene.dragAway() }
    #expect(scene.leftovers.isEmpty)
  }

  /// It covers the whole window.
  @Test(arguments: [60, 150] as [CGFloat])
  func aStackInTabsIsCoveredWithItsTabBar(distance: CGFloat) {
    let scene = Scene()
    let tabs = UITabBarController()
    scene.rig.host.window.rootViewController = tabs
    tabs.viewControllers = [scene.rig.navigation, UIViewController()]
    scene.rig.host.advance(by: 1)
    let before = scene.rig.pixels()
    scene.grab(distance)
    #expect(scene.isPresented)
    scene.letGo(after: distance)
    #expect(scene.isPresented == (distance > 100))
    #expect((tabs.view.window == nil) == (distance > 100))
    if scene.isPresented { scene.dragAway() }
    let isSame = scene.rig.pixels() == before
    #expect(isSame)
    #expect(scene.leftovers.isEmpty)
  }

  @Test(arguments: [60, 150] as [CGFloat])
  func anAnimatorOfTheAppIsDriven(distance: CGFloat) {
    let scene = Scene()
    let modal = UINavigationController(rootViewController: LibraryForwardDragTests.AnimatedScreen())
    scene.chapter.following = modal
    scene.grab(distance)
    #expect(scene.rig.navigation.isDragPercentDriven)
    scene.letGo(after: distance)
    scene.rig.host.advance(by: 1)
    let finishes = distance > 100
    #expect((modal.presentingViewController != nil) == finishes)
    #expect(
      scene.events == [
        "presented push drag willBegin",
        "presented push drag \(finishes ? "didFinish" : "didCancel")",
      ])
    if !finishes { #expect(scene.leftovers.isEmpty) }
  }
}
