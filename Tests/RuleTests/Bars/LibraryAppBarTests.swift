import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// `.automatic` is the app's own bar: what the app's calls say, whatever other screens have asked for.
@MainActor @Suite(.warningsAreRead)
struct LibraryAppBarTests {
  typealias Option = ScreenOptions.NavigationBar

  // MARK: Options

  /// README's quick start: home says nothing, the photo hides the bar.
  @Test(arguments: [true, false])
  func homeComesBackWithItsBar(byDrag: Bool) {
    let rig = BarRig(BarScreen())
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect((byDrag ? rig.drag(finishes: true) : rig.pop()) == false)
  }

  /// The same with an option that's set before the push, and so before the screen is loaded.
  @Test func anOptionSetBeforeThePushCounts() {
    let rig = BarRig(BarScreen())
    let reader = BarScreen()
    reader.snapshotNavigation.navigationBar = .hidden
    #expect(rig.push(reader) == true)
    #expect(rig.pop() == false)
  }

  @Test(arguments: [Option.automatic, .visible])
  func aHiddenHomeAndPlainDetails(detail: Option) {
    let rig = BarRig(BarScreen(.hidden))
    #expect(rig.navigation.isNavigationBarHidden)
    #expect(rig.push(BarScreen(detail)) == false)
    #expect(rig.push(BarScreen(detail)) == false)
    #expect(rig.pop() == false)
    #expect(rig.pop() == true)
    #expect(rig.push(BarScreen(detail)) == false)
    #expect(rig.drag(finishes: true) == true)
  }

  /// An app whose bar is hidden from the start; one screen shows it.
  @Test func aScreenThatShowsTheBarLeavesItHiddenElsewhere() {
    let rig = BarRig(BarScreen()) { $0.isNavigationBarHidden = true }
    #expect(rig.push(BarScreen(.visible)) == false)
    #expect(rig.push(BarScreen()) == true)
    #expect(rig.pop() == false)
    #expect(rig.pop() == true)
  }

  @Test func ofSeveralOptionsTheScreensOwnCounts() {
    let rig = BarRig(BarScreen())
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect(rig.push(BarScreen(.visible)) == false)
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect(rig.push(BarScreen()) == false)
    #expect(rig.pop() == true)
    #expect(rig.pop() == false)
    #expect(rig.pop() == true)
    #expect(rig.pop() == false)
  }

