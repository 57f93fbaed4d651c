import SnapshotNavigation

/// Explains why a page wasn't dragged, or why a page stack rejected a call.
///
/// Meant for development; see ``PageStackView/diagnosticHandler``.
public enum PageDiagnostic: Equatable, Sendable {
  /// A drag didn't begin.
  case dragRefused(DragRefusal)
  /// The stack rejected a call.
  case pageRefused(PageRefusal)
}
