import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// What tests ask that is neither public nor seen.
///
/// Only this folder reads the library's internals, so a redesign changes this folder alone; the tests of
/// values ask the values.
extension SnapshotNavigationController {
  // MARK: What moves

  /// Whether nothing moves, not even what an observer doesn't see.
  package var isAtRest: Bool { !transitions.isMoving }
  /// Whether snapshots move on, fade or wait after UIKit's part has ended.
  package var hasTrail: Bool { transitions.hasTrail }
  /// Whether snapshots move on after UIKit's part has ended.
  package var isTrailing: Bool { transitions.trailing != nil }
  package var isFading: Bool { transitions.movement.trail.fading != nil }
  /// Whether a snapshot covers the top screen, which isn't ready.
  package var isCoveredUntilReady: Bool { transitions.isWaiting }
  package var isFingerFollowed: Bool { transitions.drag != nil }
  package var isDragLive: Bool { transitions.drag?.driver is LiveDragDriver }
  /// Whether UIKit takes part in the drag.
  package var isUIKitDragging: Bool { transitions.drag?.driver.uikitTransition != nil }
  package func settleAtOnce() { bringToRest() }
  package var isDragPercentDriven: Bool { transitions.drag?.driver is PercentDrivenDragDriver }
  /// Whether a transition that UIKit or the app shows is followed to its end.
  package var followsUIKit: Bool { transitions.external != nil }
  /// Tells one motion from another.
  package var motion: AnyObject? { transitions.transition }
  /// Tells one drag from another.
  package var followedDrag: AnyObject? { transitions.drag }
  /// What may not outlast a transition, by name.
  package var partsOfMotion: [(name: String, object: AnyObject?)] {
    [
      ("the transition", transitions.transition), ("the drag", transitions.drag),
      ("the driver", transitions.drag?.driver),
    ]
  }
  package var ownParts: AnyObject { transitions }
  /// Where the arriving screen of a tapped transition is, and how far it's from its place.
  package var arriving: (screen: UIViewController, offset: CGFloat)? {
    guard let moving = transitions.transition ?? transitions.trailing else { return nil }
    let covered = moving.coverage
    let rest = moving.operation == .push ? 1 - covered : -0.3 * covered
    return (moving.to, rest * view.bounds.width)
  }
  /// A push or pop that goes on after UIKit's part has ended.
  package var trailing: (isPush: Bool, coverage: CGFloat, from: UIViewController)? {
    transitions.trailing.map { ($0.operation == .push, $0.coverage, $0.from) }
  }
  package var showsLowerSnapshot: Bool { transitions.transition?.view.lowerView != nil }

  // MARK: What waits

  package var waitingCallCount: Int { transitions.waitingCalls.count }
  package var owesCompletions: Bool { transitions.callCompletions.isAwaited }
  package var holdsStatusBar: Bool { transitions.statusBar.held != nil }
  package func whenSettled(_ work: @escaping @MainActor () -> Void) {
    transitions.whenSettled(work)
  }
  /// The same, for one that is about to be freed.
  package var settling: (@escaping @MainActor () -> Void) -> Void {
    let transitions = transitions
    return { transitions.whenSettled($0) }
  }

  // MARK: What is known

  package var lastRendered: UIViewController? { transitions.frames.lastRendered }
  package var isTopRendered: Bool { transitions.frames.isTopRendered }
  package var lastShown: UIViewController? { transitions.bars.shownScreen }
  /// Whether the library itself hides or shows the bar now.
  package var isSettingBar: Bool { transitions.bars.isSetting }
  /// Why a finger that moves from a point of the view wouldn't drag; nil if it would.
  package func dragRefusal(at point: CGPoint, moving way: CGPoint) -> DragRefusal? {
    transitions.plan(for: DragStart(view: view, location: point, movement: way)).refusal
  }
  package var dragRecognizers: [UIGestureRecognizer] {
    [dragGesture.recognizer, dragGesture.scrollRecognizer]
  }
  /// Where the finger that is down would lead.
  package var offeredScreen: UIViewController? { dragGesture.recognizer.plan?.screens?.to }

  // MARK: Snapshots

