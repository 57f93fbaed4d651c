import UIKit

/// What one stack keeps: the records of its screens, and the popped screens that can be brought back.
@MainActor
final class Shelf {
  let records = ScreenRecords()
  // Freeing a screen may call the app, so it waits until the property has changed.
  var forward = ForwardHistory<UIViewController>() {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  let frames = FrameWatch()
  private let notifications = NotificationListener()
  /// Whether the app or its scene was deactivated.
  private var isInactive = false

  var memory: SnapshotMemory { frames.memory }
  var navigation: SnapshotNavigationController? { frames.navigation }
  private var owner: (any SnapshotOwner)? { frames.owner }
  private var isMoving: Bool { owner?.isMoving ?? true }

  // MARK: Application

  /// Watches the app, and the scene of the one window that the controller is in or was in last.
  func observeApplication() {
    guard !notifications.isListening else { return }
    memory.join(self)
    let scene: @MainActor @Sendable () -> UIWindowScene? = { [weak self] in
      self?.window?.windowScene
    }
    notifications.listen(
      to: UIApplication.willResignActiveNotification, or: UIScene.willDeactivateNotification,
      of: scene
    ) { [weak self] in self?.note(isInactive: true) }
    notifications.listen(
      to: UIApplication.didBecomeActiveNotification, or: UIScene.didActivateNotification, of: scene
    ) { [weak self] in self?.note(isInactive: false) }
    notifications.listen(
      to: UIApplication.didEnterBackgroundNotification, or: UIScene.didEnterBackgroundNotification,
      of: scene
    ) { [weak self] in self?.enterBackground() }
    notifications.listen(
      to: UIApplication.willEnterForegroundNotification,
      or: UIScene.willEnterForegroundNotification, of: scene
    ) { [weak self] in self?.enterForeground() }
  }

  private func note(isInactive: Bool) {
    if !isInactive, window?.windowScene?.activationState == .foregroundActive {
      memory.join(self)
    }
    guard isInactive != self.isInactive else { return }
    self.isInactive = isInactive
    memory.arrange()
  }

  /// The controller's window; in a hidden tab or beneath a modal, the visible screen's window.
  var window: UIWindow? {
    guard let navigation else { return nil }
    return navigation.viewIfLoaded?.window
      ?? sequence(first: navigation.outermost, next: \.presentedViewController).lazy
      .compactMap { $0.viewIfLoaded?.window }.first
  }

  // MARK: Snapshots

  /// Makes a view that shows a screen that a pop or a drag is about to leave.
  ///
  /// With `isStored`, the snapshot is kept until rest, or longer if the screen is still needed.
  func view(
    leaving screen: UIViewController, in surroundings: NavigationScope, isStored: Bool
  ) -> UIView? {
    if isStored, let snapshot = frames.capture(screen, in: surroundings, animated: true) {
      if screen.showsSnapshots { put(snapshot, for: screen) }
      return surroundings.view(of: snapshot.look)
    }
    return frames.view(leaving: screen, in: surroundings)
  }

  func insert(_ snapshot: Snapshot, for screen: UIViewController) {
    guard screen.showsSnapshots else { return }
    put(snapshot, for: screen)
    memory.grow(self)
  }

  private func put(_ snapshot: Snapshot, for screen: UIViewController) {
    if let former = records[screen].snapshot, former !== snapshot { drop([former]) }
    records[screen].snapshot = snapshot
  }

  /// Drops a screen's snapshot, whether stored or shown in its place.
  func invalidate(_ screen: UIViewController) {
    records[screen].snapshot?.drop()
    memory.cancelObsoleteWork()
    frames.forgetStandIn(over: screen)
    owner?.endWait(for: screen)
  }

  /// Drops snapshots of screens that are neither below the top nor ahead, and prepares those that the next
  /// pops will need.
  func reconcile() {
    guard let navigation, !isMoving else { return }
    let stack = navigation.viewControllers
    forward.update(to: stack, limit: navigation.configuration.forwardHistory) {
      isFree($0) && $0.mayBeStored && !($0 is UINavigationController)
    }
    if navigation.transitionCoordinator == nil { forward.stopWaiting() }
    for screen in forward.screens { screen.forwardController = navigation }
    if navigation.configuration.transition == .system { keepSnapshots { _ in false } }
    memory.arrange()
    placeViews()
    assert(records.isTrimmed(to: stack, ahead: forward.screens))
  }

  private func keepSnapshots(where passes: (AnyObject) -> Bool) {
    drop(records.keepSnapshots(where: passes))
  }

  /// Drops snapshots, except one that covers a screen.
  private func drop(_ snapshots: [Snapshot]) {
    for snapshot in snapshots where snapshot !== frames.standIn { snapshot.drop() }
    memory.cancelObsoleteWork()
  }

  // MARK: Finding

  /// The look of a screen's stored snapshot, if it still fits.
  ///
  /// A compressed snapshot is decoded only for a caller that can wait; a drag can't.
  func look(
    of screen: UIViewController, in surroundings: NavigationScope, waiting isWaiting: Bool
  ) -> Snapshot.Look? {
    guard screen.showsSnapshots else { return nil }
    guard let snapshot = records[screen].snapshot else {
      navigation?.report(.snapshotMissing)
      return nil
    }
    let differences = snapshot.differences(from: surroundings.stamp, of: screen)
    guard differences.isEmpty else {
      navigation?.report(.snapshotStale(differences))
      return nil
    }
    let look = isWaiting ? memory.look(of: snapshot) : snapshot.look
    if look == nil { navigation?.report(.snapshotMissing) }
    return look
  }

  /// A screen's stored snapshot, even if stale, restored if necessary.
  func kept(of screen: UIViewController) -> Snapshot? {
    records[screen].snapshot.flatMap { memory.look(of: $0) == nil ? nil : $0 }
  }

  // MARK: Forward history

  /// The screens that can be brought back, last popped first.
  var ahead: [UIViewController] { Array(forward.screens.prefix(while: isFree)) }

  /// Whether a popped screen is neither used elsewhere nor back already.
  private func isFree(_ screen: UIViewController) -> Bool {
    guard let parent = screen.parent else { return screen.presentingViewController == nil }
    return parent === navigation && navigation?.viewControllers.holds(screen) == false
  }

  func clearForward() {
    guard !forward.screens.isEmpty else { return }
    forward.clear()
    memory.arrange()
  }
}

extension Shelf: SnapshotHolder {
  var snapshots: [Snapshot] { records.snapshots }

