import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A pan that takes its time.
private final class SlowPan: UIPanGestureRecognizer {
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let here = touches.first?.location(in: nil), abs(here.x - start.x) > 40 else {
      return
    }
    super.touchesMoved(touches, with: event)
  }
}

/// Pages of two colors side by side.
@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource {
  let screens = [ColorScreen("1", .green), ColorScreen("2", .blue)]
  var timesAskedBefore = 0

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    timesAskedBefore += 1
    return viewController === screens[1] ? screens[0] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }
}

/// What a screen may hold that Linux does not have, played by something that takes fingers alike:
/// maps, web pages, text under selection; and those who keep fingers without a gesture.
@MainActor @Suite(.warningsAreRead)
struct LibraryStandInTests {
  private func rig(with view: UIView) -> (Rig, ColorScreen) {
    let rig = Rig()
    return (rig, rig.push(holding: view, at: CGRect(x: 0, y: 100, width: 200, height: 260)))
  }

  private func drag(
    _ rig: Rig, from start: CGPoint = CGPoint(x: 60, y: 200),
    to end: CGPoint = CGPoint(x: 180, y: 200)
  ) {
    rig.host.drag(from: start, to: end, duration: 0.2)
    rig.host.advance(by: 1)
  }

  @Test func aMapIsMovedAndPinched() {
    let map = UIView()
    let pan = UIPanGestureRecognizer()
    map.addGestureRecognizer(pan)
    map.addGestureRecognizer(UIPinchGestureRecognizer())
    map.addGestureRecognizer(UILongPressGestureRecognizer())
    let (rig, screen) = rig(with: map)
    drag(rig)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.otherGesture])
    #expect(screen.questions.isEmpty)
    // Beside the map the screen is dragged.
    map.frame.size.height = 40
    drag(rig)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals == [.otherGesture])
    #expect(screen.questions == [.drag])
  }

  /// A map that one finger leaves alone: only two move it.
  @Test func aPanOfTwoFingersIsNoRival() {
    let map = UIView()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    map.addGestureRecognizer(pan)
    let (rig, _) = rig(with: map)
    drag(rig)
    #expect(rig.titles == ["root"])
  }

  @Test(arguments: [true, false])
  func aWebPageGoesBackInItsHistoryFirst(canGoBack: Bool) {
    let page = WebPage()
    page.canGoBack = canGoBack
    let (rig, screen) = rig(with: page)
    drag(rig, from: CGPoint(x: 5, y: 200))
    #expect(page.goesBack == canGoBack)
    #expect(rig.titles == (canGoBack ? ["root", "a"] : ["root"]))
    #expect(rig.refusals == (canGoBack ? [.webHistory] : []))
    #expect(screen.questions == (canGoBack ? [] : [.drag]))
  }

  /// It begins away from the page's edge, where the page wants nothing.
  @Test func awayFromItsEdgeAWebPageIsDragged() {
    let page = WebPage()
    let (rig, _) = rig(with: page)
    drag(rig)
    #expect(rig.titles == ["root"])
  }

  /// The rules are asked as the finger starts to move, the screen only when nobody else can take it.
  @Test(arguments: [true, false])
  func aScreenIsNotAskedForAFingerThatAnotherTakes(takes: Bool) {
    let view = UIView()
    let pan = SlowPan()
    view.addGestureRecognizer(pan)
    let (rig, screen) = rig(with: view)
    screen.answers[.drag] = false
    if !takes { pan.isEnabled = false }
    drag(rig)
    #expect(rig.titles == ["root", "a"])
    #expect(screen.questions == (takes ? [] : [.drag]))
    #expect(rig.refusals == [takes ? .otherGesture : .vetoed])
    #expect(rig.events.isEmpty)
    #expect(rig.leftovers.isEmpty)
  }

  /// A long press has begun: text is being selected, or a row carried.
  @Test func aLongPressKeepsTheFinger() {
    let view = UIView()
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let (rig, screen) = rig(with: view)
    rig.host.touch(.began, at: CGPoint(x: 60, y: 200))
    rig.host.advance(by: 1)
    rig.host.move(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.2)
    rig.host.touch(.ended, at: CGPoint(x: 180, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(screen.questions.isEmpty)
  }

  /// A page controller that asks for its pages late scrolls as if there were one before the first.
  @Test(arguments: [0, 1], [false, true])
  func pagesAreTurnedAndTheFirstIsDragged(page: Int, late: Bool) {
    let pages = Pages()
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.dataSource = pages
    pager.title = "pages"
    pager.setViewControllers([pages.screens[page]], direction: .forward, animated: false)
    let rig = Rig()
    rig.host.settings.asksPageSourceLate = late
    rig.navigation.pushViewController(pager, animated: true)
    rig.host.advance(by: 1)
    pages.timesAskedBefore = 0
    rig.host.tap(at: CGPoint(x: 60, y: 200))
    #expect(pages.timesAskedBefore == 0)
    drag(rig)
    // The page controller asks as it is about to turn, or the drag asks in its place.
    if page == 0 { #expect(pages.timesAskedBefore == 1) }
    #expect(rig.titles == (page == 0 ? ["root"] : ["root", "pages"]))
    if page == 1 { #expect(pager.viewControllers == [pages.screens[0]]) }
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Why not

  @Test func asTheFingerLeavesASliderNothingIsReportedTwice() {
    let slider = UISlider()
    let (rig, _) = rig(with: slider)
    slider.frame = CGRect(x: 20, y: 180, width: 160, height: 40)
    slider.value = 0.2
    rig.host.tap(at: CGPoint(x: 60, y: 200))
    rig.host.advance(by: 1)
    #expect(rig.refusals.isEmpty)
    drag(rig)
    #expect(rig.refusals == [.control])
    #expect(slider.value > 0.5)
    drag(rig, to: CGPoint(x: 66, y: 300))
    #expect(rig.refusals == [.control, .notAlongAxis])
    drag(rig, from: CGPoint(x: 180, y: 200), to: CGPoint(x: 60, y: 200))
    #expect(rig.refusals == [.control, .notAlongAxis, .wrongDirection])
  }

  @Test func atTheRootTheReasonIsTheRoot() {
    let rig = Rig()
    let map = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 260))
    map.addGestureRecognizer(UIPanGestureRecognizer())
    rig.root.view.addSubview(map)
    drag(rig)
    #expect(rig.refusals == [.atRoot])
  }

  @Test func aTapIsNoDragThatWasRefused() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.host.tap(at: CGPoint(x: 100, y: 300))
    rig.host.advance(by: 1)
    #expect(rig.refusals.isEmpty)
  }
}
