import UIKit

extension UIView {
  /// Whether the interface runs from right to left here.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Gives a subview its frame, written for left to right and mirrored where the interface is.
  func place(
    _ part: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    part.frame = CGRect(
      x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }

  /// Where a screen's content stands between its sides: no wider than can be read with ease.
  func column(margin: CGFloat = 20, limit: CGFloat = 640) -> (x: CGFloat, width: CGFloat) {
    let safe = safeAreaInsets
    let room = bounds.width - safe.left - safe.right - margin * 2
    let width = max(min(room, limit), 0)
    let leading = isRightToLeft ? safe.right : safe.left
    return (leading + margin + (room - width) / 2, width)
  }

  /// Puts a round button where a bar would have its back button.
  func placeBack(_ button: UIView) {
    let safe = safeAreaInsets
    place(
      button, x: (isRightToLeft ? safe.right : safe.left) + 16, y: max(safe.top + 2, 12),
      width: 40, height: 40)
  }
}
