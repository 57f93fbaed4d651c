import UIKit

/// The snapshots of one controller: captures, finds and trims them.
@MainActor
final class SnapshotKeeper {
  let archive: SnapshotArchive
  /// The top screen as of the last rendered frame.
  weak var lastRendered: UIViewController?
  /// Whether the controller's own appearance is being reported.
  var isAppearing = false
  private weak var navigation: SnapshotNavigationController?
  private let isAtRest: @MainActor () -> Bool
  /// Whether the scope shows the top of the stack now.
  private let isShowingTop: @MainActor () -> Bool
  /// Whether a transition's end is being reported.
  private let isReportingAppearance: @MainActor () -> Bool
  private var observations: [NotificationObservation] = []

  init(
    of navigation: SnapshotNavigationController?, isAtRest: @escaping @MainActor () -> Bool,
    isShowingTop: @escaping @MainActor () -> Bool,
    isReportingAppearance: @escaping @MainActor () -> Bool
  ) {
    self.navigation = navigation
    self.isAtRest = isAtRest
    self.isShowingTop = isShowingTop
    self.isReportingAppearance = isReportingAppearance
    archive = SnapshotArchive { [weak navigation] in
      guard let navigation, isAtRest() else { return nil }
      return (navigation.viewControllers, navigation.configuration.snapshotMemoryLimit)
    }
  }

  var store: SnapshotStore<UIImage> { archive.store }

  /// Trims in the background and after a memory warning.
  func observeApplication() {
    guard observations.isEmpty else { return }
    observations = [
      NotificationObservation(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.lastRendered = nil
        self?.trim(to: self?.navigation?.configuration.backgroundRetention ?? .all)
      },
      NotificationObservation(of: UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.noteRendering()
      },
      NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) {
        [weak self] in
        self?.trim(to: .nearest)
      },
    ]
  }

  // MARK: Capturing

  /// The one snapshot of a push: the last rendered frame, or what would be rendered next.
  func capture(
    _ screen: UIViewController, in scope: NavigationScope, animated: Bool
  ) -> UIImage? {
    let isRendered = lastRendered === screen
    // Nothing may be committed inside an appearance callback.
    let mayCommit = !isAppearing && !isReportingAppearance()
    guard !screen.snapshotNavigation.isSensitive, isRendered || (animated && mayCommit)
    else { return nil }
    if isRendered, mayCommit { screen.viewIfLoaded?.commitAsReleased() }
    return scope.snapshot(afterScreenUpdates: !isRendered)
  }

  /// A snapshot view of a screen that is about to leave.
  func snapshotView(of screen: UIViewController, in scope: Scope) -> UIView? {
    scope.snapshotView(afterScreenUpdates: lastRendered !== screen)
  }

  /// Stores the snapshot of a screen that has been left.
  func insert(_ snapshot: UIImage, for screen: UIViewController, stamp: SnapshotStamp) {
    guard !screen.snapshotNavigation.showsLiveContent else { return }
    archive.insert(snapshot, for: screen, stamp: stamp)
  }

  /// Notes, once it has been rendered, which screen is on top.
  func noteRendering() {
    guard let top = navigation?.topViewController, lastRendered !== top else { return }
    lastRendered = nil
    FrameClock.after(frames: 2) { [weak self, weak top] in
      guard let self, let top, let navigation, navigation.topViewController === top,
        navigation.viewIfLoaded?.window != nil, isShowingTop()
      else { return }
      lastRendered = top
    }
  }

  // MARK: Finding

  /// The stored snapshot of a screen, if it still fits.
  ///
  /// Only a caller that can wait has a compressed one decoded here and now; a finger can't.
  func snapshot(
    of screen: UIViewController, in scope: NavigationScope, waiting isWaiting: Bool
  ) -> UIImage? {
    let options = screen.snapshotNavigation
    guard !options.isSensitive, !options.showsLiveContent else { return nil }
    switch store.find(screen, fitting: scope.stamp) {
    case .picture(let image): return image
    case .compressed:
      if isWaiting, let image = archive.picture(of: screen) { return image }
      navigation?.report(.snapshotMissing)
    case .stale(let differences): navigation?.report(.snapshotStale(differences))
    case .missing: navigation?.report(.snapshotMissing)
    }
    return nil
  }

  // MARK: Trimming

  /// Drops the snapshots that no longer belong to a screen below the top, and prepares those that the
  /// next pops will need.
  func reconcile() {
    guard let navigation, isAtRest() else { return }
    archive.arrange()
    assert(store.isTrimmed(to: navigation.viewControllers))
  }

  private func trim(to retention: SnapshotRetention) {
    guard let stack = navigation?.viewControllers else { return }
    switch retention {
    case .all: break
    // The nearest is that of the screen the next pop goes to.
    case .nearest: archive.removeAll(but: stack.dropLast().last)
    case .nothing: archive.removeAll(but: nil)
    }
  }
}
