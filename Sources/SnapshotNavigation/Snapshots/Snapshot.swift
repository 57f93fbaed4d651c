import UIKit

/// What a screen looked like as it was left, as pixels, compressed, or both, and the circumstances in
/// which it may be shown.
@MainActor
final class Snapshot {
  /// The pixels: the render server's own copy, or an image drawn from it.
  enum Look: Sendable {
    case view(SnapshotView)
    case image(UIImage)
  }

  /// What work on another thread makes of a snapshot: its other form.
  enum Form: Sendable {
    case image(UIImage)
    case compressed(Data)
  }

  private(set) var look: Look?
  private(set) var compressed: Data?
  /// The circumstances in which it was seen last.
  private(set) var stamp: SnapshotStamp
  private var content: ShownContent
  /// Memory of its pixels, in bytes, held or not.
  let size: Int
  /// Whether its view is to be drawn into an image in an idle turn.
  var isDue = false

  init(_ look: Look, of content: ShownContent, in stamp: SnapshotStamp) {
    self.look = look
    self.content = content
    self.stamp = stamp
    size =
      switch look {
      case .image(let image): image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
      case .view(let view): view.canvas.bytes(of: view.bounds.size)
      }
  }

  // It may run on any thread, and a view leaves its window on the main one.
  deinit {
    guard case .view(let view) = look else { return }
    Task { @MainActor in view.endWaiting() }
  }

  var view: SnapshotView? { if case .view(let view) = look { view } else { nil } }
  var image: UIImage? { if case .image(let image) = look { image } else { nil } }
  var isEmpty: Bool { look == nil && compressed == nil }
  /// The screens in it.
  var screens: [UIViewController] { content.screens.compactMap(\.object) }
  var footprint: SnapshotBudget.Footprint {
    SnapshotBudget.Footprint(
      size: size, hasPixels: look != nil, compressed: compressed?.count ?? 0)
  }

  /// It's seen in these circumstances.
  func isSeen(in stamp: SnapshotStamp) { self.stamp = stamp }

  /// It stands for `screen`; it may have been taken of what is around that.
  func stand(for screen: UIViewController, in stamp: SnapshotStamp) {
    isSeen(in: stamp)
    if screens.first !== screen { content = ShownContent(of: screen) }
  }

  /// What keeps it from standing for `screen` in the circumstances of `stamp`.
  func differences(from stamp: SnapshotStamp, of screen: UIViewController) -> Set<
    SnapshotDifference
  > {
    var differences = self.stamp.differences(from: stamp)
    if !content.isStill(of: screen) { differences.insert(.content) }
    return differences
  }

  /// What there is to compress or to restore; nil where the view has to be drawn first.
  var source: Form? {
    switch look {
    case .image(let image): .image(image)
    case .view: nil
    case nil: compressed.map(Form.compressed)
    }
  }

  /// Takes its other form in; nil says that it can't be made, and leaves nothing.
  func take(_ form: Form?) {
    switch form {
    case .image(let image): show(.image(image))
    case .compressed(let data) where !data.isEmpty: compressed = data
    case .compressed, nil: drop()
    }
  }

  /// Brings it to its tier, as far as that takes no work.
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
