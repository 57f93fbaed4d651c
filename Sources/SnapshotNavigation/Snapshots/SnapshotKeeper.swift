import UIKit

/// Whose snapshots are kept.
@MainActor
protocol SnapshotOwner: AnyObject {
  /// Whether no transition and no drag runs: until then nothing is trimmed, compressed or drawn.
  var isAtRest: Bool { get }
  /// Whether the scope shows the top screen.
  var isShowingTop: Bool { get }
  /// Whether UIKit is calling the screens about their appearance.
  var isReportingAppearance: Bool { get }
}

/// The snapshots of one controller: captures, finds and trims them.
@MainActor
final class SnapshotKeeper {
  private(set) lazy var archive = SnapshotArchive(of: self)
  /// The top screen as of the last rendered frame.
  private(set) weak var lastRendered: UIViewController?
  /// Whether UIKit may be calling the controller and its top screen about their appearance.
  private var isInAppearanceCallbacks = false
  private weak var navigation: SnapshotNavigationController?
  private weak var owner: (any SnapshotOwner)?
  private(set) lazy var drawing = SnapshotDrawing(of: self)
  private var observations: [NotificationObservation] = []
  /// Of a controller in a tab that isn't shown, the scene it was in before.
  private weak var scene: UIScene?
  private var waiting: [SnapshotView] = []
  private(set) var forward = ForwardHistory<UIViewController>()
  /// A snapshot of a screen that leaves, which is stored at rest if there's a place for it.
  private var offered: (LeftSnapshot, UIViewController, SnapshotStamp)?

  init(of navigation: SnapshotNavigationController?, owner: any SnapshotOwner) {
    self.navigation = navigation
    self.owner = owner
  }

  private var isAtRest: Bool { owner?.isAtRest ?? false }

  var store: SnapshotStore<UIImage> { archive.store }

