import UIKit

/// Draws snapshot views into images when nothing moves and no finger is down.
@MainActor
final class SnapshotDrawing {
  /// Whether snapshot views are used at all: not where they turn out to be drawn empty.
  var isReliable = true
  private let mayDraw: @MainActor () -> Bool
  private var isWaiting = false
  /// So many frames until what waits has been rendered.
  private var frames = 0

  init(mayDraw: @escaping @MainActor () -> Bool) { self.mayDraw = mayDraw }

  /// What a scope shows, as a snapshot view; as an image where those turn out to be drawn empty.
  ///
  /// - Returns: Nil if there is nothing to be seen.
  func capture(_ scope: NavigationScope, afterScreenUpdates updates: Bool) -> LeftSnapshot? {
    isReliable
      ? scope.snapshotView(afterScreenUpdates: updates).map(LeftSnapshot.view)
      : scope.snapshot(afterScreenUpdates: updates).map(LeftSnapshot.image)
  }

  /// Calls `work` in an idle turn, when what waits by now has been rendered; once for all calls until
  /// then.
  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    frames = 2
    guard !isWaiting else { return }
    isWaiting = true
    FrameClock.run(whileScrolling: false) { [weak self] _ in
      guard let self else { return false }
      frames -= 1
      guard frames <= 0, mayDraw() else { return true }
      isWaiting = false
      work()
      return false
    }
  }

  /// The image of a view in a window; nil if the view can't be drawn.
  ///
  /// It counts only if something has been drawn: some versions say yes and draw nothing. Then snapshot
  /// views aren't used any longer.
  func image(of view: SnapshotView, in scope: Scope, isRendered: Bool) -> UIImage? {
    for updates in isRendered ? [false, true] : [true] {
      var isEmpty = false
      let image = scope.draw(view.bounds.size) { context in
        guard view.drawHierarchy(in: view.bounds, afterScreenUpdates: updates) else { return false }
        isEmpty = context.isTransparent
        return true
      }
      if image == nil { return nil }
      if !isEmpty { return image }
    }
    isReliable = false
    return nil
  }
}

extension CGContext {
  fileprivate var isTransparent: Bool {
    guard let data else { return false }
    let stride = 16
    return (0..<height / stride).allSatisfy { row in
      (0..<width / stride).allSatisfy { column in
        // The bitmap's order: the alpha is the last byte of a pixel.
        let place = row * stride * bytesPerRow + column * stride * 4 + 3
        return data.load(fromByteOffset: place, as: UInt8.self) == 0
      }
    }
  }
}