  package var stored: StoredSnapshots { StoredSnapshots(shelf: transitions.snapshots) }
  /// Memory of the snapshots of this stack alone, in bytes.
  package var snapshotMemoryUsage: Int { stored.bytes }
  package func keepsSnapshot(of screen: UIViewController) -> Bool {
    transitions.snapshots.kept(of: screen) != nil
  }
  /// Whether the next pop or drag to a screen would show its snapshot.
  package func wouldShowSnapshot(of screen: UIViewController) -> Bool {
    NavigationScope(of: self).flatMap {
      transitions.snapshots.look(of: screen, in: $0, waiting: true)
    } != nil
  }
  /// Whether snapshot views have been found to be more than empty.
  package var trustsSnapshotViews: Bool {
    get { transitions.snapshots.memory.drawing.isReliable }
    set { transitions.snapshots.memory.drawing.reach = newValue ? .everywhere : .nowhere }
  }
  /// The view that is captured and moved.
  package var scopeView: UIView? { NavigationScope(of: self)?.scope.view }
  /// What the window shows while a capture keeps its last frame.
  package func whileKeepingFrame<Seen>(_ look: (UIView) -> Seen) -> Seen? {
    Scope(view).map { scope in scope.keepingFrame(if: true) { look(scope.superview) } }
  }
  /// Whether a snapshot stands in the window that isn't kept any longer.
  package func leavesSnapshots(in window: UIWindow) -> Bool {
    [self].leaveSnapshots(in: window)
  }
  /// Whether there are pictures only of screens below the top, and of those that can be brought back.
  package var arePicturesTrimmed: Bool {
    let snapshots = transitions.snapshots
    return snapshots.records.isTrimmed(to: viewControllers, ahead: snapshots.forward.screens)
  }
}

extension UINavigationController {
  /// UIKit's gestures that pop.
  package var allPopRecognizers: [UIGestureRecognizer] { popRecognizers }
}

extension SnapshotNavigationController {
  /// Frees what runs the transitions of a controller, while a call waits and completions are owed.
  package func loseTransitions(hearing hear: @escaping @MainActor (String) -> Void) -> Int {
    guard let top = topViewController else { return 0 }
    let coordinator = NavigationCoordinator(self)
    coordinator.movement.handle(
      .leftToSystem(NavigationEvent(.push, trigger: .drag, from: nil, to: top)))
    let waits: @MainActor () -> Void = { hear("waits") }
    coordinator.withCompletion(waits) {
      _ = coordinator.make(.push(SimpleScreen("c", .blue)), animated: false)
    }
    coordinator.callCompletions.add(Completion { hear("moves") }, until: nil)
    coordinator.callCompletions.whenAtRest(Completion { hear("rest") })
    return coordinator.waitingCalls.count
  }
}

@MainActor
extension [SnapshotNavigationController] {
  /// Whether a snapshot stands in the window that none of these stacks keeps any longer.
  package func leaveSnapshots(in window: UIWindow) -> Bool {
    let kept = flatMap(\.stored.views)
    return window.descendants.compactMap(\.standing).contains { view in
      !kept.contains { $0 === view }
    }
  }
}

/// The snapshots of one stack.
@MainActor
package struct StoredSnapshots {
  fileprivate let shelf: Shelf

  private var snapshots: [Snapshot] { shelf.snapshots }
  package var owner: AnyObject { shelf }
  package var count: Int { snapshots.count }
  package var bytes: Int { snapshots.bytes }
  package var largest: Int { snapshots.map(\.pixelBytes).max() ?? 0 }
  package var views: [UIView] { snapshots.compactMap(\.view) }
  package var areDue: Bool { snapshots.contains(where: \.isDue) }
  package func view(of screen: UIViewController) -> UIView? { shelf.records[screen].snapshot?.view }
  package func image(of screen: UIViewController) -> UIImage? {
    shelf.records[screen].snapshot?.image
  }
  /// The image, made if need be, also while something moves.
  package func drawnImage(of screen: UIViewController) -> UIImage? { shelf.image(of: screen) }
  package func form(of screen: UIViewController) -> SnapshotForm {
    SnapshotForm(of: shelf.records[screen].snapshot)
  }
  package func isTrimmed(to stack: [UIViewController]) -> Bool {
    shelf.records.isTrimmed(to: stack)
  }
}

/// How a snapshot is kept.
package enum SnapshotForm: Sendable {
  case dropped, compressed, full

  @MainActor init(of snapshot: Snapshot?) {
    self = snapshot.map { $0.look == nil ? .compressed : .full } ?? .dropped
  }
}

extension [Snapshot] {
  @MainActor var bytes: Int { reduce(0) { $0 + $1.footprint.bytes } }
}
