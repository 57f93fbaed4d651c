import UIKit

/// Whose snapshots are archived.
@MainActor
protocol ArchiveOwner: DrawingOwner {
  /// Nil while there is no rest: then nothing is trimmed.
  var rest: SnapshotArchive.Rest? { get }
  var condition: SnapshotArchive.Condition { get }
  /// Whether UIKit is telling the screens that they have disappeared: a tab that comes is called beside.
  var isBeingLeft: Bool { get }
  func storeDidChange()
  /// Draws the snapshot view of a screen into an image.
  func draw(_ screen: AnyObject)
  func drop(for cause: SnapshotArchive.Cause)
}

/// The snapshots of one controller, which ``SnapshotMemory`` brings to their tiers.
@MainActor
final class SnapshotArchive {
  private(set) var store = SnapshotStore<UIImage>() {
    didSet { owner?.storeDidChange() }
  }
  private(set) weak var owner: (any ArchiveOwner)?
  /// The screen whose snapshot view is to be drawn next.
  private(set) weak var undrawn: AnyObject?

  /// The stack, from the root up, and the screens that were popped and are kept.
  typealias Rest = (stack: [UIViewController], ahead: [UIViewController])

  /// Why snapshots are dropped that the budget would keep.
  enum Cause {
    /// The system asks for memory: the nearest of a visible stack stays.
    case memoryWarning
    /// The app has all of them dropped.
    case invalidation
  }

  struct Condition {
    /// Whether the next pop may be seen at any moment.
    var isVisible = false
    /// Whether the app is about to leave the screen: snapshot views may not outlast that.
    var isLeaving = false
    /// Whether there's a window in which snapshot views can be drawn.
    var canDraw = false
    /// Memory of an image as large as the window.
    var windowBytes = 0
  }

  /// The snapshots of a stack that is to be brought to its tiers, and what the budget knows of them.
  @MainActor
  struct Claims {
    let archive: SnapshotArchive
    /// The nearest first.
    let screens: [AnyObject]
    /// The screen that the next pop goes to.
    let nearest: UIViewController?
    let stack: SnapshotBudget.Stack

    /// Brings the snapshots to their tiers, as far as that takes no work; without `drops`, what isn't to be
    /// kept stays as it is for now.
    func bring(to tiers: [SnapshotBudget.Tier], dropping drops: Bool) {
      archive.undrawn = nil
      guard let condition = archive.owner?.condition else { return }
      for (screen, tier) in zip(screens, tiers) where drops || tier > .dropped {
        archive.store.bring(screen, to: tier)
        // In a stack that isn't visible, nothing is full.
        let staysView = screen === nearest && tier == .full && !condition.isLeaving
        if archive.undrawn == nil, !staysView, condition.canDraw,
          archive.store.undrawn(of: screen) != nil
        {
          archive.undrawn = screen
        }
      }
    }

    func job(at distance: Int) -> (SnapshotArchive, SnapshotStore<UIImage>.Job)? {
      guard screens.indices.contains(distance) else { return nil }
      return archive.store.job(for: screens[distance]).map { (archive, $0) }
    }
  }

  func belong(to owner: any ArchiveOwner) { self.owner = owner }

  func insert(_ snapshot: LeftSnapshot, for screen: UIViewController, stamp: SnapshotStamp) {
    switch snapshot {
    case .image(let image):
      store.insert(image, for: screen, stamp: stamp, bytes: snapshot.bytes)
    case .view(let view):
      store.insert(nil, undrawn: view, for: screen, stamp: stamp, bytes: snapshot.bytes)
    }
  }

  func take(_ image: UIImage?, drawnFrom view: AnyObject, for screen: AnyObject) {
    store.take(image, drawnFrom: view, for: screen)
  }

  func take(_ result: SnapshotResult, for screen: AnyObject, generation: Int) {
    store.take(result, for: screen, generation: generation)
  }

  func remove(_ screen: UIViewController) { store.remove(screen) }

  func removeAll(but screens: [UIViewController] = []) { store.removeAll(but: screens) }

  // MARK: Tiers

  /// Trims to the stack at rest, and says what is held; nil while there is no rest.
  func claims(at rest: Rest?) -> Claims? {
    guard let owner, let rest else { return nil }
    let kept = store.trim(below: rest.stack, ahead: rest.ahead)
    return Claims(
      archive: self, screens: kept, nearest: rest.stack.dropLast().last,
      stack: SnapshotBudget.Stack(
        isVisible: owner.condition.isVisible, footprints: store.footprints(of: kept)))
  }
}
