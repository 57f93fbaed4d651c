import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A choreography that runs down or up is dragged that way.
@MainActor @Suite(.warningsAreRead)
struct LibraryAxisTests {
  nonisolated static let axes = [TransitionAxis.down, .up]

  private func choreography(_ axis: TransitionAxis) -> SlideChoreography {
    SlideChoreography(travel: 0, shadow: .none, axis: axis)
  }

  /// A rig with a screen on top that leaves along an axis.
  private func rig(
    _ axis: TransitionAxis, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ prepare: (ColorScreen) -> Void = { _ in }
  ) -> (rig: Rig, top: ColorScreen) {
    let rig = Rig(direction: direction)
    let top = ColorScreen("a", .green)
    top.snapshotNavigation.popChoreography = choreography(axis)
    prepare(top)
    rig.push(top)
    return (rig, top)
  }

  private func drag(
    _ rig: Rig, from start: CGPoint = CGPoint(x: 100, y: 200), by way: CGVector,
    duration: TimeInterval = 0.4
  ) {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: end, duration: duration)
    if duration > 0.2 { rig.host.advance(by: 0.3) }
    rig.host.touch(.ended, at: end)
    rig.host.advance(by: 1)
  }

  private static func way(_ axis: TransitionAxis, _ distance: CGFloat) -> CGVector {
    CGVector(dx: 0, dy: axis == .down ? distance : -distance)
  }

  @Test(arguments: axes, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theScreenFollowsTheFingerPointForPoint(
    axis: TransitionAxis, direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let (rig, _) = rig(axis, direction: direction)
    let sign: CGFloat = axis == .down ? 1 : -1
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    rig.host.move(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + 60 * sign), duration: 0.2)
    let before = try #require(rig.stages.first).upper.layer.transform
    rig.host.touch(.moved, at: CGPoint(x: 130, y: 200 + 100 * sign))
    let after = try #require(rig.stages.first).upper.layer.transform
    #expect(abs(after.m42 - before.m42 - 40 * sign) < 0.001)
    #expect(after.m41 == 0)
    rig.host.advance(by: 1.0 / 60)
    let uncovered = rig.host.pixel(at: CGPoint(x: 100, y: axis == .down ? 70 : 330))
    #expect(uncovered.red > 150)
    rig.host.touch(.cancelled, at: .zero)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.leftovers.isEmpty)
  }

  /// Half of the height decides, or a flick.
  @Test(arguments: [(CGFloat(180), 0.4, false), (240, 0.4, true), (60, 0.06, true)], axes)
  func theReleaseDecidesByTheHeight(
    release: (way: CGFloat, duration: TimeInterval, pops: Bool), axis: TransitionAxis
  ) {
    let (rig, top) = rig(axis)
    drag(
      rig, from: CGPoint(x: 100, y: axis == .down ? 100 : 350), by: Self.way(axis, release.way),
      duration: release.duration)
    #expect(rig.titles == (release.pops ? ["root"] : ["root", "a"]))
    #expect(top.questions == [.drag])
    #expect(rig.ends == [.willBegin, release.pops ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: axes)
  func aMovementAcrossOrTheOtherWayIsRefused(axis: TransitionAxis) {
    let (rig, _) = rig(axis)
    drag(rig, by: CGVector(dx: 90, dy: 20))
    drag(rig, by: Self.way(axis, -150))
    #expect(rig.refusals == [.notAlongAxis, .wrongDirection])
    #expect(rig.titles == ["root", "a"])
  }

  @Test func aDragThatGoesBackGoesOnUnderTheFinger() {
    let (rig, _) = rig(.down)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 100))
    rig.host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), duration: 0.3)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 250))
    rig.host.advance(by: 0.05)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 100))
    rig.host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 350), duration: 0.3)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: axes)
  func aTrackpadScrollsItAway(axis: TransitionAxis) {
    let (rig, _) = rig(axis)
    rig.host.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 150, dy: 0), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    rig.host.scroll(at: CGPoint(x: 100, y: 200), by: Self.way(axis, 300), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [TransitionAxis.down, .up, .horizontal])
  func withReduceMotionTheFingerMovesTheSameWay(axis: TransitionAxis) {
    let (rig, _) = rig(axis)
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    let way = axis == .horizontal ? CGVector(dx: 150, dy: 0) : Self.way(axis, 300)
    drag(rig, from: CGPoint(x: 20, y: axis == .up ? 380 : 70), by: way)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: What lies under the finger

  enum List: CaseIterable {
    case atStart
    case scrolled
    case atEnd
    case refreshing
    case sideways

    @MainActor func put(on screen: UIViewController) {
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize =
        self == .sideways
        ? CGSize(width: 900, height: 300)
        : CGSize(width: 200, height: 900)
      switch self {
      case .atStart: break
      case .scrolled: list.contentOffset.y = 300
      case .atEnd: list.contentOffset.y = 600
      case .refreshing: list.refreshControl = UIRefreshControl()
      case .sideways: list.contentOffset.x = 300
      }
      screen.view.addSubview(list)
    }

    func letsGo(_ axis: TransitionAxis) -> Bool {
      switch self {
      case .atStart: axis == .down
      case .atEnd: axis == .up
      case .scrolled, .refreshing: false
      case .sideways: true
      }
    }
  }

  @Test(arguments: List.allCases, axes)
  func aListLetsGoWhereItCannotScroll(list: List, axis: TransitionAxis) {
    for x in [CGFloat(100), 3] {
      let (rig, top) = rig(axis)
      list.put(on: top)
      drag(rig, from: CGPoint(x: x, y: axis == .down ? 120 : 380), by: Self.way(axis, 260))
      let pops = list.letsGo(axis)
      #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
      #expect(rig.refusals == (pops ? [] : [.scrollView]))
      #expect(rig.leftovers.isEmpty)
    }
  }

  @Test(arguments: [
    (TransitionAxis.down, 0, true), (.down, 1, false), (.up, 1, false), (.up, 2, true),
  ])
  func aVerticalPagerLetsGoAtItsLastPage(axis: TransitionAxis, page: Int, pops: Bool) {
    let book = VerticalBook()
    let (rig, top) = rig(axis)
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    pager.dataSource = book
    pager.setViewControllers([book.screens[page]], direction: .forward, animated: false)
    top.addChild(pager)
    pager.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    top.view.addSubview(pager.view)
    pager.didMove(toParent: top)
    rig.host.advance(by: 0.1)
    drag(rig, from: CGPoint(x: 100, y: axis == .down ? 120 : 380), by: Self.way(axis, 260))
    #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
  }

  /// As by the bar of a sheet; a horizontal drag leaves the bar alone.
  @Test(arguments: [(TransitionAxis.down, true), (.horizontal, false)])
  func theNavigationBarIsAGrip(axis: TransitionAxis, pops: Bool) {
    let (rig, _) = rig(axis) { $0.snapshotNavigation.navigationBar = .visible }
    let way = axis == .down ? CGVector(dx: 0, dy: 300) : CGVector(dx: 150, dy: 0)
    drag(rig, from: CGPoint(x: 30, y: 45), by: way)
    #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
    #expect(rig.refusals == (pops ? [] : [.bar]))
  }

  @Test(arguments: [(CGFloat(90), true), (150, false)])
  func anAreaAtTheEdgeIsMeasuredFromTheTop(start: CGFloat, pops: Bool) {
    let (rig, _) = rig(.down) { $0.snapshotNavigation.dragArea = .edge(100) }
    drag(rig, from: CGPoint(x: 100, y: start), by: CGVector(dx: 0, dy: 240))
    #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
    #expect(rig.refusals == (pops ? [] : [.outsideEdge]))
  }

  // MARK: Sheets

  @Test func underASheetThatDimsNothingIsDraggedDown() {
    let (rig, top) = rig(.down)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium()]
    top.present(sheet, animated: false)
    rig.host.advance(by: 1)
    drag(rig, from: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: 100))
    #expect(rig.titles == ["root", "a"])
    #expect(rig.ends.isEmpty)
  }

  /// At the root the sheet is dragged away.
  @Test(arguments: [true, false])
  func inASheetTheScreenGoesBeforeTheSheet(hasScreenToPop: Bool) {
    let rig = Rig()
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue))
    inner.modalPresentationStyle = .pageSheet
    rig.navigation.present(inner, animated: false)
    rig.host.advance(by: 1)
    if hasScreenToPop {
      let top = ColorScreen("top", .green)
      top.snapshotNavigation.popChoreography = .rise
      inner.pushViewController(top, animated: false)
      rig.host.advance(by: 0.5)
    }
    drag(rig, from: CGPoint(x: 100, y: 120), by: CGVector(dx: 0, dy: 250))
    #expect(inner.viewControllers.count == 1)
    #expect((inner.presentingViewController == nil) == !hasScreenToPop)
  }

  // MARK: Elsewhere

  @Test func aPresentationIsDraggedDown() {
    let rig = PushRig()
    rig.root.snapshotNavigation.popChoreography = .rise
    rig.present()
    rig.drag(by: 150)
    #expect(rig.isPresented)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 100))
    rig.host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 350), duration: 0.2)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPageIsDraggedDown() {
    let rig = PageRig(choreography: .rise)
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 150)
    rig.letGo(at: 170)
    rig.rest()
    #expect(rig.names == ["root", "a"])
    rig.host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 350), duration: 0.3)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// The choreography says where the finger moves even if an animator of the app shows the pop.
  @Test func anAnimatorOfTheAppIsDraggedAlongTheAxis() {
    let (rig, _) = rig(.down)
    let delegate = CrossFader()
    rig.navigation.delegate = delegate
    drag(rig, from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 280))
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }
}

@MainActor
private final class VerticalBook: NSObject, UIPageViewControllerDataSource {
  let screens = (0..<3).map { _ in UIViewController() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore screen: UIViewController
  ) -> UIViewController? {
    screens.firstIndex(of: screen).flatMap { $0 > 0 ? screens[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter screen: UIViewController
  ) -> UIViewController? {
    screens.firstIndex(of: screen).flatMap { $0 < 2 ? screens[$0 + 1] : nil }
  }
}
