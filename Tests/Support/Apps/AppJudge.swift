import PixelJudge
import SnapshotNavigation
import UIKitHost

@testable import UIKit

/// What a person would see to be wrong, and what an app's author would find in the log.
extension AppDevice {
  /// What UIKit tells the authors of the apps, who present and dismiss with every tap on a row or a
  /// button, even if something is coming or leaving.
  private static let forAuthors = [
    "Attempt to present ",
    "Trying to dismiss the presentation controller while transitioning already.",
    "while a presentation or dismiss is in progress!",
  ]

  /// What must hold at every moment.
  package var complaints: [String] {
    var found = host.log.filter { line in !Self.forAuthors.contains(where: line.contains) }
    if host.runtime.transitions.refused > 0 { found.append("a transition was completed twice") }
    // A person resizes windows, changes theme and text size, and nothing else.
    var groundless: Set<SnapshotDifference> = [
      .scope, .displayGamut, .accessibilityDisplayOptions, .tintColor,
    ]
    if !hasTurned { groundless.insert(.safeArea) }
    found += stale.filter { $0.isSubset(of: groundless) }.map { "a stale snapshot: \($0)" }
    found += presses.strangers.map { "\($0) was pressed, and nobody had seen it" }
    return found
  }

  /// What must hold when everything has come to its end.
  package var complaintsAtRest: [String] {
    var found = complaints
    if !isAtRest { found.append("it never comes to rest") }
    let counters = host.runtime.transitions
    if counters.started != counters.completed { found.append("a transition was never completed") }
    let ours = host.window.descendants.filter { view in
      view.isOfTransition
    }
    if !ours.isEmpty {
      let places = ours.map { "\(type(of: $0)) in \($0.superview.map { "\(type(of: $0))" } ?? "")" }
      found.append("left behind: \(places)")
    }
    for navigation in stacks.compactMap(\.object) {
      found += complaints(about: navigation)
    }
    if let unseemly = unseemly() { found.append(unseemly) }
    found += complaintsAboutAppearance
    let manager = host.window.windowScene?.statusBarManager
    let wanted = front.statusBarScreen.prefersStatusBarHidden
    if front === root, let manager, manager.isStatusBarHidden != wanted {
      found.append("the status bar is \(wanted ? "shown" : "hidden")")
    }
    return found
  }

  /// Screens that are seen have appeared, and all others have disappeared.
  private var complaintsAboutAppearance: [String] {
    let screens = stacks.compactMap(\.object).flatMap {
      $0.viewControllers as [UIViewController] + [$0]
    }
    return screens.filter(\.isViewLoaded).compactMap { screen in
      let isSeen = screen.viewIfLoaded?.window != nil
      guard screen.appearance.phase != (isSeen ? .appeared : .disappeared) else { return nil }
      return "\(screen.title ?? "\(type(of: screen))") is \(screen.appearance.phase)"
    }
  }

