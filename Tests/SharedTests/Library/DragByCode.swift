import UIKit

@testable import SnapshotNavigation

/// A drag without a finger: does what the recognizer's shell does, with numbers of its own.
@MainActor
final class DragByCode {
  private let owner: NavigationCoordinator
  private let width: CGFloat

  /// Begins a drag at the leading edge; `nil` if the rules refuse.
  init?(in navigation: SnapshotNavigationController) {
    owner = navigation.transitions
    width = navigation.view.bounds.width
    owner.report(.landed)
    let start = DragStart(
      view: navigation.view, location: CGPoint(x: 5, y: navigation.view.bounds.midY),
      movement: CGPoint(x: 20, y: 0))
    guard case .plan(let plan) = owner.plan(for: start), owner.confirm(plan) else { return nil }
    guard owner.begin(plan) != nil else { return nil }
  }

  /// The finger has gone so much of the width.
  func move(to share: CGFloat) { owner.drag?.follow(CGPoint(x: share * width, y: 0)) }

  /// The finger has been lifted, at so many widths a second.
  func lift(at speed: CGFloat = 0) {
    owner.drag?.release(velocity: CGPoint(x: speed * width, y: 0))
  }

  /// The system has taken the finger.
  func interrupt() { owner.drag?.interrupt() }

  /// Another finger drags what settles back.
  func resume() { owner.drag?.resume() }

  /// Whether there's a drag, under the finger or settling.
  var isUnderWay: Bool { owner.drag != nil }
}
