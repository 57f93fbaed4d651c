import UIKit

/// Keeps the covered presenter's snapshot, which the app's snapshot memory never trims.
extension PushPresentation: SnapshotHolder {
  var snapshots: [Snapshot] { hasPresenter ? [cover].compactMap(\.self) : [] }

  var condition: SnapshotCondition {
    SnapshotCondition(
      isVisible: hasPresenter && presented?.viewIfLoaded?.window != nil,
      isCallingScreens: movement.areEventsHeld)
  }

  /// Drops the snapshot if its presenter is gone.
  func trim(isGrowing: Bool) -> SnapshotCondition? {
    if !hasPresenter { dropCover() }
    return condition
  }

  var isIdle: Bool {
    !isMoving && movement.trail.isEmpty && presented?.transitionCoordinator == nil
      && !gesture.isTouched
      && stacks.allSatisfy(\.transitions.snapshots.isIdle)
  }

  func draw(_ snapshot: Snapshot) {
    guard let window = scope?.view.window, !isSensitive(with: snapshot.screens) else {
      return dropCover()
    }
    if drawing.draw(snapshot, in: window) { report(.snapshotViewsAreEmpty) }
    if cover?.isEmpty == true { dropCover() }
  }

  func drop(for cause: SnapshotCause) { if cause == .invalidation { dropCover() } }
}
