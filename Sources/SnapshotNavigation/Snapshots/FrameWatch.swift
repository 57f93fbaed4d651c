import UIKit

/// Watches what the last frame shows of one stack, and whether a commit is allowed now.
@MainActor
final class FrameWatch {
  /// What the last rendered frame shows in the place of the top screen.
  private enum Content {
    case unknown
    case screen(Weak<UIViewController>)
    /// A snapshot that covers a screen that isn't ready.
    case standIn(Snapshot, over: Weak<UIViewController>)
  }

  private var content = Content.unknown
  /// Callbacks that UIKit may be making to the controller and its top screen.
  private var callbacks: AppearanceCallbacks?
  /// Whether UIKit has told the controller that it's no longer visible.
  private(set) var hasDisappeared = false
  /// The memory that all stacks share.
  let memory = SnapshotMemory.app
  weak var owner: (any SnapshotOwner)?

  var navigation: SnapshotNavigationController? { owner?.navigation }

  // MARK: Commits

  /// A series of appearance callbacks, of which only the latest is ended.
  private final class AppearanceCallbacks {
    /// Whether UIKit makes them in this turn, and may call the screens of other stacks, too.
    var areOfThisTurn = true

    @MainActor
    init() { FrameClock.after(frames: 1) { [weak self] in self?.areOfThisTurn = false } }
  }

  /// Whether a commit is allowed, which it isn't inside an appearance callback.
  var mayCommit: Bool {
    callbacks == nil && owner?.isReportingAppearance != true && !memory.isCallingScreens
  }

  /// Whether UIKit has called the controller about its appearance in this turn.
  var isCalledInThisTurn: Bool { callbacks?.areOfThisTurn == true }

  func beginAppearanceCallbacks(hasDisappeared: Bool = false) {
    callbacks = AppearanceCallbacks()
    self.hasDisappeared = hasDisappeared
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
  func didShow() { if !hasDisappeared { endAppearanceCallbacks() } }

  /// Notes that UIKit has laid out the controller, which it does after it has called the screens that appear.
  func didLayOut() { callbacks?.areOfThisTurn = false }

  func presentationEnded() { callbacks = nil }

  // MARK: Frames

  /// The top screen as of the last rendered frame.
  var lastRendered: UIViewController? {
    if case .screen(let screen) = content { screen.object } else { nil }
  }

  var isTopRendered: Bool { navigation.map { lastRendered === $0.topViewController } ?? false }

  /// Whether a capture of the screen would render it first, which takes a commit.
  func rendersOnCapture(_ screen: UIViewController) -> Bool { lastRendered !== screen && mayCommit }

  /// Notes the top screen once it's rendered; a transition reports that itself.
  func noteRendering(inTransition: Bool = false) {
    guard let top = navigation?.topViewController, lastRendered !== top else { return }
    forgetLastRendered()
    guard !inTransition else { return }
    var frames = 0
    FrameClock.run { [weak self, weak top] _ in
      guard let self, let owner, navigation?.topViewController === top else { return false }
      frames += 1
      if frames < 2 { return true }
      noteRendered()
      // If UIKit moves a screen for longer, a capture renders the screen again.
      return lastRendered !== top && owner.isShowingTop == nil && frames < 60
    }
  }

  func noteRendered() {
    guard let navigation, navigation.viewIfLoaded?.window != nil, owner?.isShowingTop == true
    else { return }
    content = .screen(Weak(object: navigation.topViewController))
  }

  /// Waits until a frame shows the live top screen, even if an earlier one did.
  func awaitRendering() {
    forgetLastRendered()
    noteRendering()
  }

  private func forgetLastRendered() { if case .screen = content { content = .unknown } }

  /// Forgets what the last frame shows, because a view covers the top screen or is about to.
  func forgetContent() { content = .unknown }

  // MARK: Stand-ins

  /// The snapshot that covers a screen that isn't ready, even if stale.
  var standIn: Snapshot? { if case .standIn(let snapshot, _) = content { snapshot } else { nil } }

  /// Notes the snapshot shown for a screen that isn't ready; a capture of the screen returns it.
  func setStandIn(_ snapshot: Snapshot, for screen: UIViewController, in stamp: SnapshotStamp) {
    snapshot.retarget(to: screen, in: stamp)
    content = .standIn(snapshot, over: Weak(object: screen))
  }

  /// Forgets the snapshot that covers `screen`, or any if `screen` is nil.
  func forgetStandIn(over screen: UIViewController?) {
    guard case .standIn(_, let covered) = content else { return }
    if screen == nil || covered.object === screen { content = .unknown }
  }

  /// The snapshot shown in place of a screen, if it isn't stale.
  func shown(for screen: UIViewController) -> Snapshot? {
    guard case .standIn(let snapshot, let covered) = content, covered.object === screen,
      let now = navigation.flatMap({ NavigationScope(of: $0) })?.stamp,
      snapshot.stamp.differences(from: now).isEmpty
    else { return nil }
    return snapshot
  }

  /// The snapshot shown in place of the top screen, laid out to fill `view`; nil if neither the
  /// stack nor its tab bar controller has that view.
  func shown(filling view: UIView) -> Snapshot.Look? {
    guard let navigation, let top = navigation.topViewController,
      let surroundings = NavigationScope(of: navigation), surroundings.isFilled(by: view),
      let look = shown(for: top)?.look
    else { return nil }
    return view === surroundings.scope.view ? look : surroundings.beneathTabBar(look)
  }

  // MARK: Capturing

  /// Captures a screen: its stand-in, the last rendered frame, or what would be rendered next.
  func capture(
    _ screen: UIViewController, in surroundings: NavigationScope, animated: Bool
  ) -> Snapshot? {
    guard navigation?.transitions.systemTransitions.showsAll == false, screen.mayBeStored else {
      return nil
    }
    if let shown = shown(for: screen) { return shown }
    let isRendered = lastRendered === screen
    guard isRendered || (animated && mayCommit) else { return nil }
    if isRendered, mayCommit { navigation?.transitions.gesture.commitEndOfPresses() }
    let content = ShownContent(of: screen)
    return memory.drawing.capture(surroundings, afterScreenUpdates: !isRendered).map {
      Snapshot($0, of: content, in: surroundings.stamp)
    }
  }

  /// Makes a view that shows a screen that a pop or a drag is about to leave.
  func view(leaving screen: UIViewController, in surroundings: NavigationScope) -> UIView? {
    if let shown = shown(for: screen) { return surroundings.view(of: shown.look) }
    let isRendered = lastRendered === screen
    guard isRendered || mayCommit && surroundings.scope.view.layOutToCommit() else { return nil }
    if isRendered, mayCommit { navigation?.transitions.gesture.commitEndOfPresses() }
    return surroundings.leavingView(
      afterScreenUpdates: !isRendered, mayBeImage: screen.mayBeStored)
  }
}
