import UIKit

/// Captures screens, and draws snapshot views into images.
@MainActor
final class SnapshotDrawing {
  /// Where snapshot views can be drawn, as far as the drawings so far have shown.
  enum Reach {
    /// Where they wait, clipped and unseen.
    case everywhere
    /// Where nothing clips them.
    case unclipped
    case nowhere
  }

  var reach = Reach.everywhere
  /// Whether snapshot views are used; false once one turns out to be drawn empty.
  var isReliable: Bool { reach != .nowhere }

  /// Captures a stack as a snapshot view, or as an image if such views turn out empty.
  ///
  /// - Returns: The look; nil if nothing is visible.
  func capture(_ surroundings: NavigationScope, afterScreenUpdates updates: Bool) -> Snapshot.Look?
  {
    if updates, !surroundings.scope.view.layOutToCommit() { return nil }
    // UIKit may make no view.
    if isReliable, let view = surroundings.snapshotView(afterScreenUpdates: updates) {
      return .view(view)
    }
    return surroundings.snapshot(afterScreenUpdates: updates).map(Snapshot.Look.image)
  }

  /// Draws a snapshot's view into an image, or drops the snapshot if that fails.
  ///
  /// A view that is added to the window for drawing isn't visible.
  ///
  /// - Returns: Whether the drawing has shown that snapshot views are empty.
  func draw(
    _ snapshot: Snapshot, in window: UIWindow, isRendered: Bool = true, inBackground: Bool = false
  ) -> Bool {
    guard let view = snapshot.view else { return false }
    let wasReliable = isReliable
    let isShown = view.window != nil && !view.isEffectivelyHidden
    if !isShown { view.wait(in: window, at: window.bounds, unseen: waitsUnseen(view)) }
    let image = image(of: view, isRendered: isRendered && isShown, inBackground: inBackground)
    // The app may drop `snapshot` during a commit.
    if snapshot.view === view { snapshot.take(image.map(Snapshot.Form.image)) }
    view.endWaiting()
    return wasReliable && !isReliable
  }

  /// The image of a view in a window; nil if the view can't be drawn.
  ///
  /// An empty image is rejected, because some versions report success and draw nothing. Snapshot views are
  /// then no longer used, unless the screen may be empty or the app is in the background.
  private func image(of view: SnapshotView, isRendered: Bool, inBackground: Bool) -> UIImage? {
    for updates in isRendered ? [false, true] : [true] {
      let drawing = draw(view, afterScreenUpdates: updates)
      if !drawing.isEmpty { return drawing.image }
    }
    if view.isClear { return nil }
    if view.showUnclipped(), let image = draw(view, afterScreenUpdates: true).image {
      reach = .unclipped
      return image
    }
    if !inBackground { reach = .nowhere }
    return nil
  }

  /// - Returns: The image, unless it's empty; nil also if the view can't be drawn.
  private func draw(
    _ view: SnapshotView, afterScreenUpdates updates: Bool
  ) -> (image: UIImage?, isEmpty: Bool) {
    if updates, !view.layOutToCommit() { return (nil, false) }
    var isEmpty = false
    let image = view.canvas.draw(view.bounds.size) { context in
      let isDrawn = view.laidOutAsImage {
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: updates)
      }
      isEmpty = isDrawn && context.isTransparent
      return isDrawn && !isEmpty
    }
    return (image, isEmpty)
  }

  /// Whether a view can be drawn where it waits clipped.
  func waitsUnseen(_ view: SnapshotView) -> Bool { reach != .unclipped || view.isClear }
}

extension CGContext {
  var isTransparent: Bool {
    guard let data else { return false }
    // Colors are premultiplied, so transparent pixels are zero.
    return UnsafeRawBufferPointer(start: data, count: bytesPerRow * height)
      .bindMemory(to: UInt64.self).allSatisfy { $0 == 0 }
  }
}