  var condition: SnapshotCondition {
    var condition = SnapshotCondition(isCallingScreens: owner?.isCallingScreens == true)
    guard let navigation, let window else { return condition }
    let scene = window.windowScene
    condition.canDraw = !window.isHidden && scene.map { $0.activationState != .background } == true
    condition.isVisible =
      !frames.hasDisappeared && !window.isHidden && navigation.viewIfLoaded?.window != nil
    condition.windowBytes = SnapshotCanvas(
      scale: window.traitCollection.displayScale, isWide: false
    ).bytes(of: window.bounds.size)
    if !isInactive {
      condition.lasting = navigation.viewControllers.dropLast().last.flatMap {
        records[$0].snapshot
      }
    }
    return condition
  }

  var isIdle: Bool {
    guard let navigation else { return false }
    return !isMoving && navigation.transitionCoordinator == nil
      && !navigation.transitions.isTrailMoving && !navigation.transitions.gesture.isTouched
  }

  func trim(isGrowing: Bool) -> SnapshotCondition? {
    guard let navigation, isGrowing || !isMoving else { return nil }
    let trimmed = records.trim(below: navigation.viewControllers, ahead: forward.screens)
    drop(trimmed.removed)
    var condition = condition
    condition.claimed = trimmed.kept
    return condition
  }

  func drop(for cause: SnapshotCause) {
    switch cause {
    case .memoryWarning:
      forward.clear()
      // A running drag may still be canceled, so the snapshots for both outcomes are kept until rest.
      let stack = navigation?.viewControllers ?? []
      let kept = condition.isVisible ? stack.suffix(isMoving ? 3 : 2) : []
      keepSnapshots { screen in kept.contains { $0 === screen } }
    case .invalidation:
      keepSnapshots { _ in false }
      frames.forgetStandIn(over: nil)
      owner?.endWait(for: nil)
    }
  }
}