  private func complaints(about navigation: UINavigationController) -> [String] {
    guard let view = navigation.viewIfLoaded, view.window != nil,
      let top = navigation.topViewController
    else { return [] }
    var found: [String] = []
    func check(_ isRight: Bool, _ complaint: @autoclosure () -> String) {
      if !isRight { found.append("\(complaint()), on \(top.title ?? "\(type(of: top))")") }
    }
    let moved = sequence(first: top.view as UIView, next: \.superview).filter {
      $0.alpha != 1 || $0.isHidden || !$0.isUserInteractionEnabled || $0.transform != .identity
        || !CATransform3DIsIdentity($0.layer.transform) || $0.layer.opacity != 1
    }
    check(top.view.window != nil, "the top isn't seen")
    check(moved.isEmpty, "\(moved.map { type(of: $0) }) is hidden, moved or can't be touched")
    check(navigation.transitionCoordinator == nil, "a coordinator is left")
    found += complaintsAboutBars(of: navigation, top, check)
    // What is beneath a modal can't be touched.
    let isSearching = top.navigationItem.searchController?.isActive == true
    if !navigation.hasModal, !isSearching, top.view.window != nil {
      let middle = top.view.convert(
        CGPoint(x: top.view.bounds.midX, y: top.view.bounds.midY), to: nil)
      let hit = host.window.hitTest(middle, with: nil)
      check(
        !host.window.bounds.contains(middle) || hit?.isDescendant(of: top.view) == true,
        "a tap in its middle gets to \(hit.map { "\(type(of: $0))" } ?? "nothing")")
    }
    if let snapshot = navigation as? SnapshotNavigationController {
      check(snapshot.arePicturesTrimmed, "a snapshot of a screen that isn't below the top")
      check(snapshot.waitingCallCount == 0, "a call still waits")
      // Three of the size that they were taken in, with the strip of a tab bar below, and one that is being
      // compressed.
      let scale = host.window.traitCollection.displayScale
      let pixels = largest.width * (largest.height + 100) * scale * scale
      let limit = 4 * Int(pixels) * 4
      check(snapshot.snapshotMemoryUsage <= limit, "\(snapshot.snapshotMemoryUsage) bytes")
      check(snapshot.forwardViewControllers.count <= 2, "a forward history that's too long")
      check(
        !snapshot.forwardViewControllers.contains { $0.parent != nil }, "a screen twice ahead")
    }
    return found
  }

  private func complaintsAboutBars(
    of navigation: UINavigationController, _ top: UIViewController,
    _ check: (Bool, @autoclosure () -> String) -> Void
  ) -> [String] {
    let bar = navigation.navigationBar
    let place = bar.convert(bar.bounds, to: navigation.view)
    let isShown =
      bar.window != nil && !bar.isHidden && bar.alpha == 1 && place.minY >= -1
      && place.width > 0.9 * navigation.view.bounds.width
    let isSearching = top.navigationItem.searchController?.isActive == true
    if !isSearching {
      check(
        isShown != navigation.isNavigationBarHidden,
        "the bar at \(place) is \(isShown ? "shown" : "not shown")")
      if let wanted = wantedBar(of: navigation), !navigation.hidesBarsOnTap {
        check(navigation.isNavigationBarHidden == wanted, "the app wants the bar hidden: \(wanted)")
      }
      check(
        navigation.isNavigationBarHidden || bar.topItem === top.navigationItem,
        "the bar shows \(bar.topItem?.title ?? "nothing")")
    }
    let toolbar = navigation.toolbar
    if let toolbar, !navigation.isToolbarHidden {
      let place = toolbar.convert(toolbar.bounds, to: navigation.view)
      check(
        place.maxY <= navigation.view.bounds.height + 1 && !toolbar.isHidden && toolbar.alpha == 1,
        "the toolbar is at \(place)")
    }
    if let tabs = navigation.parent as? UITabBarController,
      tabs.selectedViewController === navigation
    {
      let hides =
        navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        || navigation.viewControllers.first?.hidesBottomBarWhenPushed == true
      let place = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
      let isShown =
        !tabs.tabBar.isHidden && tabs.tabBar.window != nil && place.minX > -1
        && place.maxX < host.window.bounds.width + 1 && place.minY < host.window.bounds.height - 1
      check(isShown != hides, "the tab bar at \(place) is \(isShown ? "shown" : "not shown")")
    }
    return []
  }
}

extension UIViewController {
  /// Whether this controller or one around it presents another, even if that is on its way out.
  fileprivate var hasModal: Bool {
    sequence(first: self, next: \.parent).contains {
      $0.presentedViewController.map { !($0 is UISearchController) } ?? false
    }
  }

  /// Whom UIKit would ask about the status bar, were this library not there.
  fileprivate var statusBarScreen: UIViewController {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController?.statusBarScreen ?? self
    case let stack as UINavigationController: stack.topViewController?.statusBarScreen ?? self
    default: childForStatusBarHidden?.statusBarScreen ?? self
    }
  }
}
