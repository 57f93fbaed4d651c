import SnapshotNavigation
import UIKit

/// Keeps a path and a stack in sync, whichever changes first.
///
/// The app's path is read, and changes of it become pushes and pops. The user pops screens, and the
/// path is written. Both wait until nothing moves, and are merged then.
@MainActor
final class PathStack {
  /// Reads the app's path.
  var read: () -> [PathValue] = { [] }
  /// Writes the app's path; called at rest, once for each change.
  var write: ([PathValue]) -> Void = { _ in }
  /// Makes the screen of an element above those below it, or returns `nil` if none of them can say
  /// how: the element then waits for the next `sync`.
  var makeScreen: (PathValue, _ below: [UIViewController]) -> UIViewController? = { _, _ in nil }
  /// Runs work when the current turn is over.
  ///
  /// A transition may end inside a hit test, before the finger is known. A change of the stack writes
  /// to SwiftUI's state, and what's written during an update is lost.
  var later: (@escaping @MainActor () -> Void) -> Void = { work in
    Task { @MainActor in work() }
  }
  /// Called when another screen is on top, or on its way there by a tap or in code.
  var topDidChange: (UIViewController?) -> Void = { _ in }
  /// Called after each transition, when its last turn is over.
  var didSettle: () -> Void = {}

  private(set) weak var navigation: SnapshotNavigationController?
  private var ledger = PathLedger()
  private var elements: [(screen: Weak<UIViewController>, element: PathValue)] = []
  /// The screens of the path when everything was at rest, the lowest first.
  private var order: [Weak<UIViewController>] = []
  /// The end of the path, whose screens can't be made yet.
  private var waiting: [PathValue] = []
  private var changes: [AnyHashable]?
  private var configuration: SnapshotNavigationController.Configuration?
  /// The screen whose bar changed during a transition, which may yet undo the change.
  private var lateScreen = Weak<UIViewController>()
  /// Whether screens without a preference have no bar, as it was before the top screen came.
  private var isHiddenByDefault = false
  /// Whether the next turn animates what it shows; `nil` if it has nothing to do.
  private var isNextAnimated: Bool?
  private var isSyncing = false
  private var waitsForFinger = false
  private let fingers = FingerWatch()
  private var observation: TransitionObservation?

  /// Works on `navigation`, which shows its root, from now on.
  func watch(_ navigation: SnapshotNavigationController) {
    self.navigation = navigation
    // SwiftUI decides for each screen, and only where the bar allows large titles at all.
    navigation.navigationBar.prefersLargeTitles = true
    isHiddenByDefault = navigation.hidesNavigationBarByDefault
    navigation.view.addGestureRecognizer(fingers)
    fingers.whenMoved = { [weak self] in if self?.waitsForFinger == true { self?.sync() } }
    observation = navigation.observeTransitions { [weak self] in self?.hear($0) }
  }

  /// The element that a screen shows; the root and screens pushed by other code have none.
  func element(of screen: UIViewController) -> PathValue? {
    elements.first { $0.screen.object === screen }?.element
  }

  /// Whether a popped screen can be brought back; known once a transition is over.
  var canGoForward: Bool { navigation?.forwardViewControllers.isEmpty == false }

  private func hear(_ event: NavigationEvent) {
    guard !event.isPresentation else { return }
    switch event.phase {
    case .progress: break
    case .willBegin:
      isHiddenByDefault = navigation?.hidesNavigationBarByDefault ?? false
      if event.trigger != .drag { topDidChange(event.to) }
    case .didFinish, .didCancel:
      elements.removeAll { $0.screen.object == nil }
      settleBar()
      later { [weak self] in
        self?.didSettle()
        self?.sync(animated: self?.isNextAnimated != false)
      }
      topDidChange(navigation?.topViewController)
    }
  }

  private func settleBar() {
    guard let navigation, !navigation.isTransitioning else { return }
    if let top = navigation.topViewController, top === lateScreen.object {
      top.snapshotNavigation = top.snapshotNavigation
    }
    lateScreen = Weak()
  }

  // MARK: Agreeing

  /// Whether a finger is down that may still become the next drag: two swipes in a row are one change.
  private var mayBeDragged: Bool {
    fingers.isTouched && navigation?.dragGestureRecognizer.state == .possible
  }

  /// The path that the stack shows; what waits for a destination goes with the screens below it.
  private var shown: [PathValue] {
    let shown = navigation?.viewControllers.compactMap(element(of:)) ?? []
    return hasPopped ? shown : shown + waiting
  }

  /// Whether screens have gone since everything was at rest.
  private var hasPopped: Bool {
    (navigation?.viewControllers.compactMap(element(of:)).count ?? 0) < order.count
  }

