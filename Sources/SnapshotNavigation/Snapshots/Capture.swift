import UIKit

extension Scope {
  /// A picture of the scope that can be kept: opaque, in the standard range, at the screen's scale.
  ///
  /// - Parameter committing: Draws what is about to be shown instead of the last committed frame.
  ///   That lays out and commits; only for a screen that has never been on the screen.
  /// - Returns: Nil if there is nothing to be drawn.
  func bitmap(committing: Bool) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.preferredRange = .standard
    format.scale = displayScale
    var isDrawn = false
    let image = Log.interval("capture") {
      UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
        isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: committing)
      }
    }
    return isDrawn ? image : nil
  }

  /// A picture of the scope for the length of a transition: cheap, and gone with it.
  ///
  /// - Parameter committing: As for a bitmap.
  /// - Returns: Nil if there is nothing to be seen.
  func replicant(committing: Bool) -> UIView? {
    view.snapshotView(afterScreenUpdates: committing)
  }
}

extension UIImage {
  /// Memory of the pixels, in bytes.
  var byteCount: Int {
    guard let image = cgImage else { return 0 }
    return image.bytesPerRow * image.height
  }
}
