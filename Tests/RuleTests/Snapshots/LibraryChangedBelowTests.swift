import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen that looks different when it's back shows itself, not its snapshot.
@MainActor @Suite(.warningsAreRead)
struct LibraryChangedBelowTests {
  private let rig = Rig()
  private let top = ColorScreen("top", .blue)

  private func isKept(_ screen: UIViewController) -> Bool {
    rig.navigation.wouldShowSnapshot(of: screen)
  }

  // MARK: What moved

  /// A list of colored stripes.
  private final class List: UIViewController {
    let list = UIScrollView()
    let frame: CGRect

    init(_ frame: CGRect) {
      self.frame = frame
      super.init(nibName: nil, bundle: nil)
      title = "list"
      snapshotNavigation.navigationBar = .hidden
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      list.contentInsetAdjustmentBehavior = .never
      list.frame = frame
      list.contentSize = CGSize(width: frame.width, height: 6000)
      for row in 0..<60 {
        let stripe = UIView(frame: CGRect(x: 0, y: row * 100, width: 200, height: 50))
        stripe.backgroundColor = .red
        list.addSubview(stripe)
      }
      view.addSubview(list)
    }
  }

  enum Motion: CaseIterable, Sendable { case flick, settledFlick, scroll, banner }

  private func move(_ screen: List, _ motion: Motion) {
    switch motion {
    case .flick, .settledFlick:
      rig.host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 0.1)
      rig.host.advance(by: motion == .flick ? 0.15 : 6)
    case .scroll, .banner:
      screen.list.setContentOffset(CGPoint(x: 0, y: 730), animated: true)
      rig.host.advance(by: 0.1)
    }
  }

  @Test(arguments: Motion.allCases, [true, false])
  func aListThatMovedAsItWasLeftIsShownWhereItCameToRest(_ motion: Motion, drags: Bool) {
    let size = CGSize(width: 200, height: motion == .banner ? 90 : 380)
    let screen = List(CGRect(origin: CGPoint(x: 0, y: 20), size: size))
    rig.push(screen)
    move(screen, motion)
    let offset = screen.list.contentOffset
    rig.navigation.pushViewController(top, animated: true)
    rig.host.advance(by: 0.5)
    rig.host.advance(by: 2)
    let hasMoved = screen.list.contentOffset != offset
    #expect(hasMoved == (motion != .settledFlick))
    #expect(isKept(screen) == (!hasMoved || motion == .banner))
    guard motion != .banner else { return }
    if drags {
      rig.grab(moving: 150)
    } else {
      rig.navigation.configuration.timing = .curve(duration: 1, .linear)
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 0.8)
    }
    let isMarked = (0..<3).map { row -> Bool in
      rig.color(x: 60, y: 120 + CGFloat(row) * 50)[1] < 100
    }
    let offsets = (0..<3).map { row -> Bool in
      (screen.list.contentOffset.y + 100 + CGFloat(row) * 50)
        .truncatingRemainder(dividingBy: 100) < 50
    }
    #expect(isMarked == offsets)
    if drags { rig.letGo(at: 190) }
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "list"])
    #expect(rig.leftovers.isEmpty)
  }

  /// Before it's lifted, a finger may bring the list back.
  @Test(arguments: [true, false])
  func aListUnderAFingerCounts(comesBack: Bool) {
    let screen = List(CGRect(x: 0, y: 20, width: 200, height: 380))
    rig.push(screen)
    let start = CGPoint(x: 100, y: 350)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 100, y: 250), duration: 0.2)
    let offset = screen.list.contentOffset
    rig.navigation.pushViewController(top, animated: true)
    rig.host.advance(by: 1)
    rig.host.touch(.cancelled, at: CGPoint(x: 100, y: 250))
    screen.list.contentOffset = comesBack ? offset : .zero
    #expect(isKept(screen) == comesBack)
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  @Test(arguments: [true, false])
  func aPhotographThatZoomedCounts(isMoving: Bool) {
    let screen = List(CGRect(x: 0, y: 20, width: 200, height: 380))
    let zooming = Zooming()
    rig.push(screen)
    screen.list.delegate = zooming
    screen.list.maximumZoomScale = 3
    screen.list.setZoomScale(2, animated: isMoving)
    rig.host.advance(by: 0.1)
    rig.navigation.pushViewController(top, animated: true)
    rig.host.advance(by: 1)
    #expect(isKept(screen) != isMoving)
  }

  /// The presentation keeps one of its own.
  @Test(arguments: [true, false])
  func beneathAPresentationTheSameHolds(isMoving: Bool) {
    let screen = List(CGRect(x: 0, y: 20, width: 200, height: 380))
    rig.push(screen)
    if isMoving { move(screen, .flick) }
    let modal = SnapshotNavigationController(rootViewController: top)
    screen.presentAsPush(modal)
    rig.host.advance(by: 1)
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    stripe.backgroundColor = .green
    screen.view.addSubview(stripe)
    rig.host.advance(by: 1)
    rig.grab(moving: 60)
    rig.letGo(at: 80)
    rig.host.advance(by: 2)
    #expect(modal.presentingViewController != nil)
    rig.grab(moving: 150)
    #expect((rig.color(x: 60, y: 10)[0] < 100) == isMoving)
    rig.letGo(at: 170)
    rig.host.advance(by: 2)
    #expect(modal.presentingViewController == nil)
  }

  // MARK: Options

  enum Option: CaseIterable, Sendable {
    case bar, sameBar, sensitive, live, dragArea, choreography
  }

  @Test(arguments: Option.allCases)
  func anOptionThatChangesHowACoveredScreenLooksDropsItsSnapshot(_ option: Option) {
    let screen = ColorScreen("a", .green, hidesBar: false)
    rig.push(screen, top)
    #expect(isKept(screen))
    switch option {
    case .bar: screen.snapshotNavigation.navigationBar = .hidden
    case .sameBar: screen.snapshotNavigation.navigationBar = .visible
    case .sensitive: screen.snapshotNavigation.isSensitive = true
    case .live: screen.snapshotNavigation.showsLiveContent = true
    case .dragArea: screen.snapshotNavigation.dragArea = .disabled
    case .choreography: screen.snapshotNavigation.popChoreography = .cover
    }
    let hasGone = [.bar, .sensitive, .live].contains(option)
    #expect(isKept(screen) == !hasGone)
    #expect(isKept(rig.root))
  }

  @Test func theBarOfAScreenThatIsAheadDropsItsSnapshotToo() {
    rig.navigation.configuration.forwardHistory = 2
    let screen = ColorScreen("a", .green, hidesBar: false)
    rig.push(screen)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(isKept(screen))
    screen.snapshotNavigation.navigationBar = .hidden
    #expect(!isKept(screen))
  }

  // MARK: The stack beneath

  enum Change: CaseIterable, Sendable {
    case becomesRoot, isNoLongerRoot, otherBelow, otherTop, none
  }

  /// The root has no back button, and the button names the screen below.
  @Test(arguments: Change.allCases, [true, false])
  func aScreenThatStandsOnAnotherHasAnotherBackButton(_ change: Change, animated: Bool) {
    let (a, b) = (ColorScreen("a", .green), ColorScreen("b", .yellow))
    rig.push(a, b, top)
    let other = ColorScreen("other", .cyan)
    let stack: [UIViewController] =
      switch change {
      case .becomesRoot: [b, top]
      case .isNoLongerRoot: [other, rig.root, a, b, top]
      case .otherBelow: [rig.root, b, top]
      case .otherTop: [rig.root, a, b, other]
      case .none: [rig.root, a, b, top]
      }
    rig.navigation.setViewControllers(stack, animated: animated)
    rig.host.advance(by: 1)
    #expect(isKept(b) == ![.becomesRoot, .otherBelow].contains(change))
    if change == .isNoLongerRoot {
      #expect(!isKept(rig.root))
      #expect(isKept(a))
    }
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Containers

  /// A container that shows one of two children.
  private func container(_ isTabs: Bool) -> UIViewController {
    let children = [SimpleScreen("1", .green), SimpleScreen("2", .yellow)]
    if isTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = children
      return tabs
    }
    let container = UIViewController()
    container.addChild(children[0])
    container.view.addSubview(children[0].view)
    children[0].didMove(toParent: container)
    return container
  }

  @Test(arguments: [true, false], [true, false])
  func aTabOrAChildThatIsChosenOnACoveredContainerDropsItsSnapshot(isTabs: Bool, changes: Bool) {
    let container = container(isTabs)
    rig.push(container, top)
    #expect(isKept(container))
    if changes, let tabs = container as? UITabBarController {
      tabs.selectedIndex = 1
    } else if changes, let child = container.children.first {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      let next = SimpleScreen("2", .yellow)
      container.addChild(next)
      container.view.addSubview(next.view)
      next.didMove(toParent: container)
    }
    #expect(isKept(container) != changes)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }
}