  @Test func popsOfSeveralAndSetStacksFindTheAppsBar() throws {
    let home = BarScreen()
    let rig = BarRig(home)
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect(rig.push(BarScreen(.hidden)) == true)
    rig.navigation.popToRootViewController(animated: true)
    #expect(rig.settle() == false)
    rig.navigation.setViewControllers([home, BarScreen(), BarScreen(.hidden)], animated: true)
    #expect(rig.settle() == true)
    rig.navigation.popToViewController(
      try #require(rig.navigation.viewControllers[1] as? BarScreen), animated: true)
    #expect(rig.settle() == false)
    rig.navigation.setViewControllers([BarScreen(.hidden)], animated: false)
    #expect(rig.settle() == true)
    rig.navigation.setViewControllers([home], animated: false)
    #expect(rig.settle() == false)
  }

  @Test func withoutAnimationToo() {
    let rig = BarRig(BarScreen())
    rig.navigation.pushViewController(BarScreen(.hidden), animated: false)
    #expect(rig.settle() == true)
    rig.navigation.popViewController(animated: false)
    #expect(rig.settle() == false)
  }

  @Test(arguments: [Option.hidden, .visible])
  func setOnTheScreenOnTopItActsAtOnceAndTakenBackTheAppsBarIsBack(option: Option) {
    let isHidden = option == .visible
    let screen = BarScreen()
    let rig = BarRig(screen) { $0.isNavigationBarHidden = isHidden }
    screen.snapshotNavigation.navigationBar = option
    #expect(rig.settle() != isHidden)
    screen.snapshotNavigation.navigationBar = .automatic
    #expect(rig.settle() == isHidden)
  }

  @Test(arguments: [true, false])
  func aDragThatIsPutBackChangesNothing(hidesBelow: Bool) {
    let rig = BarRig(BarScreen(hidesBelow ? .hidden : .automatic))
    #expect(rig.push(BarScreen(hidesBelow ? .automatic : .hidden)) == !hidesBelow)
    for _ in 0..<3 { #expect(rig.drag(finishes: false) == !hidesBelow) }
    #expect(rig.drag(finishes: true) == hidesBelow)
  }

  /// Over the live screen, by UIKit's interactive pop.
  @Test(arguments: [true, false], [true, false])
  func aLiveDragThatIsPutBackChangesNothing(hidesBelow: Bool, isCoordinated: Bool) {
    let below = BarScreen(hidesBelow ? .hidden : .automatic)
    let above = BarScreen(hidesBelow ? .automatic : .hidden)
    below.snapshotNavigation.showsLiveContent = !isCoordinated
    above.snapshotNavigation.wantsCoordinatedDrag = isCoordinated
    let rig = BarRig(below)
    #expect(rig.push(above) == !hidesBelow)
    for _ in 0..<3 { #expect(rig.drag(finishes: false) == !hidesBelow) }
    #expect(rig.drag(finishes: true) == hidesBelow)
  }

  @Test func forwardAndBackAgain() {
    let rig = BarRig(BarScreen()) {
      ($0 as? SnapshotNavigationController)?.configuration.forwardHistory = 2
    }
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect(rig.pop() == false)
    (rig.navigation as? SnapshotNavigationController)?.goForward(animated: true)
    #expect(rig.settle() == true)
    #expect(rig.drag(finishes: true) == false)
    #expect(rig.push(BarScreen()) == false)
  }

  // MARK: Calls

  /// An app that sets it all by hand, in any of the callbacks, sees what UIKit does.
  @Test(arguments: BarScreen.Callback.allCases, [true, false])
  func anAppThatCallsByHandNoticesNothing(callback: BarScreen.Callback, hides: Bool) {
    func play(_ rig: BarRig) -> [String] {
      var seen = [rig.push(BarScreen(hiding: [callback: hides])), rig.push(BarScreen())]
      seen.append(rig.pop())
      seen.append(rig.pop())
      seen.append(rig.push(BarScreen(hiding: [.willAppear: true, .willDisappear: false])))
      seen.append(rig.push(BarScreen(hiding: [callback: hides])))
      seen.append(rig.pop())
      seen.append(rig.pop())
      return seen.map(\.description) + ["\(rig.host.log.count) warnings"]
    }
    let plain = play(BarRig(BarScreen(), plain: true))
    #expect(play(BarRig(BarScreen())) == plain)
    let always = BarRig(BarScreen()) {
      ($0 as? SnapshotNavigationController)?.configuration.transition = .system
    }
    #expect(play(always) == plain)
  }

  /// What a screen says as it leaves is the app's, even where the one that comes has an option.
  @Test func callsDuringATransitionAreTheApps() {
    let rig = BarRig(BarScreen(hiding: [.willDisappear: true]))
    #expect(rig.push(BarScreen(.visible)) == false)
    #expect(rig.push(BarScreen()) == true)
    #expect(rig.pop() == false)
    #expect(rig.pop() == true)
  }

  /// It's recorded and not performed: the option is the screen's.
  @Test(arguments: BarScreen.Callback.allCases.prefix(2))
  func aScreensOptionWinsOverItsOwnCalls(callback: BarScreen.Callback) {
    let rig = BarRig(BarScreen())
    #expect(rig.push(BarScreen(.visible, hiding: [callback: true])) == false)
    #expect(rig.push(BarScreen()) == true)
  }

  /// A callback of the app's delegate, and one of the coordinator, are calls like any other.
  @Test func callsOfTheDelegateAndTheCoordinatorAreTheApps() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { navigationController.setNavigationBarHidden(true, animated: animated) }
    }
    let (rig, delegate) = (BarRig(BarScreen()), Delegate())
    rig.navigation.delegate = delegate
    #expect(rig.push(BarScreen(.visible)) == false)
    rig.navigation.delegate = nil
    #expect(rig.push(BarScreen()) == true)
    rig.navigation.pushViewController(BarScreen(.hidden), animated: true)
    rig.navigation.transitionCoordinator?.animate(alongsideTransition: { [weak rig] _ in
      rig?.navigation.setNavigationBarHidden(false, animated: true)
    })
    #expect(rig.settle() == true)
    #expect(rig.pop() == false)
  }

  /// At rest, a call on a screen with an option acts until that screen leaves, and is forgotten then.
  @Test(arguments: [Option.hidden, .visible])
  func aCallAtRestLastsUntilTheScreenLeaves(option: Option) {
    let isHidden = option == .hidden
    let rig = BarRig(BarScreen())
    #expect(rig.push(BarScreen(option)) == isHidden)
    rig.navigation.setNavigationBarHidden(!isHidden, animated: true)
    #expect(rig.settle() == !isHidden)
    #expect(rig.drag(finishes: false) == !isHidden)
    #expect(rig.push(BarScreen()) == false)
    #expect(rig.pop() == isHidden)
    #expect(rig.pop() == false)
  }

  /// On a screen without one it's the app's from then on.
  @Test func aCallAtRestOnAPlainScreenIsTheApps() {
    let rig = BarRig(BarScreen())
    rig.navigation.isNavigationBarHidden = true
    #expect(rig.settle() == true)
    #expect(rig.push(BarScreen(.visible)) == false)
    #expect(rig.push(BarScreen()) == true)
  }

  @Test func betweenPlainScreensNothingIsSet() {
    let rig = BarRig(BarScreen())
    #expect(rig.push(BarScreen()) == false)
    rig.navigation.setNavigationBarHidden(true, animated: false)
    #expect(rig.pop() == true)
    #expect(rig.push(BarScreen()) == true)
  }

  /// The app hides the bar in the lower screen, and that swipe is given up: it's as before.
  @Test(arguments: [true, false])
  func aCanceledPopPutsTheAppsValueBack(isLive: Bool) {
    let below = BarScreen(hiding: [.willAppear: true, .willDisappear: false])
    below.snapshotNavigation.showsLiveContent = isLive
    let rig = BarRig(below)
    #expect(rig.push(BarScreen()) == false)
    #expect(rig.drag(finishes: false) == false)
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect(rig.push(BarScreen()) == false)
  }

  // MARK: What isn't a call

  /// A storyboard, or code before the controller is shown.
  @Test(arguments: [true, false])
  func whatIsDecidedBeforeItIsShownIsTheFirstValue(isHidden: Bool) {
    let rig = BarRig(BarScreen()) { $0.setNavigationBarHidden(isHidden, animated: false) }
    #expect(rig.settle() == isHidden)
    #expect(rig.push(BarScreen(isHidden ? .visible : .hidden)) == !isHidden)
    #expect(rig.pop() == isHidden)
  }

  @Test func theFirstValueIsFoundBeneathAnOptionToo() {
    let rig = BarRig(BarScreen(.visible)) { $0.setNavigationBarHidden(true, animated: false) }
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.push(BarScreen()) == true)
  }

