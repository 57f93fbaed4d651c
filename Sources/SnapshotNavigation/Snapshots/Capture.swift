import UIKit

extension Scope {
  /// A snapshot that can be stored: opaque, in the standard range, at the screen's scale.
  ///
  /// - Parameter screenUpdates: Draws what is about to be shown instead of the last rendered frame.
  ///   That lays out and commits; only for a screen that has never been rendered.
  /// - Returns: Nil if there is nothing to be drawn.
  func snapshot(afterScreenUpdates screenUpdates: Bool) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.preferredRange = .standard
    format.scale = displayScale
    var isDrawn = false
    let image = Log.interval("capture") {
      UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
        isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: screenUpdates)
      }
    }
    return isDrawn ? image : nil
  }

  /// A snapshot view for the length of a transition: cheap, and gone with it.
  ///
  /// - Parameter screenUpdates: As for a stored snapshot.
  /// - Returns: Nil if there is nothing to be seen.
  func snapshotView(afterScreenUpdates screenUpdates: Bool) -> UIView? {
    view.snapshotView(afterScreenUpdates: screenUpdates)
  }
}
