import Foundation

/// The facts and rules that decide whether a finger may drag.
///
/// Views under the finger have rules of their own, in TouchedView.swift. The screen is asked last,
/// because it may show an alert. The head of DragRefusal.swift lists where each kind of rule is.
package struct DragAdmission: Equatable, Sendable {
  var area = DragArea.anywhere
  var interfaceIsMac = false
  /// Whether the drag is a trackpad scroll, which starts wherever the pointer is.
  var isScroll = false
  /// The number of screens or pages on the stack.
  package var depth = 2
  var isLeftToSystem = false
  /// Whether a bar that one of the screens shows can't move with that screen.
  var isBarElsewhere = false
  package var isTransitionRunning = false
  var isSearchActive = false
  /// Whether a modal blocks the stack's touches, or belongs to the screen that would be dragged away.
  var isModalPresented = false
  var isModalInPresentation = false
  /// The distance of the first touch from the edge that the screen leaves, in points.
  var distanceFromEdge: CGFloat = 0
  /// Within this distance of that edge, in points, the drag precedes scroll views and pans.
  var edgePriority: CGFloat = 0
  /// The largest angle between the movement and the drag's axis, in degrees.
  var angle: CGFloat = 45
  /// The movement so far: `x` in the drag's direction, `y` across; in points or points per second.
  var movement = CGPoint(x: 1, y: 0)
  package var isOnScreen = true

  var goesFirst: Bool {
    !isScroll && edgePriority > 0 && distanceFromEdge <= edgePriority
  }

  /// The refusal before the finger has moved; nil if no rule refuses.
  var touchRefusal: DragRefusal? {
    switch area {
    case .disabled: return .disabled
    case .automatic where interfaceIsMac && !isScroll: return .disabled
    case .edge(let width) where distanceFromEdge > width && !isScroll: return .outsideEdge
    case .automatic, .anywhere, .edge: break
    }
    if depth <= 1 { return .atRoot }
    if isBarElsewhere { return .barElsewhere }
    return isLeftToSystem ? .systemTransition : nil
  }

  private var isTooSteep: Bool {
    abs(movement.y) >= abs(movement.x) * tan(min(max(angle, 1), 90) * .pi / 180)
  }

  package var refusal: DragRefusal? {
    if let touchRefusal { return touchRefusal }
    if isModalPresented { return .modalPresented }
    if isTransitionRunning { return .transitionRunning }
    if isSearchActive { return .activeSearch }
    if !isOnScreen { return .notOnScreen }
    if isModalInPresentation { return .modalInPresentation }
    if isTooSteep { return .notAlongAxis }
    if movement.x < 0 { return .wrongDirection }
    return nil
  }
}
