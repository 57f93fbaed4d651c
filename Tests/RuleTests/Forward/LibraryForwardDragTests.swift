import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Bringing screens in with a finger that moves toward the leading edge.
@MainActor @Suite(.warningsAreRead)
struct LibraryForwardDragTests {
  /// A screen that names the next one.
  final class Chapter: ColorScreen, InteractivePushing {
    var following: UIViewController?
    private(set) var asked = 0

    func screenForInteractivePush() -> UIViewController? {
      asked += 1
      return following
    }
  }

  /// Where the finger comes down, and how it moves forward.
  struct Finger: Sendable {
    var mirrored = false

    var start: CGFloat { mirrored ? 10 : 190 }
    func distance(_ points: CGFloat) -> CGFloat { mirrored ? points : -points }
  }

  private func forwardRig(mirrored: Bool = false, hasSnapshot: Bool = true) -> (Rig, ColorScreen) {
    let rig = Rig(
      root: ColorScreen("root", .red, hidesBar: false),
      direction: mirrored ? .rightToLeft : .leftToRight
    ) {
      $0.configuration.forwardHistory = 2
    }
    let screen = ColorScreen("a", .green, hidesBar: true)
    rig.push(screen)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: screen) }
    rig.events = []
    screen.forgetCalls()
    rig.root.forgetCalls()
    return (rig, screen)
  }

  /// UIKit's stack has the new screen already.
  @Test func aMemoryWarningInALiveDragThatIsGivenUpLeavesWhatTheNextPopShows() {
    let rig = Rig()
    let chapter = Chapter("one", .cyan)
    chapter.following = ColorScreen("two", .green)
    rig.push(chapter)
    rig.grab(at: 190, moving: -60)
    #expect(rig.titles == ["root", "one", "two"])
    rig.host.sendMemoryWarning()
    rig.letGo(at: 185)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "one"])
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(rig.navigation.stored.count == 1)
  }

  private func chapterRig(next: UIViewController?) -> (Rig, Chapter) {
    let rig = Rig()
    let chapter = Chapter("one", .cyan)
    chapter.following = next
    rig.navigation.setViewControllers([chapter], animated: false)
    rig.host.advance(by: 1)
    rig.events = []
    chapter.forgetCalls()
    return (rig, chapter)
  }

  /// The part of a row that shows a color.
  private func share(of color: [UInt8], in rig: Rig) -> CGFloat {
    let row = (0..<200).map { rig.color(x: CGFloat($0)) }
    return CGFloat(row.filter { $0 == color }.count) / 200
  }

  private static let magenta: [UInt8] = [255, 0, 255]

  /// The forward history goes; what the finger holds stays.
  @Test(arguments: [true, false])
  func aMemoryWarningMeanwhileTakesNothingFromTheFinger(hasSnapshot: Bool) {
    weak var screen: UIViewController?
    let rig = {
      let (rig, popped) = forwardRig(hasSnapshot: hasSnapshot)
      screen = popped
      return rig
    }()
    rig.grab(at: 190, moving: -100)
    #expect(rig.navigation.isFingerFollowed)
    rig.host.sendMemoryWarning()
    rig.host.move(from: CGPoint(x: 90, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.2)
    rig.letGo(at: 30)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(screen != nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [false, true], [false, true])
  func aFingerBringsBackWhatWasPopped(mirrored: Bool, hasSnapshot: Bool) {
    let (rig, screen) = forwardRig(mirrored: mirrored, hasSnapshot: hasSnapshot)
    let finger = Finger(mirrored: mirrored)
    rig.grab(at: finger.start, moving: finger.distance(150))
    #expect(rig.navigation.isFingerFollowed)
    #expect(rig.titles == (hasSnapshot ? ["root"] : ["root", "a"]))
    #expect(abs(share(of: Shade.green, in: rig) - 0.7) < 0.03)
    rig.letGo(at: finger.start + finger.distance(150))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(screen.calls == ["willAppear", "didAppear"])
    #expect(rig.root.calls == ["willDisappear", "didDisappear"])
    #expect(rig.navigation.forwardViewControllers.isEmpty)
    #expect(rig.navigation.isNavigationBarHidden)
    #expect(share(of: Shade.green, in: rig) == 1)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [false, true], [false, true])
  func aCanceledDragForwardLeavesEverythingAsItWas(mirrored: Bool, hasSnapshot: Bool) {
    let (rig, screen) = forwardRig(mirrored: mirrored, hasSnapshot: hasSnapshot)
    let before = rig.pixels()
    let finger = Finger(mirrored: mirrored)
    rig.grab(at: finger.start, moving: finger.distance(60))
    rig.letGo(at: finger.start + finger.distance(60))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didCancel])
    if hasSnapshot { #expect(screen.calls.isEmpty && rig.root.calls.isEmpty) }
    #expect(rig.navigation.forwardViewControllers == [screen])
    #expect(!rig.navigation.isNavigationBarHidden)
    let isSame = rig.pixels() == before
    #expect(isSame)
    #expect(rig.leftovers.isEmpty)
    // And once more, to the end.
    rig.grab(at: finger.start, moving: finger.distance(150))
    rig.letGo(at: finger.start + finger.distance(150))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func coverageRisesInADragForward() {
    let (rig, _) = forwardRig()
    rig.grab(at: 190, moving: -100)
    let coverages = rig.events.compactMap { phase -> CGFloat? in
      if case .progress(let coverage) = phase { coverage } else { nil }
    }
    #expect(coverages.count > 5)
    #expect(zip(coverages, coverages.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs((coverages.last ?? 0) - 0.45) < 0.03)
    rig.letGo(at: 90)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Interactive push

  @Test func aFingerPushesTheScreenThatTheTopScreenNames() {
    let next = Chapter("two", .magenta)
    let (rig, chapter) = chapterRig(next: next)
    rig.grab(at: 190, moving: -150)
    #expect(chapter.asked == 1)
    #expect(rig.titles == ["one", "two"])
    #expect(abs(share(of: Self.magenta, in: rig) - 0.7) < 0.03)
    rig.letGo(at: 40)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["one", "two"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(next.calls == ["willAppear", "didAppear"])
    #expect(chapter.calls == ["willDisappear", "didDisappear"])
    #expect(rig.navigation.snapshot(for: chapter) != nil)
    #expect(rig.leftovers.isEmpty)
    // And back again.
    rig.grab(at: 10, moving: 150)
    rig.letGo(at: 160)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["one"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aCanceledInteractivePushIsACanceledPush() {
    weak var abandoned: Chapter?
    let (rig, chapter) = chapterRig(next: nil)
    do {
      let next = Chapter("two", .magenta)
      abandoned = next
      chapter.following = next
      let before = rig.pixels()
      rig.grab(at: 190, moving: -60)
      chapter.following = nil
      rig.letGo(at: 130)
      rig.host.advance(by: 1)
      #expect(rig.titles == ["one"])
      #expect(rig.ends == [.willBegin, .didCancel])
      #expect(next.calls == ["willAppear", "willDisappear", "didDisappear"])
      #expect(chapter.calls == ["willDisappear", "willAppear", "didAppear"])
      let isSame = rig.pixels() == before
      #expect(isSame)
    }
    rig.host.touch(.began, at: CGPoint(x: 100, y: 350))
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 1)
    #expect(abandoned == nil)
    #expect(rig.navigation.stored.count == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theRootDoesNotFreezeWhereNothingLiesAhead() {
    let (rig, chapter) = chapterRig(next: nil)
    let button = UIButton(frame: CGRect(x: 60, y: 220, width: 80, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    chapter.view.addSubview(button)
    for distance in [-150, 150] as [CGFloat] {
      rig.grab(at: 100, moving: distance)
      rig.letGo(at: 100 + distance)
    }
    #expect(rig.refusals == [.nothingAhead, .atRoot])
    rig.host.tap(at: CGPoint(x: 100, y: 250))
    #expect(taps == 1)
    #expect(rig.titles == ["one"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aForwardHistoryGoesFirst() {
    let rig = Rig { $0.configuration.forwardHistory = 1 }
    let chapter = Chapter("one", .cyan)
    chapter.following = Chapter("two", .magenta)
    rig.push(chapter, ColorScreen("a", .green))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.grab(at: 190, moving: -150)
    rig.letGo(at: 40)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "one", "a"])
    #expect(chapter.asked == 0)
  }

  @Test(arguments: [false, true])
  func aScrollViewThatCanScrollThatWayKeepsTheFinger(canScroll: Bool) {
    let next = Chapter("two", .magenta)
    let (rig, chapter) = chapterRig(next: next)
    let scroll = UIScrollView(frame: chapter.view.bounds)
    scroll.contentSize = CGSize(width: 600, height: 300)
    chapter.view.addSubview(scroll)
    rig.host.advance(by: 0.1)
    if !canScroll { scroll.contentOffset.x = 400 }
    rig.grab(at: 190, moving: -150)
    rig.letGo(at: 40)
    rig.host.advance(by: 1)
    #expect(rig.titles == (canScroll ? ["one"] : ["one", "two"]))
    #expect(chapter.asked == (canScroll ? 0 : 1))
    #expect(rig.refusals == (canScroll ? [.scrollView] : []))
    #expect(rig.leftovers.isEmpty)
  }

  enum End: CaseIterable, Sendable {
    case pop, push, resize, background, alert

    @MainActor func happen(to rig: Rig) {
      switch self {
      case .pop: rig.navigation.popViewController(animated: true)
      case .push: rig.navigation.pushViewController(ColorScreen("x", .gray), animated: true)
      case .resize: rig.host.resize(to: CGSize(width: 210, height: 380))
      case .background:
        rig.host.enterBackground()
        rig.host.enterForeground()
      case .alert:
        let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
        rig.navigation.present(alert, animated: false)
        rig.host.advance(by: 0.5)
      }
    }
  }

  @Test(arguments: End.allCases, [false, true])
  func whatInterruptsADragForwardPutsItBack(end: End, isLive: Bool) {
    let (rig, _) = forwardRig(hasSnapshot: !isLive)
    rig.grab(at: 190, moving: -120)
    end.happen(to: rig)
    rig.host.touch(.moved, at: CGPoint(x: 60, y: 200))
    rig.host.touch(.ended, at: CGPoint(x: 60, y: 200))
    rig.host.advance(by: 1)
    rig.navigation.dismiss(animated: false)
    rig.host.advance(by: 0.5)
    #expect(rig.titles == (end == .push ? ["root", "x"] : ["root"]))
    #expect(rig.leftovers.isEmpty)
    #expect(rig.ends.filter { $0 == .willBegin }.count == (end == .push ? 2 : 1))
  }

  @Test(arguments: [false, true])
  func underReduceMotionTheScreenAheadFades(isLive: Bool) {
    let (rig, _) = forwardRig(hasSnapshot: !isLive)
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    rig.grab(at: 190, moving: -100)
    let pixel = rig.color()
    #expect(pixel != Shade.red && pixel != Shade.green)
    rig.letGo(at: 30)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"] || rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func anAnimatorOfTheAppIsDrivenForwardToo() {
    let next = AnimatedScreen()
    let (rig, _) = chapterRig(next: next)
    rig.grab(at: 190, moving: -100)
    #expect(rig.navigation.isDragPercentDriven)
    rig.letGo(at: 30)
    rig.host.advance(by: 2)
    #expect(rig.navigation.topViewController === next || rig.titles == ["one"])
    #expect(rig.leftovers.isEmpty)
  }

  final class AnimatedScreen: UIViewController, TransitionAnimating {
    func transitionAnimator(
      for operation: UINavigationController.Operation
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fader() }
  }

  final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
