import Testing
import UIKitHost

@testable import UIKit

/// Devices and content of other kinds, and what UIKit leaves open about them, both ways.
@MainActor @Suite(.serialized, .warningsAreRead) struct HostSurroundingsTests {
  let host = Host(size: CGSize(width: 200, height: 400), scale: 1)

  func show(_ controller: UIViewController, on host: Host? = nil) {
    let host = host ?? self.host
    host.activate()
    host.show(controller, for: 0.1)
  }

  func red(x: CGFloat, y: CGFloat) -> UInt8 { host.pixel(at: CGPoint(x: x, y: y)).red }

  // MARK: A home button

  private final class Fullscreen: UIViewController {
    var hidesStatusBar = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  @Test func withAHomeButtonTheSafeAreaEndsAtTheStatusBar() {
    host.addHomeButton()
    let screen = Fullscreen()
    show(screen)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    screen.hidesStatusBar = true
    #expect(screen.view.safeAreaInsets.top == 0)
    screen.hidesStatusBar = false
    #expect(screen.view.safeAreaInsets.top == 20)
  }

  @Test func withoutOneTheStatusBarIsOfNoAccount() {
    let screen = Fullscreen()
    show(screen)
    screen.hidesStatusBar = true
    host.advance(by: 0.1)
    #expect(screen.view.safeAreaInsets.top == 47)
  }

  // MARK: Columns

  @Test(arguments: [true, false])
  func theSecondaryColumn(fills: Bool) {
    let host = Host(size: CGSize(width: 1000, height: 800), scale: 1)
    host.settings.secondaryColumnFillsSplitView = fills
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UINavigationController(), UINavigationController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    show(split, on: host)
    #expect(
      secondary.view.frame
        == CGRect(x: fills ? 0 : 320, y: 0, width: fills ? 1000 : 680, height: 800))
    #expect(split.view.subviews.map { $0 === primary.view } == [false, true])
    #expect(secondary.view.safeAreaInsets.left == (fills ? 320 : 0))
    #expect(primary.view.safeAreaInsets.left == 0)
  }

