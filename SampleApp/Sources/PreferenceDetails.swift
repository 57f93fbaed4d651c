import SnapshotNavigation
import UIKit

extension Preferences {
  /// A value of the configuration that has a few choices in the settings.
  public enum Detail: String, CaseIterable, Sendable {
    case timing, edgePriority, releaseThreshold, settleResponse, revealDuration, tabBar, container
    case backgroundRetention, forwardHistory
  }
}

extension Preferences.Detail {
  /// What the settings call it.
  var title: String {
    switch self {
    case .timing: "Duration of a transition"
    case .edgePriority: "Edge that goes first"
    case .releaseThreshold: "How far to drag"
    case .settleResponse: "After a drag"
    case .revealDuration: "Fade after a pop"
    case .tabBar: "Tab bar"
    case .container: "What moves"
    case .backgroundRetention: "Snapshots in the background"
    case .forwardHistory: "Screens to go forward to"
    }
  }

  /// The choices; the default is the one in the middle of three, or the first of two.
  var choices: [String] {
    switch self {
    case .timing: ["0.2 s", "0.35 s", "1 s", "Spring"]
    case .edgePriority: ["None", "20 pt", "60 pt"]
    case .releaseThreshold: ["0.3", "0.5", "0.7"]
    case .settleResponse: ["0.2 s", "0.4 s", "1 s"]
    case .revealDuration: ["None", "0.1 s", "0.5 s"]
    case .tabBar: ["If bars differ", "Always moves"]
    case .container: ["Stack", "Outermost"]
    case .backgroundRetention: ["Nearest", "All", "None"]
    case .forwardHistory: ["None", "3"]
    }
  }

  /// The choice that is the library's default.
  var standard: Int { choices.count == 2 ? 0 : 1 }

  /// Sets the value of a configuration.
  func apply(
    _ choice: Int, to configuration: inout SnapshotNavigationController.Configuration
  ) {
    switch self {
    case .timing:
      let durations = [0.2, 0.35, 1]
      configuration.timing =
        choice < durations.count
        ? .curve(duration: durations[choice], .standard)
        : .spring(response: 0.4, dampingRatio: 0.8)
    case .edgePriority: configuration.edgePriority = [0, 20, 60][choice]
    case .releaseThreshold: configuration.releaseThreshold = [0.3, 0.5, 0.7][choice]
    case .settleResponse: configuration.settleResponse = [0.2, 0.4, 1][choice]
    case .revealDuration: configuration.revealDuration = [0, 0.1, 0.5][choice]
    case .tabBar: configuration.tabBar = [.automatic, .moves][choice]
    case .container: configuration.container = [.automatic, .outermost][choice]
    case .backgroundRetention:
      configuration.backgroundRetention = [.nearest, .all, .nothing][choice]
    case .forwardHistory: configuration.forwardHistory = [0, 3][choice]
    }
  }
}
