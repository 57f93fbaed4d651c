import UIKit
import UIKitHost

@testable import PageStack
@testable import SnapshotNavigation

/// What a view is to the library.
extension UIView {
  /// All but the snapshots that stand there unseen, clipped or behind all others.
  package var seenSubviews: [UIView] { subviews.filter { $0.standing == nil } }

  var standing: SnapshotView? {
    let view = (self as? SnapshotCorner)?.subviews.first ?? self
    return (view as? SnapshotView).flatMap { $0.isWaiting ? $0 : nil }
  }

  package var isStage: Bool { self is TransitionView }
  package var isShield: Bool { self is TouchShield }
  package var isSnapshot: Bool { self is SnapshotView }
  package var isWaitingSnapshot: Bool { (self as? SnapshotView)?.isWaiting == true }
  package var isSnapshotCorner: Bool { self is SnapshotCorner }
  /// Whether it's a snapshot that stands out of sight; nil for other views.
  package var isClippedSnapshot: Bool? { (self as? SnapshotView)?.isClipped }
  /// Whether it's there for a transition only, and not a snapshot that waits.
  package var isOfTransition: Bool { isStage || isShield || isSnapshot && !isWaitingSnapshot }
  package var isPresentedContainer: Bool { self is PresentedView }
  package var isPageSlot: Bool { self is PageSlot }
}

extension TransitionView {
  package var lower: UIView? { lowerView }
  package var upper: UIView { upperView }
  package var cover: UIView { shadeView }
  /// How far the live upper screen is from its place.
  package var liveShift: CGFloat { liveUpper?.layer.transform.m41 ?? 0 }
  package var lowerParts: [CALayer] { lowerLayers }
  package var isLowerFirst: Bool { isLowerInFront }
  package var plays: Bool {
    shadeView.layer.animationKeys()?.contains("SnapshotNavigation.opacity") == true
  }
}

extension UIViewController {
  /// The presentation like a push in which this controller is presented.
  package var pushPresentation: AnyObject? { ownPresentation }
  /// The drag of that presentation.
  package var presentationDrag: AnyObject? { ownPresentation?.movement.drag }
  package var isPresentationAtRest: Bool { ownPresentation?.isMoving != true }
  package var isUIKitInPresentationDrag: Bool {
    ownPresentation?.movement.drag?.driver.uikitTransition != nil
  }
  /// Why a finger wouldn't drag that presentation; nil if it would.
  package func presentationRefusal(at point: CGPoint, moving way: CGPoint) -> DragRefusal? {
    guard let presentation = ownPresentation, let view = presentation.gesture.recognizer.view
    else { return nil }
    return presentation.plan(for: DragStart(view: view, location: point, movement: way)).refusal
  }
  /// The screen that is seen in this controller.
  package var seenScreen: UIViewController { visibleScreen }
  package var wantsSystemTransition: Bool { usesSystemTransition }

  private var ownPresentation: PushPresentation? {
    (presentationController as? PushPresentationController)?.presentation
  }
}

extension PageStackView {
  package var isDragged: Bool { drag != nil }
  package func settleAtOnce() { bringToRest() }
  package func usedInsets(of page: UIView) -> PageInsets { insets(for: page) }
  /// The view that clips the pages.
  package var openingView: UIView { opening }
  package func dragRefusal(at point: CGPoint, moving way: CGPoint) -> DragRefusal? {
    plan(for: DragStart(view: self, location: point, movement: way)).refusal
  }

  /// What must hold whenever nothing is going on; the names of what does not.
  package var leftovers: [String] {
    var found: [String] = []
    let top = topPage
    if isTransitioning { found.append("not at rest") }
    if opening.subviews != [shown] { found.append("views in the opening") }
    if subviews != [opening] { found.append("views in the stack") }
    if shown.page !== top || top.superview !== shown { found.append("not the top") }
    if shown.subviews != [top] { found.append("views in the slot") }
    if !CATransform3DIsIdentity(shown.layer.transform) { found.append("transform") }
    if shown.layer.opacity != 1 { found.append("opacity") }
    if !shown.isUserInteractionEnabled { found.append("no touches") }
    for layer in [layer, opening.layer, shown.layer, top.layer] {
      if layer.animationKeys()?.isEmpty == false { found.append("animations") }
    }
    if pages.dropLast().contains(where: { $0.superview != nil }) {
      found.append("a page below the top is in a view")
    }
    if pages.contains(where: { $0.pageStack !== self }) {
      found.append("a page that does not find its stack")
    }
    if Set(pages).count != pages.count { found.append("a page twice") }
    if pages.first !== rootPage || pages.last !== top { found.append("list") }
    return found
  }
}
