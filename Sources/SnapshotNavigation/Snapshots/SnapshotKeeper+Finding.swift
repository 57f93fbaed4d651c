import UIKit

/// What there is of a screen.
extension SnapshotKeeper {
  /// The stored snapshot of a screen, if it still fits.
  ///
  /// Only a caller that can wait has a compressed one decoded here and now; a finger can't.
  func snapshot(
    of screen: UIViewController, in scope: NavigationScope, waiting isWaiting: Bool
  ) -> LeftSnapshot? {
    guard screen.showsSnapshots else { return nil }
    let isStill = contents[screen]?.isStill(of: screen) ?? true
    switch store.find(screen, fitting: scope.stamp, isStill: isStill) {
    case .image(let image): return .image(image)
    case .undrawn(let view): return (view as? SnapshotView).map(LeftSnapshot.view)
    case .compressed:
      if isWaiting, let image = memory.image(of: screen, in: store) { return .image(image) }
      navigation?.report(.snapshotMissing)
    case .stale(let differences): navigation?.report(.snapshotStale(differences))
    case .missing: navigation?.report(.snapshotMissing)
    }
    return nil
  }

  /// What is kept of a screen, whatever the circumstances it was left in.
  func kept(of screen: UIViewController) -> LeftSnapshot? {
    undrawn(of: screen).map(LeftSnapshot.view)
      ?? memory.image(of: screen, in: store).map(LeftSnapshot.image)
  }

  /// The stored image of a screen, drawn or decoded now if it has to be.
  func image(of screen: UIViewController) -> UIImage? {
    guard !screen.snapshotNavigation.isSensitive else { return nil }
    if undrawn(of: screen) != nil { draw(screen, isRendered: false) }
    return memory.image(of: screen, in: store)
  }
}
