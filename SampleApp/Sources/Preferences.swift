import SnapshotNavigation
import UIKit

/// The guide's kind of controller.
public enum ControllerKind: String, CaseIterable, Sendable {
  /// `SnapshotNavigationController`.
  case snapshot
  /// Plain `UINavigationController`, to feel the difference.
  case system
}

/// The guide's settings.
public struct Preferences: Hashable, Sendable {
  /// The library's choreographies for screens, and one of the guide's own.
  public enum Motion: Int, CaseIterable, Sendable {
    case parallax, classic, cover, reveal, cards, moveIn, sideways, scale, rise, fade
  }

  /// Where a finger may begin to drag a screen back.
  public enum Reach: Int, CaseIterable, Sendable {
    case anywhere, edge, off
  }

  /// Which transitions are left to UIKit.
  public enum SystemUse: Int, CaseIterable, Sendable {
    case never, alikeBars, always
  }

  /// How much memory the snapshots of all stacks may take.
  public enum Budget: Int, CaseIterable, Sendable {
    case nothing, small, standard, large
  }

  /// The appearance of the interface.
  public enum Style: Int, CaseIterable, Sendable {
    case system, light, dark
  }

  /// The guide's kind of controller.
  public var controller: ControllerKind
  /// How screens move.
  public var motion = Motion.parallax
  /// Where a drag may begin.
  public var reach = Reach.anywhere
  /// Which transitions UIKit shows.
  public var systemUse = SystemUse.never
  /// The memory for snapshots.
  public var budget = Budget.standard
  /// Which choice of each detail is made, where it isn't the default.
  public var details: [Detail: Int] = [:]
  /// Light, dark or as the system has it.
  public var style = Style.system
  /// Whether the interface runs from right to left.
  public var isRightToLeft = false
  /// Whether Reduce Motion is on.
  public var reducesMotion = false

  /// The defaults, with `controller`.
  public init(controller: ControllerKind = .snapshot) {
    self.controller = controller
  }
}

extension Preferences {
  /// A navigation controller of the preferred kind, around `screens`.
  @MainActor
  func navigationController(around screens: [UIViewController]) -> UINavigationController {
    let navigation: UINavigationController
    switch controller {
    case .snapshot: navigation = StyledNavigationController(nibName: nil, bundle: nil)
    case .system: navigation = PlainNavigationController(nibName: nil, bundle: nil)
    }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.setViewControllers(screens, animated: false)
    apply(to: navigation)
    return navigation
  }

  /// Makes a controller on screen behave as preferred; plain ones have nothing to set.
  @MainActor
  func apply(to navigation: UINavigationController?) {
    guard let navigation = navigation as? SnapshotNavigationController else { return }
    navigation.configuration.choreography = motion.choreography
    for detail in Detail.allCases {
      detail.apply(details[detail] ?? detail.standard, to: &navigation.configuration)
    }
    switch reach {
    case .anywhere: navigation.configuration.dragArea = .anywhere
    case .edge: navigation.configuration.dragArea = .edge(24)
    case .off: navigation.configuration.dragArea = .disabled
    }
    switch systemUse {
    case .never: navigation.configuration.transition = .snapshot
    case .alikeBars: navigation.configuration.transition = .systemWhereBarsAgree
    case .always: navigation.configuration.transition = .system
    }
    switch budget {
    case .nothing: SnapshotNavigationController.snapshotMemoryLimit = 0
    case .small: SnapshotNavigationController.snapshotMemoryLimit = 4_000_000
    case .standard: SnapshotNavigationController.snapshotMemoryLimit = nil
    case .large: SnapshotNavigationController.snapshotMemoryLimit = 100_000_000
    }
  }
}

extension Preferences.Motion {
  var title: String {
    switch self {
    case .parallax: "Parallax"
    case .classic: "Classic"
    case .cover: "Cover"
    case .reveal: "Reveal"
    case .moveIn: "Move in"
    case .sideways: "Sideways"
    case .scale: "Scale"
    case .rise: "Rise, dragged down"
    case .fade: "Fade"
    case .cards: "Stack of cards, our own"
    }
  }

  var choreography: any Choreography {
    switch self {
    case .parallax: .parallax
    case .classic: .classic
    case .cover: .cover
    case .reveal: .reveal
    case .moveIn: .moveIn
    case .sideways: .sideways
    case .scale: .scale
    case .rise: .rise
    case .fade: .fade
    case .cards: Cards()
    }
  }
}

extension Preferences.Style {
  var interfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .system: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
