import Foundation

/// Where a finger may begin to drag a screen back.
///
/// A trackpad drags back from wherever the pointer is, except with ``disabled``.
public enum DragArea: Equatable, Sendable {
  /// For a screen, the controller's area; for a controller, anywhere on iPhone and iPad.
  ///
  /// With the Mac idiom, a trackpad drags back and click-dragging doesn't.
  case automatic
  /// Within `width` points (above 0) of the leading edge.
  ///
  /// For vertical drags, it's the top edge (dragged down) or the bottom edge (dragged up). For a
  /// drag forward, it's the opposite edge. Trackpads ignore the distance.
  case edge(_ width: CGFloat)
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere.
  ///
  /// The system's own back gestures are off as well.
  case disabled

  func inherited(from other: DragArea) -> DragArea { self == .automatic ? other : self }
}
