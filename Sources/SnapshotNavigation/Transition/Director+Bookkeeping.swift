import UIKit

/// What is kept in step with the stack, and who is told.
extension Director {
  /// Notes, once it has been drawn, which screen is on top.
  func noteCommit() {
    guard let top = navigation?.topViewController, committed !== top else { return }
    committed = nil
    FrameClock.after(frames: 2) { [weak self, weak top] in
      guard let self, let top, let navigation, navigation.topViewController === top,
        navigation.viewIfLoaded?.window != nil, drag == nil, isShowingTop
      else { return }
      committed = top
    }
  }

  /// Whether the scope shows the top screen: a pop shows the leaving one until it is complete.
  private var isShowingTop: Bool {
    guard let transition else { return navigation?.transitionCoordinator == nil }
    return transition.operation == .push && transition.phase == .moving
  }

  /// Drops the pictures that no longer belong to a screen below the top, and prepares those that
  /// the next pops will need.
  func reconcile() {
    guard let navigation, isAtRest else { return }
    archive.arrange()
    assert(store.isTrimmed(to: navigation.viewControllers))
  }

  /// The app has gone to the background.
  func thinOut() {
    guard let navigation else { return }
    keepPictures(navigation.configuration.backgroundRetention)
  }

  /// Drops pictures for good; the nearest is that of the screen the next pop goes to.
  func keepPictures(_ retention: SnapshotRetention) {
    guard let stack = navigation?.viewControllers else { return }
    switch retention {
    case .all: break
    case .nearest: archive.removeAll(but: stack.dropLast().last)
    case .nothing: archive.removeAll(but: nil)
    }
  }
}
