import UIKit

/// Captures, finds and trims the snapshots of one controller.
@MainActor
final class SnapshotKeeper {
  private(set) var store = SnapshotStore<Snapshot>()
  /// The top screen as of the last rendered frame.
  private(set) weak var lastRendered: UIViewController?
  /// Callbacks that UIKit may be making to the controller and its top screen.
  private var callbacks: AppearanceCallbacks?
  /// The snapshot last rendered in place of a top screen that isn't ready.
  private var standIn: (snapshot: Snapshot, screen: Weak<UIViewController>)?
  weak var owner: (any SnapshotOwner)?
  /// The memory that all stacks share.
  let memory = SnapshotMemory.app
  var drawing: SnapshotDrawing { memory.drawing }
  private let notifications = NotificationListener()
  /// Whether UIKit has told the controller that it's no longer visible.
  private var hasLeft = false
  /// Whether the app or its scene was deactivated.
  private var isLeaving = false
  // Freeing a screen may call the app, so it waits until the property has changed.
  private(set) var forward = ForwardHistory<UIViewController>() {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  private(set) weak var navigation: SnapshotNavigationController?

  init(of navigation: SnapshotNavigationController) { self.navigation = navigation }

  /// A series of appearance callbacks, of which only the latest is ended.
  private final class AppearanceCallbacks {
    /// Whether UIKit makes them in this turn, and may call the screens of other stacks, too.
    var areOfThisTurn = true

    @MainActor
    init() { FrameClock.after(frames: 1) { [weak self] in self?.areOfThisTurn = false } }
  }

  private var isAtRest: Bool { owner?.isAtRest ?? false }

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
    ) { [weak self] in self?.noteLeaving(true) }
    notifications.listen(
      to: UIApplication.didBecomeActiveNotification, or: UIScene.didActivateNotification, of: scene
    ) { [weak self] in self?.noteLeaving(false) }
    notifications.listen(
      to: UIApplication.didEnterBackgroundNotification, or: UIScene.didEnterBackgroundNotification,
      of: scene
    ) { [weak self] in self?.enterBackground() }
    notifications.listen(
      to: UIApplication.willEnterForegroundNotification,
      or: UIScene.willEnterForegroundNotification, of: scene
    ) { [weak self] in self?.enterForeground() }
  }

  private func noteLeaving(_ isLeaving: Bool) {
    if !isLeaving, window?.windowScene?.activationState == .foregroundActive {
      memory.join(self)
    }
    guard isLeaving != self.isLeaving else { return }
    self.isLeaving = isLeaving
    memory.arrange()
  }

  /// Draws or drops each snapshot view, because it may not survive in the background.
  private func enterBackground() {
    forgetRendering()
    for snapshot in snapshots where snapshot.view != nil {
      draw(snapshot, isRendered: false, inBackground: true)
      if snapshot.view != nil { snapshot.drop() }
    }
    forgetEmpty()
    memory.arrange()
  }

  // MARK: Capturing

  /// Whether a commit is allowed, which it isn't inside an appearance callback.
  var mayCommit: Bool {
    callbacks == nil && owner?.isReportingAppearance != true && !memory.isCallingScreens
  }

  /// Whether UIKit has called the controller about its appearance in this turn.
  var isCalledInThisTurn: Bool { callbacks?.areOfThisTurn == true }

  var isTopRendered: Bool {
    navigation.map { lastRendered === $0.topViewController } ?? false
  }

  func beginAppearanceCallbacks(hasLeft: Bool = false) {
    callbacks = AppearanceCallbacks()
    self.hasLeft = hasLeft
  }

  /// Ends the callbacks in the next frame, because UIKit calls the top screen later in this turn.
  func endAppearanceCallbacksNext(then work: @escaping @MainActor () -> Void = {}) {
    let current = AppearanceCallbacks()
    callbacks = current
    FrameClock.after(frames: 1) { [weak self] in
      guard let self else { return }
      if callbacks === current { endAppearanceCallbacks() }
      work()
    }
  }

  /// Ends the callbacks, unless UIKit presents or dismisses the controller and still has to call
  /// the screens beneath.
  func endAppearanceCallbacks() {
    guard navigation?.isBeingPresented != true, navigation?.isBeingDismissed != true else { return }
    callbacks = nil
  }

  /// Ends callbacks after a transition, unless the controller itself disappeared.
  func didShow() { if !hasLeft { endAppearanceCallbacks() } }

  /// Notes that UIKit has laid out the controller, after it has called the screens that appear.
  func didLayOut() { callbacks?.areOfThisTurn = false }

  func presentationEnded() { callbacks = nil }

  /// Whether capturing a screen takes a commit, and one is allowed.
  func isUnrendered(_ screen: UIViewController) -> Bool { lastRendered !== screen && mayCommit }

  /// Captures a screen: its stand-in, the last rendered frame, or what would be rendered next.
  func capture(
    _ screen: UIViewController, in scope: NavigationScope, animated: Bool
  ) -> Snapshot? {
    let isRendered = lastRendered === screen
    guard navigation?.transitions.systemTransitions.showsAll == false, screen.mayBeStored else {
      return nil
    }
    if let shown = shown(for: screen) { return shown }
    guard isRendered || (animated && mayCommit) else { return nil }
    if isRendered, mayCommit { navigation?.transitions.gesture.commitReleased() }
    let content = ShownContent(of: screen)
    return drawing.capture(scope, afterScreenUpdates: !isRendered).map {
      Snapshot($0, of: content, in: scope.stamp)
    }
  }

  /// Makes a view that shows a screen that a pop or a drag is about to leave.
  ///
  /// With `isStored`, the snapshot is kept until rest, or longer if the screen is still needed.
  func view(
    leaving screen: UIViewController, in surroundings: NavigationScope, isStored: Bool
  ) -> UIView? {
    let view = surroundings.scope.view
    if isStored, let snapshot = capture(screen, in: surroundings, animated: true) {
      if screen.showsSnapshots { put(snapshot, for: screen) }
      return surroundings.view(of: snapshot.look)
    }
    if let shown = shown(for: screen) { return surroundings.view(of: shown.look) }
    let isRendered = lastRendered === screen
    guard isRendered || mayCommit && view.layOutToCommit() else { return nil }
    if isRendered, mayCommit { navigation?.transitions.gesture.commitReleased() }
    return surroundings.leavingView(
      afterScreenUpdates: !isRendered, mayBeImage: screen.mayBeStored)
  }

  func insert(_ snapshot: Snapshot, for screen: UIViewController) {
    guard screen.showsSnapshots else { return }
    put(snapshot, for: screen)
    memory.grow(self)
  }

  private func put(_ snapshot: Snapshot, for screen: UIViewController) {
    if let former = store[screen], former !== snapshot { dropUnlessShown([former]) }
    store[screen] = snapshot
  }

  // MARK: Drawing

  var mayDraw: Bool {
    guard let navigation else { return false }
    return isAtRest && navigation.transitionCoordinator == nil
      && !navigation.transitions.isTrailMoving && !navigation.transitions.gesture.isTouched
  }

  /// Puts snapshot views where they're rendered but not seen.
  ///
  /// A view that can't be drawn there goes behind an opaque screen, once its snapshot is due.
  private func shelve() {
    guard let scope = Scope(navigation?.viewIfLoaded) else { return }
    for snapshot in snapshots {
      guard let view = snapshot.view else { continue }
      let isUnseen = drawing.waitsUnseen(view)
      if view.isClipped, !isUnseen { view.endWaiting() }
      if view.window == nil, isUnseen || snapshot.isDue {
        view.wait(in: scope.superview, at: scope.view.frame, unseen: isUnseen)
      }
    }
  }

  /// Removes all waiting views as the controller leaves the screen.
  func didDisappear() {
    forgetRendering()
    for snapshot in snapshots { snapshot.view?.endWaiting() }
    memory.arrange()
  }

  func appear() { memory.join(self) }

  /// The controller's window; in a hidden tab or beneath a modal, the visible screen's window.
  private var window: UIWindow? {
    guard let navigation else { return nil }
    return navigation.viewIfLoaded?.window
      ?? sequence(first: navigation.outermost, next: \.presentedViewController).lazy
      .compactMap { $0.viewIfLoaded?.window }.first
  }

  func draw(_ snapshot: Snapshot, isRendered: Bool, inBackground: Bool = false) {
    guard let window, window.windowScene != nil else { return }
    let isEmpty = drawing.draw(
      snapshot, in: window, isRendered: isRendered, inBackground: inBackground)
    if isEmpty { navigation?.report(.snapshotViewsAreEmpty) }
    forgetEmpty()
  }

  /// Notes the top screen once it's rendered, unless a transition reports that.
  func noteRendering(isFollowed: Bool = false) {
    guard let top = navigation?.topViewController, lastRendered !== top else { return }
    lastRendered = nil
    guard !isFollowed else { return }
    var frames = 0
    FrameClock.run { [weak self, weak top] _ in
      guard let self, navigation?.topViewController === top else { return false }
      frames += 1
      if frames < 2 { return true }
      noteRendered()
      // A screen that UIKit moves for longer is rendered anew as it's captured.
      return lastRendered !== top && owner?.isMovedBySystem == true && frames < 60
    }
  }

  /// Notes that a view covers the top screen, or is about to.
  func forgetRendering() {
    lastRendered = nil
    standIn = nil
  }

  /// Notes the snapshot shown for a screen that isn't ready; a capture of the screen returns it.
  func setStandIn(_ snapshot: Snapshot, for screen: UIViewController, in stamp: SnapshotStamp) {
    forgetRendering()
    snapshot.retarget(to: screen, in: stamp)
    standIn = (snapshot, Weak(object: screen))
  }

  /// The snapshot shown in place of a screen, if it isn't stale.
  func shown(for screen: UIViewController) -> Snapshot? {
    guard let standIn, standIn.screen.object === screen,
      let now = navigation.flatMap({ NavigationScope(of: $0) })?.stamp,
      standIn.snapshot.stamp.differences(from: now).isEmpty
    else { return nil }
    return standIn.snapshot
  }

  /// The snapshot shown in place of the top screen, laid out to fill `view`; nil if neither the
  /// stack nor its tab bar controller has that view.
  func shown(filling view: UIView) -> Snapshot.Look? {
    guard let navigation, let top = navigation.topViewController,
      let scope = NavigationScope(of: navigation), scope.isFilled(by: view),
      let look = shown(for: top)?.look
    else { return nil }
    return view === scope.scope.view ? look : scope.beneathTabBar(look)
  }

  /// Waits for a frame that shows the live top screen.
  func renderAnew() {
    lastRendered = nil
    noteRendering()
  }

  func noteRendered() {
    guard navigation?.viewIfLoaded?.window != nil, owner?.isShowingTop == true else { return }
    standIn = nil
    lastRendered = navigation?.topViewController
  }

  // MARK: Forward history

  var keepsForward: Bool { navigation.map { $0.configuration.forwardHistory > 0 } ?? false }

  /// The screens that can be brought back, last popped first.
  var ahead: [UIViewController] { Array(forward.screens.prefix(while: isFree)) }

  /// Whether a popped screen is neither used elsewhere nor back already.
  private func isFree(_ screen: UIViewController) -> Bool {
    guard let parent = screen.parent else { return screen.presentingViewController == nil }
    return parent === navigation && navigation?.viewControllers.holds(screen) == false
  }

  private func updateForward(to stack: [UIViewController]) {
    guard let navigation else { return }
    forward.update(to: stack, limit: navigation.configuration.forwardHistory) {
      isFree($0) && $0.mayBeStored && !($0 is UINavigationController)
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
    memory.arrange()
  }

  // MARK: Trimming

  /// Drops a screen's snapshot, whether stored or shown in its place.
  func invalidate(_ screen: UIViewController) {
    store[screen]?.drop()
    forgetEmpty()
    if standIn?.screen.object === screen { standIn = nil }
    owner?.endWait(for: screen)
  }

  /// Drops snapshots of screens that are neither below the top nor ahead, and prepares those that the next
  /// pops will need.
  func reconcile() {
    guard let navigation, isAtRest else { return }
    let stack = navigation.viewControllers
    updateForward(to: stack)
    if navigation.configuration.transition == .system { keep { _ in false } }
    memory.arrange()
    shelve()
    assert(store.isTrimmed(to: stack, ahead: forward.screens))
  }

  private func keep(where passes: (AnyObject) -> Bool) {
    dropUnlessShown(store.keep { screen, _ in passes(screen) })
  }

  /// Drops snapshots, except one that covers a screen.
  private func dropUnlessShown(_ snapshots: [Snapshot]) {
    for snapshot in snapshots where snapshot !== standIn?.snapshot { snapshot.drop() }
    if !snapshots.isEmpty { memory.cancelObsoleteWork() }
  }
}

