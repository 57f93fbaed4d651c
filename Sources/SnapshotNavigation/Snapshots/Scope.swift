import UIKit

/// The view that is captured and moved, and its transition view's superview.
@MainActor
struct Scope {
  let view: UIView
  /// The view that will hold the transition view, too, below alerts, sheets, and the keyboard.
  let superview: UIView
  /// The view whose traits and tint color the screens inherit: the scope's own, or one inside.
  let content: UIView
  let direction: LayoutDirection
  let displayScale: CGFloat

  /// Nil without a window or superview, if the view is empty or hidden, and while the scene is in the
  /// background or being resized.
  init?(_ view: UIView?, around content: UIView? = nil) {
    guard let view, let window = view.window, let superview = view.superview, !view.bounds.isEmpty,
      !view.isEffectivelyHidden,
      window.windowScene?.activationState != .background,
      window.windowScene?.isBeingResized != true
    else { return nil }
    self.view = view
    self.superview = superview
    self.content = content ?? view
    direction = self.content.layoutDirection
    let scale = view.traitCollection.displayScale
    displayScale = scale > 0 ? scale : window.screen.scale
  }

  /// The view of the outermost parent that a controller fills; a split view isn't counted.
  init?(outermost controller: UIViewController) {
    guard var view = controller.viewIfLoaded, let window = view.window else { return nil }
    var owner = controller
    while let parent = owner.parent, !(parent is UISplitViewController),
      let outer = parent.viewIfLoaded, outer.window === window, view.fills(outer)
    {
      owner = parent
      view = outer
    }
    self.init(view, around: controller.viewIfLoaded)
  }

  var fillsWindow: Bool { view.window.map { view.fills($0) } ?? true }
  /// Whether views behind may show through.
  var isClear: Bool { (view.next as? UIViewController)?.isClear ?? true }

  var canvas: SnapshotCanvas {
    SnapshotCanvas(scale: displayScale, isWide: view.traitCollection.displayGamut == .P3)
  }

  /// Runs `work`; if `commits`, the current frame stays on the screen meanwhile.
  ///
  /// A capture with screen updates may present its commit before it returns (developers' reports),
  /// with everything that moved already at rest.
  func keepingFrame<Result>(if commits: Bool, _ work: () -> Result) -> Result {
    guard commits else { return work() }
    let frame = superview.resizableSnapshotView(
      from: view.frame, afterScreenUpdates: false, withCapInsets: .zero
    ).map { SnapshotNavigationStageView(showing: $0, at: view.frame) }
    if let frame { superview.insertSubview(frame, aboveSubview: view) }
    defer { frame?.removeFromSuperview() }
    return work()
  }
}

extension UIView {
  /// Whether nothing of the view is drawn, because the view or an ancestor is hidden.
  var isEffectivelyHidden: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha == 0 }
  }

  fileprivate func fills(_ ancestor: UIView) -> Bool {
    spans(ancestor) && abs(frame(in: ancestor).height - ancestor.bounds.height) < 0.5
  }

  /// Whether the view spans an ancestor's width from the top, unlike one of several columns.
  func spans(_ ancestor: UIView) -> Bool {
    let (frame, whole) = (frame(in: ancestor), ancestor.bounds)
    return abs(frame.minX - whole.minX) < 0.5 && abs(frame.minY - whole.minY) < 0.5
      && abs(frame.width - whole.width) < 0.5
  }

  private func frame(in ancestor: UIView) -> CGRect {
    superview === ancestor ? frame : convert(bounds, to: ancestor)
  }
}
