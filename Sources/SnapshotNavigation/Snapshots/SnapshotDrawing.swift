import UIKit

/// Whose snapshot views are drawn.
@MainActor
protocol DrawingOwner: AnyObject {
  /// Whether nothing moves and no finger is down.
  var mayDraw: Bool { get }
}

/// Draws snapshot views into images when nothing moves and no finger is down.
@MainActor
final class SnapshotDrawing {
  /// Whether snapshot views are used at all: not where they turn out to be drawn empty.
  var isReliable = true
  /// Whether they're drawn where they wait, unseen.
  private var drawsUnseen = true
  private weak var owner: (any DrawingOwner)?
  private var isWaiting = false
  /// Seconds until it's asked again whether something moves or a finger is down.
  private static let pause: TimeInterval = 0.1
  /// So many frames until what waits has been rendered.
  private var frames = 0

  init(of owner: any DrawingOwner) { self.owner = owner }

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
    awaitFrames(work)
  }

  private func awaitFrames(_ work: @escaping @MainActor () -> Void) {
    guard frames > 0 else { return awaitIdleness(work) }
    FrameClock.run(whileScrolling: false) { [weak self] _ in
      guard let self else { return false }
      frames -= 1
      if frames > 0 { return true }
      awaitIdleness(work)
      return false
    }
  }

  /// However long a finger rests, no frame is asked for.
  private func awaitIdleness(_ work: @escaping @MainActor () -> Void) {
    guard owner?.mayDraw == true else {
      return FrameClock.after(seconds: Self.pause) { [weak self] in self?.awaitFrames(work) }
    }
    isWaiting = false
    work()
  }

  /// The image of a view in a window; nil if the view can't be drawn.
  ///
  /// It counts only if something has been drawn: some versions say yes and draw nothing. Then snapshot
  /// views aren't used any longer; an empty one of a screen that may be empty proves nothing.
  func image(of view: SnapshotView, in scope: Scope, isRendered: Bool) -> UIImage? {
    for updates in isRendered ? [false, true] : [true] {
      switch draw(view, in: scope, afterScreenUpdates: updates) {
      case .image(let image): return image
      case .none: return nil
      case .empty: continue
      }
    }
    if view.isClear { return nil }
    if view.isUnseen {
      view.wait(behind: scope.view, unseen: false)
      if case .image(let image) = draw(view, in: scope, afterScreenUpdates: true) {
        drawsUnseen = false
        return image
      }
    }
    isReliable = false
    return nil
  }

  private enum Outcome {
    case image(UIImage)
    case empty
    case none
  }

  private func draw(
    _ view: SnapshotView, in scope: Scope, afterScreenUpdates updates: Bool
  ) -> Outcome {
    var isEmpty = false
    let image = scope.draw(view.bounds.size) { context in
      guard view.drawHierarchy(in: view.bounds, afterScreenUpdates: updates) else { return false }
      isEmpty = context.isTransparent
      return true
    }
    return isEmpty ? .empty : image.map(Outcome.image) ?? .none
  }

  /// Puts a view that is to be drawn where it's rendered, behind the scope and, if that works, unseen.
  func wait(with view: SnapshotView, behind scope: Scope) {
    view.wait(behind: scope.view, unseen: drawsUnseen || view.isClear)
  }
}

extension CGContext {
  fileprivate var isTransparent: Bool {
    guard let data else { return false }
    // Colors are premultiplied: what is transparent is zero.
    return UnsafeRawBufferPointer(start: data, count: bytesPerRow * height)
      .bindMemory(to: UInt64.self).allSatisfy { $0 == 0 }
  }
}
