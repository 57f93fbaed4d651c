import SnapshotNavigation
import UIKit

/// Launch options, by which UI tests choose a page, a controller and slow motion.
///
///     --show recipes,form --controller system --slow --alike-bars
public struct LaunchOptions: Equatable, Sendable {
  /// The pages on the stack, the root's first.
  public var pages: [Page] = [.home]
  /// The controller to use.
  public var controller = ControllerKind.snapshot
  /// Whether a push or a pop takes two seconds.
  public var isSlow = false
  /// Whether UIKit pushes and pops where bars agree.
  public var leavesAlikeBarsToSystem = false

  /// Reads an app's arguments; what isn't known is left to the system.
  public init(_ arguments: [String]) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--show":
        let names = words.popFirst().map { $0.split(separator: ",") } ?? []
        let known = names.compactMap { Page(named: String($0)) }
        if !known.isEmpty { pages = known }
      case "--controller":
        controller = words.popFirst().flatMap(ControllerKind.init(rawValue:)) ?? .snapshot
      case "--slow": isSlow = true
      case "--alike-bars": leavesAlikeBarsToSystem = true
      default: break
      }
    }
  }
}

extension Guide {
  /// The whole guide, set up by launch arguments.
  public static func controller(
    launchedWith arguments: [String], device: DeviceControls = DeviceControls()
  ) -> GuideController {
    let options = LaunchOptions(arguments)
    let guide = controller(
      Preferences(controller: options.controller), device: device, showing: options.pages)
    if options.leavesAlikeBarsToSystem { guide.change { $0.systemUse = .alikeBars } }
    if options.isSlow {
      for case let stack as SnapshotNavigationController in guide.stacks {
        stack.configuration.timing = .curve(duration: 2, .linear)
      }
    }
    return guide
  }
}

extension Page {
  /// The page of that name; a page of a place shows Lofoten.
  init?(named name: String) {
    let pages: [Page] = [
      .home, .places, .settings, .recipes, .bars, .journey, .chapters, .form, .pager, .saved, .ride,
      .postcard, .gallery, .chat, .progress, .hiddenBar, .dragArea, .sketch, .ripples, .letter,
      .tour,
      .passcode, .live, .memory, .diagnostics, .observation, .systemTransition, .apps,
      .barColors, .logout, .inbox, .poster, .search, .ticket,
    ]
    switch name {
    case "place": self = .place(.lofoten)
    case "photo": self = .photo(.lofoten)
    case "story": self = .story(.lofoten)
    default:
      guard let page = pages.first(where: { "\($0)" == name }) else { return nil }
      self = page
    }
  }
}