  enum OwnHiding: CaseIterable { case tap, swipe, search, compactHeight }

  /// What UIKit hides by itself is not the app's value, whether it goes through the setter or not.
  @Test(arguments: OwnHiding.allCases, [true, false])
  func whatUIKitHidesByItselfIsNotTheApps(_ hiding: OwnHiding, throughSetter: Bool) {
    let home = BarScreen()
    let rig = BarRig(home)
    rig.host.settings.barsHideThroughSetter = throughSetter
    let search = UISearchController(searchResultsController: nil)
    switch hiding {
    case .tap:
      rig.navigation.hidesBarsOnTap = true
      rig.host.tap(at: CGPoint(x: 100, y: 300))
    case .swipe:
      rig.navigation.hidesBarsOnSwipe = true
      rig.host.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 150), duration: 0.2)
    case .search:
      search.searchBar.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
      home.view.addSubview(search.searchBar)
      home.definesPresentationContext = true
      search.isActive = true
    case .compactHeight:
      rig.navigation.hidesBarsWhenVerticallyCompact = true
      rig.host.resize(to: CGSize(width: 400, height: 200))
    }
    #expect(rig.settle() == true)
    switch hiding {
    case .tap: rig.navigation.hidesBarsOnTap = false
    case .swipe: rig.navigation.hidesBarsOnSwipe = false
    case .search: break
    case .compactHeight: rig.navigation.hidesBarsWhenVerticallyCompact = false
    }
    #expect(rig.push(BarScreen(.hidden)) == true)
    #expect(rig.push(BarScreen()) == false)
  }

  /// The phone lies on its side as the screens change, and stands up later.
  @Test func whatChangesInACompactHeightKeepsTheAppsBarForLater() {
    let rig = BarRig(BarScreen())
    rig.navigation.hidesBarsWhenVerticallyCompact = true
    rig.host.resize(to: CGSize(width: 400, height: 200))
    #expect(rig.settle() == true)
    rig.navigation.pushViewController(BarScreen(.hidden), animated: false)
    rig.host.advance(by: 0.3)
    rig.host.resize(to: CGSize(width: 200, height: 400))
    rig.host.advance(by: 0.3)
    #expect(rig.pop() == false)
  }

  // MARK: Around

  /// A tab that is away changes its stack; it has its bar when it's back.
  @Test(arguments: [true, false])
  func aStackThatChangesWhileItIsAwayHasItsBarAsItComesBack(isLoaded: Bool) {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: BarScreen())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.show(tabs, for: 0.3)
    tabs.selectedIndex = 1
    host.advance(by: 0.3)
    let screen = BarScreen(.hidden)
    if isLoaded { screen.loadViewIfNeeded() }
    navigation.pushViewController(screen, animated: false)
    tabs.selectedIndex = 0
    host.advance(by: 0.5)
    #expect(navigation.isNavigationBarHidden)
    tabs.selectedIndex = 1
    host.advance(by: 0.3)
    navigation.popViewController(animated: false)
    tabs.selectedIndex = 0
    host.advance(by: 0.5)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aSheetAboveChangesNothing() {
    let rig = BarRig(BarScreen())
    #expect(rig.push(BarScreen(.hidden)) == true)
    let sheet = UIViewController()
    rig.navigation.present(sheet, animated: true)
    rig.host.advance(by: 1)
    rig.navigation.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden)
    #expect(rig.pop() == false)
  }

  /// While our transition is on the screen, an animation of the bars would be seen in it.
  @Test func aCallDuringATransitionIsNotAnimated() {
    let rig = BarRig(BarScreen())
    rig.navigation.pushViewController(BarScreen(), animated: true)
    rig.host.advance(by: 0.1)
    rig.navigation.setNavigationBarHidden(true, animated: true)
    rig.navigation.setToolbarHidden(false, animated: true)
    #expect(rig.navigation.navigationBar.layer.animationKeys()?.isEmpty != false)
    #expect(rig.navigation.toolbar.layer.animationKeys()?.isEmpty != false)
    #expect(rig.settle() == true)
  }
}
