import UIKit

/// A view that another process draws, as cameras and Metal do: seen on the screen, but left out of
/// pictures, which then say that something is missing.
package final class ForeignView: UIView {
  package init(frame: CGRect, color: UIColor) {
    super.init(frame: frame)
    backgroundColor = color
    layer.isForeign = true
  }

  package required init?(coder: NSCoder) { nil }
}
