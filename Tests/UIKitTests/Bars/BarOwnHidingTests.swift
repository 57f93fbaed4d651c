import Testing
import UIKit
import UIKitHost

/// Bars that a navigation controller hides by itself, because a property says that it may.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarOwnHidingTests {
  /// Counts the calls of the method that apps use.
  private final class Watched: UINavigationController {
    var calls: [Bool] = []

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      calls.append(hidden)
      super.setNavigationBarHidden(hidden, animated: animated)
    }
  }

  private let host = LinuxHost(size: CGSize(width: 200, height: 400), scale: 1)
  private let navigation = Watched(rootViewController: UIViewController())
  private let middle = CGPoint(x: 100, y: 250)

  init() {
    host.activate()
    host.show(navigation, for: 0.3)
    navigation.calls = []
  }

  private func swipe(by distance: CGFloat) {
    host.drag(from: middle, to: CGPoint(x: 100, y: middle.y + distance), duration: 0.2)
    host.advance(by: 0.5)
  }

  @Test(arguments: [true, false])
  func aTapInTheContentHidesTheBarsAndShowsThemAgain(throughSetter: Bool) {
    host.settings.barsHideThroughSetter = throughSetter
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnTap = true
    for isHidden in [true, false, true] {
      host.tap(at: middle)
      host.advance(by: 0.5)
      #expect(navigation.isNavigationBarHidden == isHidden)
      #expect(navigation.isToolbarHidden == isHidden)
    }
    #expect(navigation.calls == (throughSetter ? [true, false, true] : []))
    navigation.hidesBarsOnTap = false
    host.tap(at: middle)
    host.advance(by: 0.5)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func aTapOnAControlOrABarHidesNothing() {
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 80, y: 230, width: 40, height: 40))
    navigation.topViewController?.view.addSubview(button)
    host.advance(by: 0.1)
    for point in [middle, CGPoint(x: 100, y: 70)] {
      host.tap(at: point)
      host.advance(by: 0.5)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test(arguments: [true, false])
  func aSwipeUpHidesTheBarAndOneDownShowsIt(throughSetter: Bool) {
    host.settings.barsHideThroughSetter = throughSetter
    navigation.hidesBarsOnSwipe = true
    swipe(by: -120)
    #expect(navigation.isNavigationBarHidden)
    swipe(by: -60)
    #expect(navigation.isNavigationBarHidden)
    swipe(by: 120)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.calls.isEmpty != throughSetter)
  }

  @Test func aListScrollsWhileASwipeHidesTheBar() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.contentSize = CGSize(width: 200, height: 2_000)
    navigation.topViewController?.view.addSubview(list)
    navigation.hidesBarsOnSwipe = true
    host.advance(by: 0.1)
    swipe(by: -120)
    #expect(list.contentOffset.y > 50)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test(arguments: [true, false], [true, false])
  func inACompactHeightTheBarIsAway(throughSetter: Bool, isHiddenByTheApp: Bool) {
    host.settings.barsHideThroughSetter = throughSetter
    navigation.setNavigationBarHidden(isHiddenByTheApp, animated: false)
    navigation.calls = []
    navigation.hidesBarsWhenVerticallyCompact = true
    host.resize(to: CGSize(width: 400, height: 200))
    host.advance(by: 0.5)
    #expect(navigation.isNavigationBarHidden)
    host.resize(to: CGSize(width: 200, height: 400))
    host.advance(by: 0.5)
    // What the app has hidden stays.
    #expect(navigation.isNavigationBarHidden == isHiddenByTheApp)
    #expect(navigation.calls == (throughSetter && !isHiddenByTheApp ? [true, false] : []))
  }

  /// A search bar in the content moves to the top, and the bar makes room for it.
  @Test(arguments: [true, false], [true, false])
  func aSearchInTheContentHidesTheBarWhileItIsActive(hides: Bool, throughSetter: Bool) throws {
    host.settings.barsHideThroughSetter = throughSetter
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = hides
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
    try #require(navigation.topViewController).view.addSubview(search.searchBar)
    search.isActive = true
    host.advance(by: 0.5)
    #expect(navigation.isNavigationBarHidden == hides)
    search.isActive = false
    host.advance(by: 0.5)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.calls == (hides && throughSetter ? [true, false] : []))
  }
}
