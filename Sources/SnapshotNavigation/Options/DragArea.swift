import Foundation

/// Where a finger may begin to drag a screen back.
///
/// With a trackpad, users can drag back wherever the pointer is, except with ``disabled``.
public enum DragArea: Equatable, Sendable {
  /// For a screen, the controller's area; for a controller, anywhere on iPhone and iPad.
  ///
  /// With the Mac idiom, users can drag back with a trackpad, but not by click-dragging.
  case automatic
  /// Within `width` points (above 0) of the leading edge.
  ///
  /// For vertical drags, it's the top edge (for a drag down) or the bottom edge (for a drag up).
  /// For a drag forward, it's the opposite edge. Trackpads ignore the distance.
  case edge(_ width: CGFloat)
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere.
  ///
  /// The system's own back gestures are off, too.
  case disabled

  func inherited(from other: DragArea) -> DragArea { self == .automatic ? other : self }
}
