import SnapshotNavigation

/// What a controller has reported.
@MainActor
final class DiagnosticLog {
  private(set) var all: [NavigationDiagnostic] = []

  init(of navigation: SnapshotNavigationController) {
    navigation.diagnosticHandler = { [weak self] in self?.all.append($0) }
  }

  /// The failures of UIKit's, and what follows from them.
  var faults: [NavigationDiagnostic] {
    all.filter {
      switch $0 {
      case .transitionFailed, .leftToSystem: true
      default: false
      }
    }
  }
}