extension SnapshotKeeper: SnapshotHolder {
  var snapshots: [Snapshot] { store.snapshots }

  func trim(isGrowing: Bool) -> SnapshotClaims? {
    guard let navigation, isGrowing || isAtRest else { return nil }
    let (stack, ahead) = (navigation.viewControllers, forward.screens)
    dropUnlessShown(store.trim(below: stack, ahead: ahead))
    return SnapshotClaims(
      holder: self, snapshots: store.snapshots(below: stack, ahead: ahead),
      nearest: stack.dropLast().last.flatMap { store[$0] })
  }

  func draw(_ snapshot: Snapshot) { draw(snapshot, isRendered: true) }

  func forgetEmpty() { dropUnlessShown(store.keep { !$1.isEmpty }) }

  var condition: SnapshotCondition {
    var condition = SnapshotCondition(
      isLeaving: isLeaving, isCallingScreens: owner?.isCallingScreens == true)
    guard let navigation, let window else { return condition }
    let isForeground = window.windowScene.map { $0.activationState != .background }
    condition.canDraw = !window.isHidden && isForeground == true
    condition.isVisible =
      !hasLeft && !window.isHidden && navigation.viewIfLoaded?.window != nil
    condition.windowBytes = SnapshotCanvas(
      scale: window.traitCollection.displayScale, isWide: false
    ).bytes(of: window.bounds.size)
    return condition
  }

  func drop(for cause: SnapshotCause) {
    switch cause {
    case .memoryWarning:
      forward.clear()
      // A running drag may still be canceled, so the snapshots for both outcomes are kept until rest.
      let stack = navigation?.viewControllers ?? []
      let kept = condition.isVisible ? stack.suffix(isAtRest ? 2 : 3) : []
      keep { screen in kept.contains { $0 === screen } }
    case .invalidation:
      keep { _ in false }
      standIn = nil
      owner?.endWait(for: nil)
    }
  }
}
