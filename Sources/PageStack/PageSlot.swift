import SnapshotNavigation
import UIKit

/// Contains a visible page and is moved instead, because the page's transform and alpha belong to the app.
final class PageSlot: UIView {
  private(set) lazy var page = UIView()
  private var snapshotView: UIView?
  private var concealment: Concealment?
  var insets = PageInsets.zero {
    didSet { layOut() }
  }

  convenience init(_ page: UIView, insets: PageInsets = .zero, frame: CGRect = .zero) {
    self.init(frame: frame)
    self.page = page
    self.insets = insets
    addSubview(page)
    page.translatesAutoresizingMaskIntoConstraints = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  func layOut() {
    guard page.superview === self else { return }
    let rect = insets.rect(in: bounds.size)
    if page.bounds.size != rect.size { page.bounds.size = rect.size }
    let anchor = page.layer.anchorPoint
    page.center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }

  /// Shows a snapshot in place of the page, which is about to fade: materials look broken in a live
  /// hierarchy that isn't opaque.
  func freeze() {
    // A page that no frame has shown would be empty.
    guard let snapshot = page.snapshotView(afterScreenUpdates: !isCommitted) else { return }
    let view = SnapshotNavigationStageView(showing: snapshot, at: page.frame)
    addSubview(view)
    snapshotView = view
    concealment = Concealment(of: page)
  }

  func thaw() {
    snapshotView?.removeFromSuperview()
    snapshotView = nil
    concealment?.end()
    concealment = nil
  }

  func dismantle() {
    removeFromSuperview()
    if page.superview === self { page.removeFromSuperview() }
  }
}
