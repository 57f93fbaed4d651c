import CoreGraphics
import Foundation
import QuartzCore

/// What a view remembers for layout.
struct LayoutAttributes {
  var safeArea = UIEdgeInsets.zero
  var marginsIncludeSafeArea = true
  var needsConstraints = false
  private var absoluteMargins: UIEdgeInsets?
  private var directionalMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  var guides: [String: UILayoutGuide] = [:]

  mutating func setMargins(_ margins: UIEdgeInsets) {
    absoluteMargins = margins
  }

  /// Apple: the margins are those that were set, pushed in by the safe area.
  func margins(
    safeArea: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection
  ) -> UIEdgeInsets {
    let own = absoluteMargins ?? directionalMargins.absolute(direction)
    return marginsIncludeSafeArea ? own + safeArea : own
  }
}

/// What a view remembers for its looks.
struct AppearanceAttributes {
  var background: UIColor?
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var tint: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}

/// What a view has found out about its drawing: the default method leaves a mark here.
struct DrawingState {
  var reachedBase = false
}

extension NSDirectionalEdgeInsets {
  func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let mirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: mirrored ? trailing : leading,
      bottom: bottom, right: mirrored ? leading : trailing)
  }
}
