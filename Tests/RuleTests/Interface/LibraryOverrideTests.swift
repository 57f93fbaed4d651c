import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What an app's subclass writes down of the calls that change its stack.
private protocol BookKeeping: UINavigationController {
  var books: Books { get }
}

private final class Books {
  var entries: [String] = []
  var keeps = false
  var refusesBackButton = false
}

private final class OwnPlainController: UINavigationController, BookKeeping {
  let books = Books()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    books.entries.append("push \(viewController.title ?? "")")
    if !books.keeps { super.pushViewController(viewController, animated: animated) }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    books.entries.append("pop")
    return books.keeps ? nil : super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    books.entries.append("pop to \(viewController.title ?? "")")
    return books.keeps ? nil : super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    books.entries.append("pop to root")
    return books.keeps ? nil : super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    books.entries.append("set \(viewControllers.compactMap(\.title).joined())")
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class OwnController: SnapshotNavigationController, BookKeeping {
  let books = Books()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    books.entries.append("push \(viewController.title ?? "")")
    if !books.keeps { super.pushViewController(viewController, animated: animated) }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    books.entries.append("pop")
    return books.keeps ? nil : super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    books.entries.append("pop to \(viewController.title ?? "")")
    return books.keeps ? nil : super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    books.entries.append("pop to root")
    return books.keeps ? nil : super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    books.entries.append("set \(viewControllers.compactMap(\.title).joined())")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    books.entries.append("asked")
    return books.refusesBackButton ? false : super.navigationBar(navigationBar, shouldPop: item)
  }
}

/// Three screens in a stack of an app's own class.
@MainActor
private final class OverrideRig: DeviceRig {
  let host = LinuxHost.small()
  let navigation: any BookKeeping
  let screens = [
    ColorScreen("a", .red), ColorScreen("b", .green), ColorScreen("c", .blue),
  ]

  init(isOurs: Bool, isCoordinated: Bool = false) {
    if isOurs {
      let own = OwnController(rootViewController: screens[0])
      own.configuration.forwardHistory = 3
      navigation = own
    } else {
      navigation = OwnPlainController(rootViewController: screens[0])
    }
    screens[2].snapshotNavigation.wantsCoordinatedDrag = isCoordinated
    host.show(navigation, for: 0.3)
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
    navigation.books.entries = []
  }

  func drag(from x: CGFloat = 4, by distance: CGFloat) {
    grab(at: x, moving: distance, duration: 0.3)
    letGo(at: x + distance)
    host.advance(by: 1)
  }

  func tapBack() {
    let back = CGPoint(x: 20, y: 42)
    host.touch(.began, at: back)
    host.advance(by: 0.05)
    host.touch(.ended, at: back)
    host.advance(by: 1)
  }

  var titles: String { navigation.viewControllers.compactMap(\.title).joined() }
}

/// An app's overrides run, as they do on a plain controller: older apps keep their books there.
@MainActor @Suite(.warningsAreRead)
struct LibraryOverrideTests {
  @Test(arguments: [true, false])
  fileprivate func theBooksAreRight(isOurs: Bool) {
    let rig = OverrideRig(isOurs: isOurs)
    var expected: [String] = []
    func check(_ what: String, _ entries: String..., leaving titles: String) {
      expected += entries
      #expect(rig.navigation.books.entries.filter { $0 != "asked" } == expected, "\(what)")
      #expect(rig.titles == titles, "\(what)")
    }
    rig.drag(by: 40)
    // UIKit's own gesture pops as it begins, and puts back.
    check("a drag put back", isOurs ? [] : ["pop"], leaving: "abc")
    rig.drag(by: 170)
    check("a drag", "pop", leaving: "ab")
    rig.tapBack()
    check("a tap", "pop", leaving: "a")
    rig.navigation.pushViewController(rig.screens[1], animated: true)
    rig.host.advance(by: 1)
    rig.navigation.pushViewController(rig.screens[2], animated: true)
    rig.host.advance(by: 1)
    check("pushes", "push b", "push c", leaving: "abc")
    rig.host.press("[", modifiers: .command)
    rig.host.advance(by: 1)
    check("a key", "pop", leaving: "ab")
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 1)
    check("root", "pop to root", leaving: "a")
    rig.navigation.setViewControllers(rig.screens, animated: true)
    rig.host.advance(by: 1)
    check("set", "set abc", leaving: "abc")
    rig.navigation.popToViewController(rig.screens[0], animated: true)
    rig.host.advance(by: 1)
    check("pop to", "pop to a", leaving: "a")

