import SnapshotNavigation
import UIKit

extension Preferences {
  /// A value of the configuration that has a few choices in the settings.
  public enum Detail: String, CaseIterable, Sendable {
    case timing, edgePriority, dragAngle, releaseThreshold, settleResponse, tabBar, forwardHistory
  }
}

extension Preferences.Detail {
  /// What the settings call it.
  var title: String {
    switch self {
    case .timing: "Duration of a transition"
    case .edgePriority: "Edge that goes first"
    case .dragAngle: "How steep a drag may be"
    case .releaseThreshold: "How far to drag"
    case .settleResponse: "After a drag"
    case .tabBar: "Tab bar"
    case .forwardHistory: "Screens to go forward to"
    }
  }

  /// The choices; the default is the one in the middle of three, or the first of two.
  var choices: [String] {
    switch self {
    case .timing: ["0.2 s", "0.35 s", "1 s", "Spring"]
    case .edgePriority: ["None", "20 pt", "60 pt"]
    case .dragAngle: ["30°", "45°", "60°"]
    case .releaseThreshold: ["0.3", "0.5", "0.7"]
    case .settleResponse: ["0.2 s", "0.4 s", "1 s"]
    case .tabBar: ["If bars differ", "Always moves"]
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
    case .dragAngle: configuration.dragAngle = [30, 45, 60][choice]
    case .releaseThreshold: configuration.releaseThreshold = [0.3, 0.5, 0.7][choice]
    case .settleResponse: configuration.settleResponse = [0.2, 0.4, 1][choice]
    case .tabBar: configuration.tabBar = [.automatic, .moves][choice]
    case .forwardHistory: configuration.forwardHistory = [0, 3][choice]
    }
  }
}
