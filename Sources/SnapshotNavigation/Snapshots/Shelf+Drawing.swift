import UIKit

/// Draws snapshot views, which are rendered only in a window and may not survive in the background.
extension Shelf {
  /// Draws or drops each snapshot view, because it may not survive in the background.
  func enterBackground() {
    frames.forgetContent()
    for snapshot in snapshots where snapshot.view != nil {
      draw(snapshot, isRendered: false, inBackground: true)
      if snapshot.view != nil { snapshot.drop() }
    }
    memory.arrange()
  }

  /// Notes what is rendered, and drops snapshots that may show a minimized tab bar, which UIKit restores.
  func enterForeground() {
    frames.noteRendering()
    guard navigation?.tabBarController?.barMayMinimize == true else { return }
    for snapshot in snapshots where snapshot.hasTabBar { snapshot.drop() }
    memory.cancelObsoleteWork()
  }

  func appear() { memory.join(self) }

  /// Removes all waiting views as the controller leaves the screen.
  func didDisappear() {
    frames.forgetContent()
    for snapshot in snapshots { snapshot.view?.endWaiting() }
    memory.arrange()
  }

  /// Puts snapshot views where they're rendered but not seen.
  ///
  /// A view that can't be drawn there goes behind an opaque screen, once its snapshot is due.
  func placeViews() {
    guard let scope = Scope(navigation?.viewIfLoaded) else { return }
    for snapshot in snapshots {
      guard let view = snapshot.view else { continue }
      let isUnseen = memory.drawing.waitsUnseen(view)
      if view.isClipped, !isUnseen { view.endWaiting() }
      if view.window == nil, isUnseen || snapshot.isDue {
        view.wait(in: scope.superview, at: scope.view.frame, unseen: isUnseen)
      }
    }
  }

  func draw(_ snapshot: Snapshot) { draw(snapshot, isRendered: true) }

  private func draw(_ snapshot: Snapshot, isRendered: Bool, inBackground: Bool = false) {
    guard let window, window.windowScene != nil else { return }
    let isEmpty = memory.drawing.draw(
      snapshot, in: window, isRendered: isRendered, inBackground: inBackground)
    if isEmpty { navigation?.report(.snapshotViewsAreEmpty) }
  }

  /// The stored image of a screen, drawn or decoded now if it has to be.
  func image(of screen: UIViewController) -> UIImage? {
    guard screen.mayBeStored, let snapshot = records[screen].snapshot else { return nil }
    if snapshot.view != nil { draw(snapshot, isRendered: false) }
    return memory.image(of: snapshot)
  }
}
