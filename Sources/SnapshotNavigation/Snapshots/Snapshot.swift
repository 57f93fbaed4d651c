import UIKit

/// A screen's last look, as pixels, compressed, or both, and the conditions for showing it.
@MainActor
final class Snapshot {
  /// The pixels: the render server's own copy, or an image.
  enum Look: Sendable {
    case view(SnapshotView)
    case image(UIImage)
  }

  /// A snapshot as an image, or as compressed data.
  enum Form: Sendable {
    case image(UIImage)
    case compressed(Data)
  }

  private(set) var look: Look?
  private(set) var compressed: Data?
  /// The circumstances in which the screen was last seen.
  private(set) var stamp: SnapshotStamp
  private var content: ShownContent
  /// The memory that the pixels take, in bytes, whether or not they're held.
  let pixelBytes: Int
  /// Whether to draw the snapshot view into an image in an idle turn.
  var isDue = false
  /// Whether the snapshot includes the tab bar, below the screen.
  let hasTabBar: Bool

  init(_ look: Look, of content: ShownContent, in stamp: SnapshotStamp) {
    self.look = look
    self.content = content
    self.stamp = stamp
    let height: CGFloat
    switch look {
    case .image(let image):
      pixelBytes = image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
      height = image.size.height
    case .view(let view):
      pixelBytes = view.canvas.bytes(of: view.bounds.size)
      height = view.bounds.height
    }
    hasTabBar = height > stamp.size.height + 0.5
  }

  // A `deinit` may run on any thread, but a view leaves its window on the main thread.
  deinit {
    guard case .view(let view) = look else { return }
    Task { @MainActor in view.endWaiting() }
  }

  var view: SnapshotView? { if case .view(let view) = look { view } else { nil } }
  var image: UIImage? { if case .image(let image) = look { image } else { nil } }
  var isEmpty: Bool { look == nil && compressed == nil }
  /// The screens in the snapshot.
  var screens: [UIViewController] { content.screens.compactMap(\.object) }
  var footprint: SnapshotBudget.Footprint {
    SnapshotBudget.Footprint(
      pixelBytes: pixelBytes, hasPixels: look != nil, compressed: compressed?.count ?? 0)
  }

  /// Updates the stamp as the snapshot is shown.
  func updateStamp(to stamp: SnapshotStamp) { self.stamp = stamp }

  /// Assigns the snapshot to `screen`, even if taken of a container.
  func retarget(to screen: UIViewController, in stamp: SnapshotStamp) {
    updateStamp(to: stamp)
    if screens.first !== screen { content = ShownContent(of: screen) }
  }

  /// The reasons not to show the snapshot for `screen` in the circumstances of `stamp`.
  func differences(from stamp: SnapshotStamp, of screen: UIViewController) -> Set<
    SnapshotDifference
  > {
    var differences = self.stamp.differences(from: stamp)
    if !content.matches(screen) { differences.insert(.content) }
    return differences
  }

  /// The form to compress or restore; nil if the view has to be drawn first.
  var source: Form? {
    switch look {
    case .image(let image): .image(image)
    case .view: nil
    case nil: compressed.map(Form.compressed)
    }
  }

  /// Takes the snapshot's other form; nil drops the snapshot.
  func take(_ form: Form?) {
    switch form {
    case .image(let image): show(.image(image))
    case .compressed(let data) where !data.isEmpty: compressed = data
    case .compressed, nil: drop()
    }
  }

  /// Moves the snapshot to its tier, unless that takes work.
  func bring(to tier: SnapshotBudget.Tier) {
    switch tier {
    case .dropped: drop()
    case .compressed where compressed != nil: show(nil)
    case .compressed, .full: break
    }
  }

  func drop() {
    show(nil)
    compressed = nil
  }

  private func show(_ next: Look?) {
    view?.endWaiting()
    look = next
    isDue = false
  }
}
