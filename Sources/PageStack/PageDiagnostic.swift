import SnapshotNavigation

/// Explains why a page wasn't dragged, or why a page stack rejected a call.
///
/// Use it during development. See ``PageStackView/diagnosticHandler``.
public enum PageDiagnostic: Equatable, Sendable {
  /// A drag didn't begin.
  case dragRefused(DragRefusal)
  /// The stack rejected a call.
  case pageRefused(PageRefusal)
}
