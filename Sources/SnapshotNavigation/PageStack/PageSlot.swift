import UIKit

/// What a page stands in while it is in the stack's views: the slot moves, the page's own transform
/// and alpha remain the app's.
final class PageSlot: UIView {
  private(set) lazy var page = UIView()
  private var snapshotView: UIView?
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

  /// Puts the page where its insets say; right for a page with a transform, too.
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
    guard let view = page.snapshotView(afterScreenUpdates: false) else { return }
    view.frame = page.frame
    addSubview(view)
    snapshotView = view
    page.disappear()
  }

  /// Shows the live page again.
  func thaw() {
    snapshotView?.removeFromSuperview()
    snapshotView = nil
    page.reappear()
  }

  /// Leaves the screen and lets the page go, unless somebody else has taken it already.
  func dismantle() {
    removeFromSuperview()
    if page.superview === self { page.removeFromSuperview() }
  }
}