    func check(_ what: String, _ entries: [String], leaving titles: String) {
      expected += entries
      check(what, leaving: titles)
    }
  }

  @Test(arguments: [true, false])
  fileprivate func forwardAndCoordinatedDragsAreInTheBooks(isCoordinated: Bool) {
    let rig = OverrideRig(isOurs: true, isCoordinated: isCoordinated)
    rig.drag(by: 170)
    #expect(rig.navigation.books.entries == ["pop"])
    rig.drag(from: 190, by: -170)
    #expect(rig.navigation.books.entries == ["pop", "push c"])
    #expect(rig.titles == "abc")
    rig.drag(by: 170)
    rig.host.press("]", modifiers: .command)
    rig.host.advance(by: 1)
    #expect(rig.navigation.books.entries == ["pop", "push c", "pop", "push c"])
    #expect(rig.navigation.accessibilityPerformEscape())
    rig.host.advance(by: 1)
    #expect(rig.navigation.books.entries.last == "pop")
  }

  /// An override that doesn't call `super` puts the screen back.
  @Test(arguments: [true, false])
  fileprivate func anOverrideThatKeepsTheScreenPutsItBack(isCoordinated: Bool) {
    let rig = OverrideRig(isOurs: true, isCoordinated: isCoordinated)
    var phases: [NavigationEvent.Phase] = []
    let observation = (rig.navigation as? SnapshotNavigationController)?.observeTransitions {
      if case .progress = $0.phase { return }
      phases.append($0.phase)
    }
    let before = Pixels(rig.host.frame())
    rig.navigation.books.keeps = true
    rig.drag(by: 170)
    #expect(rig.titles == "abc")
    #expect(Pixels(rig.host.frame()) == before)
    #expect(phases == (isCoordinated ? [] : [.willBegin, .didCancel]))
    rig.tapBack()
    rig.host.press("[", modifiers: .command)
    rig.host.advance(by: 1)
    #expect(rig.titles == "abc")
    #expect(rig.navigation.books.entries == ["pop", "asked", "pop", "pop"])
    rig.navigation.books.keeps = false
    rig.drag(by: 170)
    #expect(rig.titles == "ab")
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: [true, false])
  fileprivate func whoWaitsForRestHearsOfADragThatIsPutBack(isCoordinated: Bool) {
    let rig = OverrideRig(isOurs: true, isCoordinated: isCoordinated)
    rig.navigation.books.keeps = true
    rig.grab(at: 4, moving: 170, duration: 0.3)
    var isSettled = false
    (rig.navigation as? SnapshotNavigationController)?.whenSettled { isSettled = true }
    rig.letGo(at: 174)
    rig.host.advance(by: 1)
    #expect(isSettled)
  }

  /// An app's own veto compiles with one word more, and is asked first.
  @Test func aBackButtonCanBeVetoedInASubclass() {
    let rig = OverrideRig(isOurs: true)
    rig.navigation.books.refusesBackButton = true
    rig.tapBack()
    #expect(rig.titles == "abc")
    #expect(rig.navigation.books.entries == ["asked"])
    #expect(rig.screens[2].questions.isEmpty)
    rig.navigation.books.refusesBackButton = false
    rig.tapBack()
    #expect(rig.titles == "ab")
    #expect(rig.screens[2].questions == [.backButton])
  }

  // MARK: Settings

  /// A lower limit frees at once; 0 leaves nothing, nor does a memory warning then.
  @Test(arguments: [0, 100_000])
  fileprivate func aLowerMemoryLimitFreesAtOnce(limit: Int) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue), ColorScreen("c", .red))
    let before = rig.navigation.snapshotMemoryUsage
    SnapshotNavigationController.snapshotMemoryLimit = limit
    #expect(rig.navigation.snapshotMemoryUsage < before)
    if limit == 0 { #expect(rig.navigation.snapshotMemoryUsage == 0) }
    rig.push(ColorScreen("d", .green))
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    rig.host.advance(by: 0.5)
    if limit == 0 { #expect(rig.navigation.snapshotMemoryUsage == 0) }
  }

  /// During a transition it frees at its end.
  @Test func aLimitSetOnTheWayFreesAtTheEnd() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    SnapshotNavigationController.snapshotMemoryLimit = 0
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    #expect(rig.leftovers.isEmpty)
  }
}
