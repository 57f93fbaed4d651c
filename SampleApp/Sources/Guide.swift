import SnapshotNavigation
import UIKit

/// Whose transitions the guide uses.
public enum ControllerKind: String, CaseIterable, Sendable {
  /// `SnapshotNavigationController`.
  case snapshot
  /// Plain `UINavigationController`, to feel the difference.
  case system
}

/// What the settings screen offers.
public struct Preferences: Hashable, Sendable {
  enum Motion: Int, CaseIterable, Sendable {
    case parallax
    case classic
    case cover
  }

  enum Reach: Int, CaseIterable, Sendable {
    case anywhere
    case edge
    case off
  }

  public var controller: ControllerKind
  var motion = Motion.parallax
  var reach = Reach.anywhere

  public init(controller: ControllerKind = .snapshot) {
    self.controller = controller
  }
}

/// The travel guide, ready to be a window's root.
@MainActor
public enum Guide {
  /// A navigation controller with `pages` on its stack, the last one on top.
  public static func navigationController(
    _ preferences: Preferences = Preferences(), showing pages: [Page] = [.home]
  ) -> UINavigationController {
    let root = (pages.first ?? .home).makeScreen()
    (root as? HomeViewController)?.preferences = preferences
    let navigation: UINavigationController
    switch preferences.controller {
    case .snapshot: navigation = SnapshotNavigationController(rootViewController: root)
    case .system: navigation = UINavigationController(rootViewController: root)
    }
    for page in pages.dropFirst() {
      navigation.pushViewController(page.makeScreen(), animated: false)
    }
    preferences.apply(to: navigation)
    return navigation
  }
}

extension Preferences {
  /// Makes a controller on screen behave as preferred; plain ones have nothing to set.
  @MainActor
  func apply(to navigation: UINavigationController?) {
    guard let navigation = navigation as? SnapshotNavigationController else { return }
    switch motion {
    case .parallax: navigation.configuration.choreography = .parallax
    case .classic: navigation.configuration.choreography = .classic
    case .cover: navigation.configuration.choreography = .cover
    }
    switch reach {
    case .anywhere: navigation.configuration.drag = .anywhere
    case .edge: navigation.configuration.drag = .edge(24)
    case .off: navigation.configuration.drag = .disabled
    }
  }
}