  /// Shows the path after SwiftUI has updated the stack: in the next turn, or once nothing moves.
  func update(animated: Bool = true) {
    let isScheduled = isNextAnimated != nil
    isNextAnimated = animated && isNextAnimated != false
    guard !isScheduled else { return }
    later { [weak self] in
      let isAnimated = self?.isNextAnimated ?? true
      self?.isNextAnimated = nil
      self?.sync(animated: isAnimated)
    }
  }

  /// Makes the path and the stack agree if nothing moves; never during an update of a stack that's seen.
  func sync(animated: Bool = true) {
    guard let navigation, !isSyncing, !navigation.isTransitioning else { return }
    settleBar()
    waitsForFinger = mayBeDragged && hasPopped && !ledger.isNews(read())
    guard !waitsForFinger else { return }
    isSyncing = true
    var stack = shown
    // A binding that changes what it's given is asked once more, and then left alone.
    for _ in 0..<2 {
      let app = read()
      guard let path = ledger.merge(stack: stack, app: app) else { break }
      write(path)
      guard ledger.answered(read(), insteadOf: app) else { break }
      stack = path
    }
    show(ledger.agreed, on: navigation, animated: animated)
    isSyncing = false
  }

  private func show(
    _ path: [PathValue], on navigation: SnapshotNavigationController, animated: Bool
  ) {
    let stack = navigation.viewControllers
    let old = stack.indices.filter { element(of: stack[$0]) != nil }
    let kept = old.compactMap { element(of: stack[$0]) }.commonPrefix(with: path)
    // Screens of other code stay on top of a path that only grows.
    let below = kept == old.count ? stack.count : kept == 0 ? 1 : old[kept - 1] + 1
    var next = Array(stack.prefix(below))
    var free = old.dropFirst(kept).map { stack[$0] }
    // Waiting elements belong to a path that existed before its screens could be made.
    let isAnimated = animated && waiting.isEmpty && navigation.viewIfLoaded?.window != nil
    waiting = []
    for (index, element) in path.enumerated().dropFirst(kept) {
      if let place = free.firstIndex(where: { self.element(of: $0) == element }) {
        next.append(free.remove(at: place))
      } else if let screen = makeScreen(element, next) {
        elements.append((Weak(object: screen), element))
        next.append(screen)
      } else {
        waiting = Array(path[index...])
        break
      }
    }
    order = next.filter { element(of: $0) != nil }.map { Weak(object: $0) }
    let same = zip(stack, next).prefix { $0 === $1 }.count
    switch (stack.count - same, next.count - same) {
    case (0, 0): break
    case (0, 1): navigation.pushViewController(next[same], animated: isAnimated)
    case (_, 0): navigation.popToViewController(next[same - 1], animated: isAnimated)
    default: navigation.setViewControllers(next, animated: isAnimated)
    }
  }

  // MARK: Changes by a screen

  /// Changes the path as the app would, by its binding.
  func change(_ change: (inout [PathValue]) -> Void) {
    guard let navigation else { return }
    // During a drag, the outcome isn't known yet.
    var path = navigation.isTransitioning ? read() : ledger.merged(stack: shown, app: read())
    change(&path)
    write(path)
    update()
  }

  /// Pops a screen and those above it; does nothing for the root and for a screen that has left.
  func pop(_ screen: UIViewController) {
    guard let place = order.firstIndex(where: { $0.object === screen }) else { return }
    change { $0.removeLast(max(0, $0.count - place)) }
  }

  // MARK: What screens ask for

  /// Applies a screen's preferences, whenever they become known.
  ///
  /// For a push, that's after UIKit's `willShow`, in which the library applies the bar's option. By
  /// then, calls of SwiftUI's own may have changed the bar of other screens.
  func apply(_ preferences: ScreenPreferences, to screen: UIViewController) {
    let old = screen.snapshotNavigation.navigationBar
    var options = screen.snapshotNavigation
    preferences.apply(to: &options)
    let isOnTop = screen === navigation?.topViewController
    let isNew = isOnTop && screen.viewIfLoaded?.window != nil && options.navigationBar != old
    if isNew, old == .automatic { navigation?.hidesNavigationBarByDefault = isHiddenByDefault }
    screen.snapshotNavigation = options
    if isNew, navigation?.isTransitioning == true {
      if old == .automatic { navigation?.applyLateNavigationBar() }
      lateScreen = Weak(object: screen)
    }
    if isOnTop { topDidChange(screen) }
  }

  /// Applies the app's configuration, if it has changed since the last call.
  func configure(_ new: SnapshotNavigationController.Configuration) {
    defer { configuration = new }
    if configuration?.isSame(as: new) != true { navigation?.configuration = new }
  }

  /// Drops the snapshots of covered screens if a value has changed since the last call.
  func noteChanges(_ values: [AnyHashable]) {
    defer { changes = values }
    guard let navigation, let changes, changes != values else { return }
    for screen in navigation.viewControllers.dropLast() {
      navigation.invalidateSnapshot(for: screen)
    }
  }
}