  // MARK: Pages

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let screens = [UIViewController(), UIViewController()]
    var asked = 0

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      asked += 1
      return viewController === screens[1] ? screens[0] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      asked += 1
      return viewController === screens[0] ? screens[1] : nil
    }
  }

  @Test(arguments: [true, false])
  func whenAPageControllerAsksForItsPages(late: Bool) throws {
    host.settings.asksPageSourceLate = late
    let pages = Pages()
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.dataSource = pages
    pager.setViewControllers([pages.screens[0]], direction: .forward, animated: false)
    show(pager)
    let scroll = try #require(pager.view.subviews.first as? UIScrollView)
    #expect(scroll.contentSize.width == (late ? 600 : 400))
    #expect(scroll.contentOffset.x == (late ? 200 : 0))
    #expect((pages.asked == 0) == late)
    // On the first page a finger that goes back turns nothing, but has been taken.
    host.touch(.began, at: CGPoint(x: 50, y: 200))
    host.move(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.2)
    #expect((scroll.panGestureRecognizer.state == .changed) == late)
    host.touch(.ended, at: CGPoint(x: 150, y: 200))
    host.advance(by: 1)
    #expect(pager.viewControllers == [pages.screens[0]])
    host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.2)
    host.advance(by: 1)
    #expect(pager.viewControllers == [pages.screens[1]])
    #expect(pages.screens[1].view.convert(CGPoint.zero, to: pager.view) == .zero)
    #expect(scroll.contentOffset.x == 200)
  }

  @Test func aPageControllerThatCurlsHasNoScrollView() {
    let pager = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
    show(pager)
    #expect(pager.transitionStyle == .pageCurl)
    #expect(!pager.view.subviews.contains { $0 is UIScrollView })
  }

  // MARK: Lists

  @Test func aListIsFlungAgainWhileItStillMoves() {
    let canvas = Canvas()
    let (scroll, log) = (
      canvas.addScrollView(content: CGSize(width: 100, height: 9_000)), ScrollLog()
    )
    scroll.delegate = log
    for _ in 0..<2 {
      canvas.host.flick(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
      canvas.host.advance(by: 0.1)
    }
    #expect(scroll.isDecelerating)
    let reached = scroll.contentOffset.y
    canvas.host.advance(by: 6)
    #expect(scroll.contentOffset.y > reached)
    let turn = [
      "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
    ]
    #expect(
      log.calls.filter { $0 != "scroll" }
        == turn + ["didEndDecelerating"] + turn + ["didEndDecelerating"])
  }

  @Test func aFingerThatHoldsMovingContentTouchesNothingInIt() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView(content: CGSize(width: 100, height: 9_000))
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 9_000))
    scroll.addSubview(content)
    canvas.host.flick(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
    canvas.host.advance(by: 0.1)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 0.5)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 50))
    #expect(content.heard.isEmpty)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    #expect(content.heard == ["began", "ended"])
  }

  // MARK: What is pressed

  @Test func aPressedButtonIsPicturedAsPressed() {
    let screen = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    button.setBackgroundImage(solid(.blue), for: .normal)
    button.setBackgroundImage(solid(.red), for: .highlighted)
    screen.view.addSubview(button)
    show(screen)
    host.touch(.began, at: CGPoint(x: 100, y: 120))
    host.advance(by: 0.1)
    #expect(button.isHighlighted)
    #expect(picture(of: screen.view)?.color(x: 100, y: 120).red == 255)
    host.touch(.cancelled, at: CGPoint(x: 100, y: 120))
    host.advance(by: 0.1)
    #expect(picture(of: screen.view)?.color(x: 100, y: 120).red == 0)
  }

  @Test func aTouchedRowIsHighlightedInMidTouch() {
    let source = TableSource()
    let table = UITableViewController()
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.tableView.dataSource = source
    table.tableView.delegate = source
    show(table)
    host.touch(.began, at: CGPoint(x: 100, y: 120))
    host.advance(by: 0.3)
    #expect(table.tableView.visibleCells.contains { $0.isHighlighted })
    host.touch(.cancelled, at: CGPoint(x: 100, y: 120))
    #expect(!table.tableView.visibleCells.contains { $0.isHighlighted })
    withExtendedLifetime(source) {}
  }

  // MARK: Spinners and materials

  @Test func aSpinnerTurnsAgainWhenItIsBackInAWindow() {
    let screen = UIViewController()
    let spinner = UIActivityIndicatorView(style: .medium)
    screen.view.addSubview(spinner)
    show(screen)
    spinner.startAnimating()
    host.advance(by: 0.1)
    spinner.removeFromSuperview()
    host.advance(by: 0.1)
    screen.view.addSubview(spinner)
    host.advance(by: 0.1)
    #expect(spinner.layer.animationKeys()?.isEmpty == false)
    #expect(
      !CATransform3DIsIdentity(spinner.layer.presentation()?.transform ?? CATransform3DIdentity))
    spinner.stopAnimating()
    spinner.removeFromSuperview()
    screen.view.addSubview(spinner)
    #expect(spinner.layer.animationKeys()?.isEmpty != false)
  }

  // MARK: Pictures

  private func picture(
    of view: UIView, afterScreenUpdates: Bool = false, says: Bool = true
  ) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterScreenUpdates) == says)
    }.cgImage
  }

  private func solid(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func whatAnotherProcessDrawsIsInNoPicture() throws {
    let screen = UIViewController()
    screen.view.backgroundColor = .blue
    let camera = ForeignView(frame: CGRect(x: 0, y: 100, width: 200, height: 100), color: .red)
    screen.view.addSubview(camera)
    show(screen)
    #expect(red(x: 100, y: 150) == 255)
    let image = try #require(picture(of: screen.view, says: false))
    #expect(image.color(x: 100, y: 150).blue == 255)
    #expect(image.color(x: 100, y: 50).blue == 255)
    #expect(red(x: 100, y: 150) == 255)
    let copy = try #require(screen.view.snapshotView(afterScreenUpdates: false))
    camera.removeFromSuperview()
    screen.view.addSubview(copy)
    #expect(red(x: 100, y: 150) == 255)
    copy.removeFromSuperview()
    host.advance(by: 0.1)
    #expect(picture(of: screen.view)?.color(x: 100, y: 150).red == 0)
  }

  @Test(arguments: [true, false], [true, false])
  func aViewThatIsNotSeenIsDrawnAsNothing(isHidden: Bool, saysYes: Bool) throws {
    host.settings.unseenViewsSayTheyAreDrawn = saysYes
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    screen.view.addSubview(view)
    show(screen)
    if isHidden { view.isHidden = true } else { view.alpha = 0 }
    let image = try #require(picture(of: view, afterScreenUpdates: true, says: saysYes))
    #expect(image.color(x: 50, y: 50).alpha == 0)
  }

  @Test(arguments: [true, false])
  func aViewThatAnAnimationConceals(isCaptured: Bool) throws {
    host.settings.pictureLeavesOutOwnOpacity = isCaptured
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    screen.view.addSubview(view)
    show(screen)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = Float(0)
    animation.toValue = Float(0)
    animation.duration = 20
    view.layer.add(animation, forKey: nil)
    host.advance(by: 0.1)
    let copy = try #require(view.snapshotView(afterScreenUpdates: false))
    copy.frame.origin.y = 200
    screen.view.backgroundColor = .black
    screen.view.addSubview(copy)
    host.advance(by: 0.1)
    #expect(red(x: 50, y: 250) == (isCaptured ? 255 : 0))
    let image = try #require(picture(of: view, says: isCaptured))
    #expect(image.color(x: 50, y: 50).alpha == (isCaptured ? 255 : 0))
  }

  @Test(arguments: [true, false])
  func aSnapshotViewThatIsClippedAway(isDrawn: Bool) throws {
    host.settings.clippedSnapshotViewsAreDrawn = isDrawn
    let screen = UIViewController()
    screen.view.backgroundColor = .red
    show(screen)
    let copy = try #require(screen.view.snapshotView(afterScreenUpdates: false))
    let frame = UIView(frame: screen.view.bounds)
    frame.clipsToBounds = true
    let holder = UIView(frame: frame.bounds.offsetBy(dx: frame.bounds.width, dy: 0))
    holder.addSubview(copy)
    frame.addSubview(holder)
    screen.view.addSubview(frame)
    host.advance(by: 0.1)
    #expect(picture(of: holder)?.color(x: 50, y: 50).alpha == (isDrawn ? 255 : 0))
    holder.frame.origin.x -= 1
    host.advance(by: 0.1)
    #expect(picture(of: holder)?.color(x: 50, y: 50).alpha == 255)
  }

  @Test(arguments: [true, false])
  func aSnapshotViewOutsideOfAWindow(isDrawn: Bool) throws {
    host.settings.snapshotViewsAreDrawnOutsideWindows = isDrawn
    let screen = UIViewController()
    screen.view.backgroundColor = .red
    show(screen)
    let copy = try #require(screen.view.snapshotView(afterScreenUpdates: false))
    #expect(picture(of: copy, says: false)?.color(x: 50, y: 50).alpha == 0)
    let image = try #require(picture(of: copy, afterScreenUpdates: true))
    #expect(image.color(x: 50, y: 50).alpha == (isDrawn ? 255 : 0))
    #expect(image.color(x: 150, y: 390).red == (isDrawn ? 255 : 0))
  }

  /// Constants `drawsAsBackgroundBegins` and `snapshotViewsOutlastBackground`.
  @Test(arguments: [true, false], [true, false])
  func aSnapshotViewAsTheAppEntersTheBackground(isDrawn: Bool, isLasting: Bool) throws {
    host.settings.drawsAsBackgroundBegins = isDrawn
    host.settings.snapshotViewsOutlastBackground = isLasting
    let screen = UIViewController()
    screen.view.backgroundColor = .red
    show(screen)
    let copy = try #require(screen.view.snapshotView(afterScreenUpdates: false))
    screen.view.addSubview(copy)
    host.advance(by: 0.1)
    var alpha: UInt8?
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        alpha = self.picture(of: copy, says: isDrawn)?.color(x: 50, y: 50).alpha
      }
    }
    host.enterBackground()
    NotificationCenter.default.removeObserver(token)
    #expect(alpha == (isDrawn ? 255 : 0))
    host.enterForeground()
    screen.view.backgroundColor = .blue
    host.advance(by: 0.1)
    #expect(red(x: 50, y: 50) == (isLasting ? 255 : 0))
  }

  @Test func withScreenUpdatesTheViewsOwnDeviceCommits() {
    let screen = UIViewController()
    show(screen)
    screen.view.backgroundColor = .red
    let other = Host(size: CGSize(width: 50, height: 50), scale: 1)
    #expect(picture(of: screen.view, afterScreenUpdates: true)?.color(x: 50, y: 50).red == 255)
    #expect(host.runtime.captures.withScreenUpdates == 1)
    #expect(other.runtime.captures.withScreenUpdates == 0)
  }
}
