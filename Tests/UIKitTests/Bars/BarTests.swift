import Testing
import UIKit
import UIKitHost

/// Navigation bars: what they show, what they cover, how they come and go.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarTests {
  private func labels(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap(labels)
  }

  @Test func theBarShowsTitleAndBackTitle() {
    let scene = NavigationScene("AB")
    let shown = labels(in: scene.navigation.navigationBar)
    #expect(shown.contains("A"))
    #expect(shown.contains("B"))
  }

  /// The bar's own fade changes nothing of the app's view.
  @Test(arguments: [true, false]) func aTitleViewComesBackWithItsScreen(animated: Bool) {
    let scene = NavigationScene("A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    view.backgroundColor = .red
    scene.screens[0].navigationItem.titleView = view
    scene.host.advance(by: 0.1)
    let before = scene.host.pixel(at: CGPoint(x: 195, y: 69))
    #expect(before.red == 255 && before.green == 0)
    scene.navigation.pushViewController(scene.screen("B"), animated: animated)
    scene.host.advance(by: 0.1)
    #expect(view.alpha == 1 && view.transform == .identity)
    scene.host.advance(by: 1)
    scene.navigation.popViewController(animated: animated)
    scene.host.advance(by: 1)
    #expect(view.alpha == 1 && view.transform == .identity)
    let after = scene.host.pixel(at: CGPoint(x: 195, y: 69))
    #expect(after == before)
  }

  /// A search bar that doesn't hide with scrolling lies below the row, above the content.
  @Test func aPinnedSearchBarIsShownAndComesBack() {
    let scene = NavigationScene("A")
    let bar = scene.navigation.navigationBar
    let height = bar.bounds.height
    let inset = scene.screens[0].view.safeAreaInsets.top
    let search = UISearchController(searchResultsController: nil)
    scene.screens[0].navigationItem.hidesSearchBarWhenScrolling = false
    scene.screens[0].navigationItem.searchController = search
    scene.host.advance(by: 0.1)
    #expect(bar.bounds.height == height + 52)
    #expect(scene.screens[0].view.safeAreaInsets.top == inset + 52)
    let place = search.searchBar.convert(search.searchBar.bounds, to: bar)
    #expect(place == CGRect(x: 0, y: height, width: 390, height: 52))
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 1)
    #expect(bar.bounds.height == height)
    #expect(search.searchBar.window == nil)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1)
    #expect(bar.bounds.height == height + 52)
    scene.host.tap(at: CGPoint(x: 100, y: 47 + height + 26))
    scene.host.advance(by: 0.5)
    #expect(search.searchBar.searchTextField.isFirstResponder)
  }

  @Test func aLongPreviousTitleBecomesBack() {
    let scene = NavigationScene("AB")
    scene.screens[0].title = "A title that is much too long for any bar on any phone"
    scene.host.advance(by: 0.1)
    let shown = labels(in: scene.navigation.navigationBar)
    #expect(shown.contains("Back"))
  }

  @Test func tappingBackPops() {
    let scene = NavigationScene("AB")
    scene.host.tap(at: CGPoint(x: 16, y: 69))
    scene.host.advance(by: 0.6)
    #expect(scene.stack == "A")
  }

  @Test func tappingAnItemCallsIt() {
    let scene = NavigationScene("A")
    var taps = 0
    scene.screens[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })
    scene.host.advance(by: 0.1)
    scene.host.tap(at: CGPoint(x: 360, y: 69))
    scene.host.advance(by: 0.1)
    #expect(taps == 1)
  }

  private final class Card: UIView {
    var saves = 0
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any) { saves += 1 }
  }

  @Test func anItemWithoutATargetAsksTheFirstResponder() {
    let scene = NavigationScene()
    let card = Card(frame: .zero)
    scene.screens[0].view.addSubview(card)
    scene.screens[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: Selector("save(_:)", Card.save))
    scene.host.advance(by: 0.1)
    scene.host.tap(at: CGPoint(x: 360, y: 69))
    #expect(card.saves == 0)
    card.becomeFirstResponder()
    scene.host.tap(at: CGPoint(x: 360, y: 69))
    #expect(card.saves == 1)
  }

  @Test func barItemsCrossFadeDuringATransition() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.15)
    let shown = labels(in: scene.navigation.navigationBar)
    #expect(shown.filter { $0 == "A" }.count == 2)
    #expect(shown.contains("B"))
    scene.host.advance(by: 0.5)
    #expect(labels(in: scene.navigation.navigationBar).filter { $0 == "A" }.count == 1)
  }

  @Test func aLargeTitleMakesTheBarTaller() {
    let scene = NavigationScene("A")
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.navigationBar.frame.height == 96)
    #expect(scene.screens[0].view.safeAreaInsets.top == 143)
  }

  /// What was scrolled before it does not matter, nor which bar was there.
  @Test func aPushedLargeTitleBeginsExpanded() {
    let scene = NavigationScene("A")
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.screens[0].navigationItem.largeTitleDisplayMode = .never
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.navigationBar.frame.height == 44)
    let screen = UIViewController()
    screen.navigationItem.largeTitleDisplayMode = .always
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 3_000)
    screen.view.addSubview(scrollView)
    scene.navigation.pushViewController(screen, animated: true)
    scene.host.advance(by: 1)
    #expect(scene.navigation.navigationBar.frame.height == 96)
    #expect(scrollView.contentOffset.y == -143)
  }

  @Test func aLargeTitleCollapsesWithTheContent() {
    let scene = NavigationScene(shows: false)
    scene.navigation.navigationBar.prefersLargeTitles = true
    let screen = ListScreen()
    screen.title = "List"
    scene.navigation.setViewControllers([screen], animated: false)
    scene.host.show(scene.navigation, for: 0.1)
    let scrollView = screen.view as? UIScrollView
    #expect(scene.navigation.navigationBar.frame.height == 96)
    #expect(scrollView?.contentOffset.y == -143)
    scrollView?.contentOffset.y += 60
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.navigationBar.frame.height == 44)
  }

  /// A navigation controller that notes what its bar asks.
  private final class Asked: UINavigationController, UINavigationBarDelegate {
    var asked = 0
    var answer = true
    var whenAsked: (() -> Void)?

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      asked += 1
      whenAsked?()
      return answer
    }
  }

  private func asked(_ scene: NavigationScene) -> Asked {
    let navigation = Asked()
    navigation.setViewControllers([scene.screen("X"), scene.screen("Y")], animated: false)
    scene.host.show(navigation, for: 0.1)
    return navigation
  }

  enum WayBack: CaseIterable {
    case tap, swipe, menu
  }

  @Test(arguments: WayBack.allCases, [true, false])
  func onlyATapOnTheBackButtonAsksWhetherToPop(_ way: WayBack, allows: Bool) {
    let scene = NavigationScene(shows: false)
    let navigation = asked(scene)
    navigation.answer = allows
    switch way {
    case .tap: scene.host.tap(at: CGPoint(x: 16, y: 69))
    case .swipe:
      scene.host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.4)
    case .menu: navigation.popFromBackButtonMenu(to: navigation.viewControllers[0])
    }
    scene.host.advance(by: 1)
    #expect(navigation.asked == (way == .tap ? 1 : 0))
    #expect(navigation.viewControllers.count == (way == .tap && !allows ? 2 : 1))
  }

  @Test(arguments: [true, false])
  func whoPopsHimselfMustAnswerNo(answer: Bool) {
    let scene = NavigationScene(shows: false)
    let navigation = asked(scene)
    navigation.answer = answer
    navigation.whenAsked = { [unowned navigation] in navigation.popViewController(animated: true) }
    var raised: [HostTrap.Name] = []
    HostTrap.handler = { name, _ in raised.append(name) }
    defer { HostTrap.handler = nil }
    scene.host.tap(at: CGPoint(x: 16, y: 69))
    scene.host.advance(by: 1)
    #expect(raised == (answer ? [.internalInconsistency] : []))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theScrollEdgeChoosesTheAppearance() {
    let scene = NavigationScene("A")
    let bar = scene.navigation.navigationBar
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 3_000)
    scene.screens[0].view.addSubview(scrollView)
    scene.screens[0].view.backgroundColor = .white
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .red
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .green
    bar.scrollEdgeAppearance = edge
    scene.host.advance(by: 0.1)
    let atTheEdge = scene.host.pixel(at: CGPoint(x: 380, y: 60))
    #expect(atTheEdge.green > 200 && atTheEdge.red < 50)
    scrollView.contentOffset.y = 200
    scene.host.advance(by: 0.1)
    let scrolled = scene.host.pixel(at: CGPoint(x: 380, y: 60))
    #expect(scrolled.red > 200 && scrolled.green < 80)
  }
}