  /// Watches the app, and the scene of the one window that the controller is in or was in last: with
  /// several windows, one can be in the background while the app isn't.
  func observeApplication() {
    guard observations.isEmpty else { return }
    let scene: @MainActor @Sendable () -> AnyObject? = { [weak self] in
      self?.navigation?.viewIfLoaded?.window?.windowScene ?? self?.scene
    }
    let leave: @MainActor @Sendable () -> Void = { [weak self] in
      self?.lastRendered = nil
      self?.dropUndrawn()
      self?.trim(to: self?.navigation?.configuration.backgroundRetention ?? .all)
    }
    let comeBack: @MainActor @Sendable () -> Void = { [weak self] in self?.noteRendering() }
    observations = [
      NotificationObservation(of: UIApplication.didEnterBackgroundNotification, leave),
      NotificationObservation(of: UIScene.didEnterBackgroundNotification, from: scene, leave),
      NotificationObservation(of: UIApplication.willEnterForegroundNotification, comeBack),
      NotificationObservation(of: UIScene.willEnterForegroundNotification, from: scene, comeBack),
      NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) {
        [weak self] in
        self?.forward.clear()
        self?.trim(to: .nearest)
      },
    ]
  }

  // MARK: Capturing

  /// Nothing may be committed inside an appearance callback.
  var mayCommit: Bool {
    !isInAppearanceCallbacks && owner?.isReportingAppearance != true
  }

  var isTopRendered: Bool {
    navigation.map { lastRendered === $0.topViewController } ?? false
  }

  func beginAppearanceCallbacks() { isInAppearanceCallbacks = true }

  /// UIKit has called the controller and its top screen; while it presents or dismisses them, it goes on
  /// with the screens beneath.
  func endAppearanceCallbacks() {
    guard navigation?.isBeingPresented != true, navigation?.isBeingDismissed != true else { return }
    isInAppearanceCallbacks = false
  }

  func presentationEnded() { isInAppearanceCallbacks = false }

  /// Whether a snapshot of the top screen has to commit it first, and may.
  func isUnrendered(_ screen: UIViewController) -> Bool { lastRendered !== screen && mayCommit }

  /// The one snapshot of a push: the last rendered frame, or what would be rendered next.
  func capture(
    _ screen: UIViewController, in scope: NavigationScope, animated: Bool
  ) -> LeftSnapshot? {
    let isRendered = lastRendered === screen
    guard navigation?.transitions.systemTransitions.isAlways == false,
      !screen.snapshotNavigation.isSensitive, isRendered || (animated && mayCommit)
    else { return nil }
    if isRendered, mayCommit { navigation?.dragGesture.commitReleased() }
    return drawing.capture(scope, afterScreenUpdates: !isRendered)
  }

  /// Shows a screen that a pop or a finger is about to remove.
  ///
  /// With `isStored`, its snapshot is stored if the screen stays on the stack, or ahead of it.
  func view(
    leaving screen: UIViewController, in surroundings: NavigationScope, _ scope: Scope,
    isStored: Bool
  ) -> UIView? {
    if isStored, let snapshot = capture(screen, in: surroundings, animated: true) {
      offered = (snapshot, screen, surroundings.stamp)
      return surroundings.view(of: snapshot, in: scope)
    }
    let isRendered = lastRendered === screen
    if isRendered, mayCommit { navigation?.dragGesture.commitReleased() }
    return scope.view.snapshotView(afterScreenUpdates: !isRendered)
  }

  func insert(_ snapshot: LeftSnapshot, for screen: UIViewController, stamp: SnapshotStamp) {
    guard let navigation, screen.showsSnapshots else { return }
    archive.insert(snapshot, for: screen, stamp: stamp)
    guard store.count > 1 else { return }
    archive.trim(
      to: navigation.viewControllers, ahead: forward.screens,
      limit: navigation.configuration.snapshotLimit)
  }

  // MARK: Drawing

  var isIdle: Bool {
    guard let navigation else { return false }
    return isAtRest && navigation.transitionCoordinator == nil
      && !navigation.transitions.hasTrail && !navigation.dragGesture.isTouched
  }

  /// Draws what is kept as views, one at a time; until then they wait where they're rendered.
  private func drawWhenIdle() {
    tidy()
    let screens = store.undrawn
    guard !screens.isEmpty, let scope = navigation.flatMap({ NavigationScope(of: $0) })?.outermost
    else { return }
    for screen in screens {
      if let view = undrawn(of: screen), view.window == nil { wait(view, behind: scope) }
    }
    drawing.whenIdle { [weak self] in
      guard let self else { return }
      if let screen = store.undrawn.first { draw(screen, isRendered: true) }
      archive.arrange()
      drawWhenIdle()
    }
  }

  private func undrawn(of screen: AnyObject) -> SnapshotView? {
    store.undrawn(of: screen) as? SnapshotView
  }

  private func wait(_ view: SnapshotView, behind scope: Scope) {
    drawing.wait(with: view, behind: scope)
    waiting.append(view)
  }

  /// What isn't kept any longer, because its screen has gone, waits no longer.
  private func tidy() {
    guard !waiting.isEmpty else { return }
    let kept = store.undrawnViews
    waiting.removeAll { view in
      if kept.contains(where: { $0 === view }) { return !view.isWaiting }
      view.endWaiting()
      return true
    }
  }

  /// The controller has left the screen: nothing waits there any longer.
  func endWaiting() {
    lastRendered = nil
    for view in waiting { view.endWaiting() }
    waiting = []
  }

  private func draw(_ screen: AnyObject, isRendered: Bool) {
    guard let view = undrawn(of: screen),
      let scope = navigation.flatMap({ NavigationScope(of: $0) })?.outermost
    else { return }
    let isShown = view.window != nil
    if !isShown { wait(view, behind: scope) }
    let image = drawing.image(of: view, in: scope, isRendered: isRendered && isShown)
    archive.take(image, drawnFrom: view, for: screen)
    if image == nil, !drawing.isReliable { navigation?.report(.snapshotViewsAreEmpty) }
  }

  /// What is kept of a screen, whatever the circumstances it was left in.
  func kept(of screen: UIViewController) -> LeftSnapshot? {
    undrawn(of: screen).map(LeftSnapshot.view)
      ?? archive.image(of: screen).map(LeftSnapshot.image)
  }

  /// The stored image of a screen, drawn or decoded now if it has to be.
  func image(of screen: UIViewController) -> UIImage? {
    guard !screen.snapshotNavigation.isSensitive else { return nil }
    if undrawn(of: screen) != nil { draw(screen, isRendered: false) }
    return archive.image(of: screen)
  }

  /// Notes, once it has been rendered, which screen is on top; a transition says itself when it is.
  func noteRendering(isFollowed: Bool = false) {
    guard let top = navigation?.topViewController, lastRendered !== top else { return }
    lastRendered = nil
    guard !isFollowed else { return }
    FrameClock.after(frames: 2) { [weak self, weak top] in
      if self?.navigation?.topViewController === top { self?.noteRendered() }
    }
  }

  /// Something else stands for the top screen, or is about to.
  func forgetRendering() { lastRendered = nil }

  /// The last rendered frame doesn't show the top screen as it is.
  func renderAnew() {
    lastRendered = nil
    noteRendering()
  }

  func noteRendered() {
    guard let window = navigation?.viewIfLoaded?.window, owner?.isShowingTop == true else { return }
    scene = window.windowScene
    lastRendered = navigation?.topViewController
  }

  // MARK: Finding

  /// The stored snapshot of a screen, if it still fits.
  ///
  /// Only a caller that can wait has a compressed one decoded here and now; a finger can't.
  func snapshot(
    of screen: UIViewController, in scope: NavigationScope, waiting isWaiting: Bool
  ) -> LeftSnapshot? {
    guard screen.showsSnapshots else { return nil }
    switch store.find(screen, fitting: scope.stamp) {
    case .image(let image): return .image(image)
    case .undrawn(let view): return (view as? SnapshotView).map(LeftSnapshot.view)
    case .compressed:
      if isWaiting, let image = archive.image(of: screen) { return .image(image) }
      navigation?.report(.snapshotMissing)
    case .stale(let differences): navigation?.report(.snapshotStale(differences))
    case .missing: navigation?.report(.snapshotMissing)
    }
    return nil
  }

  // MARK: Forward history

  var keepsForward: Bool { navigation.map { $0.configuration.forwardHistory > 0 } ?? false }

  private func updateForward(to stack: [UIViewController]) {
    guard let navigation else { return }
    forward.update(to: stack, limit: navigation.configuration.forwardHistory) {
      ($0.parent ?? navigation) === navigation && !$0.snapshotNavigation.isSensitive
        && !($0 is UINavigationController)
    }
    if navigation.transitionCoordinator == nil { forward.stopWaiting() }
    for screen in forward.screens { screen.forwardController = navigation }
  }

  func replaceForward(by screens: [UIViewController], now stack: [UIViewController]) {
    forward.replace(by: screens, now: stack)
  }

  func clearForward() {
    guard !forward.screens.isEmpty else { return }
    forward.clear()
    archive.arrange()
  }

  // MARK: Trimming

  /// Drops the snapshot of a screen.
  func invalidate(_ screen: UIViewController) { archive.remove(screen) }

  /// Drops the snapshots that no longer belong to a screen below the top, and prepares those that the
  /// next pops will need.
  func reconcile() {
    guard let navigation, isAtRest else { return }
    let stack = navigation.viewControllers
    updateForward(to: stack)
    if let (snapshot, screen, stamp) = offered {
      offered = nil
      if stack.dropLast().holds(screen) || forward.screens.holds(screen) {
        insert(snapshot, for: screen, stamp: stamp)
      }
    }
    archive.arrange()
    drawWhenIdle()
    assert(store.isTrimmed(to: stack, ahead: forward.screens))
  }

  /// A snapshot view that has been in the background may have lost what it shows.
  private func dropUndrawn() {
    for screen in store.undrawn {
      if let view = undrawn(of: screen) { archive.take(nil, drawnFrom: view, for: screen) }
    }
  }

  private func trim(to retention: SnapshotNavigationController.Configuration.SnapshotRetention) {
    guard let stack = navigation?.viewControllers else { return }
    switch retention {
    case .all: break
    // The nearest is that of the screen the next pop goes to.
    case .nearest: archive.removeAll(but: stack.dropLast().last)
    case .nothing: archive.removeAll(but: nil)
    }
  }
}

extension SnapshotKeeper: ArchiveOwner, DrawingOwner {
  var rest: SnapshotArchive.Rest? {
    guard let navigation, isAtRest else { return nil }
    return (navigation.viewControllers, forward.screens, navigation.configuration.snapshotLimit)
  }

  func storeDidChange() { tidy() }

  var mayDraw: Bool { isIdle }
}
